import Testing

@testable import CursesCore

struct ColorTests {
  @Test func componentsAndHexAgree() {
    let colour = Color(0x12, 0x34, 0x56)
    #expect(colour == Color(hex: 0x123456))
    #expect((colour.red, colour.green, colour.blue) == (0x12, 0x34, 0x56))
    #expect(colour.isOpaque && colour.hex == 0x123456)
  }

  @Test func mixingOpaqueColours() {
    #expect(Color.white.over(.black, opacity: 0) == .black)
    #expect(Color.white.over(.black, opacity: 1) == .white)
    #expect(Color.white.over(.black, opacity: 0.5) == Color(128, 128, 128))
    #expect(Color.white.over(.black, opacity: 7) == .white)
    #expect(Color(hex: 0xFF0000).mixed(with: Color(hex: 0x0000FF), by: 0.25) == Color(191, 0, 64))
  }

  @Test func theTerminalsOwnColourIsNotMixed() {
    #expect(Color.terminalDefault.over(.black, opacity: 0.5) == .terminalDefault)
    #expect(Color.white.over(.terminalDefault, opacity: 0.5) == .white)
    #expect(Color.white.over(.terminalDefault, opacity: 0) == .terminalDefault)
    #expect(Color.terminalDefault.lit(by: .white) == .terminalDefault)
  }

  @Test func glassLetsLightThrough() {
    let light = Color(200, 100, 50)
    #expect(Color.clear.lit(by: light) == light)
    #expect(Color.white.lit(by: light) == .white)
    let glass = Color.black.over(.clear, opacity: 0.75)
    #expect(glass.transmission == 64)
    #expect(glass.lit(by: light) == Color(50, 25, 13))
  }

  @Test func layeredGlassIsGlassOverWhatIsSeen() {
    let light = Color(180, 90, 240)
    for step in 0...10 {
      let opacity = Double(step) / 10
      let tint = Color(40, 60, 80)
      let layered = tint.over(Color.black.over(.clear, opacity: 0.5), opacity: opacity).lit(
        by: light)
      let seen = tint.over(Color.black.over(light, opacity: 0.5), opacity: opacity)
      for (one, two) in [
        (layered.red, seen.red), (layered.green, seen.green), (layered.blue, seen.blue),
      ] {
        #expect(abs(Int(one) - Int(two)) <= 2, "opacity \(opacity)")
      }
    }
  }

  /// Reference values of WCAG contrast checkers.
  @Test func contrastIsThatOfTheGuidelines() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.54) < 0.01)
    #expect(abs(Color(hex: 0x777777).contrast(with: .white) - 4.48) < 0.01)
    #expect(abs(Color(hex: 0xFF0000).contrast(with: .white) - 4.00) < 0.01)
    #expect(abs(Color(hex: 0x0000FF).luminance - 0.0722) < 0.0001)
    #expect(Color.white.contrast(with: .white) == 1)
  }

  @Test func powerOfTwoPointFour() {
    let known: [(Double, Double)] = [
      (0, 0), (1, 1), (0.5, 0.18946457081379978), (0.1, 0.003981071705534973), (0.05, 0.000754),
    ]
    for (base, power) in known { #expect(abs(pow24(base) - power) < 0.00001, "\(base)") }
  }
}

struct GlyphTests {
  @Test func oneScalarOrMany() {
    #expect(Glyph("a" as Character).scalar == "a")
    #expect(Glyph("👨‍👩‍👧").scalar == nil)
    #expect(Glyph("👨‍👩‍👧").text == "👨‍👩‍👧")
    #expect(Glyph("👨‍👩‍👧") == Glyph("👨‍👩‍👧"))
    #expect(Glyph("e\u{301}").text.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars))
    #expect(Glyph.space.text == " ")
  }

  @Test func theTableOfStringsIsBounded() {
    let table = InternTable(capacity: 2, unknown: "\u{FFFD}")
    let numbers = ["one", "two", "three", "four"].map(table.number(of:))
    #expect(numbers == [1, 2, 0, 0])
    #expect(table.number(of: "one") == 1)
    #expect(table.text(2) == "two")
    #expect(table.text(99) == "\u{FFFD}")
  }

  /// What is forgotten has no text any more, and its number is given to no other.
  @Test func theTableOfStringsForgets() {
    let table = InternTable(capacity: 2, unknown: "?")
    let numbers = ["one", "two", "three"].map(table.number(of:))
    table.forget()
    #expect(numbers.map(table.text) == ["?", "?", "?"])
    let again = ["two", "one", "three"].map(table.number(of:))
    #expect(Set(again.prefix(2)).isDisjoint(with: numbers) && again[2] == 0)
    #expect(again.map(table.text) == ["two", "one", "?"])
  }

  @Test func linksDropControls() {
    #expect(Link("https://a.b/\u{1B}\\\n c").url == "https://a.b/\\c")
    #expect(Link("") == .none)
    // A pasted text of 5 KB for an address took a second to draw.
    #expect(Link(String(repeating: "x", count: 2084)) == .none)
    #expect(Link(String(repeating: "x", count: 2083)).url.count == 2083)
    #expect(Link("x") == Link("x"))
    #expect(Link.none.url == "")
  }
}
