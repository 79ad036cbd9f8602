import CursesText

/// How a note says on which day its tasks were done: as one of them does, or as the line itself did before it
/// was opened again.
package struct DoneDates {
  /// Lines that were opened again, without the day, and how they had it.
  private var opened: [[UInt8]: TaskLine.Form] = [:]
  private static let most = 1_000

  package init() {}

  /// Remembers that a task was opened again which had a day.
  package mutating func noteToggle(of line: TaskLine) {
    guard !line.isOpen, let form = line.dating, opened.count < Self.most else { return }
    opened[line.with(status: " ").without(.done, .cancelled).bytes] = form
  }

  /// How the day is written behind a task that is done now; nil where it is not.
  package func form(for line: TaskLine, in text: SourceText) -> TaskLine.Form? {
    line.dating ?? opened[line.bytes] ?? Self.form(in: text)
  }

  /// How the first task of a text has it that has one. Only its beginning is looked at.
  private static func form(in text: SourceText) -> TaskLine.Form? {
    let limit = min(text.count, 1 << 18)
    for word in TaskField.done.symbols.map({ "\($0)" }) + [TaskField.done.key + "::"] {
      guard let search = Search(word, isCaseSensitive: true) else { continue }
      var place = 0
      for _ in 0..<16 {
        guard let found = text.firstMatch(of: search, from: place, limit: limit) else { break }
        let content = text.lineContentRange(text.line(at: found.lowerBound))
        if content.count < 1 << 14, let form = TaskLine(text.bytes(in: content))?.dating {
          return form
        }
        place = found.upperBound
      }
    }
    return nil
  }
}
