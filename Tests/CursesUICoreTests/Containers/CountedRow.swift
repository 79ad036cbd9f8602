@testable import CursesViewGraph

/// Counts the bodies that ran.
@MainActor
final class Tally {
  var bodies = 0
  var made: Set<Int> = []
  var appeared: [Int] = []
  var gone: [Int] = []

  /// How many bodies an action had run.
  func during(_ action: () -> Void) -> Int {
    let before = bodies
    action()
    return bodies - before
  }
}

struct CountedRow: View {
  let number: Int
  let tally: Tally
  var body: some View {
    tally.bodies += 1
    tally.made.insert(number)
    return Text(verbatim: "row \(number) 日本")
      .onAppear { tally.appeared.append(number) }
      .onDisappear { tally.gone.append(number) }
  }
}
