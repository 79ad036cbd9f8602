/// A colour of a cell: 24-bit RGB, and how much of the light behind the cell shines through it.
///
/// The components are premultiplied: what is seen is `rgb + light × transmission / 255`. A colour with
/// transmission 0 is opaque; `clear` is nothing but the light behind. Blends of such colours are again
/// such colours, so a panel over a dialog over the background stays one `Color` a cell until the
/// frame is composited.
public struct Color: Hashable, Sendable {
  /// `0xTTRRGGBB`: transmission, red, green, blue.
  public let bits: UInt32

  /// A colour by the number it is kept as.
  @inlinable public init(bits: UInt32) { self.bits = bits }

  /// An opaque colour. Components run from 0 to 255.
  @inlinable public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    bits = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// An opaque colour from `0xRRGGBB`.
  @inlinable public init(hex: UInt32) { bits = hex & 0xFF_FFFF }

  /// The terminal's own foreground or background colour, whatever that is.
  public static let terminalDefault = Color(bits: 0xFFFF_FFFF)
  /// Nothing: the light behind the cell, unchanged.
  public static let clear = Color(bits: 0xFF00_0000)
  /// `#000000`.
  public static let black = Color(hex: 0)
  /// `#FFFFFF`.
  public static let white = Color(hex: 0xFFFFFF)

  /// Of a colour in RGB, 0 to 255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// Of a colour in RGB, 0 to 255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// Of a colour in RGB, 0 to 255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// How much of the light behind shines through, 0 to 255.
  @inlinable public var transmission: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
  /// Whether no light shines through.
  @inlinable public var isOpaque: Bool { bits >> 24 == 0 }
  /// Whether it is the terminal's own colour, whatever that is.
  @inlinable public var isTerminalDefault: Bool { bits == 0xFFFF_FFFF }
  /// `0xRRGGBB`, without the transmission.
  @inlinable public var hex: UInt32 { bits & 0xFF_FFFF }
}

extension Color {
  /// This opaque colour laid with `opacity` (0 to 1) over `below`.
  ///
  /// The terminal's own colour cannot be mixed: laid over it, an opaque colour stays as it is.
  public func over(_ below: Color, opacity: Double) -> Color {
    guard !isTerminalDefault, !below.isTerminalDefault else { return opacity > 0 ? self : below }
    let alpha = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    func mix(_ shift: UInt32) -> UInt32 {
      let top = (bits >> shift) & 0xFF
      let bottom = (below.bits >> shift) & 0xFF
      return ((top * alpha + bottom * (255 - alpha) + 127) / 255) << shift
    }
    return Color(bits: mix(24) | mix(16) | mix(8) | mix(0))
  }

  /// What is seen when `light` (opaque) is behind.
  @inlinable public func lit(by light: Color) -> Color {
    guard !isOpaque, !isTerminalDefault else { return self }
    let through = bits >> 24
    func add(_ shift: UInt32) -> UInt32 {
      let own = (bits >> shift) & 0xFF
      let sum = own + (((light.bits >> shift) & 0xFF) * through + 127) / 255
      return min(sum, 255) << shift
    }
    return Color(bits: add(16) | add(8) | add(0))
  }

  /// Mixes two opaque colours; 0 is `self`, 1 is `other`.
  public func mixed(with other: Color, by amount: Double) -> Color {
    other.over(self, opacity: amount)
  }

  /// Relative luminance of the opaque part, 0 (black) to 1 (white), as WCAG 2.1 defines it.
  public var luminance: Double {
    let linear = Color.linear
    return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// The light of each value of a component. A theme asks for thousands of them before the first screen.
  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow24((value + 0.055) / 1.055)
  }

  /// The contrast ratio of two opaque colours, 1 to 21, as WCAG 2.1 defines it.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

/// `base` to the power 2.4 for a base from 0 to 1: 12/5, by the fifth root.
///
/// Written out so that nothing below the shell needs a mathematics library.
func pow24(_ base: Double) -> Double {
  guard base > 0 else { return 0 }
  var root = 0.5 + base / 2
  for _ in 0..<24 {
    let cubed = root * root * root
    root -= (cubed * root * root - base) / (5 * cubed * root)
  }
  let squared = base * base
  return squared * root * root
}
