import BubblepadNotebook

/// The text of a template with its variables: `{{title}}`, `{{date}}`, `{{time}}`, and the last two with a format
/// after a colon.
struct NoteTemplate {
  let source: [UInt8]

  /// What stands for the variables.
  struct Values {
    var title: String
    var moment: LocalTime
    var dateFormat = "YYYY-MM-DD"
    var timeFormat = "HH:mm"
  }

  /// The text for a note. What is no variable stays byte for byte.
  func filled(with values: Values) -> [UInt8] {
    var result: [UInt8] = []
    var rest = source[...]
    while let open = rest.firstRange(of: Array("{{".utf8)) {
      result += rest[..<open.lowerBound]
      rest = rest[open.lowerBound...]
      let inner = rest[open.upperBound...]
      guard let close = inner.firstRange(of: Array("}}".utf8)),
        let words = values.words(for: String(decoding: inner[..<close.lowerBound], as: UTF8.self))
      else {
        // The next bracket may open a variable.
        result.append(rest.removeFirst())
        continue
      }
      result += Array(words.utf8)
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}

extension NoteTemplate.Values {
  /// The words of a variable; nil for what is none.
  fileprivate func words(for variable: String) -> String? {
    let parts = variable.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let format = parts.count > 1 ? NoteTitle.trimmed(String(parts[1])) : ""
    switch NoteTitle.trimmed(String(parts[0])).lowercased() {
    case "title": return parts.count == 1 ? title : nil
    case "date": return MomentFormat(format.isEmpty ? dateFormat : format).text(for: moment)
    case "time": return MomentFormat(format.isEmpty ? timeFormat : format).text(for: moment)
    default: return nil
    }
  }
}
