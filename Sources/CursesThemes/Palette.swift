import CursesCore

/// The colours of a scheme: base16 has sixteen, base24 eight more.
///
/// `00` to `07` run from the background to the strongest text, `08` to `0F` are red, orange, yellow,
/// green, cyan, blue, magenta and brown; `10` and `11` are darker backgrounds, `12` to `17` bright
/// red, yellow, green, cyan, blue and magenta.
public struct Palette: Hashable, Sendable {
  /// Always 24: what a base16 scheme lacks is filled from the sixteen, as base24 prescribes.
  public let colors: [Color]

  /// - Parameter colors: the first 16, or all 24. Missing ones are taken from the others.
  public init(_ colors: [Color]) {
    var all = colors
    while all.count < 16 { all.append(all.last ?? .black) }
    let sources = [0x00, 0x00, 0x08, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E]
    for index in all.count..<max(24, all.count) { all.append(all[sources[index - 16]]) }
    self.colors = Array(all.prefix(24))
  }

  /// `base00` is 0, `base17` is 0x17. Others wrap round.
  public subscript(index: Int) -> Color { colors[((index % 24) + 24) % 24] }

  /// The name in scheme files: `base0D`.
  public static func name(_ index: Int) -> String {
    let digits = Array("0123456789ABCDEF")
    return "base\(digits[(index >> 4) & 15])\(digits[index & 15])"
  }

  /// The index of `base0D` or `base0d`; nil for anything else, `base18` too.
  public static func index(of name: String) -> Int? {
    let lower = name.lowercased()
    guard lower.hasPrefix("base"), lower.utf8.count == 6,
      let index = Int(lower.dropFirst(4), radix: 16), (0..<24).contains(index)
    else { return nil }
    return index
  }
}

extension Color {
  /// An opaque colour from `#rrggbb`, `rrggbb` or `#rgb`.
  public init?(scheme text: some StringProtocol) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: self.init(hex: value)
    case 3:
      let (red, green, blue) = (value >> 8, (value >> 4) & 15, value & 15)
      self.init(hex: red * 17 << 16 | green * 17 << 8 | blue * 17)
    default: return nil
    }
  }

  /// `#rrggbb`.
  public var schemeText: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
