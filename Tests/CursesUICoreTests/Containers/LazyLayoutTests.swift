import CursesCore
import CursesSeededRandom
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@MainActor
struct LazyLayoutTests {
  private struct Uneven: View {
    let count: Int
    @State private var extra = 0
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<count + extra, id: \.self) { number in
              VStack(alignment: .leading) {
                ForEach(0...(number * 7 % 4), id: \.self) { line in
                  Text(verbatim: "r\(number).\(line)|")
                }
              }
            }
          }
        }
        .onKeyPress("s") {
          proxy.scrollTo(count / 2)
          return .handled
        }
        .onKeyPress("t") {
          proxy.scrollTo(count / 3, anchor: .top)
          return .handled
        }
        .onKeyPress("a") {
          extra += 5
          return .handled
        }
      }
    }
  }

  /// The lines on the screen, as numbers of row and line.
  private func lines(_ stage: Stage) -> [[Int]] {
    stage.picture.split(separator: "\n").compactMap { line in
      guard let end = line.firstIndex(of: "|") else { return nil }
      return line[line.index(after: line.startIndex)..<end].split(separator: ".").compactMap {
        Int($0)
      }
    }
  }

  /// Every line follows the one before.
  private func expectNoGap(_ stage: Stage, _ comment: Comment) {
    let lines = lines(stage)
    #expect(lines.count == stage.graph.size.rows, comment)
    for (one, next) in zip(lines, lines.dropFirst()) {
      let isNext =
        next == [one[0], one[1] + 1] || (next == [one[0] + 1, 0] && one[1] == one[0] * 7 % 4)
      #expect(isNext, "\(one) then \(next)")
    }
  }

  @Test func rowsOfDifferentHeightsFollowEachOtherWithoutGaps() {
    let stage = Stage(20, 9, Uneven(count: 5000))
    expectNoGap(stage, "at first")
    for step in 0..<120 {
      let before = lines(stage)
      let action: Mouse.Action = step % 40 < 25 ? .wheelDown : .wheelUp
      stage.graph.send(.mouse(Mouse(action, at: Point(column: 1, row: 1))))
      stage.settle()
      expectNoGap(stage, "step \(step)")
      // A turn of the wheel moves what is seen by three rows, whatever was guessed.
      let after = lines(stage)
      if action == .wheelDown { #expect(Array(after.prefix(6)) == Array(before.suffix(6))) }
      if action == .wheelUp, after.first != [0, 0] {
        #expect(Array(after.suffix(6)) == Array(before.prefix(6)))
      }
    }
  }

  @Test func theEndIsTheEnd() {
    let stage = Stage(20, 9, Uneven(count: 5000))
    for _ in 0..<4 { stage.press(.end) }
    #expect(lines(stage).last == [4999, 4999 * 7 % 4])
    expectNoGap(stage, "at the end")
    for _ in 0..<50 { stage.press(.pageUp) }
    expectNoGap(stage, "above the end")
    stage.press(.home)
    #expect(lines(stage).first == [0, 0])
    expectNoGap(stage, "home")
  }

  @Test func aReaderScrollsToARowThatIsNotMade() {
    let stage = Stage(20, 9, Uneven(count: 5000))
    stage.type("s")
    #expect(lines(stage).contains([2500, 0]))
    expectNoGap(stage, "scrolled to the middle")
    stage.type("t")
    #expect(lines(stage).first == [1666, 0])
    expectNoGap(stage, "scrolled to a third")
  }

  @Test func whatIsSeenStaysWhenRowsAreAddedAndWhenTheWidthChanges() {
    let stage = Stage(20, 9, Uneven(count: 500))
    stage.type("s")
    let before = lines(stage)
    stage.type("a")
    #expect(lines(stage) == before)
    stage.graph.send(.resize(Size(columns: 25, rows: 9)))
    stage.settle()
    #expect(lines(stage).first == before.first)
  }

  @Test func rowsBesideEachOtherAreLazyToo() {
    let tally = Tally()
    let stage = Stage(
      40, 3,
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<10_000, id: \.self) { CountedRow(number: $0, tally: tally) } }
      })
    #expect(stage.picture.contains("row 0 日本 row 1 日本"))
    #expect(tally.made.count < 20)
    for _ in 0..<20 {
      stage.graph.send(.mouse(Mouse(.wheelRight, at: Point(column: 1, row: 1))))
      stage.settle()
    }
    #expect(!stage.picture.contains("row 0 日本"))
    #expect(tally.made.count < 40)
  }

  @Test func outsideOfWhatScrollsTheWindowSaysWhatIsMade() {
    let tally = Tally()
    let stage = Stage(
      20, 5, LazyVStack { ForEach(0..<10_000, id: \.self) { CountedRow(number: $0, tally: tally) } }
    )
    #expect(tally.made.count < 40)
    stage.settle()
  }

  @Test func extentsAgreeWithAPlainSum() {
    var random = SeededGenerator(seed: 11)
    for gap in 0...1 {
      var extents = RowExtents(count: 300, gap: gap, guess: 2)
      var plain = Array(repeating: 2, count: 300)
      for _ in 0..<200 {
        let (index, length) = (random.below(300), random.below(5))
        extents.set(length, of: index)
        plain[index] = length
        let place = random.below(300)
        let start = plain[..<place].reduce(0) { $0 + $1 + gap }
        #expect(extents.start(of: place) == start)
        #expect(extents.length(of: place) == plain[place])
        let at = extents.index(at: start)
        #expect(extents.start(of: at) == start && at >= place)
      }
      #expect(extents.total == plain.reduce(0) { $0 + $1 + gap } - gap)
    }
  }
}
