import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

private struct Word: Identifiable {
  let id: Int
  var text: String { "w\(id)" }
}

private struct ListView: View {
  @State private var selection: Int? = 0
  let count: Int
  var clicks = 2
  var activate: (Int) -> Void = { _ in }
  var elsewhere: ((Int) -> Void)?
  var body: some View {
    SelectionList(
      (0..<count).map(Word.init), selection: $selection, clicks: clicks,
      activate: { activate($0.id) },
      activateElsewhere: elsewhere.map { elsewhere in { elsewhere($0.id) } },
      row: { word, row, canvas in
        canvas.write(
          (row.isSelected ? ">" : " ") + word.text, column: row.rect.minColumn,
          row: row.rect.minRow, role: .text)
      })
  }
}

@MainActor
struct SelectionListTests {
  @Test func arrowsMoveAndTheListFollows() {
    let stage = Stage(4, 3, ListView(count: 5))
    #expect(stage.picture == ">w0\n w1\n w2")
    for _ in 0..<3 { stage.press(.down) }
    #expect(stage.picture == " w1\n w2\n>w3")
    stage.press(.end)
    #expect(stage.picture == " w2\n w3\n>w4")
    stage.press(.home)
    #expect(stage.picture == ">w0\n w1\n w2")
  }

  private struct SortedList: View {
    @State private var selection: Int? = 1
    @State private var order = Array(0..<9)
    var body: some View {
      SelectionList(
        order.map(Word.init), selection: $selection,
        row: { word, row, canvas in
          canvas.write(
            (row.isSelected ? ">" : " ") + word.text, column: row.rect.minColumn,
            row: row.rect.minRow, role: .text)
        }
      )
      .onKey { key in
        guard key.typed == "r" else { return false }
        order.reverse()
        return true
      }
    }
  }

  /// Entries in another order keep the selected one in view; one that was scrolled away stays away.
  @Test func theSelectedEntryStaysInViewInAnotherOrder() {
    let stage = Stage(4, 3, SortedList())
    #expect(stage.picture == " w0\n>w1\n w2")
    stage.press(.character("r"))
    #expect(stage.picture.contains(">w1"))
    stage.press(.character("r"))
    #expect(stage.picture.contains(">w1"))
  }

  private struct HeadedList: View {
    @State private var selection: Int? = 1
    @State private var count = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        SelectionList(
          (0..<count).map(Word.init), selection: $selection, isHeading: { $0.id % 4 == 0 },
          row: { word, row, canvas in
            canvas.write(
              (row.isSelected ? ">" : " ") + word.text, column: row.rect.minColumn,
              row: row.rect.minRow, role: .text)
          })
      }
      .frame(rows: 3, alignment: .topLeading)
      .onKey { key in
        guard key.typed == "9" else { return false }
        count = 9
        return true
      }
    }
  }

  /// The heading above the selected entry is in view, also where the list had no row before.
  @Test func headingsAreShownWithWhatIsBelowThem() {
    let stage = Stage(4, 3, HeadedList())
    stage.press(.character("9"))
    #expect(stage.picture == " w0\n>w1\n w2")
    for _ in 0..<4 { stage.press(.down) }
    #expect(stage.picture == " w3\n w4\n>w5")
    for _ in 0..<2 { stage.press(.up) }
    #expect(stage.picture == ">w3\n w4\n w5")
    for _ in 0..<2 { stage.press(.up) }
    #expect(stage.picture == " w0\n>w1\n w2")
  }

  private struct GrowingList: View {
    @State private var count = 2
    var body: some View {
      ListView(count: count).frame(maxColumns: .max, maxRows: .max, alignment: .top)
        .onKey { key in
          guard let typed = key.typed.flatMap({ Int(String($0)) }) else { return false }
          count = typed
          return true
        }
    }
  }

  /// An entry more has a row more where there is room.
  @Test func aListGrowsAndShrinksWithItsEntries() {
    let stage = Stage(4, 4, GrowingList())
    func entries() -> [Substring] { stage.picture.split(separator: "\n") }
    #expect(entries() == [">w0", " w1"])
    for (count, picture) in [
      (3, ">w0\n w1\n w2"), (9, ">w0\n w1\n w2\n w3"), (1, ">w0"), (4, ">w0\n w1\n w2\n w3"),
    ] {
      stage.press(.character(Character("\(count)")))
      #expect(entries() == picture.split(separator: "\n"))
    }
  }

  @Test func aClickSelectsAndTheWheelScrolls() {
    let stage = Stage(4, 3, ListView(count: 9))
    stage.click(1, 2)
    #expect(stage.picture == " w0\n w1\n>w2")
    stage.graph.send(.mouse(Mouse(.wheelDown, at: .zero)))
    stage.settle()
    #expect(stage.picture == " w3\n w4\n w5")
    stage.graph.send(.mouse(Mouse(.wheelUp, at: .zero)))
    stage.settle()
    #expect(stage.picture == " w0\n w1\n>w2")
  }

  @Test func oneClickOrTwoDoWhatEnterDoes() {
    var chosen: [Int] = []
    let twice = Stage(4, 3, ListView(count: 9) { chosen.append($0) })
    twice.click(1, 2)
    #expect(chosen.isEmpty)
    twice.graph.send(.mouse(Mouse(.press(.left, clicks: 2), at: Point(column: 1, row: 2))))
    #expect(chosen == [2])
    let once = Stage(4, 3, ListView(count: 9, clicks: 1) { chosen.append($0) })
    once.click(1, 1)
    #expect(chosen == [2, 1])
    #expect(once.picture == " w0\n>w1\n w2")
  }

  @Test func tenThousandEntriesDrawOnlyThoseInView() {
    let stage = Stage(8, 3, ListView(count: 10_000))
    stage.press(.end)
    #expect(stage.picture == " w9997\n w9998\n>w9999")
  }

  @Test func theMiddleButtonAndControlActivateElsewhere() {
    var log: [String] = []
    let stage = Stage(
      4, 3,
      ListView(
        count: 3, clicks: 1, activate: { log.append("here \($0)") },
        elsewhere: { log.append("elsewhere \($0)") }))
    let point = { Point(column: 1, row: $0) }
    stage.graph.send(.mouse(Mouse(.press(.middle, clicks: 1), at: point(1))))
    stage.graph.send(
      .mouse(Mouse(.press(.left, clicks: 1), at: point(2), modifiers: .control)))
    stage.graph.send(.mouse(Mouse(.press(.left, clicks: 1), at: point(0))))
    #expect(log == ["elsewhere 1", "elsewhere 2", "here 0"])
    // Without it the middle button is nobody's, and Control changes nothing.
    log = []
    let plain = Stage(
      4, 3, ListView(count: 3, clicks: 1, activate: { log.append("here \($0)") }))
    plain.graph.send(.mouse(Mouse(.press(.middle, clicks: 1), at: point(1))))
    plain.graph.send(
      .mouse(Mouse(.press(.left, clicks: 1), at: point(2), modifiers: .control)))
    #expect(log == ["here 2"])
  }
}
