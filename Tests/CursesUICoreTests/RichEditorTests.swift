import CursesCore
import CursesRichText
import CursesText
import CursesThemes
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors
@testable import CursesVi
@testable import CursesViewGraph

/// A rich editor on a screen of its own, as a test drives it.
@MainActor
struct EditorScreen {
  let editor: RichEditorModel
  let size: Size
  let theme: Theme

  init(_ source: String, columns: Int = 28, rows: Int = 10) throws {
    editor = RichEditorModel(RichDocument(SourceText(source)))
    size = Size(columns: columns, rows: rows)
    theme = try ThemeLibrary().theme(named: themeName)
    editor.resize(to: size, widths: .perScalar, usesUnicode: true)
  }

  var source: String { editor.document.state.text.string }

  func draw(isFocused: Bool = true) -> (rows: [String], drawing: RichEditorDrawing, frame: Frame) {
    var frame = Frame(size: size)
    let drawing = editor.draw(
      into: &frame, rect: frame.bounds, theme: theme, isFocused: isFocused)
    return ((0..<size.rows).map { frame.text(row: $0).trimmingEnd() }, drawing, frame)
  }

  /// The rows down to the last that is not empty, with a bar where the caret is.
  var picture: [String] {
    let drawn = draw()
    var rows = drawn.rows
    if let caret = drawn.drawing.caret {
      var cells = (0..<size.columns).compactMap { column -> (Int, String)? in
        let cell = drawn.frame[column, caret.row]
        return cell.width > 0 ? (column, cell.glyph.text) : nil
      }
      let at = cells.firstIndex { $0.0 >= caret.column } ?? cells.count
      cells.insert((caret.column, "¦"), at: at)
      rows[caret.row] = cells.map(\.1).joined().trimmingEnd()
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  @discardableResult
  func key(_ code: Key.Code, _ modifiers: KeyModifiers = []) -> RichEditorEffect {
    editor.handle(Key(code, modifiers), tick: 0)
  }

  func type(_ text: String) {
    for character in text { editor.handle(Key(.character(character)), tick: 0) }
  }

  @discardableResult
  func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = [])
    -> RichEditorEffect
  {
    editor.handle(
      Mouse(action, at: Point(column: column, row: row), modifiers: modifiers),
      in: Rect(origin: .zero, size: size), tick: 0)
  }
}

@MainActor
struct RichEditorTests {
  @Test func aNoteLooksLikeAPage() throws {
    let screen = try EditorScreen(
      """
      # Saturday market

      Leave early. **Everything good** is gone by `ten`.

      - [x] milk
      - [ ] eggs
        - from the van

      > Buy the best.

      | Stall | Price |
      |-------|------:|
      | Van   |  3.20 |

      ---

      ```swift
      let x = 1
      ```

      """, columns: 60, rows: 24)
    #expect(
      screen.picture == [
        "   ¦Saturday market",
        "   ━━━━━━━━━━━━━━━",
        "",
        "   Leave early. Everything good is gone by  ten .",
        "",
        "     ☑ milk",
        "     ☐ eggs",
        "       ◦ from the van",
        "",
        "   ▎ Buy the best.",
        "",
        "   Stall    Price",
        "   ───────┼───────",
        "   Van       3.20",
        "",
        "   " + String(repeating: "─", count: 54),
        "",
        "    let x = 1                                      swift",
      ])
  }

  /// With room left of the page, after code spans that are drawn wider than they are, in a quotation.
  @Test(arguments: ["one `two` three", "one", "a `b` `c`", "> one `two`", "- `x`"])
  func aSelectedLineEndStandsRightBehindItsLine(line: String) throws {
    let screen = try EditorScreen(line + "\n\nnext\n", columns: 60)
    screen.editor.usesVi = true
    screen.type("Vj")
    let drawn = screen.draw()
    let row = drawn.frame.text(row: 0)
    let end = row.trimmingEnd().count + (line.hasSuffix("`") ? 1 : 0)
    let selected = drawn.frame[end, 0].style.background
    let ground = drawn.frame[59, 0].style.background
    #expect(selected != ground)
    for column in (end + 1)..<60 { #expect(drawn.frame[column, 0].style.background == ground) }
    #expect(drawn.frame[end - 1, 0].style.background != ground)
  }

  @Test func typingChangesItsRowOnly() throws {
    let screen = try EditorScreen("one\n\ntwo\n\nthree\n")
    _ = screen.draw()
    screen.key(.down)
    #expect(screen.draw().drawing.changedRows == [])
    screen.type("x")
    #expect(screen.source == "one\n\nxtwo\n\nthree\n")
    let drawn = screen.draw()
    #expect(drawn.drawing.changedRows == [2])
    #expect(drawn.drawing.caret == Point(column: 1, row: 2))
  }

  @Test func caretsMoveByRowsThroughFormattedText() throws {
    let screen = try EditorScreen("Some **bold** words that go on\n\nnext\n", columns: 20)
    screen.key(.end)
    #expect(screen.picture == ["Some bold words ¦", "that go on", "", "next"])
    screen.key(.down)
    #expect(screen.picture == ["Some bold words", "that go on¦", "", "next"])
    screen.key(.down)
    #expect(screen.picture == ["Some bold words", "that go on", "", "next¦"])
    screen.key(.up)
    screen.key(.up)
    #expect(screen.picture == ["Some bold words ¦", "that go on", "", "next"])
    screen.key(.down)
    screen.key(.home)
    #expect(screen.picture == ["Some bold words", "¦that go on", "", "next"])
    screen.key(.left)
    screen.key(.left)
    #expect(screen.picture == ["Some bold word¦s", "that go on", "", "next"])
  }

  @Test func selectionsGrowByRowsAndAreReplaced() throws {
    let screen = try EditorScreen("one\n\ntwo\n\nthree\n")
    screen.key(.right)
    screen.key(.down, .shift)
    #expect(screen.key(.character("c"), .control).copied == "ne\nt")
    screen.type("X")
    #expect(screen.source == "oXwo\n\nthree\n")
    screen.key(.character("z"), .control)
    #expect(screen.source == "one\n\ntwo\n\nthree\n")
  }

  @Test func cuttingGivesTheTextAndTheMarkdown() throws {
    let screen = try EditorScreen("Some **bold** text\n")
    screen.mouse(.press(.left, clicks: 2), 8, 0)
    let effect = screen.key(.character("x"), .control)
    #expect(effect.copied == "bold" && effect.hasChanged)
    #expect(effect.copiedSource == CopiedSource("**bold**"))
    #expect(screen.picture.first?.contains("bold") == false)
    #expect(screen.key(.character("v"), .control).asksForPaste)
  }

  @Test func clicksDragsAndTasks() throws {
    let screen = try EditorScreen("- [ ] milk and bread\n- [ ] eggs\n", columns: 40)
    screen.mouse(.press(.left, clicks: 1), 3, 0)
    #expect(screen.source.hasPrefix("- [x] milk"))
    screen.mouse(.press(.left, clicks: 1), 3, 0)
    #expect(screen.source.hasPrefix("- [ ] milk"))
    screen.mouse(.press(.left, clicks: 1), 5, 0)
    screen.mouse(.drag(.left), 9, 0)
    screen.mouse(.release(.left), 9, 0)
    #expect(screen.key(.character("c"), .control).copied == "milk")
    screen.mouse(.press(.left, clicks: 2), 10, 0)
    screen.mouse(.drag(.left), 16, 0)
    #expect(screen.key(.character("c"), .control).copied == "and bread")
    screen.mouse(.press(.left, clicks: 3), 10, 0)
    #expect(screen.key(.character("c"), .control).copied == "milk and bread")
    screen.mouse(.press(.left, clicks: 1), 7, 1, .shift)
    #expect(screen.key(.character("c"), .control).copied?.hasSuffix("eg") == true)
  }

  @Test func theMiddleButtonPastesWhereItIs() throws {
    let screen = try EditorScreen("one two\n")
    #expect(screen.mouse(.press(.middle, clicks: 1), 4, 0).asksForPaste)
    #expect(screen.editor.position.column == 5)
    #expect(!screen.mouse(.press(.right, clicks: 1), 2, 0).asksForPaste)
  }

  @Test func aClickOnTheSignOfAFoldUnfolds() throws {
    let screen = try EditorScreen("# Head\n\ntext\n\n# Next\n", columns: 40)
    screen.editor.perform(.toggleFold, tick: 0)
    let row = try #require(screen.draw().rows.first { $0.contains("▸") })
    let column = try #require(row.firstIndex(of: "▸")).utf16Offset(in: row)
    #expect(!screen.draw().rows.contains { $0.contains("text") })
    screen.mouse(.press(.left, clicks: 1), column, 0)
    #expect(screen.draw().rows.contains { $0.contains("text") })
    // The heading itself has the caret.
    screen.mouse(.press(.left, clicks: 1), 1, 0)
    #expect(screen.draw().rows.contains { $0.contains("text") })
  }

  @Test func linksAreFollowedWithControl() throws {
    let screen = try EditorScreen("See [the page](https://example.org/a) now.\n")
    #expect(
      screen.mouse(.press(.left, clicks: 1), 8, 0, .control).followed == "https://example.org/a")
    #expect(screen.mouse(.press(.left, clicks: 1), 8, 0).followed == nil)
    #expect(screen.key(.enter, .control).followed == "https://example.org/a")
    #expect(screen.editor.linkAtCaret == "https://example.org/a")
    #expect(screen.key(.character("k"), .control).asksForLink)
    #expect(screen.draw().frame[8, 0].style.link.url == "https://example.org/a")
  }

  @Test func theWheelScrollsAndTheCaretStays() throws {
    let lines = (0..<60).map { "line \($0)\n" }.joined(separator: "\n")
    let screen = try EditorScreen(lines, rows: 7)
    screen.mouse(.wheelDown, 3, 3)
    #expect(screen.draw().drawing.caret == nil)
    #expect(screen.draw().rows[1] == "line 2")
    screen.type("x")
    #expect(screen.draw().rows[0] == "xline 0")
    #expect(screen.draw().drawing.caret == Point(column: 1, row: 0))
    screen.key(.end, .control)
    #expect(screen.draw().rows.contains("line 59"))
    screen.key(.pageUp)
    #expect(screen.draw().drawing.caret != nil)
    #expect(screen.editor.scrollFraction > 0.5)
  }

  @Test func whatIsAboveTheScreenDoesNotMoveIt() throws {
    let lines = (0..<60).map { "line \($0)\n" }.joined(separator: "\n")
    let screen = try EditorScreen(lines, rows: 8)
    screen.key(.end, .control)
    let before = screen.draw().rows
    screen.editor.perform(.edit(.moveToDocumentStart), tick: 0)
    screen.editor.perform(.scroll(1000), tick: 0)
    #expect(screen.draw().rows == before)
  }

  @Test func aLargeNoteIsReadAsItIsScrolled() throws {
    let count = 600
    let filler = String(repeating: "x", count: 600)
    let source = (0..<count).map { "line \($0) of many\n\n```\n\(filler)\n```\n\n" }.joined()
    let screen = try EditorScreen(source, columns: 700, rows: 40)
    #expect(!screen.editor.document.isWhole)
    screen.editor.perform(.scroll(1_000_000), tick: 0)
    #expect(screen.draw().rows.contains { $0.contains("line \(count - 1) of many") })
    screen.key(.home, .control)
    #expect(try screen.editor.find("line \(count - 1) of", tick: 0))
    #expect(screen.draw().rows.contains { $0.contains("line \(count - 1) of many") })
    #expect(try screen.editor.find("line 3 of", tick: 0))
    #expect(screen.editor.document.head.block == 6)
    screen.key(.character("g"), [.control, .shift])
    #expect(screen.editor.document.head.block == 6)
  }

  @Test func searchHighlightsAndGoesOn() throws {
    let screen = try EditorScreen("one **two**\n\nTwo and two\n")
    #expect(try screen.editor.find("two", tick: 0))
    #expect(screen.editor.document.head == RichPlace(block: 0, paragraph: 0, visible: 7))
    let frame = screen.draw().frame
    #expect(frame[4, 0].style.background != frame[0, 0].style.background)
    #expect(frame[0, 2].style.background != frame[4, 2].style.background)
    #expect(frame[0, 2].style.background != frame[4, 0].style.background)
    screen.key(.character("g"), .control)
    #expect(screen.editor.document.head == RichPlace(block: 1, paragraph: 0, visible: 3))
    screen.key(.character("g"), .control)
    screen.key(.character("g"), .control)
    #expect(screen.editor.document.head == RichPlace(block: 0, paragraph: 0, visible: 7))
    screen.key(.character("g"), [.control, .shift])
    #expect(screen.editor.document.head == RichPlace(block: 1, paragraph: 0, visible: 11))
    #expect(try !screen.editor.find("absent", tick: 0))
    screen.editor.endSearch()
    let plain = screen.draw().frame
    #expect(plain[0, 2].style.background == plain[4, 2].style.background)
  }

  @Test func positionCountsLinesAndCharacters() throws {
    let screen = try EditorScreen("# Title\n\nSome 日本 text\n")
    #expect(screen.editor.position == (1, 1))
    screen.editor.goTo(line: 3)
    screen.key(.end)
    #expect(screen.editor.position == (3, 13))
    let broken = try EditorScreen("one\\\ntwo *x* y\n")
    broken.editor.goTo(line: 2)
    #expect(broken.editor.position == (2, 1))
    broken.key(.end)
    #expect(broken.editor.position == (2, 8))
    screen.editor.goTo(line: 999)
    #expect(screen.draw().drawing.caret != nil)
  }

  @Test func formattingKeysWork() throws {
    let screen = try EditorScreen("plain words\n")
    screen.mouse(.press(.left, clicks: 2), 1, 0)
    screen.key(.character("b"), .control)
    #expect(screen.source == "**plain** words\n")
    #expect(screen.draw().frame[0, 0].style.attributes.contains(.bold))
    screen.key(.character("2"), .alt)
    #expect(screen.source == "## **plain** words\n")
    #expect(screen.draw().rows[1] == "───────────")
  }

  @Test func pastesAreCleaned() throws {
    let screen = try EditorScreen("")
    screen.editor.placeholder = "Write something"
    #expect(screen.draw().rows[0] == "Write something")
    screen.editor.paste(Array("one\u{1B}[31m\r\ntwo".utf8), tick: 0)
    #expect(screen.draw().rows.filter { !$0.isEmpty } == ["one two"])
  }

  @Test(arguments: [
    Size(columns: 1, rows: 1), Size(columns: 3, rows: 2), Size(columns: 20, rows: 6),
  ])
  func everySizeCanBeEdited(size: Size) throws {
    let screen = try EditorScreen(
      "# Head 日本\n\n- [ ] task\n\n> 1. x\n\n```\ncode\n```\n", columns: size.columns,
      rows: size.rows)
    for step in 0..<60 {
      switch step % 6 {
      case 0: screen.key(.down)
      case 1: screen.type("a")
      case 2: screen.key(.enter)
      case 3: screen.key(.backspace)
      case 4: screen.key(.end)
      default: screen.key(.right)
      }
      let caret = screen.draw().drawing.caret
      #expect(caret != nil)
      if let caret { #expect(caret.column < size.columns && caret.row < size.rows) }
    }
  }
}
