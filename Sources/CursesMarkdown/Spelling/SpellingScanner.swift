import CursesText

/// Finds the words of a text that a dictionary can judge.
///
/// It leaves out what no dictionary knows: names (words with a capital inside a sentence, words in
/// capitals, CamelCase), words with digits or underscores, single letters, addresses, paths, file names
/// and options, and words of another script than the language's.
public struct SpellingScanner: Sendable {
  private let rules: SpellingRules

  /// A scanner that looks at the words of a language.
  public init(_ rules: SpellingRules) { self.rules = rules }

  /// The words of a text, in order.
  ///
  /// - Parameter skipped: ranges that are no prose, in order. A word that reaches into one is left out.
  public func words(in text: [UInt8], skipping skipped: [Range<Int>] = []) -> [SpellingWord] {
    var run = Run(text: text, rules: rules, skipped: skipped[...])
    run.scan()
    return run.words
  }

  /// The longest word that is looked at, in bytes.
  static let longest = 64
}

extension SpellingScanner {
  /// One pass over a text.
  private struct Run {
    let text: [UInt8]
    let rules: SpellingRules
    var skipped: ArraySlice<Range<Int>>
    var words: [SpellingWord] = []
    /// Whether the next word is the first of a sentence.
    var isAtStart = true
    /// Whether a full stop behind the last word may be that of an abbreviation: "Dr."
    var mayAbbreviate = false

    mutating func scan() {
      var place = 0
      while place < text.count {
        guard !text[place].isWhitespace else {
          place += 1
          continue
        }
        var end = place
        while end < text.count, !text[end].isWhitespace { end += 1 }
        scan(piece: place..<end)
        place = end
      }
    }

    /// Looks at what stands between two spaces.
    private mutating func scan(piece: Range<Int>) {
      let isProse = !isAddress(piece)
      var place = piece.lowerBound
      while place < piece.upperBound {
        let (scalar, length) = decode(place)
        guard scalar.isWordPart else {
          note(scalar)
          place += length
          continue
        }
        let end = wordEnd(from: place, in: piece)
        take(place..<end, isProse: isProse)
        place = end
      }
    }

    private mutating func note(_ scalar: Unicode.Scalar) {
      switch scalar {
      case ".": isAtStart = !mayAbbreviate
      case "!", "?", "…", "。": isAtStart = true
      default: break
      }
    }

    /// The end of a run of letters, marks, digits and underscores, with apostrophes between them.
    private func wordEnd(from start: Int, in piece: Range<Int>) -> Int {
      var place = start
      while place < piece.upperBound {
        let (scalar, length) = decode(place)
        if scalar.isWordPart {
          place += length
        } else if scalar.isApostrophe, place + length < piece.upperBound,
          decode(place + length).0.isWordPart
        {
          place += length
        } else {
          break
        }
      }
      return place
    }

    private mutating func take(_ range: Range<Int>, isProse: Bool) {
      let isFirst = isAtStart
      isAtStart = false
      let word = String(decoding: text[range], as: UTF8.self)
      let shape = WordShape(word, rules.script)
      mayAbbreviate = shape.startsWithCapital && shape.letters <= 3
      while let first = skipped.first, first.upperBound <= range.lowerBound {
        skipped.removeFirst()
      }
      let isSkipped = skipped.first.map { $0.overlaps(range) } ?? false
      guard isProse, !isSkipped, shape.isOfLetters, shape.letters > 1, !shape.hasInnerCapital,
        range.count <= SpellingScanner.longest
      else { return }
      guard !shape.startsWithCapital || isFirst || rules.checksCapitals else { return }
      words.append(SpellingWord(range: range, text: word.asInDictionaries))
    }

    /// Whether a piece is an address, a path, a file's name or an option.
    private func isAddress(_ piece: Range<Int>) -> Bool {
      let bytes = text[piece]
      if let first = bytes.first {
        let next = bytes.dropFirst().first
        switch first {
        case Byte.slash, Byte.tilde, Byte.backslash: return true
        case Byte.hyphen where next == Byte.hyphen && bytes.count > 2 || next?.isLetter == true:
          return true
        default: break
        }
      }
      if bytes.starts(with: "www.".utf8) { return true }
      var slashes = 0
      var before: UInt8 = Byte.space
      for (index, byte) in zip(bytes.indices, bytes) {
        let after = index + 1 < piece.upperBound ? bytes[index + 1] : Byte.space
        switch byte {
        case Byte.at, Byte.backslash: return true
        case Byte.colon where after == Byte.slash: return true
        case Byte.slash:
          slashes += 1
          if slashes > 1 { return true }
        case Byte.dot where before.isWordByte && after.isWordByte: return true
        default: break
        }
        before = byte
      }
      return false
    }

    private func decode(_ place: Int) -> (Unicode.Scalar, Int) {
      let byte = text[place]
      if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard place + length <= text.count else { return ("\u{FFFD}", 1) }
      var value = UInt32(byte) & (0x7F >> UInt32(length))
      for byte in text[(place + 1)..<(place + length)] { value = value << 6 | UInt32(byte & 0x3F) }
      return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
  }
}

/// What the letters of a word say of it.
private struct WordShape {
  private(set) var letters = 0
  private(set) var startsWithCapital = false
  /// Whether a capital follows the first letter: HTTP, iPhone, McDonald.
  private(set) var hasInnerCapital = false
  /// Whether it has no digits and underscores, and no letters of another script.
  private(set) var isOfLetters = true

  init(_ word: String, _ script: SpellingRules.Script) {
    for scalar in word.unicodeScalars where !scalar.isApostrophe {
      if scalar.isCapital {
        if letters == 0 { startsWithCapital = true } else { hasInnerCapital = true }
      }
      letters += 1
      if !script.contains(scalar) { isOfLetters = false }
    }
  }
}

extension SpellingRules.Script {
  /// Whether a letter or mark belongs to the script. Digits and underscores belong to none.
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return self != .greek && self != .cyrillic && UInt8(value).isLetter }
    switch self {
    case .any:
      switch WordKind(scalar) {
      case .word: return scalar.properties.numericType == nil
      default: return scalar.isMark
      }
    case .latin: return Self.latinLetters.contains { $0.contains(value) }
    case .greek: return (0x370...0x3FF).contains(value) || (0x1F00...0x1FFF).contains(value)
    case .cyrillic: return (0x400...0x52F).contains(value) || scalar.isMark
    }
  }

  /// Latin letters, the marks that go on them, and the soft hyphen.
  private static let latinLetters: [ClosedRange<UInt32>] = [
    0xAA...0xAA, 0xAD...0xAD, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x300...0x36F,
    0x1E00...0x1EFF, 0xFB00...0xFB06,
  ]
}

extension Unicode.Scalar {
  fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  fileprivate var isMark: Bool { (0x300...0x36F).contains(value) }

  /// Whether it can stand in a word, or in a name of a program's.
  fileprivate var isWordPart: Bool {
    if value < 0x80 { return UInt8(value).isWordByte }
    if self == "\u{2019}" { return false }
    return WordKind(self).isWord || isMark || value == 0xAD
  }

  fileprivate var isCapital: Bool {
    value < 0x80 ? (0x41...0x5A).contains(value) : properties.isUppercase
  }
}

extension UInt8 {
  /// A letter, a digit, an underscore or a byte of a character beyond ASCII.
  fileprivate var isWordByte: Bool {
    isAlphanumeric || self == Byte.underscore || self >= 0x80
  }
}

extension String {
  /// As dictionaries have it: with straight apostrophes, without soft hyphens.
  fileprivate var asInDictionaries: String {
    guard utf8.contains(where: { $0 == 0xE2 || $0 == 0xC2 }) else { return self }
    let scalars = unicodeScalars.filter { $0.value != 0xAD }
    return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }
}
