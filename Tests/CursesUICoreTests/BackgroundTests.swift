import CursesCore
import CursesThemes
import Testing

@testable import CursesBackdrops

@Suite("Background")
struct BackgroundTests {
  private let light = Theme.fallback.light

  @Test("The picture depends on seed, time, size and colours alone")
  func pure() {
    let size = Size(columns: 60, rows: 16)
    let one = BubbleField(seed: 3).field(size: size, at: 12.5, light: light)
    #expect(one == BubbleField(seed: 3).field(size: size, at: 12.5, light: light))
    #expect(one != BubbleField(seed: 4).field(size: size, at: 12.5, light: light))
    #expect(one != BubbleField(seed: 3).field(size: size, at: 22.5, light: light))
    #expect(
      StillBackground(BubbleField(seed: 3), at: 12.5).field(size: size, at: 99, light: light) == one
    )
    let plain = PlainBackground().field(size: size, at: 1, light: light)
    #expect(plain.samples.allSatisfy { $0 == light.ground.hex })
  }

  @Test("Behind glass nothing is brighter than the brightest colour", arguments: [1, 7, 42, 1001])
  func range(seed: UInt64) {
    for step in 0..<20 {
      let field = BubbleField(seed: seed).field(
        size: Size(columns: 80, rows: 24), at: Double(step) * 13.7, light: light)
      let brightest = field.frost.map { Color(hex: $0).luminance }.max() ?? 0
      #expect(brightest <= light.frostLimit + 0.006)
    }
  }

  /// The greatest difference of a component between two pictures of one size.
  private func jump(_ one: [UInt32], _ other: [UInt32]) -> Int {
    zip(one, other).reduce(0) { most, pair in
      [0, 8, 16].reduce(most) { most, shift in
        max(most, abs(Int((pair.0 >> shift) & 0xFF) - Int((pair.1 >> shift) & 0xFF)))
      }
    }
  }

  @Test("Bubbles never jump: no cell changes more than a little in a fifteenth of a second")
  func smooth() {
    let size = Size(columns: 80, rows: 24)
    let scene = BubbleField(seed: 9)
    var before = scene.field(size: size, at: 0, light: light)
    var seen: Set<UInt32> = []
    for step in 1..<2000 {
      let now = scene.field(size: size, at: Double(step) / 15, light: light)
      #expect(jump(before.frost, now.frost) <= 14, "at \(Double(step) / 15) s")
      // A sharp edge moves by a tenth of a cell at most: it shows more, but never a whole step.
      #expect(jump(before.samples, now.samples) <= 48, "at \(Double(step) / 15) s")
      seen.insert(now.samples[40])
      before = now
    }
    #expect(seen.count > 10)
  }

  @Test("Through glass one bubble has no contours: neighbours differ by a small step")
  func banding() {
    let size = Size(columns: 120, rows: 36)
    var scene = Frame(size: size, filledWith: Cell(style: Style()))
    scene.tint(scene.bounds, with: Theme.fallback.style(.panel, on: .backdrop).background)
    var most = 0
    let alone = BubbleLight(
      ground: light.ground, colors: light.colors, frost: light.frost,
      shape: BubbleShape(number: 0.1, sizes: 1...1.2))
    for seed: UInt64 in 1...12 {
      var compositor = Compositor(backdrop: Theme.fallback.backdrop)
      let field = BubbleField(seed: seed).field(size: size, at: 20, light: alone)
      compositor.composite(scene, over: field)
      for row in 0..<size.rows {
        let colors = (0..<size.columns).map { compositor.frame[$0, row].style.background.hex }
        most = max(most, jump(colors, Array(colors.dropFirst())))
      }
    }
    #expect(most > 2)
    #expect(most <= 16)
  }

  @Test("Bubbles drift at most a cell and a half a second")
  func slow() {
    let swarm = BubbleSwarm(seed: 5, size: Size(columns: 200, rows: 50), colorCount: 6)
    for step in 0..<600 {
      let time = Double(step) * 0.7
      for (one, two) in zip(swarm.bubbles(at: time), swarm.bubbles(at: time + 0.1))
      where one.strength > 0.01 && two.strength > 0.01 {
        #expect(abs(two.column - one.column) <= 0.15)
        #expect(abs(two.row - one.row) <= 0.3)
      }
    }
  }

  @Test("More bubbles on a larger screen; any size can be drawn")
  func sizes() {
    let counts = [(40, 10), (80, 24), (200, 50), (400, 100)].map {
      BubbleSwarm(seed: 1, size: Size(columns: $0.0, rows: $0.1), colorCount: 3).count
    }
    #expect(counts == counts.sorted() && counts[0] >= 3 && counts[3] > counts[0])
    for size in [Size.zero, Size(columns: 1, rows: 1), Size(columns: 1, rows: 90)] {
      #expect(BubbleField(seed: 1).field(size: size, at: 5, light: light).size == size)
    }
  }

  @Test("What lies in the mask is the same as without one")
  func mask() {
    let size = Size(columns: 40, rows: 10)
    var scene = Frame(size: size, filledWith: Cell(style: Style(background: .black)))
    scene.modify(Rect(column: 5, row: 2, columns: 9, rows: 3)) { $0.style.background = .clear }
    var masked = LightField(size: size)
    BubbleField(seed: 2).draw(into: &masked, at: 8, light: light, mask: LightMask(scene: scene))
    let whole = BubbleField(seed: 2).field(size: size, at: 8, light: light)
    for row in 2..<5 {
      for column in 5..<14 { #expect(masked[column, row] == whole[column, row]) }
    }
    #expect(masked[0, 0] == (.black, .black))
  }

  @Test("At 200×50 a tick changes few cells")
  func fewChanges() {
    let theme = Theme.fallback
    let size = Size(columns: 200, rows: 50)
    var scene = Frame(size: size, filledWith: Cell(style: Style()))
    for panel in [
      Rect(column: 2, row: 1, columns: 30, rows: 44),
      Rect(column: 34, row: 1, columns: 164, rows: 3),
      Rect(column: 34, row: 5, columns: 164, rows: 40),
      Rect(column: 2, row: 46, columns: 196, rows: 3),
    ] { scene.tint(panel, with: theme[.panel].background) }
    var compositor = Compositor(backdrop: theme.backdrop)
    var changed = 0
    for step in 0..<150 {
      let field = BubbleField(seed: 7).field(size: size, at: Double(step) / 15, light: theme.light)
      let now = compositor.composite(scene, over: field)
      if step > 0 { changed += now }
    }
    #expect(changed / 149 < 900)
    #expect(changed > 0)
  }
}
