import CursesCore

/// Moves text colours until they can be read.
enum Legibility {
  /// The nearest colour to `color` whose contrast to all of `range` is at least `target`.
  ///
  /// Lighter means first brighter in the same hue, then towards white; darker means towards black.
  /// The side that needs the smaller step wins; where neither is enough, the better extreme.
  static func adjusted(_ color: Color, for range: LuminanceRange, target: Double) -> Color {
    if range.contrast(Luminance.of(color)) >= target { return color }
    let light = least(of: lighter, color, range, target)
    let dark = least(of: darker, color, range, target)
    switch (light, dark) {
    case (let light?, let dark?): return light.amount <= dark.amount ? light.color : dark.color
    case (let light?, nil): return light.color
    case (nil, let dark?): return dark.color
    case (nil, nil):
      return range.contrast(1) >= range.contrast(0) ? .white : .black
    }
  }

  private static func least(
    of path: (Color, Double) -> Color, _ color: Color, _ range: LuminanceRange, _ target: Double
  ) -> (amount: Double, color: Color)? {
    func reaches(_ amount: Double) -> Bool {
      range.contrast(Luminance.of(path(color, amount))) >= target
    }
    guard reaches(1) else { return nil }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<9 {
      let middle = (low + high) / 2
      if reaches(middle) { high = middle } else { low = middle }
    }
    return (high, path(color, high))
  }

  private static func lighter(_ color: Color, _ amount: Double) -> Color {
    let most = Double(max(color.red, color.green, color.blue, 1))
    let gain = 1 + (255 / most - 1) * min(amount * 2, 1)
    let white = max(amount * 2 - 1, 0)
    func part(_ value: UInt8) -> UInt8 {
      let bright = min(Double(value) * gain, 255)
      return UInt8((bright + (255 - bright) * white).rounded())
    }
    return Color(part(color.red), part(color.green), part(color.blue))
  }

  private static func darker(_ color: Color, _ amount: Double) -> Color {
    color.mixed(with: .black, by: amount)
  }
}

extension Color {
  /// The nearest colour to this one that can be read on an opaque ground with at least `contrast`.
  public func legible(on ground: Color, contrast: Double) -> Color {
    guard !isTerminalDefault, !ground.isTerminalDefault else { return self }
    let luminance = ground.luminance
    return Legibility.adjusted(
      self, for: LuminanceRange(least: luminance, greatest: luminance), target: contrast)
  }
}
