import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

private struct Word: Identifiable {
  let id: Int
  var text: String { "w\(id)" }
}

private struct DropList: View {
  @State private var selection: Int? = 0
  let log: (String) -> Void
  var body: some View {
    SelectionList(
      (0..<6).map(Word.init), selection: $selection, clicks: 1,
      activate: { log("open \($0.id)") },
      drops: ListDrops(
        canDrag: { $0.id != 5 },
        over: {
          log("\($0.id) over \($1.id)")
          return $1.id % 2 == 0
        },
        drop: { log("\($0.id) on \($1.id)") }, cancel: { log("none") }),
      row: { word, row, canvas in
        canvas.write(
          (row.takesDrop ? "+" : row.isSelected ? ">" : " ") + word.text,
          column: row.rect.minColumn, row: row.rect.minRow, role: .text)
      })
  }
}

/// Entries of a list are dragged onto others with the mouse; a click that does not move is still one.
@Suite("Dragging entries of a list") @MainActor
final class ListDropTests {
  private var log: [String] = []
  private lazy var stage = Stage(4, 3, DropList { [weak self] in self?.log.append($0) })

  private func mouse(_ action: Mouse.Action, _ row: Int) {
    _ = stage.graph.send(.mouse(Mouse(action, at: Point(column: 1, row: row))))
    stage.settle()
  }

  @Test func aClickCountsWhenTheButtonIsLetGo() {
    _ = stage.picture
    mouse(.press(.left, clicks: 1), 1)
    #expect(log.isEmpty && stage.picture == " w0\n>w1\n w2")
    mouse(.drag(.left), 1)
    mouse(.release(.left), 1)
    #expect(log == ["open 1"])
  }

  @Test func anEntryIsPutOnAnother() {
    _ = stage.picture
    mouse(.press(.left, clicks: 1), 1)
    mouse(.drag(.left), 0)
    #expect(stage.picture == "+w0\n>w1\n w2")
    mouse(.drag(.left), 1)
    #expect(stage.picture == " w0\n>w1\n w2")
    mouse(.drag(.left), 2)
    mouse(.release(.left), 2)
    #expect(stage.picture == " w0\n>w1\n w2")
    #expect(log == ["1 over 0", "none", "1 over 2", "1 on 2"])
  }

  @Test func whatIsNotTakenGoesNowhere() {
    _ = stage.picture
    mouse(.press(.left, clicks: 1), 0)
    mouse(.drag(.left), 1)
    mouse(.release(.left), 1)
    #expect(log == ["0 over 1", "none", "none"])
    mouse(.drag(.left), 2)
    mouse(.release(.left), 2)
    #expect(log.count == 3)
  }

  @Test func escEndsIt() {
    _ = stage.picture
    mouse(.press(.left, clicks: 1), 0)
    mouse(.drag(.left), 2)
    stage.press(.escape)
    mouse(.release(.left), 2)
    #expect(log == ["0 over 2", "none"])
  }

  @Test func theListScrollsBelowItsEnd() {
    _ = stage.picture
    mouse(.press(.left, clicks: 1), 0)
    for _ in 0..<9 { mouse(.drag(.left), 3) }
    #expect(stage.picture == " w3\n w4\n w5")
    mouse(.drag(.left), 1)
    mouse(.release(.left), 1)
    #expect(log.last == "0 on 4")
    // One that cannot be dragged opens at once.
    mouse(.press(.left, clicks: 1), 2)
    #expect(log.last == "open 5")
  }
}
