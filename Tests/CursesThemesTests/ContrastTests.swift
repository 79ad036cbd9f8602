import CursesCore
import Testing

@testable import CursesThemes

@Suite("Contrast")
struct ContrastTests {
  @Test("Text is moved just far enough, and no further")
  func adjusted() {
    let dark = LuminanceRange(least: 0, greatest: 0.02)
    let grey = Color(hex: 0x404060)
    let moved = Legibility.adjusted(grey, for: dark, target: 4.5)
    #expect(dark.contrast(Luminance.of(moved)) >= 4.5)
    #expect(dark.contrast(Luminance.of(moved)) < 4.7)
    #expect(moved.blue > moved.red)
    #expect(Legibility.adjusted(.white, for: dark, target: 4.5) == .white)
    let light = LuminanceRange(least: 0.7, greatest: 1)
    let darker = Legibility.adjusted(Color(hex: 0xFFAA00), for: light, target: 4.5)
    #expect(light.contrast(Luminance.of(darker)) >= 4.5)
  }

  @Test("Where no colour can be read the better extreme is taken")
  func impossible() {
    let all = LuminanceRange(least: 0.05, greatest: 0.9)
    let color = Legibility.adjusted(Color(hex: 0x808080), for: all, target: 4.5)
    #expect(color == .white || color == .black)
  }

  @Test("The table of luminance agrees with the formula")
  func table() {
    for hex: UInt32 in [0, 0x123456, 0x80FF20, 0xFFFFFF] {
      #expect(abs(Luminance.of(Color(hex: hex)) - Color(hex: hex).luminance) < 1e-12)
    }
  }
}
