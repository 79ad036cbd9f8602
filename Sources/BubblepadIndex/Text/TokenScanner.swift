/// Takes folded text apart into what the index knows it by.
///
/// Words are runs of letters and digits. Writing that puts no spaces between words, and signs such as emoji, are
/// known by every two neighbours and the last one alone: so each character, and each two that follow each
/// other, are in some token.
struct TokenScanner {
  /// A run of text of one sort.
  enum Run: Equatable {
    case word(Range<Int>)
    /// Where each of its characters starts, and its end.
    case grams([Int])
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next run; nil after the last one.
  mutating func next() -> Run? {
    while index < bytes.count {
      let start = index
      let (kind, length) = kind(at: index)
      index += length
      switch kind {
      case .separator: continue
      case .letter:
        skip(.letter)
        return .word(start..<index)
      case .gram:
        var starts = [start]
        while index < bytes.count {
          let (kind, length) = self.kind(at: index)
          guard kind == .gram else { break }
          starts.append(index)
          index += length
        }
        starts.append(index)
        return .grams(starts)
      }
    }
    return nil
  }

  private mutating func skip(_ wanted: CharacterKind) {
    while index < bytes.count {
      let (kind, length) = kind(at: index)
      guard kind == wanted else { return }
      index += length
    }
  }

  private func kind(at index: Int) -> (CharacterKind, Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (CharacterKind.ascii[Int(byte)], 1) }
    let (scalar, length) = UTF8Scalar.read(bytes, at: index)
    return (CharacterKind(scalar), length)
  }

  /// Calls the body with each token, as a range of the bytes.
  static func forEachToken(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool
  ) {
    var scanner = TokenScanner(bytes)
    while let run = scanner.next() {
      switch run {
      case .word(let range):
        for piece in pieces(of: range, in: bytes) {
          guard body(piece) else { return }
        }
      case .grams(let starts):
        for place in 0..<starts.count - 1 {
          let end = starts[min(place + 2, starts.count - 1)]
          guard body(starts[place]..<end) else { return }
        }
      }
    }
  }

  /// In bytes: the longest token. A longer word is known by parts that overlap by half of that, so that each
  /// part of it up to that length is in one token.
  static let mostBytes = 120

  private static func pieces(
    of word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    guard word.count > mostBytes else { return [word] }
    // Between characters.
    func cut(_ place: Int) -> Int {
      var place = min(place, word.upperBound)
      while place < word.upperBound, place > word.lowerBound, bytes[place] & 0xC0 == 0x80 {
        place -= 1
      }
      return place
    }
    let starts = stride(from: word.lowerBound, to: word.upperBound, by: mostBytes / 2 - 4)
    return starts.map { cut($0)..<cut($0 + mostBytes) }
  }
}

/// What a character is to the index.
enum CharacterKind: UInt8, Sendable {
  case separator, letter, gram

  static let ascii: [CharacterKind] = (0..<128).map { value in
    let scalar = Unicode.Scalar(UInt8(value))
    return scalar.properties.isAlphabetic || (0x30...0x39).contains(value) || scalar == "_"
      ? .letter : .separator
  }

  private static let known: [CharacterKind] = (0..<0x3000).map { CharacterKind(looking: $0) }

  init(_ scalar: UInt32) {
    self = scalar < 0x3000 ? Self.known[Int(scalar)] : CharacterKind(looking: scalar)
  }

  private init(looking scalar: UInt32) {
    if Self.hasNoSpaces(scalar) {
      self = .gram
      return
    }
    guard let scalar = Unicode.Scalar(scalar) else {
      self = .separator
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spacingMark, .nonspacingMark, .enclosingMark:
      self = .letter
    case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol, .privateUse, .unassigned:
      self = .gram
    default: self = .separator
    }
  }

  /// Thai, Lao, Burmese, Khmer, kana, ideographs.
  private static func hasNoSpaces(_ scalar: UInt32) -> Bool {
    (0x3041..<0x3100).contains(scalar) || (0x31F0..<0x3200).contains(scalar)
      || (0x3400..<0xA000).contains(scalar) || (0xF900..<0xFB00).contains(scalar)
      || (0x20000..<0x3FFFE).contains(scalar) || (0xE00..<0xF00).contains(scalar)
      || (0x1000..<0x10A0).contains(scalar) || (0x1780..<0x1800).contains(scalar)
      || (0xFF66..<0xFFA0).contains(scalar) || scalar == 0x3005 || scalar == 0x3006
  }
}
