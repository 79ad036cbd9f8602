import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@MainActor
struct LazyListTests {
  private struct Long: View {
    let count: Int
    let tally: Tally
    @State private var chosen: Int?
    @State private var filter = 1
    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $chosen) {
          ForEach((0..<count / filter).map { $0 * filter }, id: \.self) { number in
            CountedRow(number: number, tally: tally)
          }
        }
        Text(verbatim: "<\(chosen.map(String.init) ?? "none")>")
      }
      .onKeyPress("f") {
        filter = filter == 1 ? 10 : 1
        return .handled
      }
      .onKeyPress("j") {
        chosen = count / 2
        return .handled
      }
    }
  }

  /// The bodies that ran for each step of a walk through a list.
  private func work(count: Int) -> [Int] {
    let tally = Tally()
    var stage: Stage!
    var work = [tally.during { stage = Stage(30, 12, Long(count: count, tally: tally)) }]
    func step(_ action: () -> Void) { work.append(tally.during(action)) }
    step { for _ in 0..<3 { stage.press(.down) } }
    #expect(stage.picture.contains("<2>"))
    step { stage.press(.pageDown) }
    #expect(stage.picture.contains("<12>"))
    step { stage.press(.end) }
    #expect(stage.picture.contains("<\(count - 1)>"))
    #expect(stage.picture.contains("row \(count - 1) 日本"))
    step { stage.press(.home) }
    #expect(stage.picture.contains("<0>"))
    step { stage.graph.send(.mouse(Mouse(.wheelDown, at: Point(column: 3, row: 3)))) }
    step { stage.settle() }
    #expect(stage.picture.contains("row 3 日本"))
    #expect(!stage.picture.contains("row 2 日本"))
    step { stage.type("f") }
    step { stage.type("f") }
    step { stage.type("j") }
    #expect(stage.picture.contains("row \(count / 2) 日本"))
    #expect(stage.picture.contains("<\(count / 2)>"))
    return work
  }

  @Test func aListOfAHundredThousandRowsWorksAsOneOfAHundred() {
    let (few, many) = (work(count: 100), work(count: 100_000))
    // Eleven rows are seen, and half as many again are made above and below.
    #expect(many.allSatisfy { $0 <= 80 }, "bodies: \(many)")
    #expect(zip(few, many).allSatisfy { abs($0 - $1) <= 24 }, "\(few) against \(many)")
  }

  @Test func whatComesIntoViewAppearsAndWhatLeavesItDisappears() {
    let tally = Tally()
    let stage = Stage(30, 6, Long(count: 1000, tally: tally))
    #expect(tally.appeared.contains(0))
    #expect(!tally.appeared.contains(100))
    stage.press(.end)
    #expect(tally.gone.contains(0))
    #expect(tally.appeared.contains(999))
    #expect(!tally.made.contains(500))
  }

  @Test func aClickSelectsTheRowUnderIt() {
    let stage = Stage(30, 6, Long(count: 1000, tally: Tally()))
    stage.press(.end)
    stage.click(5, 1)
    #expect(stage.picture.contains("<996>"))
  }

  private struct Sections: View {
    let tally: Tally
    @State private var chosen: Int?
    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $chosen) {
          ForEach(0..<3, id: \.self) { group in
            Section("Group \(group)") {
              ForEach(0..<10_000, id: \.self) { number in
                CountedRow(number: group * 10_000 + number, tally: tally)
                  .tag(group * 10_000 + number)
              }
            }
          }
        }
        Text(verbatim: "<\(chosen.map(String.init) ?? "none")>")
      }
    }
  }

  @Test func rowsOfSectionsAreLazyAndTheSelectionGoesFromOneToTheNext() {
    let tally = Tally()
    let stage = Stage(30, 12, Sections(tally: tally))
    #expect(stage.picture.contains("Group 0"))
    #expect(tally.made.count < 60)
    stage.press(.end)
    #expect(stage.picture.contains("<29999>"))
    #expect(stage.picture.contains("row 29999 日本"))
    stage.press(.home)
    stage.press(.up)
    #expect(stage.picture.contains("<0>"))
    #expect(tally.made.count < 300)
  }

  private struct Preset: View {
    @State private var chosen: Int? = 5000
    let tally: Tally
    var body: some View {
      List(0..<10_000, id: \.self, selection: $chosen) { CountedRow(number: $0, tally: tally) }
    }
  }

  @Test func aListOpensAtItsSelection() {
    let tally = Tally()
    let stage = Stage(30, 10, Preset(tally: tally))
    #expect(stage.picture.contains("row 5000 日本"))
    #expect(tally.made.count < 80)
    stage.press(.up)
    #expect(stage.picture.contains("row 4999 日本"))
  }

  @Test func aListThatOpensAtItsSelectionLeavesWhatIsAroundAlone() {
    let stage = Stage(
      30, 8,
      ScrollView {
        VStack {
          ForEach(0..<6, id: \.self) { Text(verbatim: "above \($0)") }
          Preset(tally: Tally()).frame(rows: 6)
        }
      })
    #expect(stage.picture.contains("above 0"))
  }

  private struct Several: View {
    @State private var chosen: Set<Int> = [3, 40, 900]
    var body: some View {
      VStack(alignment: .leading) {
        List(0..<1000, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
        Text(verbatim: "\(chosen.sorted())")
      }
    }
  }

  @Test func spaceTakesFarRowsInAndOut() {
    let stage = Stage(30, 6, Several())
    stage.press(.end)
    stage.type(" ")
    #expect(stage.picture.contains("[3, 40, 900, 999]"))
    stage.type(" ")
    #expect(stage.picture.contains("[3, 40, 900]"))
  }
}
