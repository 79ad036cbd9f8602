@_spi(Nodes) import CursesViewGraph

/// Where a key of vi leads, through what is seen.
///
/// A line is what one caret position up or down stands in: a paragraph, an item, a row of a table, a line
/// of code. A row is one of the rows on the screen that a long line is wrapped into.
enum ViMotion: Hashable, Sendable {
  case left, right
  /// Backspace and Space: on into the line before, or after.
  case leftAcross, rightAcross
  case lineUp, lineDown
  case rowUp, rowDown
  case lineStart, firstNonBlank, lineEnd, lastNonBlank
  case rowStart, rowEnd
  /// The character of the line by number.
  case column
  /// `-`, `+` and `_`: to the first character of a line.
  case lineAboveStart, lineBelowStart, lineHereStart
  case wordStart(ViWord)
  case wordEnd(ViWord)
  case wordStartBackward(ViWord)
  case wordEndBackward(ViWord)
  /// `gg` and `G`: with a count, to the line of the source of that number.
  case documentStart, documentEnd
  case blockBackward, blockForward
  case sentenceBackward, sentenceForward
  case find(ViFind)
  /// `;` and `,`.
  case findAgain(isReversed: Bool)
  case bracket
  case screenTop, screenMiddle, screenBottom
  case search(ViSearchLine)
  case searchAgain(isReversed: Bool)
  /// `*` and `#`, and `g*` and `g#` that take the word as a part of others too.
  case searchWord(isForward: Bool, isWhole: Bool)
  /// To a named place; with `'` to the start of its line.
  case mark(Character, isLine: Bool)

  /// What an operator takes when it goes this way.
  enum Reach: Hashable, Sendable {
    /// Up to the character before the place.
    case exclusive
    /// The character at the place too.
    case inclusive
    /// All lines from here to there.
    case lines
  }

  var reach: Reach {
    switch self {
    case .lineUp, .lineDown, .lineAboveStart, .lineBelowStart, .lineHereStart, .documentStart,
      .documentEnd, .screenTop, .screenMiddle, .screenBottom, .mark(_, isLine: true):
      .lines
    case .lineEnd, .lastNonBlank, .rowEnd, .wordEnd, .wordEndBackward, .bracket: .inclusive
    case .find(let find): find.isForward ? .inclusive : .exclusive
    default: .exclusive
    }
  }

  /// Whether it goes far, so that `''` leads back.
  var isJump: Bool {
    switch self {
    case .documentStart, .documentEnd, .blockBackward, .blockForward, .sentenceBackward,
      .sentenceForward, .bracket, .screenTop, .screenMiddle, .screenBottom, .search, .searchAgain,
      .searchWord, .mark:
      true
    default: false
    }
  }

  /// Whether what is deleted by it goes to the numbered registers, however little it is.
  var isBigDelete: Bool {
    switch self {
    case .bracket, .sentenceBackward, .sentenceForward, .blockBackward, .blockForward, .search,
      .searchAgain, .mark(_, isLine: false):
      true
    default: false
    }
  }

  /// Whether it keeps to the column that the motions before it had.
  var keepsColumn: Bool {
    switch self {
    case .lineUp, .lineDown, .rowUp, .rowDown: true
    default: false
    }
  }
}

/// What counts as a word.
enum ViWord: Hashable, Sendable {
  /// Letters and digits, or other signs.
  case small
  /// Everything between spaces.
  case big
}

/// A search for a character in the line.
struct ViFind: Hashable, Sendable {
  var character: Character
  var isForward: Bool
  /// Whether it stops beside the character.
  var isTill: Bool

  var reversed: ViFind { ViFind(character: character, isForward: !isForward, isTill: isTill) }
}

/// A piece of the text by what it is.
enum ViObject: Hashable, Sendable {
  case word(ViWord)
  case sentence
  /// Lines without a gap between them.
  case paragraph
  /// The Markdown block: an item with all in it, a list, a quotation, code, a table.
  case block
  /// A stretch of one style: bold, a link, code.
  case span
  case quote(Character)
  /// By its opening bracket.
  case bracket(Character)
  /// What stands between `<a>` and `</a>`.
  case tag
  /// The match of the last search at the caret, or the next one.
  case match(isForward: Bool)

  /// Whether one lies within another, and not behind it.
  var isNested: Bool {
    switch self {
    case .block, .span, .quote, .bracket, .tag: true
    case .word, .sentence, .paragraph, .match: false
    }
  }

  /// The object of a key after `i` or `a`.
  init?(_ key: Character) {
    switch key {
    case "w": self = .word(.small)
    case "W": self = .word(.big)
    case "s": self = .sentence
    case "p": self = .paragraph
    case "k": self = .block
    case "m": self = .span
    case "\"", "'", "`": self = .quote(key)
    case "(", ")", "b": self = .bracket("(")
    case "{", "}", "B": self = .bracket("{")
    case "[", "]": self = .bracket("[")
    case "<", ">": self = .bracket("<")
    case "t": self = .tag
    default: return nil
    }
  }
}
