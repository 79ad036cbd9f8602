import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// Styles by what they are for, and the levels of a style.
@Suite("Styles by purpose") @MainActor
struct PurposeStyleTests {
  private func ink(_ style: some ShapeStyle) -> CursesCore.Color? {
    TestHost(columns: 5, rows: 1, Text("a").foregroundStyle(style)).style(of: "a")?.foreground
  }

  private func ground(_ style: some ShapeStyle) -> CursesCore.Color {
    TestHost(columns: 5, rows: 3, Rectangle().fill(style)).style(2, 1).background
  }

  @Test func textHasTheColourOfItsPurpose() {
    let host = TestHost(columns: 5, rows: 1, Text("a"))
    #expect(ink(.link) == host.style(of: .link).foreground)
    #expect(ink(.placeholder) == host.style(of: .placeholder).foreground)
    #expect(ink(.separator) == host.style(of: .border).foreground)
    #expect(ink(.selection) == ink(.tint))
  }

  @Test func groundsHaveThatOfTheirs() {
    #expect(ground(.selection) == ground(.tint))
    #expect(ground(.windowBackground) == ground(.background))
    #expect(ground(.fill) == ground(Color.primary.opacity(0.2)))
  }

  @Test func everyStyleHasLevels() {
    #expect(ground(.red.secondary) == ground(Color.red.opacity(0.6)))
    #expect(ground(.red.tertiary) != ground(.red.secondary))
    #expect(ground(.blue.gradient.quaternary) != ground(.blue.gradient))
    #expect(ink(.foreground.secondary) == ink(.secondary))
    #expect(ink(.primary.tertiary) == ink(.tertiary))
    #expect(ground(.background.secondary) != ground(.background))
    #expect(ground(.background.tertiary) != ground(.background.secondary))
    #expect(ground(.tint.quinary) == ground(.tint.opacity(0.15)))
  }

  @Test func aGradientColoursAGaugeByItsValues() throws {
    let host = TestHost(
      columns: 22, rows: 3,
      Gauge(value: 1) {
        Text("Heat")
      } currentValueLabel: {
        Text("hot")
      }
      .tint(Gradient(colors: [.red, .blue])))
    let row = try #require(host.rows.firstIndex { $0.contains("━") })
    let columns = (0..<22).filter { host.cell($0, row).glyph.text == "━" }
    let first = host.style(try #require(columns.first), row).foreground
    let last = host.style(try #require(columns.last), row).foreground
    #expect(first.red > first.blue && last.blue > last.red)
    #expect(host.style(of: "Heat")?.foreground == host.style(of: .text).foreground)
    #expect(host.style(of: "hot")?.foreground == host.style(of: .text).foreground)
  }
}
