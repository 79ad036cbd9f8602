import CursesInputFormats
import Testing

/// One row of a table: keys in a field, from one marked text to another; `¦` is the caret.
///
/// Keys stand for themselves, and `⌫` `⌦` delete, `←` `→` `⇤` `⇥` move, `⟦…⟧` is a paste, `⏎` commits.
/// `«…»` in the text before is a selection.
struct Typed {
  let before: String
  let keys: String
  let after: String

  init(_ before: String, _ keys: String, _ after: String) {
    self.before = before
    self.keys = keys
    self.after = after
  }
}

/// A field as a format sees it.
struct TypingField {
  let format: any EditingFormat
  var text: String
  var selection: Range<Int>
  var isAnchoredAtEnd = true
  /// What stands as it was typed, beside the format; nil for the format alone.
  var kept: TypedTexts?

  init(_ format: any EditingFormat, marked: String, keeping: Bool = false) {
    self.format = format
    kept = keeping ? TypedTexts() : nil
    var plain: [Character] = []
    var marks: [Int] = []
    for character in marked {
      if "¦«»".contains(character) { marks.append(plain.count) } else { plain.append(character) }
    }
    text = String(plain)
    selection = (marks.first ?? plain.count)..<(marks.last ?? plain.count)
  }

  var marked: String {
    let characters = Array(text)
    return String(characters[..<selection.lowerBound]) + "¦"
      + String(characters[selection.lowerBound...])
  }

  /// Whether the edit was taken.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with replacement: String, caret: Int) -> Bool {
    let edit = FieldEdit(text: text, range: range, replacement: replacement, caret: caret)
    let result: FieldContent?
    if var kept {
      result = format.apply(edit, keeping: &kept)
      self.kept = kept
    } else {
      result = format.apply(edit)
    }
    guard let content = result else { return false }
    text = content.text
    selection = content.caret..<content.caret
    return true
  }

  mutating func press(_ keys: String) {
    var paste: String?
    for key in keys {
      if key == "⟦" {
        paste = ""
      } else if key == "⟧" {
        replace(selection, with: paste ?? "", caret: selection.upperBound)
        paste = nil
      } else if paste != nil {
        paste?.append(key)
      } else {
        press(key)
      }
    }
  }

  private mutating func press(_ key: Character) {
    let caret = selection.upperBound
    switch key {
    case "⌫":
      let range = selection.isEmpty ? max(0, caret - 1)..<caret : selection
      if !range.isEmpty { replace(range, with: "", caret: caret) }
    case "⌦":
      let end = min(text.count, caret + 1)
      let range = selection.isEmpty ? caret..<end : selection
      if !range.isEmpty { replace(range, with: "", caret: range.lowerBound) }
    case "←": move(to: max(0, caret - 1))
    case "→": move(to: min(text.count, caret + 1))
    case "⇤": move(to: 0)
    case "⇥": move(to: text.count)
    case "⏎":
      text = format.committed(text)
      move(to: text.count)
    default: replace(selection, with: String(key), caret: caret)
    }
  }

  private mutating func move(to caret: Int) { selection = caret..<caret }
}

/// Holds a format to a table: alone, or with what a field keeps as it was typed.
func check(
  _ format: some EditingFormat, keeping: Bool = false, _ rows: [Typed],
  location: SourceLocation = #_sourceLocation
) {
  for row in rows {
    var field = TypingField(format, marked: row.before, keeping: keeping)
    field.press(row.keys)
    #expect(
      field.marked == row.after, "\(row.before) and \(row.keys)", sourceLocation: location)
  }
}

/// The message for a text; `nil` where it is right.
func complaint<F: InputFormat>(_ text: String, _ format: F) -> String? {
  do {
    _ = try format.parse(text)
    return nil
  } catch {
    return error.message
  }
}
