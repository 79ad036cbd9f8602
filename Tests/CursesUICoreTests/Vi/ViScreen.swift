import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors
@testable import CursesVi

/// One case of vi keys: a source with the caret before the character it is on, keys as vi writes them
/// (`<Esc>`, `<CR>`, `<C-r>`), and the source after them. `«»` hold what is selected in a visual mode.
struct ViCase: CustomTestStringConvertible {
  let before: String
  let keys: String
  let after: String

  init(_ before: String, _ keys: String, _ after: String) {
    self.before = before
    self.keys = keys
    self.after = after
  }

  var testDescription: String { "\(keys) on \(before)".replacing("\n", with: "/") }
}

/// An editor with vi keys, driven by them.
@MainActor
final class ViScreen {
  let editor: RichEditorModel
  private(set) var messages: [String] = []
  private(set) var requests: [ViRequest] = []
  private(set) var copied: [String] = []

  init(_ marked: String, columns: Int = 40, rows: Int = 12) {
    var plain = ""
    var head = 0
    for character in marked {
      if character == "¦" { head = plain.utf8.count } else { plain.append(character) }
    }
    editor = RichEditorModel(
      RichDocument(SourceText(plain), selection: Selection(caret: head)))
    editor.resize(
      to: Size(columns: columns, rows: rows), widths: .perScalar, usesUnicode: true)
    editor.usesVi = true
  }

  @discardableResult
  func press(_ keys: String) -> ViScreen {
    for key in ViScreen.keys(keys) {
      let effect = editor.handle(key, tick: 0)
      if let message = effect.message { messages.append(message) }
      if let request = effect.viRequest { requests.append(request) }
      if let text = effect.copied { copied.append(text) }
    }
    return self
  }

  static func keys(_ text: String) -> [Key] {
    var keys: [Key] = []
    var left = text[...]
    while let character = left.popFirst() {
      guard character == "<", let end = left.firstIndex(of: ">"), end > left.startIndex,
        let key = named(String(left[..<end]))
      else {
        keys.append(Key(.character(character)))
        continue
      }
      left = left[left.index(after: end)...]
      keys.append(key)
    }
    return keys
  }

  private static func named(_ name: String) -> Key? {
    switch name {
    case "Esc": return Key(.escape)
    case "CR": return Key(.enter)
    case "BS": return Key(.backspace)
    case "Del": return Key(.delete)
    case "Up": return Key(.up)
    case "Down": return Key(.down)
    case "Left": return Key(.left)
    case "Right": return Key(.right)
    case "Tab": return Key(.tab)
    default:
      guard name.hasPrefix("C-"), name.count == 3, let letter = name.last else { return nil }
      return Key(.character(letter), .control)
    }
  }

  var source: String { editor.document.state.text.string }

  /// The source with the caret, and with what is selected in a visual mode.
  var marked: String {
    let bytes = editor.document.state.text.bytes
    var signs: [(Int, Int, String)] = []
    let visual = editor.viKeys?.caret.state.visual
    let head = visual?.cursor ?? editor.document.state.selection.main.head
    signs.append((head, 1, "¦"))
    if visual != nil {
      for range in editor.document.state.selection.ranges {
        signs.append((range.lowerBound, 0, "«"))
        signs.append((range.upperBound, 2, "»"))
      }
    }
    var text = ""
    var start = 0
    for (offset, _, sign) in signs.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      text += String(decoding: bytes[start..<offset], as: UTF8.self) + sign
      start = offset
    }
    return text + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Does a case; what is shown must then be what a document opened on the result shows, and undoing
  /// everything must give the first bytes.
  static func check(_ one: ViCase, _ location: SourceLocation = #_sourceLocation) {
    let screen = ViScreen(one.before)
    let first = screen.editor.document.state.text
    screen.press(one.keys)
    let hint = "\(one.keys): \(screen.messages)".ascii
    #expect(screen.marked.inOneLine == one.after.inOneLine, "\(hint)", sourceLocation: location)
    let fresh = RichDocument(screen.editor.document.state.text)
    #expect(screen.editor.document.shown == fresh.shown, "\(hint)", sourceLocation: location)
    while screen.editor.document.history.canUndo {
      screen.editor.document.perform(.undo, tick: 0)
    }
    #expect(screen.editor.document.state.text == first, "\(hint)", sourceLocation: location)
  }
}

extension String {
  /// Line ends as signs, so that a failure can be read.
  var inOneLine: String { replacing("\n", with: "\\n") }

  fileprivate var ascii: String { String(unicodeScalars.filter(\.isASCII).map(Character.init)) }
}

extension RichDocument {
  /// What is shown, paragraph by paragraph, with the styles.
  var shown: [String] {
    while readOn() {}
    return (0..<blockCount).flatMap { block($0).paragraphs }.map { paragraph in
      "\(paragraph.kind) \(paragraph.prefix.count) "
        + paragraph.runs.map { run in
          "\(String(decoding: paragraph.text[run.range], as: UTF8.self)){\(run.attributes.rawValue)}"
        }.joined()
    }
  }
}
