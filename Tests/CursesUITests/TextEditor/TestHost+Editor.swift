import CursesText
import CursesUI
import CursesUITesting
import Observation

@testable import CursesBackdrops
@testable import CursesControls
@testable import CursesHost
@testable import CursesRichEditor
@testable import CursesTextEditors
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

/// What tests of the library itself ask of a window: the tree behind it, and the editor in it.
extension TestHost {
  var graph: ViewGraph { screen.graph }

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

  /// A window with an editor of a text in marked form: `¦` is where the caret starts, `«»` what is selected.
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
