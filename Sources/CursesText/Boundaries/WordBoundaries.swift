/// What a character is to word motions.
public enum WordKind: Equatable, Sendable {
  /// Letters, digits, marks and the underscore.
  case word
  /// Scripts written without spaces: a run of one of them is a word.
  case han, hiragana, katakana
  /// Spaces and tabs.
  case space
  /// A line end.
  case lineEnd
  /// Everything else: punctuation, symbols, emoji, bytes that are not UTF-8.
  case symbol

  /// Whether word motions stop at runs of it.
  public var isWord: Bool {
    switch self {
    case .word, .han, .hiragana, .katakana: true
    case .space, .lineEnd, .symbol: false
    }
  }

  /// The kind of a character that starts with `scalar`.
  public init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .symbol
      return
    }
    self = scalar.value < 0x80 ? WordKind(ascii: UInt8(scalar.value)) : WordKind(other: scalar)
  }

  private init(ascii: UInt8) {
    switch ascii {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: self = .word
    case 0x0A, 0x0D: self = .lineEnd
    case 0x09, 0x0B, 0x0C, 0x20: self = .space
    default: self = .symbol
    }
  }

  private init(other scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
    case 0x2019: self = .word  // The apostrophe of "it’s".
    default:
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil {
        self = .word
      } else {
        self = properties.isWhitespace ? .space : .symbol
      }
    }
  }
}

extension TextBytes {
  /// The kind of the character that starts at `offset`; `nil` at the end.
  public mutating func wordKind(at offset: Int) -> WordKind? {
    guard let found = scalar(at: offset) else { return nil }
    return WordKind(found.scalar)
  }

  /// The end of the next word: "on¦e two" → "one¦ two" → "one two¦".
  public mutating func wordEnd(after offset: Int) -> Int {
    var place = offset
    while let kind = wordKind(at: place), !kind.isWord { place = nextBoundary(after: place) }
    guard let kind = wordKind(at: place) else { return place }
    return runEnd(of: kind, from: place)
  }

  /// The start of the last word before `offset`: "one two¦" → "one ¦two".
  public mutating func wordStart(before offset: Int) -> Int {
    var place = offset
    while place > 0 {
      let previous = previousBoundary(before: place)
      if let kind = wordKind(at: previous), kind.isWord {
        return runStart(of: kind, from: previous)
      }
      place = previous
    }
    return 0
  }

  /// What a double click at `offset` selects: the run of one kind of characters around it. Between a
  /// word and something else it is the word.
  public mutating func wordRange(at offset: Int) -> Range<Int> {
    let place = boundary(atOrBefore: offset)
    let before = place > 0 ? wordKind(at: previousBoundary(before: place)) : nil
    let after = wordKind(at: place)
    let ownsBefore = after == nil || after == .lineEnd || (before?.isWord == true && !after!.isWord)
    guard let kind = ownsBefore ? before : after, kind != .lineEnd else { return place..<place }
    let start = before == kind ? runStart(of: kind, from: previousBoundary(before: place)) : place
    return start..<(ownsBefore ? place : runEnd(of: kind, from: place))
  }

  private mutating func runEnd(of kind: WordKind, from offset: Int) -> Int {
    var place = offset
    while wordKind(at: place) == kind || isInnerApostrophe(place, of: kind) {
      place = nextBoundary(after: place)
    }
    return place
  }

  private mutating func runStart(of kind: WordKind, from offset: Int) -> Int {
    var place = offset
    while place > 0 {
      let previous = previousBoundary(before: place)
      guard wordKind(at: previous) == kind || isInnerApostrophe(previous, of: kind) else { break }
      place = previous
    }
    return place
  }

  /// Whether the apostrophe of "don't" stands at `offset`.
  private mutating func isInnerApostrophe(_ offset: Int, of kind: WordKind) -> Bool {
    guard kind == .word, offset > 0, byte(at: offset) == 0x27 else { return false }
    return wordKind(at: previousBoundary(before: offset)) == .word
      && wordKind(at: offset + 1) == .word
  }
}

extension SourceText {
  /// See `TextBytes.wordEnd(after:)`.
  public func wordEnd(after offset: Int) -> Int {
    var reader = reader()
    return reader.wordEnd(after: offset)
  }

  /// See `TextBytes.wordStart(before:)`.
  public func wordStart(before offset: Int) -> Int {
    var reader = reader()
    return reader.wordStart(before: offset)
  }

  /// See `TextBytes.wordRange(at:)`.
  public func wordRange(at offset: Int) -> Range<Int> {
    var reader = reader()
    return reader.wordRange(at: offset)
  }
}
