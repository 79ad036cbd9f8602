import CursesCore
import CursesInputFormats
import Testing

@testable import CursesTextFields

/// A field from marked text: `¦` is the head of the selection, `«»` the selection.
func field(_ marked: String, limit: TextLimit = .none) -> TextFieldEditor {
  var text = ""
  var head: Int?
  var ends: [Int] = []
  for character in marked {
    switch character {
    case "¦": head = text.utf8.count
    case "«", "»": ends.append(text.utf8.count)
    default: text.append(character)
    }
  }
  var field = FieldEditor(PlainStorage(text), limit: limit)
  let caret = head ?? text.utf8.count
  field.anchor = ends.first { $0 != caret } ?? caret
  field.head = caret
  return field
}

/// The marked text of a field.
func marked<Storage>(_ field: FieldEditor<Storage>) -> String {
  let text = field.text(in: 0..<field.storage.count)
  var marks: [(Int, String)] = []
  if field.hasSelection {
    let isForward = field.head > field.anchor
    marks = [
      (field.selection.lowerBound, isForward ? "«" : "«¦"),
      (field.selection.upperBound, isForward ? "¦»" : "»"),
    ]
  } else {
    marks = [(field.head, "¦")]
  }
  var bytes = Array(text.utf8)
  for (offset, mark) in marks.reversed() { bytes.insert(contentsOf: mark.utf8, at: offset) }
  return String(decoding: bytes, as: UTF8.self)
}

/// What commands make of a marked text.
func check(
  _ before: String, _ commands: FieldCommand..., to after: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var field = field(before)
  for command in commands { field.perform(command) }
  #expect(marked(field) == after, sourceLocation: sourceLocation)
}

/// A look in which every part of a field has an attribute of its own.
let plainLook = FieldLook(
  value: Style(background: .black), selection: Style(background: .white, attributes: .reverse),
  placeholder: Style(background: .black, attributes: .italic),
  ghost: Style(background: .black, attributes: .dim),
  edge: Style(background: .black, attributes: .bold))

extension FieldEditor {
  /// The row the field draws in so many cells, and the caret's column.
  mutating func drawn(
    columns: Int, isFocused: Bool = true, placeholder: String = "", ghost: String = "",
    look: FieldLook = plainLook
  ) -> (text: String, caret: Int?) {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    let caret = draw(
      into: &frame, rect: frame.bounds, look: look, isFocused: isFocused, placeholder: placeholder,
      ghost: ghost)
    return (frame.text(row: 0), caret)
  }

  mutating func type(_ text: String) { for character in text { type(character) } }
}
