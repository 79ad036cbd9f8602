import BubblepadNotebook
import BubblepadProperties
import CursesYAML

/// The text of a template with its variables: `{{title}}`, `{{date}}`, `{{time}}`, the last two with a format after a
/// colon, in notes of weeks also `{{monday:YYYY-MM-DD}}` to `{{sunday:…}}`, and what the user is asked for: `{{prompt:Who}}`, or `{{VALUE:Who}}` as the plugin QuickAdd has it.
package struct NoteTemplate {
  package let source: [UInt8]

  /// What stands for the variables.
  package struct Values {
    package var title: String
    package var moment: LocalTime
    var dateFormat = "YYYY-MM-DD"
    var timeFormat = "HH:mm"
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
    var result: [UInt8] = []
    var unknown: [String] = []
    var rest = source[...]
    let properties = FrontMatterBlock(source)?.properties
    while let open = rest.firstRange(of: Array("{{".utf8)) {
      result += rest[..<open.lowerBound]
      rest = rest[open.lowerBound...]
      let inner = rest[open.upperBound...]
      guard let close = inner.firstRange(of: Array("}}".utf8)) else { break }
      let variable = String(decoding: inner[..<close.lowerBound], as: UTF8.self)
      guard let words = values.words(for: variable) else {
        if Self.isVariable(variable), !unknown.contains("{{\(variable)}}") {
          unknown.append("{{\(variable)}}")
        }
        // The next bracket may open a variable.
        result.append(rest.removeFirst())
        continue
      }
      let isValue =
        properties.map { Self.isValue(open.lowerBound..<close.upperBound, in: $0) } ?? false
      result += Array((isValue ? Self.value(words) : words).utf8)
      rest = rest[close.upperBound...]
    }
    return Filled(text: result + rest, unknown: unknown)
  }

  /// Whether a variable is all of a property's value.
  private static func isValue(_ range: Range<Int>, in properties: ArraySlice<UInt8>) -> Bool {
    guard properties.startIndex <= range.lowerBound, range.upperBound <= properties.endIndex
    else { return false }
    let before = properties[..<range.lowerBound].reversed().prefix { $0 != 0x0A }
    let after = properties[range.upperBound...].prefix { $0 != 0x0A }
    return before.drop { $0 == 0x20 }.first.map { $0 == 0x3A || $0 == 0x2D } ?? false
      && after.allSatisfy { $0 == 0x20 || $0 == 0x0D }
  }

  /// Words as a value of YAML: in quotation marks where they were none without.
  private static func value(_ words: String) -> String {
    let isOne = (try? YAMLReader().root(of: "k: " + words))?.mapping?.count == 1
    return isOne ? words : YAMLValue.word(words).written
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
    case "date": return MomentFormat(format.isEmpty ? dateFormat : format).text(for: moment)
    case "time": return MomentFormat(format.isEmpty ? timeFormat : format).text(for: moment)
    case let name where parts.count > 1 && name.hasSuffix("day"):
      guard let week, let day = CalendarNames.weekdayNumber(name) else { return nil }
      return MomentFormat(format.isEmpty ? dateFormat : format)
        .text(for: week.day((day + 1) % 7, inWeekOf: moment))
    default: return NoteTemplate.Prompt(variable).flatMap { answers[$0] }
    }
  }
}
