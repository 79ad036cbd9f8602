/// The bytes that Markdown gives a meaning.
package enum Byte {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let bang: UInt8 = 0x21
  package static let quote: UInt8 = 0x22
  package static let hash: UInt8 = 0x23
  package static let dollar: UInt8 = 0x24
  package static let ampersand: UInt8 = 0x26
  package static let apostrophe: UInt8 = 0x27
  package static let openParen: UInt8 = 0x28
  package static let closeParen: UInt8 = 0x29
  package static let star: UInt8 = 0x2A
  package static let plus: UInt8 = 0x2B
  package static let hyphen: UInt8 = 0x2D
  package static let dot: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let colon: UInt8 = 0x3A
  package static let semicolon: UInt8 = 0x3B
  package static let less: UInt8 = 0x3C
  package static let equals: UInt8 = 0x3D
  package static let greater: UInt8 = 0x3E
  package static let question: UInt8 = 0x3F
  package static let at: UInt8 = 0x40
  package static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let closeBracket: UInt8 = 0x5D
  package static let caret: UInt8 = 0x5E
  package static let underscore: UInt8 = 0x5F
  package static let backtick: UInt8 = 0x60
  package static let openBrace: UInt8 = 0x7B
  package static let pipe: UInt8 = 0x7C
  package static let closeBrace: UInt8 = 0x7D
  package static let tilde: UInt8 = 0x7E
}

extension UInt8 {
  /// Space or tab.
  @inline(__always) package var isBlank: Bool { self == Byte.space || self == Byte.tab }

  /// Line feed or carriage return.
  @inline(__always) package var isLineEnd: Bool {
    self == Byte.lineFeed || self == Byte.carriageReturn
  }

  /// Space, tab, line feed, vertical tab, form feed, carriage return.
  @inline(__always) package var isWhitespace: Bool {
    self == 0x20 || (self >= 0x09 && self <= 0x0D)
  }

  @inline(__always) package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  @inline(__always) package var isLetter: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  @inline(__always) package var isAlphanumeric: Bool { isDigit || isLetter }

  @inline(__always) var isHexDigit: Bool {
    let lower = self | 0x20
    return isDigit || (lower >= 0x61 && lower <= 0x66)
  }

  /// The ASCII characters that a backslash can escape.
  @inline(__always) package var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40)
      || (self >= 0x5B && self <= 0x60) || (self >= 0x7B && self <= 0x7E)
  }

  @inline(__always) package var lowercased: UInt8 {
    self >= 0x41 && self <= 0x5A ? self | 0x20 : self
  }
}
