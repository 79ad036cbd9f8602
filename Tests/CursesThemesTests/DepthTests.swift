import CursesCore
import Testing

@testable import CursesThemes

@Suite("Themes with fewer colours")
struct DepthTests {
  private let dark = Theme.fallback

  @Test("With 256 colours all are from the 256, opaque, and readable")
  func indexed() throws {
    for entry in ThemeLibrary().entries {
      let theme = try ThemeLibrary().theme(entry).adapted(to: .indexed256)
      #expect(XtermPalette.colors.contains(theme.backdrop))
      for surface in Surface.allCases {
        let ground = surface.role.map { theme[$0].background } ?? theme.backdrop
        for role in Role.allCases {
          let style = theme.style(role, on: surface)
          #expect(XtermPalette.colors.contains(style.foreground))
          #expect(style.background == .clear || style.background.isOpaque)
          let isBelow = style.background == .clear || surface.covers(role)
          let on = isBelow ? ground : style.background
          #expect(
            style.foreground.contrast(with: on) >= theme.leastContrast(of: role),
            "\(entry.slug) \(role) on \(surface)")
        }
      }
    }
  }

  @Test("Styles do not depend on which was asked for first, and roles know their places")
  func order() throws {
    for entry in ThemeLibrary().entries {
      let (forward, backward) = try (ThemeLibrary().theme(entry), ThemeLibrary().theme(entry))
      let pairs = Surface.allCases.flatMap { on in Role.allCases.map { ($0, on) } }
      let styles = pairs.map { forward.style($0, on: $1) }
      let reversed = pairs.reversed().map { backward.style($0, on: $1) }
      #expect(styles == reversed.reversed(), "\(entry.slug)")
      #expect(forward == backward && forward.hashValue == backward.hashValue)
      #expect(forward != forward.renamed("Another"))
    }
    for (index, role) in Role.allCases.enumerated() { #expect(role.index == index) }
  }

  @Test("With 16 colours the ground is the terminal's, and meanings have hues")
  func sixteen() {
    let theme = dark.adapted(to: .ansi16)
    #expect(theme.backdrop.isTerminalDefault)
    #expect(theme[.text].foreground.isTerminalDefault)
    #expect(theme[.error].foreground != theme[.good].foreground)
    #expect(theme[.missingLink].foreground != theme[.link].foreground)
    #expect(Role.allCases.allSatisfy { theme[$0].background == .clear })
  }

  @Test("Without colours attributes tell the roles apart")
  func none() {
    let theme = dark.adapted(to: .none)
    #expect(Role.allCases.allSatisfy { theme[$0].foreground.isTerminalDefault })
    #expect(theme[.selection].attributes.contains(.reverse))
    #expect(theme[.listSelected].attributes.contains(.reverse))
    #expect(theme[.buttonFocused].attributes != theme[.button].attributes)
    #expect(theme[.link].attributes.contains(.underline))
    #expect(theme[.missingLink].attributes == [.underline, .dim, .italic])
    #expect(theme[.heading1].attributes.contains(.bold))
    #expect(theme[.doneText].attributes.contains(.strikethrough))
    #expect(theme.adapted(to: .direct) == dark)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func whatIsWrittenOnReversedGroundIsReversed(_ depth: ColorDepth) {
    let theme = Theme.fallback.adapted(to: depth)
    for role in [Role.title, .dim, .warning] {
      let style = theme.style(role, on: .listSelected)
      #expect(style.attributes.contains(.reverse))
      #expect(!style.attributes.contains(.dim))
      #expect(style.foreground == .terminalDefault)
      #expect(!theme.style(role, on: .panel).attributes.contains(.reverse))
    }
    #expect(theme.style(.placeholder, on: .field).attributes.contains(.underline))
  }
}
