import CursesUI
import Observation
import TerminalCore
import TextModel
import Themes

@testable import CursesUICore

/// A window without a terminal that shows a view with a text editor in it.
@MainActor
final class EditorStage {
  let graph: ViewGraph

  init(columns: Int = 24, rows: Int = 6, isUnicode: Bool = true, _ view: some View) {
    graph = ViewGraph(
      size: Size(columns: columns, rows: rows),
      look: Look(theme: .fallback, isUnicode: isUnicode))
    graph.setRoot(view)
    settle()
  }

  /// Brings everything up to date, as a frame does.
  func settle() {
    graph.update()
    _ = graph.draw()
  }

  @discardableResult
  func press(_ code: Key.Code, _ modifiers: KeyModifiers = []) -> Bool {
    defer { settle() }
    return graph.send(.key(Key(code, modifiers)))
  }

  func control(_ letter: Character) { press(.character(letter), .control) }
  func alt(_ letter: Character) { press(.character(letter), .alt) }

  func type(_ text: String) {
    for character in text {
      graph.send(.key(character == "\n" ? Key(.enter) : Key(.character(character))))
    }
    settle()
  }

  func paste(_ text: String) {
    graph.send(.paste(Array(text.utf8)))
    settle()
  }

  func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []) {
    graph.send(
      .mouse(Mouse(action, at: Point(column: column, row: row), modifiers: modifiers)))
    settle()
  }

  func click(_ column: Int, _ row: Int, clicks: Int = 1, _ modifiers: KeyModifiers = []) {
    mouse(.press(.left, clicks: clicks), column, row, modifiers)
    mouse(.release(.left), column, row)
  }

  /// The screen's rows without the blanks at their ends, down to the last that is not empty.
  var picture: [String] {
    var rows = (0..<graph.size.rows).map { row in
      var text = graph.scene.text(row: row)
      while text.last == " " { text.removeLast() }
      return text
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// Where the cursor of the terminal is.
  var cursor: Point? {
    graph.updateCursor()
    return graph.cursor?.point
  }

  /// The control of the editor, found by walking the tree.
  var control: TextEditorControl? {
    var found: TextEditorControl?
    graph.root?.walk { node in
      if let node = node as? ControlNode<TextEditorControl> { found = found ?? node.model }
    }
    return found
  }

  /// The text with `¦` at the head and `«»` around the selection.
  var marked: String {
    guard let control else { return "no editor" }
    let (text, main) = (control.editor.text, control.editor.selection.main)
    let before = text.string(in: 0..<main.lowerBound)
    let selected = text.string(in: main.range)
    let after = text.string(in: main.upperBound..<text.count)
    if main.isCaret { return before + "¦" + after }
    let isForward = main.head >= main.anchor
    return before + "«" + (isForward ? "" : "¦") + selected + (isForward ? "¦" : "") + "»" + after
  }

  func style(_ column: Int, _ row: Int) -> Style { graph.scene[column, row].style }
}

/// What a test program keeps.
@MainActor @Observable
final class EditorProgram {
  var text: String
  var isFinding = false
  /// How often a view has set the text.
  @ObservationIgnored var sets = 0

  init(_ text: String) { self.text = text }
}

/// A program that shows an editor of its text.
struct EditorProgramView<Content: View>: View {
  @Bindable var program: EditorProgram
  let content: (Binding<String>) -> Content

  var body: some View {
    content(
      Binding(
        get: { program.text },
        set: {
          program.sets += 1
          program.text = $0
        }))
  }
}

extension EditorStage {
  /// A stage for a text in marked form: `¦` is where the caret starts, `«»` what is selected.
  convenience init(
    _ marked: String, columns: Int = 24, rows: Int = 6, program: EditorProgram? = nil
  ) {
    let plain = marked.filter { !"¦«»".contains($0) }
    let program = program ?? EditorProgram(plain)
    program.text = plain
    self.init(
      columns: columns, rows: rows,
      EditorProgramView(program: program) { TextEditor(text: $0).textEditorStyle(.plain) })
    var offsets: [Character: Int] = [:]
    var at = 0
    for character in marked {
      if "¦«»".contains(character) { offsets[character] = at } else { at += character.utf8.count }
    }
    let head = offsets["¦"] ?? at
    let anchor = [offsets["«"], offsets["»"]].compactMap { $0 }.first { $0 != head } ?? head
    control?.editor.select(Selection(anchor: anchor, head: head))
    control?.modelChanged()
    settle()
  }
}
