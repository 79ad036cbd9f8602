import BubblepadNotebook
import CursesInputFormats

/// A line with a task: its box, its words and its fields, with every byte as it is written.
///
/// Fields with symbols are read from the end backward (`📅 2026-01-02 #tag ^id`), those between brackets
/// (`[due:: 2026-01-02]`, `(due:: 2026-01-02)`) anywhere but in code.
package struct TaskLine: Equatable, Sendable {
  /// How a field is written.
  package enum Form: Sendable { case symbols, brackets }

  /// A field in the line.
  package struct Entry: Equatable, Sendable {
    package let field: TaskField
    package let form: Form
    /// All of it, without the space around.
    package let range: Range<Int>
    package let value: Range<Int>
  }

  /// The line without its end.
  package private(set) var bytes: [UInt8]
  /// The character in the box.
  package let status: Character
  /// In the order of the line.
  package let entries: [Entry]
  /// The bytes of the status.
  package let box: Range<Int>
  /// Where a new field goes: after all but an id of the block.
  private let fieldPlace: Int
  /// Where the fields and tags begin that stand at its end.
  private let fieldsStart: Int

  /// Nil for a line without a task.
  package init?(_ bytes: [UInt8]) {
    guard let box = TaskScanner.box(in: bytes) else { return nil }
    var scanner = TaskScanner(bytes, from: box.upperBound + 1)
    scanner.scan()
    self.bytes = bytes
    self.box = box
    status = String(decoding: bytes[box], as: UTF8.self).first ?? " "
    entries = scanner.entries.sorted { $0.range.lowerBound < $1.range.lowerBound }
    fieldPlace = scanner.end
    fieldsStart = scanner.fieldsStart
  }

  package init?(_ line: String) { self.init(Array(line.utf8)) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Reading

  package var isDone: Bool { status == "x" || status == "X" }
  package var isCancelled: Bool { status == "-" }
  /// Whether there is something to do still: any other character is a state of an open task.
  package var isOpen: Bool { !isDone && !isCancelled }
  package var hasFields: Bool { !entries.isEmpty }

  /// The form of the fields it has.
  package var form: Form? { entries.last?.form }

  /// How it says on which day it was done; nil where it does not.
  package var dating: Form? { entry(.done)?.form }

  private func entry(_ field: TaskField) -> Entry? { entries.last { $0.field == field } }

  /// What is written for a field; of a priority its symbol or word.
  package func value(_ field: TaskField) -> String? {
    entry(field).map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }

  /// Nil for a field that is not there, and for a day that no month has.
  package func date(_ field: TaskField) -> CalendarDate? {
    value(field).flatMap(CalendarDate.init(iso:))
  }

  package var priority: TaskPriority {
    guard let value = value(.priority)?.lowercased() else { return .none }
    return TaskPriority.allCases.first { $0.symbol == value || $0.word == value } ?? .none
  }

  /// The words of the task, without box, fields and markers.
  package var words: String {
    var rest = bytes
    let id = fieldPlace..<bytes.count
    for range in (entries.map(\.range) + [id]).sorted(by: { $0.lowerBound > $1.lowerBound }) {
      rest.removeSubrange(range)
    }
    let body = rest[min(box.upperBound + 1, rest.count)...]
    let parts = body.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return NoteSummary.plainLine(
      String(decoding: Array(parts.joined(separator: [0x20])), as: UTF8.self))
  }

  /// The tags in its words, with their `#`.
  package var tags: [String] {
    let body = String(decoding: bytes[min(box.upperBound + 1, bytes.count)...], as: UTF8.self)
    return body.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard word.first == "#", word.dropFirst().contains(where: { !$0.isNumber && $0 != "#" })
      else { return nil }
      let end = word.dropFirst().firstIndex { character in
        !(character.isLetter || character.isNumber || "_-/".contains(character)
          || !character.isASCII)
      }
      let tag = word[..<(end ?? word.endIndex)]
      return tag.count > 1 ? String(tag) : nil
    }
  }

  /// All that stands after the box, fields too.
  package var body: String {
    String(decoding: bytes[min(box.upperBound + 2, bytes.count)...], as: UTF8.self)
  }

  /// The text after the box without an id of the block, in two: the description, and the fields and tags at its end.
  /// What is added to a description goes between them: fields are read from the end.
  package var parts: (description: String, fields: String) {
    let start = min(box.upperBound + 2, fieldPlace)
    let middle = max(start, min(fieldsStart, fieldPlace))
    return (
      String(decoding: bytes[start..<middle], as: UTF8.self),
      String(decoding: bytes[middle..<max(middle, fieldPlace)], as: UTF8.self)
    )
  }

  // MARK: Writing

  /// The line with other text after its box; nil for text without words, or of more than a line.
  package func with(body: String) -> TaskLine? {
    guard !body.contains(where: \.isNewline), body.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return TaskLine(Array(bytes[..<(box.upperBound + 1)]) + [0x20] + Array(body.utf8))
  }

  /// The line with another character in its box.
  package func with(status: Character) -> TaskLine {
    replacing(box, with: Array(String(status).utf8))
  }

  /// The line with a field changed, added after the others, or taken out.
  ///
  /// - Parameters:
  ///   - value: nil takes the field out, with one space before it.
  ///   - form: that of a new field in a line that has none.
  package func with(_ field: TaskField, _ value: String?, form: Form) -> TaskLine {
    guard let entry = entry(field) else {
      guard let value else { return self }
      let written = written(field, value, self.form ?? form)
      return replacing(fieldPlace..<fieldPlace, with: Array((" " + written).utf8))
    }
    if let value { return replacing(entry.value, with: Array(value.utf8)) }
    var range = entry.range
    if let before = bytes[..<range.lowerBound].last, before == 0x20 || before == 0x09 {
      range = range.lowerBound - 1..<range.upperBound
    }
    return replacing(range, with: [])
  }

  package func with(_ field: TaskField, _ date: CalendarDate?, form: Form) -> TaskLine {
    with(field, date?.description, form: form)
  }

  /// The line without any of some fields.
  package func without(_ fields: TaskField...) -> TaskLine {
    var line = self
    for field in fields {
      while line.entry(field) != nil {
        let next = line.with(field, String?.none, form: .symbols)
        guard next.bytes.count < line.bytes.count else { break }
        line = next
      }
    }
    return line
  }

  /// The line without an id of its block, which no other may have.
  var withoutBlockID: TaskLine {
    guard bytes[fieldPlace...].contains(UInt8(ascii: "^")) else { return self }
    return replacing(fieldPlace..<bytes.count, with: [])
  }

  /// A new field, between round brackets where the line's last one is.
  private func written(_ field: TaskField, _ value: String, _ form: Form) -> String {
    let last = entries.last { $0.form == .brackets }
    let isRound = last.map { bytes[$0.range.lowerBound] == UInt8(ascii: "(") } == true
    return switch form {
    case .brackets where isRound: "(\(field.key):: \(value))"
    case .brackets: "[\(field.key):: \(value)]"
    case .symbols where field == .priority: value
    case .symbols: "\(field.symbols[0]) \(value)"
    }
  }

  private func replacing(_ range: Range<Int>, with new: [UInt8]) -> TaskLine {
    TaskLine(Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]) ?? self
  }
}

extension CalendarDate {
  /// A day as ISO 8601 writes it: `2026-01-02`.
  package init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      parts[2].utf8.count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
