import BubblepadNotebook
import CursesText

/// How many words a note is to have, and how many are to be written in it on each day.
///
/// The names of the properties are those of Obsidian's plugins Novel Word Count and Writing Goals.
package struct WordGoal: Equatable, Sendable {
  /// Of the whole note.
  package var note: Int?
  /// Of each day.
  package var day: Int?

  private static let (noteName, dayName) = ("word-goal", "daily-word-goal")
  /// More are no goal, and no count.
  private static let most = 100_000_000

  package init(note: Int? = nil, day: Int? = nil) { (self.note, self.day) = (note, day) }

  /// The goals in a note's front matter; nil where there are none.
  package init?(in text: SourceText) {
    guard text.count > 16, text.bytes(in: 0..<3) == Array("---".utf8) else { return nil }
    // Most are short: what is read of every note on every change is not to be much.
    for length in [2 << 10, 64 << 10] {
      let source = text.bytes(in: 0..<min(text.count, length))
      guard let block = FrontMatterBlock(source) else { continue }
      let lines = String(decoding: block.properties, as: UTF8.self)
      guard lines.contains(Self.noteName) else { return nil }
      guard let properties = try? NoteProperties(source) else { return nil }
      func goal(_ name: String) -> Int? {
        properties.property(named: name).flatMap { Int($0.text) }
          .flatMap { (1...Self.most).contains($0) ? $0 : nil }
      }
      (note, day) = (goal(Self.noteName), goal(Self.dayName))
      guard note != nil || day != nil else { return nil }
      return
    }
    return nil
  }

  // MARK: In words

  /// What is typed to set them: `500`, `200 a day`, `500, 200 a day`; nothing for none.
  ///
  /// - Throws: what is wrong with it.
  package init(typed: String) throws(Refusal) {
    for part in typed.split(separator: ",") {
      var words = part.lowercased().split { $0 == " " || $0 == "/" }
        .filter { !["a", "per", "each", "words", "word"].contains($0) }
      let isDay = words.last.map { ["day", "today", "daily"].contains($0) } ?? false
      if isDay { words.removeLast() }
      guard !words.isEmpty || isDay else { continue }
      guard words.count == 1, let number = Int(words[0]), (0...Self.most).contains(number) else {
        throw Refusal("Type a number of words such as 500, or “500, 200 a day”.")
      }
      let goal = number == 0 ? nil : number
      if isDay { day = goal } else { note = goal }
    }
  }

  /// The same as it is typed.
  package var typed: String {
    [note.map(String.init), day.map { "\($0) a day" }].compactMap(\.self).joined(separator: ", ")
  }

  /// The edits that write the goals into the front matter of a note.
  ///
  /// - Throws: why it cannot be changed.
  package func edits(in properties: NoteProperties) throws(Refusal) -> [Edit] {
    var changes: [NoteProperties.Change] = []
    for (name, goal) in [(Self.noteName, note), (Self.dayName, day)] {
      if let known = properties.property(named: name) {
        changes.append(.init(known, text: goal.map(String.init)))
      } else if let goal {
        let new = NoteProperty(newName: name, text: String(goal), types: properties.types)
        changes.append(.init(new, text: String(goal)))
      }
    }
    return try properties.edits(for: changes)
  }

  // MARK: Progress

  /// How far a note is.
  package struct Progress: Equatable, Sendable {
    /// "312 of 500 words", "80 of 200 today", or both.
    package let words: String
    /// The same for a narrow screen: of both "312/500 · 80/200".
    package let shortWords: String
    /// From 0 to 1.
    package let fraction: Double
    /// Whether all goals are reached.
    package var isReached: Bool { fraction >= 1 }
  }

  /// - Parameters:
  ///   - words: that the note has.
  ///   - first: that it had when the day began.
  package func progress(words: Int, first: Int) -> Progress {
    let today = max(0, words - first)
    let goals = [
      note.map { (words: "\(words) of \($0) words", done: words, of: $0) },
      day.map { (words: "\(today) of \($0) today", done: today, of: $0) },
    ].compactMap(\.self)
    let short = goals.map { "\($0.done)/\($0.of)" }.joined(separator: " · ")
    let least = goals.min { $0.done * $1.of < $1.done * $0.of }
    return Progress(
      words: goals.map(\.words).joined(separator: ", "),
      shortWords: goals.count > 1 ? short : goals.first?.words ?? "",
      fraction: least.map { min(1, Double($0.done) / Double($0.of)) } ?? 0)
  }
}

/// How many words notes had when a day began, from one start of the program to the next: those with a goal for
/// each day.
package struct WordsAtDawn: StateLines, Equatable {
  /// `2026-11-26`.
  package private(set) var day = ""
  private var counts: [FileID: Int] = [:]

  /// More are kept of no day.
  private static let most = 1000

  package init() {}

  /// What a note had when the day began: what it has now, where it is asked for the first time on that day.
  package mutating func first(of path: String, words: Int, on day: String) -> Int {
    if day != self.day { (self.day, counts) = (day, [:]) }
    if let known = counts[FileID(path)] { return known }
    if counts.count < Self.most { counts[FileID(path)] = words }
    return words
  }

  package mutating func take(_ line: String) -> Bool {
    guard let space = line.firstIndex(of: " ") else {
      day = line
      return line.count == 10
    }
    let path = String(line[line.index(after: space)...])
    guard path.hasPrefix("/"), let count = Int(line[..<space]), count >= 0, counts.count < Self.most
    else { return false }
    counts[FileID(path)] = count
    return true
  }

  package var lines: [String] {
    let kept = counts.filter { !$0.key.path.utf8.contains(UInt8(ascii: "\n")) }
    return [day] + kept.map { "\($0.value) \($0.key.path)" }.sorted()
  }
}

/// Keeps how many words notes had when the day began.
@MainActor
package final class DawnCounts {
  private let file: StateFile<WordsAtDawn>
  private lazy var counts = file.read() ?? WordsAtDawn()
  /// Those of which nothing is written down.
  private var secretCounts = WordsAtDawn()

  package init(places: NotebookPlaces) { file = StateFile("day-words", in: places) }

  /// What a note had when the day began.
  ///
  /// - Parameter isSecret: whether nothing of the note is to be written down.
  package func first(of path: String, words: Int, on day: String, isSecret: Bool) -> Int {
    guard !isSecret else { return secretCounts.first(of: path, words: words, on: day) }
    let before = counts
    let first = counts.first(of: path, words: words, on: day)
    if counts != before { file.write(counts) }
    return first
  }
}
