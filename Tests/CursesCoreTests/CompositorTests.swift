import Testing

@testable import CursesCore

@Suite("Compositor")
struct CompositorTests {
  private let size = Size(columns: 4, rows: 2)
  private let fine = Compositor.Grain(step: 1, hysteresis: 0)

  private func field(_ color: UInt32) -> LightField {
    LightField(size: size, filledWith: Color(hex: color))
  }
  private func scene(_ background: Color, glyph: Glyph = .space) -> Frame {
    Frame(size: size, filledWith: Cell(glyph: glyph, style: Style(background: background)))
  }

  @Test("Glass shows its tint and its share of the light, opaque cells only themselves")
  func blends() {
    var compositor = Compositor(backdrop: .black, clear: fine, glass: fine)
    let glass = Color.glass(Color(hex: 0x204060), opacity: 0.8)
    compositor.composite(scene(glass), over: field(0xFF8000))
    let shown = compositor.frame[1, 1].style.background
    let truth = glass.lit(by: Color(hex: 0xFF8000))
    #expect(abs(Int(shown.red) - Int(truth.red)) <= 1)
    #expect(abs(Int(shown.green) - Int(truth.green)) <= 1)
    #expect(abs(Int(shown.blue) - Int(truth.blue)) <= 1)
    #expect(shown.isOpaque)
    compositor.composite(scene(Color(hex: 0x010203)), over: field(0xFFFFFF))
    #expect(compositor.frame[0, 0].style.background == Color(hex: 0x010203))
    compositor.composite(scene(.terminalDefault), over: field(0xFFFFFF))
    #expect(compositor.frame[0, 0].style.background.isTerminalDefault)
  }

  @Test("Clear blank cells are cut in halves, all others show the mean of their light")
  func halves() {
    var light = LightField(size: size)
    light.withSamples { samples in
      for index in samples.indices { samples[index] = (index / 4).isMultiple(of: 2) ? 0x640000 : 0 }
    }
    var compositor = Compositor(backdrop: .black, clear: fine, glass: fine)
    compositor.composite(scene(.clear), over: light)
    let cell = compositor.frame[2, 0]
    #expect(cell.glyph == .upperHalf)
    #expect(cell.style.foreground == Color(hex: 0x640000))
    #expect(cell.style.background == .black)
    compositor.composite(scene(.clear, glyph: Glyph("a" as Unicode.Scalar)), over: light)
    #expect(compositor.frame[2, 0].glyph == Glyph("a" as Unicode.Scalar))
    #expect(compositor.frame[2, 0].style.background == Color(hex: 0x320000))
    compositor.composite(scene(.clear), over: field(0x102030))
    #expect(compositor.frame[2, 0].glyph == .space)
  }

  @Test("Blanks of a text stay blanks over light, those around it show both halves")
  func textBlanks() {
    var light = LightField(size: size)
    light.withSamples { samples in
      for index in samples.indices { samples[index] = (index / 4).isMultiple(of: 2) ? 0x640000 : 0 }
    }
    var drawn = scene(.clear)
    drawn.write("a b", column: 0, row: 0, foreground: .white)
    var compositor = Compositor(backdrop: .black, clear: fine, glass: fine)
    compositor.composite(drawn, over: light)
    #expect(compositor.frame.text(row: 0) == "a b▀")
    #expect(compositor.frame[1, 0].style.background == Color(hex: 0x320000))
    #expect(compositor.frame[1, 0].style.attributes == [])
    compositor.composite(drawn, over: nil)
    #expect(compositor.frame[1, 0].style.attributes == [])
  }

  @Test("A cell keeps its colour while the truth is near, and never strays further")
  func hysteresis() {
    let grain = Compositor.Grain(step: 6.5, hysteresis: 5)
    var compositor = Compositor(backdrop: .black, clear: grain, glass: grain)
    #expect(compositor.composite(scene(.clear), over: field(0x404040)) == 8)
    #expect(compositor.composite(scene(.clear), over: field(0x434343)) == 0)
    #expect(compositor.composite(scene(.clear), over: field(0x484848)) == 8)
    for level: UInt32 in 0..<256 {
      compositor.composite(scene(.clear), over: field(level << 16))
      let red = compositor.frame[0, 0].style.background.red
      #expect(abs(Int(red) - Int(level)) <= 5)
    }
  }

  @Test("A scene's own tints are not rounded")
  func exactTints() {
    var compositor = Compositor(backdrop: .black)
    var scene = scene(Color.glass(Color(hex: 0x202020), opacity: 0.9))
    scene.modify(Rect(column: 1, row: 0, columns: 1, rows: 1)) {
      $0.style.background = Color.glass(Color(hex: 0x212121), opacity: 0.9)
    }
    compositor.composite(scene, over: field(0x808080))
    let one = compositor.frame[0, 0].style.background
    let other = compositor.frame[1, 0].style.background
    #expect(other.red == one.red + 1)
  }

  @Test("Only the rows asked for change, and the whole picture is the same as at once")
  func rows() {
    var compositor = Compositor(backdrop: .black)
    compositor.composite(scene(.clear), over: field(0x204060))
    var changed = scene(.clear)
    changed.write("ab", column: 0, row: 0, foreground: .white)
    changed.write("cd", column: 0, row: 1, foreground: .white)
    #expect(compositor.composite(changed, over: field(0x204060), rows: 1..<2) == 2)
    #expect(compositor.frame[0, 0].glyph == .space)
    #expect(compositor.composite(changed, over: field(0x204060), rows: 0..<9) == 2)
    var fresh = Compositor(backdrop: .black)
    fresh.composite(changed, over: field(0x204060))
    #expect(fresh.frame == compositor.frame)
  }

  @Test("Over light it has seen it looks only at what has changed, and shows the same")
  func knownLight() {
    var compositor = Compositor(backdrop: .black, clear: fine, glass: fine)
    var whole = compositor
    var scene = scene(.clear)
    for (step, light) in [1, 1, 2, 2, 3, 3, 3].enumerated() {
      let field = field(UInt32(light) << 20)
      scene.write("x", column: step % 4, row: step % 2, foreground: .white)
      compositor.composite(scene, over: field, light: light, rows: step % 2..<step % 2 + 1)
      compositor.composite(scene, over: field, light: light)
      whole.composite(scene, over: field)
      #expect(compositor.frame == whole.frame)
    }
    // Another field under the same name is taken for the same.
    #expect(compositor.composite(scene, over: field(0xFFFFFF), light: 3) == 0)
    #expect(compositor.composite(scene, over: field(0xFFFFFF), light: 4) == 8)
  }

  @Test("Without light the backdrop shines; sizes may change and be nothing")
  func noField() {
    var compositor = Compositor(backdrop: .terminalDefault)
    compositor.composite(scene(.clear), over: nil)
    #expect(compositor.frame[0, 0].style.background.isTerminalDefault)
    compositor.backdrop = Color(hex: 0x0A0A13)
    compositor.composite(scene(.clear), over: nil, rows: 0..<1)
    #expect(compositor.frame[0, 0].style.background == Color(hex: 0x0A0A13))
    compositor.composite(Frame(size: Size(columns: 9, rows: 1)), over: field(0xFFFFFF))
    #expect(compositor.frame.size == Size(columns: 9, rows: 1))
    #expect(compositor.frame[0, 0].style.background == Color(hex: 0x0A0A13))
    #expect(compositor.composite(Frame(size: .zero), over: nil) == 0)
  }

  @Test("Glass on glass is glass, and a mask finds what light reaches")
  func glass() {
    let panel = Color.glass(Color(hex: 0x102030), opacity: 0.5)
    let both = Color.glass(.black, opacity: 0.5).laid(over: panel)
    #expect(abs(Int(both.transmission) - 64) <= 1)
    #expect(Color.clear.laid(over: panel) == panel)
    #expect(panel.laid(over: .clear) == panel)
    #expect(Color.white.laid(over: panel) == .white)
    var frame = scene(Color(hex: 0))
    frame.modify(Rect(column: 1, row: 1, columns: 2, rows: 1)) { $0.style.background = panel }
    #expect(LightMask(scene: frame).columns == [0..<0, 1..<3])
    frame.veil(frame.bounds, with: .terminalDefault)
    #expect(frame[0, 0].style.attributes.contains(.dim))
  }
}
