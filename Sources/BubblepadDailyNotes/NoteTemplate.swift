import BubblepadNotebook
import BubblepadProperties
import CursesInputFormats

/// The text of a template with its variables: `{{title}}`, `{{date}}`, `{{time}}`, the last two with a format after a
/// colon, `{{date+1d:…}}`, `{{yesterday}}` and `{{tomorrow}}`, in notes of weeks also `{{monday:YYYY-MM-DD}}` to
/// `{{sunday:…}}`, and what the user is asked for: `{{prompt:Who}}`, or `{{VALUE:Who}}` as the plugin QuickAdd has it.
package struct NoteTemplate {
  package let source: [UInt8]

  /// What stands for the variables.
  package struct Values {
    package var title: String
    package var moment: LocalTime
    var dateFormat = "YYYY-MM-DD"
    var timeFormat = "HH:mm"
    /// Whose names dates have.
    var language = MomentLanguage.english
    /// How the week is counted that the note is of; nil for a note of no week.
    package var week: WeekRule?
    /// What was typed for each prompt.
    package var answers: [Prompt: String] = [:]
  }

  /// Something that the user is asked for when the template is used.
  package struct Prompt: Hashable, Sendable {
    /// What is asked.
    package let words: String

    /// Nil for a variable that is none.
    init?(_ variable: String) {
      let parts = variable.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = NoteTitle.trimmed(String(parts[0]))
      let words = parts.count > 1 ? NoteTitle.trimmed(String(parts[1])) : ""
      guard name == "VALUE" || name.lowercased() == "prompt" && !words.isEmpty else { return nil }
      self.words = words.isEmpty ? "Value" : words
    }
  }

  /// What the user is asked for, each once, in the order of the text.
  package var prompts: [Prompt] {
    var seen: Set<Prompt> = []
    var prompts: [Prompt] = []
    var rest = source[...]
    while let open = rest.firstRange(of: Array("{{".utf8)) {
      let inner = rest[open.upperBound...]
      guard let close = inner.firstRange(of: Array("}}".utf8)) else { break }
      if let prompt = Prompt(String(decoding: inner[..<close.lowerBound], as: UTF8.self)) {
        if seen.insert(prompt).inserted { prompts.append(prompt) }
        rest = rest[close.upperBound...]
      } else {
        rest = rest.dropFirst(open.lowerBound - rest.startIndex + 1)
      }
    }
    return prompts
  }

  /// The text for a note, and what was written as a variable without being one.
  package struct Filled {
    package var text: [UInt8] = []
    /// Each once, with its brackets.
    package var unknown: [String] = []

    package init(text: [UInt8] = [], unknown: [String] = []) {
      self.text = text
      self.unknown = unknown
    }

    /// What is to be said of the unknown variables, in a sentence or two; nil where there are none.
    package var warning: String? {
      guard let first = unknown.first else { return nil }
      let more = unknown.count - 1
      return more == 0
        ? "Templates know no \(first). It stays as it is."
        : "Templates know no \(first), and \(more) more. They stay as they are."
    }
  }

  /// The text for a note. What is no variable stays byte for byte.
  package func filled(with values: Values) -> [UInt8] { filling(with: values).text }

  /// The same, with what stayed although it looks like a variable.
  package func filling(with values: Values) -> Filled {
    fill(with: values, FrontMatterBlock(source)?.properties)
  }

  /// - Parameter properties: the front matter, whose values stay such; nil for a value itself.
  private func fill(with values: Values, _ properties: ArraySlice<UInt8>?) -> Filled {
    var filled = Filled()
    var rest = source[...]
    while let open = rest.firstRange(of: Array("{{".utf8)) {
      if let properties, let value = TemplateValue(around: open.lowerBound, in: properties),
        value.range.lowerBound >= rest.startIndex
      {
        filled.text += rest[..<value.range.lowerBound]
        let words = NoteTemplate(source: Array(source[value.range])).fill(with: values, nil)
        filled.text += value.written(words.text, instead: source[value.range])
        filled.unknown += words.unknown.filter { !filled.unknown.contains($0) }
        rest = rest[value.range.upperBound...]
        continue
      }
      filled.text += rest[..<open.lowerBound]
      rest = rest[open.lowerBound...]
      let inner = rest[open.upperBound...]
      guard let close = inner.firstRange(of: Array("}}".utf8)) else { break }
      let variable = String(decoding: inner[..<close.lowerBound], as: UTF8.self)
      guard let words = values.words(for: variable) else {
        if Self.isVariable(variable), !filled.unknown.contains("{{\(variable)}}") {
          filled.unknown.append("{{\(variable)}}")
        }
        // The next bracket may open a variable.
        filled.text.append(rest.removeFirst())
        continue
      }
      filled.text += Array(words.utf8)
      rest = rest[close.upperBound...]
    }
    filled.text += rest
    return filled
  }

  /// Whether what stands in brackets is meant as a variable: some words on one line.
  private static func isVariable(_ words: String) -> Bool {
    words.contains { !$0.isWhitespace } && !words.contains { $0.isNewline || "{}".contains($0) }
  }
}

extension NoteTemplate.Values {
  /// The words of a variable; nil for what is none.
  fileprivate func words(for variable: String) -> String? {
    let parts = variable.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let format = parts.count > 1 ? NoteTitle.trimmed(String(parts[1])) : ""
    switch NoteTitle.trimmed(String(parts[0])).lowercased() {
    case "title": return parts.count == 1 ? title : nil
    case "date": return written(format.isEmpty ? dateFormat : format)
    case "time": return written(format.isEmpty ? timeFormat : format)
    case let name where parts.count > 1 && name.hasSuffix("day"):
      guard let week, let day = CalendarNames.weekdayNumber(name) else { return nil }
      return MomentFormat(format.isEmpty ? dateFormat : format, in: language)
        .text(for: week.day((day + 1) % 7, inWeekOf: moment))
    case "yesterday": return written(format.isEmpty ? dateFormat : format, shifted: "-1d")
    case "tomorrow": return written(format.isEmpty ? dateFormat : format, shifted: "+1d")
    case let name where name.hasPrefix("date"):
      return written(format.isEmpty ? dateFormat : format, shifted: name.dropFirst(4))
    default: return NoteTemplate.Prompt(variable).flatMap { answers[$0] }
    }
  }

  private func written(_ format: String) -> String {
    MomentFormat(format, in: language).text(for: moment)
  }

  /// A day before or after, as the plugin Periodic Notes has it: `+1d`, `-2w`, `+1m`, `-1q`, `+1y`. Nil for anything
  /// else, and beyond the calendar.
  private func written(_ format: String, shifted shift: Substring) -> String? {
    let shift = NoteTitle.trimmed(String(shift))
    guard let unit = shift.last, let sign = shift.first, "+-".contains(sign),
      let date = moment.date,
      let count = Int(shift.dropLast()), abs(count) < 100_000
    else { return nil }
    let day =
      switch unit {
      case "d": date.advanced(by: count)
      case "w": date.advanced(by: count * 7)
      case "m": date.advanced(byMonths: count)
      case "q": date.advanced(byMonths: count * 3)
      case "y": date.advanced(byMonths: count * 12)
      default: nil as CalendarDate?
      }
    return day.map { MomentFormat(format, in: language).text(for: LocalTime($0)) }
  }
}
