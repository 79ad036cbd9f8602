import CursesCLibrary
import CursesCore

/// A colour as the eye measures it (OKLab): brightness, and two axes of hue.
///
/// Means of such colours look like the middle between them: blue and white do not turn violet, and what
/// fades keeps its hue.
struct Tone: Hashable {
  var light: Float
  var green: Float
  var blue: Float

  /// How far the colour is from grey.
  var chroma: Float { (green * green + blue * blue).squareRoot() }

  init(light: Float, green: Float, blue: Float) {
    self.light = light
    self.green = green
    self.blue = blue
  }

  init(_ color: Color) {
    func linear(_ part: UInt8) -> Float { Tone.linear[Int(part)] }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let middle = cbrtf(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let short = cbrtf(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    light = 0.210_454_26 * long + 0.793_617_8 * middle - 0.004_072_05 * short
    green = 1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_7 * short
    blue = 0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short
  }

  /// The way to another tone through the hues between them, the shorter way round: never through grey.
  func turned(to other: Tone, by amount: Float) -> Tone {
    let start = atan2f(blue, green)
    let turn = remainderf(atan2f(other.blue, other.green) - start, 2 * .pi)
    let hue = start + turn * amount
    let chroma = chroma + (other.chroma - chroma) * amount
    return Tone(
      light: light + (other.light - light) * amount, green: chroma * cosf(hue),
      blue: chroma * sinf(hue))
  }

  /// The tone as it is when it loses a part of its light, 0 to 1: what is yellow or orange then glows
  /// like embers, since dark orange is brown.
  @inline(__always)
  func embered(by part: Float) -> Tone {
    let warm = max(blue, 0) * part
    return Tone(light: light, green: green + 0.24 * warm, blue: blue - 0.12 * warm)
  }

  /// The light of each value of a component.
  private static let linear: [Float] = (0...255).map { component in
    let value = Float(component) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}

/// A mixture of tones as light: red, green and blue from 0 to 1, in proportion to their energy.
struct Glow {
  var red: Float
  var green: Float
  var blue: Float

  @inline(__always)
  init(_ tone: Tone) {
    let long = tone.light + 0.396_337_78 * tone.green + 0.215_803_76 * tone.blue
    let middle = tone.light - 0.105_561_346 * tone.green - 0.063_854_17 * tone.blue
    let short = tone.light - 0.089_484_18 * tone.green - 1.291_485_5 * tone.blue
    let (l, m, s) = (long * long * long, middle * middle * middle, short * short * short)
    red = Glow.bounded(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_93 * s)
    green = Glow.bounded(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s)
    blue = Glow.bounded(-0.004_196_09 * l - 0.703_418_6 * m + 1.707_614_7 * s)
  }

  @inline(__always)
  private static func bounded(_ value: Float) -> Float { min(max(value, 0), 1) }

  /// Relative luminance.
  var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Made as bright as `limit` where it is brighter; its hue stays.
  mutating func dim(to limit: Float) {
    let luminance = luminance
    guard luminance > limit else { return }
    let share = limit / luminance
    red *= share
    green *= share
    blue *= share
  }

  /// Adds white light, 0 to 1.
  mutating func whiten(by share: Float) {
    red += (1 - red) * share
    green += (1 - green) * share
    blue += (1 - blue) * share
  }

  /// `0xRRGGBB`.
  @inline(__always)
  func hex(_ table: UnsafeBufferPointer<UInt8>) -> UInt32 {
    func part(_ value: Float) -> UInt32 { UInt32(table[Int(value * Float(Glow.steps) + 0.5)]) }
    return part(red) << 16 | part(green) << 8 | part(blue)
  }

  private static let steps = 8192

  /// The component for each share of energy.
  static let components: [UInt8] = (0...steps).map { step in
    let value = Float(step) / Float(steps)
    let coded = value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    return UInt8((coded * 255).rounded())
  }
}
