import CursesCore
import CursesMarkdown
import CursesSeededRandom
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// A letter that is shown before the text has it stands where the text shows it.
@MainActor
struct EchoTests {
  private static let note = """
    # Saturday market

    Leave early, before the **crowd and the heat** come, and take `two bags` with you: one for what is
    wet, one for what is not. The man with the cheese is *never* there after ten, whatever the sign
    says; see [the list](list.md) for what he has, and do not forget eggs.

    - [x] milk from the van
    - [ ] eggs, a dozen
      - from the farm, and not from the stall beside the old gate that sells them too

    1. onions
    2. a word, ~~not two~~

    > What is written on the wall of the hall is older than the hall.

    ```swift
    let price = 12
    ```

    | what | price |
    |---|---|
    | tea | 3 |

    Wide 漢字 text and an emoji 👍 in a line, and then the end.
    """

  /// Presses a key as the host does, and returns what was echoed and what is there in the end.
  private func press(_ key: Key, on stage: Stage) -> (echoed: [Cell], shown: [Cell])? {
    stage.settle()
    stage.graph.updateCursor()
    let row = stage.graph.echo(key)
    let echoed = row.map { cells(of: $0, on: stage) }
    let caret = stage.graph.cursor?.point
    stage.graph.send(.key(key))
    stage.settle()
    stage.graph.updateCursor()
    guard let row, let echoed else { return nil }
    // An echo with the caret elsewhere is none.
    let shown = stage.graph.cursor?.point == caret ? cells(of: row, on: stage) : []
    return (echoed, shown)
  }

  private func cells(of row: Int, on stage: Stage) -> [Cell] {
    (0..<stage.graph.size.columns).map { stage.graph.scene[$0, row] }
  }

  private func makeStage(_ columns: Int, _ text: String) -> (Stage, RichEditorControl) {
    let control = RichEditorControl(text: SourceText(text))
    let stage = Stage(columns, 20, RichEditor(control))
    stage.settle()
    return (stage, control)
  }

  @Test(arguments: [24, 40, 61, 90])
  func anEchoIsWhatTheTextShows(columns: Int) {
    var random = SeededGenerator(seed: UInt64(columns))
    let (stage, control) = makeStage(columns, EchoTests.note)
    var letters = 0
    var echoes = 0
    var colours: [String] = []
    var wrong: [String] = []
    let motions: [Key] = [
      Key(.up), Key(.down), Key(.left), Key(.right), Key(.right, .control), Key(.home), Key(.end),
      Key(.backspace), Key(.enter), Key(.down), Key(.down),
    ]
    for _ in 0..<TestVariation.steps(1_500) {
      if random.below(3) == 0 {
        _ = press(motions[random.below(motions.count)], on: stage)
        continue
      }
      let letter = Array("aeinrst e1Z*-.")[random.below(14)]
      if letter.isLetter { letters += 1 }
      guard let result = press(Key(.character(letter)), on: stage) else { continue }
      echoes += 1
      if text(result.echoed) != text(result.shown) {
        let line = control.document.state.text.line(at: control.document.state.selection.main.head)
        wrong.append("\(letter) in line \(line): \(text(result.echoed)) | \(text(result.shown))")
      } else if result.echoed != result.shown {
        colours.append("\(letter): \(text(result.echoed))")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(echoes): \(wrong.prefix(8))")
    #expect(
      colours.count * 50 <= echoes,
      "\(colours.count) of \(echoes) in other colours: \(colours.prefix(8))"
    )
    #expect(echoes * 2 > letters, "\(echoes) of \(letters)")
  }

  @Test func aKeyThatTheTextDoesNotGetLeavesNothing() {
    let control = RichEditorControl(text: SourceText("some words\n"))
    let stage = Stage(40, 4, RichEditor(control) { _ in true })
    control.perform(.edit(.moveWordForward))
    stage.settle()
    stage.graph.updateCursor()
    let before = stage.picture
    let caret = stage.graph.cursor
    let key = Key(.character("x"))
    #expect(stage.graph.echo(key) == 0)
    #expect(stage.picture.contains("somex words"))
    stage.graph.send(.key(key))
    stage.settle()
    #expect(stage.picture == before)
    #expect(stage.graph.cursor == caret)
  }

  @Test func nothingIsEchoedBeforeAFrameThatIsDue() {
    let control = RichEditorControl(text: SourceText("some words\n"))
    let stage = Stage(40, 4, RichEditor(control))
    control.perform(.edit(.moveWordForward))
    stage.settle()
    stage.graph.send(.key(Key(.character("x"))))
    #expect(stage.graph.echo(Key(.character("y"))) == nil)
    stage.settle()
    #expect(stage.graph.echo(Key(.character("y"))) == 0)
  }

  private func text(_ cells: [Cell]) -> String {
    String(
      cells.filter { $0.width > 0 }.map {
        $0.glyph.text.unicodeScalars.allSatisfy(\.isASCII) ? $0.glyph.text : "?"
      }.joined())
  }
}
