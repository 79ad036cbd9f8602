/// One scalar of a text, or one byte that is not part of any.
public struct DecodedScalar: Equatable, Sendable {
  /// The scalar; `nil` for a byte that is not UTF-8 at its place.
  public var scalar: Unicode.Scalar?
  /// The number of bytes it takes, 1 to 4.
  public var length: Int
}

extension TextBytes {
  /// What starts at `offset`; `nil` at the end. Overlong forms, surrogates and strays are bytes.
  public mutating func scalar(at offset: Int) -> DecodedScalar? {
    guard let lead = byte(at: offset) else { return nil }
    if lead < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(lead), length: 1) }
    let stray = DecodedScalar(scalar: nil, length: 1)
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: return stray
    }
    for step in 1..<length {
      guard let next = byte(at: offset + step), next & 0xC0 == 0x80 else { return stray }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return stray }
    return DecodedScalar(scalar: scalar, length: length)
  }

  /// What ends at `offset`; `nil` at the start.
  public mutating func scalar(before offset: Int) -> DecodedScalar? {
    guard let last = byte(at: offset - 1) else { return nil }
    if last < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(last), length: 1) }
    var length = 1
    while length <= 4, let lead = byte(at: offset - length) {
      if lead & 0xC0 != 0x80 {
        if let found = scalar(at: offset - length), found.length == length { return found }
        break
      }
      length += 1
    }
    return DecodedScalar(scalar: nil, length: 1)
  }
}
