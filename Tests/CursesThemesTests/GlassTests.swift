import CursesCore
import Testing

@testable import CursesThemes

/// What is laid under text to say something of it.
@Suite("Glass")
struct GlassTests {
  /// The least contrast of a panel's ground with that glass to the ground without it.
  private static let least: [(Role, Double)] = [
    (.selection, 1.4), (.searchMatch, 1.2), (.searchCurrent, 2), (.listSelected, 1.25),
    (.highlight, 1.15),
  ]

  @Test("What is selected, found or marked stands out in every theme")
  func standsOut() throws {
    for entry in ThemeLibrary().entries {
      let theme = try ThemeLibrary().theme(entry)
      let panel = theme.style(.panel, on: .backdrop).background.lit(by: theme.light.ground)
      for (role, least) in Self.least {
        let ground = theme.style(role, on: .panel).background.laid(over: panel)
        #expect(ground.contrast(with: panel) >= least, "\(entry.slug) \(role)")
      }
    }
  }

  @Test("With 256 colours it has another colour than the panel")
  func differs() throws {
    for entry in ThemeLibrary().entries {
      let theme = try ThemeLibrary().theme(entry).adapted(to: .indexed256)
      let panel = theme.style(.panel, on: .backdrop).background
      for (role, _) in Self.least {
        let ground = theme.style(role, on: .panel).background
        #expect(ground.contrast(with: panel) > 1.1, "\(entry.slug) \(role)")
      }
    }
  }
}
