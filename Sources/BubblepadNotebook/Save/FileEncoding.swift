import CursesText

/// How the characters of a text file are written on the disk. Everywhere else a text is UTF-8.
public enum FileEncoding: String, Sendable {
  case utf8 = "UTF-8"
  /// One byte for each character, as in Windows. What it leaves undefined are the controls of Latin-1, so that
  /// every file is a text, and every such text the same file again.
  case windows1252 = "Windows-1252"
}

extension FileEncoding {
  /// How many bytes at the start of a file tell its encoding.
  static let probed = 1 << 16
  /// The longest file that is converted, in bytes; a longer one is shown as if it were UTF-8.
  static let longest = 16 << 20

  /// The encoding of a file.
  ///
  /// A file that is UTF-8 for its most part is damaged, and no other encoding: what is damaged stays as it is.
  /// - Parameters:
  ///   - start: all of it, or more than the first `probed` bytes.
  ///   - size: of the whole file.
  static func of(_ start: SourceText, size: Int) -> FileEncoding {
    of(start.bytes(in: 0..<min(start.count, probed)), size: size)
  }

  static func of(_ bytes: [UInt8], size: Int) -> FileEncoding {
    guard size <= longest else { return .utf8 }
    let (characters, others) = tally(bytes, isCut: bytes.count < size)
    return others > characters ? .windows1252 : .utf8
  }

  /// How many characters of more than a byte there are, and how many bytes that belong to none.
  private static func tally(_ bytes: [UInt8], isCut: Bool) -> (characters: Int, others: Int) {
    var (characters, others, place) = (0, 0, 0)
    while place < bytes.count {
      guard bytes[place] >= 0x80 else {
        place += 1
        continue
      }
      let length = length(ofCharacterWith: bytes[place])
      let more = bytes[(place + 1)...].prefix(max(0, length - 1)).prefix { $0 & 0xC0 == 0x80 }
      let isAtCut = isCut && place + length > bytes.count && place + 1 + more.count == bytes.count
      if length == 0 || more.count + 1 < length, !isAtCut {
        others += 1
        place += 1
      } else {
        if length > 1 { characters += 1 }
        place += max(1, length)
      }
    }
    return (characters, others)
  }

  private static func length(ofCharacterWith first: UInt8) -> Int {
    switch first {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  /// What the bytes of a file say.
  func text(of file: SourceText) -> SourceText {
    guard self == .windows1252 else { return file }
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count / 8)
    for byte in file.bytes {
      if byte < 0x80 { text.append(byte) } else { text += Self.written[Int(byte) - 0x80] }
    }
    return SourceText(bytes: text)
  }

  /// The bytes that say a text; nil where it has a character that the encoding has not, or would be read as
  /// another.
  func file(of text: SourceText) -> SourceText? {
    guard self == .windows1252 else { return text }
    guard let string = String(validating: text.bytes, as: UTF8.self) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for scalar in string.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        guard let byte = Self.bytes[scalar] else { return nil }
        bytes.append(byte)
      }
    }
    let file = SourceText(bytes: bytes)
    let isRead = bytes.count == text.count || Self.of(file, size: file.count) == self
    return isRead ? file : nil
  }

  /// The first character of a text that the encoding has not, and where it stands; nil where it has all.
  func firstMissing(in text: SourceText) -> (character: Character, offset: Int)? {
    guard self == .windows1252 else { return nil }
    var offset = 0
    for scalar in String(decoding: text.bytes, as: UTF8.self).unicodeScalars {
      if !scalar.isASCII, Self.bytes[scalar] == nil { return (Character(scalar), offset) }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// The characters of the bytes 0x80 to 0xFF.
  private static let scalars: [Unicode.Scalar] = {
    let first: [Unicode.Scalar] = [
      "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
      "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
      "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}",
      "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}",
      "\u{178}",
    ]
    return first + (UInt8(0xA0)...0xFF).map { Unicode.Scalar($0) }
  }()

  private static let written = scalars.map { Array(String(Character($0)).utf8) }
  private static let bytes = Dictionary(
    uniqueKeysWithValues: zip(scalars, UInt8(0x80)...0xFF))
}

extension LoadedFile {
  /// The encoding of the file, as far as it was read.
  public var encoding: FileEncoding { .of(text, size: max(text.count, Int(stamp.size))) }

  /// What a file that was read to its end says, as UTF-8.
  public var characters: SourceText { encoding.text(of: text) }
}
