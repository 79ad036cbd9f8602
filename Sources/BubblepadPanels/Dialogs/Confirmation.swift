import BubblepadIndex
import CursesUICore

/// A question with a few answers, most on a key of their own.
package struct Confirmation {
  package struct Answer {
    package let words: String
    /// The letter that gives this answer at once; nil where that would lose something in a question that
    /// may come while somebody types.
    package var letter: Character?
    package let action: () -> Void

    package init(words: String, letter: Character? = nil, action: @escaping () -> Void) {
      (self.words, self.letter, self.action) = (words, letter, action)
    }

    /// Its words, the letter underlined.
    @MainActor package var label: Text {
      guard let letter, let place = words.firstIndex(where: { $0.lowercased() == "\(letter)" })
      else { return Text(verbatim: words) }
      return Text(verbatim: String(words[..<place]))
        + Text(verbatim: String(words[place])).underline()
        + Text(verbatim: String(words[words.index(after: place)...]))
    }
  }

  package let title: String
  package let words: String
  /// What the question is about, one thing a line; they are scrolled where there is no room for all.
  package let lines: [String]
  /// The links, tags or properties that change, which are the last of the lines.
  private let changes: [EditedLine]
  /// The first is the main one, on Enter: it stands first, and so has the focus. Of several it loses nothing.
  package let answers: [Answer]
  package let cancelWords: String
  package let cancel: () -> Void
  /// Whether a bubble is drawn above the words: where somebody is welcomed.
  package let hasBubble: Bool
  /// The two texts that are chosen between, where the question is about such.
  package let comparison: ComparisonForm?

  package init(
    title: String, words: String, lines: [String] = [], changes: [EditedLine] = [],
    answers: [Answer],
    cancelWords: String = "cancel", cancel: @escaping () -> Void = {}, hasBubble: Bool = false,
    comparison: ComparisonForm? = nil
  ) {
    (self.title, self.words, self.changes) = (title, words, changes)
    self.lines = lines + changes.map(\.line)
    (self.answers, self.cancelWords, self.cancel) = (answers, cancelWords, cancel)
    (self.hasBubble, self.comparison) = (hasBubble, comparison)
  }

  /// Whether a line has two parts, what changes before and after.
  package var hasParts: Bool { !changes.isEmpty }

  /// The parts of a line, a row each where they have no room beside one another.
  package func parts(ofLine index: Int) -> [String] {
    let first = lines.count - changes.count
    return index < first ? [lines[index]] : changes[index - first].parts
  }

  /// The keys that give an answer.
  package var keyWords: String {
    let letters = answers.compactMap { answer in
      answer.letter.map { "\($0.uppercased()): \(answer.words)" }
    }
    return (letters + ["Esc: \(cancelWords)"]).joined(separator: ", ") + "."
  }
}
