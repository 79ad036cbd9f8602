import CursesCore
import CursesThemes
import Testing

@testable import CursesBackdrops
@testable import CursesHost

@Suite("Scenes of the background")
struct SceneTests {
  private let light = Theme.fallback.light
  private let size = Size(columns: 60, rows: 18)

  @Test(
    "Every scene depends on seed, time, size and colours alone", arguments: BackgroundKind.allCases)
  func pure(_ kind: BackgroundKind) {
    let one = kind.scene(seed: 3).field(size: size, at: 12.5, light: light)
    #expect(one == kind.scene(seed: 3).field(size: size, at: 12.5, light: light))
    guard kind != .none else { return }
    #expect(one != kind.scene(seed: 4).field(size: size, at: 12.5, light: light))
    #expect(one != kind.scene(seed: 3).field(size: size, at: 15, light: light))
    #expect(Set(one.samples).count > 20)
  }

  @Test(
    "Behind glass no scene leaves the range of the theme's light",
    arguments: BackgroundKind.allCases)
  func range(_ kind: BackgroundKind) throws {
    for entry in ThemeLibrary().entries {
      let light = try ThemeLibrary().theme(entry).light
      let limit = light.frostLimit + 0.006
      for step in 0..<6 {
        let rings = [Ripple(center: Point(column: 20, row: 5), start: Double(step) * 13.7 - 0.4)]
        let scene = RippledBackground(kind.scene(seed: UInt64(step) * 7 + 1), ripples: rings)
        let field = scene.field(size: size, at: Double(step) * 13.7, light: light)
        for color in Set(field.frost).map(Color.init(hex:)) {
          let dark = light.darkestFrost
          let isLight =
            color.red >= dark.red && color.green >= dark.green && color.blue >= dark.blue
          if !isLight || color.luminance > limit {
            Issue.record("\(kind) in \(entry.slug): \(String(color.hex, radix: 16))")
            return
          }
        }
      }
    }
  }

  @Test("Any size can be drawn", arguments: BackgroundKind.allCases)
  func sizes(_ kind: BackgroundKind) {
    for size in [Size.zero, Size(columns: 1, rows: 1), Size(columns: 1, rows: 40)] {
      #expect(kind.scene(seed: 1).field(size: size, at: 5, light: light).size == size)
    }
  }

  @Test("A theme's number, speed and blur change the bubbles; without number there are none")
  func shapes() {
    func field(_ shape: BubbleShape) -> LightField {
      let shaped = BubbleLight(ground: light.ground, colors: light.colors, shape: shape)
      return BubbleField(seed: 3).field(size: size, at: 8, light: shaped)
    }
    let usual = field(BubbleShape())
    #expect(field(BubbleShape(number: 0)).samples.allSatisfy { $0 == light.ground.hex })
    for shape in [
      BubbleShape(number: 2), BubbleShape(sizes: 0.3...0.4), BubbleShape(speed: 3),
      BubbleShape(blur: 0.3), BubbleShape(blur: 2), BubbleShape(blend: .mix),
    ] { #expect(field(shape) != usual, "\(shape)") }
    let still = BubbleLight(
      ground: light.ground, colors: light.colors, shape: BubbleShape(speed: 0))
    #expect(
      BubbleField(seed: 3).field(size: size, at: 1, light: still)
        == BubbleField(seed: 3).field(size: size, at: 99, light: still))
  }

  @Test("A ring of light starts at a key, runs out and is gone")
  func ripple() {
    let ring = Ripple(center: Point(column: 30, row: 9), start: 10)
    func differs(_ time: Double) -> Int {
      let base = PlainBackground().field(size: size, at: time, light: light)
      let rippled = RippledBackground(PlainBackground(), ripples: [ring])
        .field(size: size, at: time, light: light)
      return zip(base.samples, rippled.samples).count { $0 != $1 }
    }
    #expect(differs(9.9) == 0)
    #expect(differs(10.1) > 0 && differs(10.4) > differs(10.1))
    #expect(differs(10 + Ripple.duration) == 0)
  }

  @Test("A ring of light that a smaller terminal leaves outside is not drawn")
  func rippleOutside() {
    let small = Size(columns: 20, rows: 5)
    for center in [
      Point(column: 100, row: 2), Point(column: 3, row: 40), Point(column: 45, row: 30),
    ] {
      let ring = Ripple(center: center, start: 0)
      let rippled = RippledBackground(PlainBackground(), ripples: [ring])
      for time in [0.0, 0.4, 1] {
        let base = PlainBackground().field(size: small, at: time, light: light)
        #expect(rippled.field(size: small, at: time, light: light) == base)
      }
    }
  }
}

@Suite("Light in 256 colours")
struct IndexedLightTests {
  @Test("Every sample is one of the 240, and text stands on the plain ground")
  func reduced() {
    let theme = Theme.fallback.adapted(to: .indexed256)
    let size = Size(columns: 60, rows: 16)
    var scene = Frame(size: size, filledWith: Cell(style: Style()))
    scene.write("hello", column: 3, row: 2, foreground: .white)
    var field = LightField(size: size)
    var painter = SceneLight()
    painter.paint(BubbleField(seed: 4), into: &field, at: 9, theme: theme, scene: scene)
    #expect(field.frosted(column: 4, row: 2) == theme.backdrop)
    let seen = Set(field.samples)
    #expect(seen.count > 4)
    let known = Set(indexed240)
    #expect(seen.isSubset(of: known))
    var again = LightField(size: size)
    painter.paint(BubbleField(seed: 4), into: &again, at: 9, theme: theme, scene: scene)
    #expect(again == field)
  }

  @Test("The pattern keeps the brightness: an even grey between two steps is shown by both")
  func dithered() {
    let size = Size(columns: 16, rows: 8)
    let grey = Color(hex: 0x35_35_35)
    var field = LightField(size: size, filledWith: grey)
    var light = IndexedLight()
    light.reduce(&field, mask: LightMask(size: size), from: .black, to: .black)
    let mean = field.samples.reduce(0) { $0 + Int($1 & 0xFF) } / field.samples.count
    #expect(Set(field.samples).count > 1)
    #expect(abs(mean - 0x35) <= 8)
  }

  @Test("Along a light that grows, a hue begins once and does not alternate with grey")
  func unstriped() {
    let size = Size(columns: 120, rows: 2)
    var field = LightField(size: size)
    field.withSamples { samples in
      for index in samples.indices {
        let part = UInt32(index % size.columns)
        samples[index] = (40 + part / 2) << 16 | (40 + part / 2) << 8 | (50 + part)
      }
    }
    var light = IndexedLight()
    light.reduce(&field, mask: LightMask(size: size), from: .black, to: .black)
    let row = field.samples.prefix(size.columns)
    let isGrey = row.map { $0 >> 16 == $0 & 0xFF }
    let changes = zip(isGrey, isGrey.dropFirst()).count { $0 != $1 }
    #expect(changes == 1)
  }

  private var indexed240: [UInt32] {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    var all: [UInt32] = []
    for red in steps { for green in steps { all += steps.map { red << 16 | green << 8 | $0 } } }
    return all + (0..<24).map { (8 + 10 * $0) * 0x01_01_01 }
  }
}
