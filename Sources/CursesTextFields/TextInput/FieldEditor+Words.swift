@_spi(Nodes) import CursesViewGraph

/// Which typed letters become capital ones.
public enum FieldCapitalization: Hashable, Sendable {
  case never
  /// The first letter of each word, of each sentence, every letter.
  case words, sentences, characters
}

extension FieldEditor {
  /// A letter that is about to be typed, as its place asks for it.
  func capitalized(_ character: Character) -> Character {
    guard character.isLowercase, !Storage.isSecret else { return character }
    let isWanted =
      switch capitalization {
      case .never: false
      case .characters: true
      case .words: isAtWordStart
      case .sentences: isAtSentenceStart
      }
    let upper = character.uppercased()
    return isWanted && upper.count == 1 ? Character(upper) : character
  }

  private var before: Substring {
    let text = text(in: 0..<selection.lowerBound)
    return text[...]
  }

  private var isAtWordStart: Bool { before.last.map { $0.isWhitespace || $0 == "-" } ?? true }

  private var isAtSentenceStart: Bool {
    let text = before
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    return text.last?.isWhitespace == true && [".", "!", "?", "…", "。", "！", "？"].contains(last)
  }

  mutating func changeCase(_ wanted: FieldCase) -> FieldEffect {
    guard !Storage.isSecret else { return FieldEffect() }
    let range = hasSelection ? selection : head..<target(of: .wordForward, from: head)
    guard !range.isEmpty else { return FieldEffect() }
    let before = text(in: range)
    let after =
      switch wanted {
      case .upper: before.uppercased()
      case .lower: before.lowercased()
      case .capitalized: before.capitalizedWords
      }
    guard after != before else {
      head = range.upperBound
      anchor = head
      return FieldEffect()
    }
    return edit(range, with: after, kind: .other, startsGroup: true)
  }

  mutating func transposeWords() -> FieldEffect {
    guard !Storage.isSecret, !hasSelection else { return FieldEffect() }
    var end = target(of: .wordForward, from: head)
    var second = target(of: .wordBackward, from: end)
    if end == head || second == end || text(in: second..<end).allSatisfy(\.isWhitespace) {
      end = line.byteCount
      second = target(of: .wordBackward, from: end)
    }
    let first = target(of: .wordBackward, from: second)
    guard first < second else { return FieldEffect() }
    let firstEnd = target(of: .wordForward, from: first)
    guard firstEnd <= second else { return FieldEffect() }
    let secondEnd = target(of: .wordForward, from: second)
    let swapped =
      text(in: second..<secondEnd) + text(in: firstEnd..<second) + text(in: first..<firstEnd)
    return edit(first..<secondEnd, with: swapped, kind: .other, startsGroup: true)
  }
}

extension String {
  /// The words with a capital first letter and small ones after it.
  fileprivate var capitalizedWords: String {
    var startsWord = true
    var words = ""
    for character in self {
      words += startsWord ? character.uppercased() : character.lowercased()
      startsWord =
        !(character.isLetter || character.isNumber || character == "'" || character == "’")
    }
    return words
  }
}
