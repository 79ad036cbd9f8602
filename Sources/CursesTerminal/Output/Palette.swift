import CursesCLibrary
import CursesCore

/// The indexed colours of terminals, and which of them is nearest to a 24-bit colour.
///
/// Distance is Euclidean in Oklab (<https://bottosson.github.io/posts/oklab/>), which follows the eye
/// far better than RGB does among dark colours. Results are remembered.
struct Palette {
  private let candidates: [(index: Int32, lab: Lab)]
  private var remembered: [UInt32: Int32] = [:]

  /// xterm's 256 colours without the first 16, which every theme sets as it likes.
  static let indexed256 = Palette(16..<256)
  /// The 16 colours as xterm has them.
  static let ansi16 = Palette(0..<16)

  private init(_ indices: Range<Int>) {
    candidates = indices.map { (Int32($0), Lab(Self.color($0))) }
  }

  /// The standard colour of an index.
  static func color(_ index: Int) -> Color {
    if index < 16 { return Color(hex: ansi[index]) }
    if index >= 232 {
      let grey = UInt8(8 + 10 * (index - 232))
      return Color(grey, grey, grey)
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return Color(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
  }

  private static let ansi: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  mutating func nearest(to color: Color) -> Int32 {
    if let known = remembered[color.hex] { return known }
    let lab = Lab(color)
    var best: (index: Int32, distance: Float) = (0, .infinity)
    for candidate in candidates {
      let distance = candidate.lab.distance(to: lab)
      if distance < best.distance { best = (candidate.index, distance) }
    }
    // An animation meets many colours; forgetting all now and then bounds the memory.
    if remembered.count >= 1 << 16 { remembered.removeAll(keepingCapacity: true) }
    remembered[color.hex] = best.index
    return best.index
  }

  /// The indices of a cell's two colours, kept apart where the colours were.
  mutating func pair(_ foreground: Color, _ background: Color) -> (Int32, Int32) {
    let below = background.isTerminalDefault ? -1 : nearest(to: background)
    guard !foreground.isTerminalDefault else { return (-1, below) }
    let above = nearest(to: foreground)
    guard above == below, foreground.hex != background.hex else { return (above, below) }
    // Both fell on one colour: text must stay readable.
    let isLighter = foreground.luminance > background.luminance
    if candidates.count == 16 {
      return (isLighter ? 15 : 0, below == (isLighter ? 15 : 0) ? 8 : below)
    }
    return (nearest(to: background.mixed(with: isLighter ? .white : .black, by: 0.4)), below)
  }
}

private struct Lab {
  let l: Float
  let a: Float
  let b: Float

  init(_ color: Color) {
    func linear(_ component: UInt8) -> Float {
      let value = Float(component) / 255
      return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrtf(0.412_221_46 * red + 0.536_332_55 * green + 0.051_445_995 * blue)
    let medium = cbrtf(0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue)
    let short = cbrtf(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue)
    l = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
    a = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    b = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  func distance(to other: Lab) -> Float {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}
