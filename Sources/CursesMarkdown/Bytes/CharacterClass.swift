/// What the rules for emphasis know of a character.
enum CharacterClass {
  case space, punctuation, other

  /// The class of the character before an offset; a line's start counts as space.
  static func before(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> CharacterClass {
    guard offset > 0 else { return .space }
    if bytes[offset - 1] < 0x80 { return ascii(bytes[offset - 1]) }
    var start = offset - 1
    while start > 0, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(bytes[start..<offset])
  }

  /// The class of the character at an offset; the end counts as space.
  static func after(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> CharacterClass {
    guard offset < bytes.count else { return .space }
    if bytes[offset] < 0x80 { return ascii(bytes[offset]) }
    return scalar(bytes[offset..<min(bytes.count, offset + 4)])
  }

  private static func ascii(_ byte: UInt8) -> CharacterClass {
    if byte.isWhitespace { return .space }
    return byte.isPunctuation ? .punctuation : .other
  }

  /// Returns whether the character at an offset is a symbol, which CommonMark counts among
  /// punctuation: an emoji.
  static func isSymbol(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var decoder = UTF8()
    var iterator = bytes[offset..<min(bytes.count, offset + 4)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
    default: return false
    }
  }

  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> CharacterClass {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return .other }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .other
    }
  }
}
