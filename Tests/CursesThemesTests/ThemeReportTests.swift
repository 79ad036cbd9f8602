import CursesCore
import Testing

@testable import CursesThemes

@Suite("Checking a theme file")
struct ThemeReportTests {
  private let good = SchemeTests.good.replacing("variant: dark", with: "author: Me\nvariant: dark")

  private func report(_ text: String) -> ThemeReport { ThemeReport(file: "t.yaml", text: text) }

  @Test("Everything wrong is said at once, in the order of the lines")
  func all() {
    let text =
      SchemeTests.good.replacing("base03: \"222222\"", with: "base03: \"#zz\"")
      + "roles:\n  txt: base05\n  link: { colr: base05 }\nglass:\n  panel: 80\n"
    let found = report(text)
    #expect(found.theme == nil)
    #expect(found.findings.map(\.line) == [8, 22, 23, 25])
    #expect(found.findings.allSatisfy { $0.level == .error })
    #expect(found.findings[0].description(in: "t.yaml").hasPrefix("t.yaml:8: error: base03 is"))
  }

  @Test("What cannot be read is a warning at its line, with what is shown instead")
  func contrast() throws {
    let text =
      good.replacing("base05: \"2e2e2e\"", with: "base05: \"ffffff\"")
      + "roles:\n  link: \"#303030\"\n"
    let found = report(text)
    let link = try #require(found.findings.first { $0.sentence.hasPrefix("link (#303030)") })
    #expect(link.level == .warning && link.line == 23)
    #expect(link.sentence.contains("4.5 : 1 is needed: it is shown as #"))
    // base03 is line 9 of this file: dim text takes base04.
    let dim = try #require(found.findings.first { $0.sentence.hasPrefix("dim (") })
    #expect(dim.line == 10)
  }

  @Test("What is missing is a note")
  func missing() {
    let text = SchemeTests.good.replacing("name: \"Trial\"\nvariant: dark\n", with: "")
    let notes = report(text).findings.filter { $0.level == .note }.map(\.sentence)
    #expect(notes.count == 3)
    #expect(notes.allSatisfy { $0.contains("Add “") })
  }

  @Test("No built-in theme has an error or a missing line")
  func builtIn() throws {
    for entry in ThemeLibrary().entries {
      let theme = try ThemeLibrary().theme(entry)
      let found = report(theme.yaml)
      #expect(found.worst ?? .note < .error, "\(entry.slug): \(found.findings)")
      #expect(!found.findings.contains { $0.level == .note }, "\(entry.slug)")
    }
  }

  @Test("Our own themes are shown as they are written: nothing has to be made readable")
  func own() throws {
    for slug in ["bubblepad-dark", "bubblepad-light", "bubblepad-contrast"] {
      let found = report(try ThemeLibrary().theme(named: slug).yaml)
      let texts = found.findings.filter { $0.sentence.hasPrefix("text ") }
      #expect(texts.isEmpty, "\(slug): \(texts)")
    }
  }
}

@Suite("Writing a theme file")
struct ThemeWritingTests {
  @Test("What is written is read back as the same theme")
  func roundTrip() throws {
    for entry in ThemeLibrary().entries {
      let theme = try ThemeLibrary().theme(entry)
      #expect(try Theme(yaml: theme.yaml, file: "a") == theme, "\(entry.slug)")
    }
    let odd = Theme.fallback.renamed("Quote \" and \\ back", author: "é\u{7}x")
    #expect(try Theme(yaml: odd.yaml, file: "a").name == "Quote \" and \\ back")
  }

  @Test("An edited role is what the file says, and its heirs follow")
  func editing() throws {
    let blue = Color(hex: 0x4488FF)
    let edited = Theme.fallback.setting(.accent, to: blue)
    #expect(edited.wantedColor(of: .accent) == blue)
    #expect(edited.wantedColor(of: .key) == blue)
    #expect(try Theme(yaml: edited.yaml, file: "a") == edited)
    let ground = edited.setting(.field, background: Color(hex: 0x202040))
    let wanted = try #require(ground.wantedBackground(of: .field))
    #expect(abs(Int(wanted.color.blue) - 0x40) <= 2)
    #expect(abs(wanted.opacity - 0.5) < 0.02)
    #expect(ground.wantedBackground(of: .link) == nil)
  }
}

@Suite("Sections of a theme file")
struct ThemeSectionTests {
  private func theme(_ tail: String) throws -> Theme {
    try Theme(yaml: SchemeTests.good + tail, file: "a")
  }

  @Test("Bubbles have number, sizes, speed, blur and blend")
  func bubbles() throws {
    let theme = try theme(
      "bubbles: { number: 0.5, sizes: [0.5, 2], speed: 2, blur: 0.4, blend: glow }\n")
    #expect(
      theme.light.shape
        == BubbleShape(number: 0.5, sizes: 0.5...2, speed: 2, blur: 0.4, blend: .glow))
    #expect(try self.theme("").light.shape == BubbleShape())
  }

  @Test("Glass has a tint, a strength and a border")
  func glass() throws {
    let theme = try theme("glass: { tint: \"#102030\", strength: 0.5, border: double }\n")
    #expect(theme.border == .double)
    let panel = try #require(theme.wantedBackground(of: .panel))
    #expect(abs(panel.opacity - 0.5) < 0.02)
    #expect(abs(Int(panel.color.blue) - 0x30) <= 2)
    let dialog = try #require(theme.wantedBackground(of: .dialog))
    #expect(abs(dialog.opacity - 0.75) < 0.02)
  }

  @Test("A file can have a half for the other background")
  func halves() throws {
    let theme = try theme(
      "light:\n  palette:\n    base00: \"ffffff\"\n    base05: \"000000\"\n  roles:\n    link: base08\n"
    )
    #expect(theme.isDark && theme.hasHalves)
    let light = theme.half(isDark: false)
    #expect(!light.isDark && light.palette[0] == .white && light.palette[3] == theme.palette[3])
    #expect(light.wantedColor(of: .link) == light.palette[8])
    #expect(light.half(isDark: true) == theme)
    #expect(theme.half(isDark: true) == theme)
    #expect(try Theme(yaml: theme.yaml, file: "a").half(isDark: false) == light)
  }

  @Test(
    "What is out of its range is refused",
    arguments: [
      "bubbles: { number: 9 }", "bubbles: { sizes: [2, 1] }", "bubbles: { blend: add }",
      "glass: { border: dotted }", "contrast: 3", "light: { name: x }", "bubbles: { blur: 0 }",
    ])
  func refused(_ tail: String) {
    let report = ThemeReport(file: "a", text: SchemeTests.good + tail + "\n")
    #expect(report.findings.contains { $0.level == .error && $0.line == 21 }, "\(report.findings)")
  }

  @Test("Seven to one is kept where a theme asks for it")
  func highContrast() throws {
    for slug in ["bubblepad-contrast", "bubblepad-contrast-light"] {
      let theme = try ThemeLibrary().theme(named: slug)
      #expect(theme.leastContrast(of: .text) == 7 && theme.leastContrast(of: .dim) == 7)
      #expect(theme.leastContrast(of: .caret) == 4.5 && theme.leastContrast(of: .rule) == 3)
    }
    #expect(Theme.fallback.leastContrast(of: .dim) == 4.5)
  }
}

@Suite("The page about themes")
struct ThemePageTests {
  private static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  @Test("It names every role with the one it follows, and every built-in theme")
  func page() throws {
    let page = try ThemeDirectory.text(of: Self.root + "/docs/themes.md")
    for role in Role.allCases {
      let row = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("| `\(role.rawValue)` |") }, "\(role)")
      let parent = role.parent.map { "| `\($0.rawValue)` |" } ?? "|  |"
      #expect(row.contains(parent), "\(row)")
    }
    for entry in ThemeLibrary().entries {
      #expect(page.contains("`\(entry.slug)`"), "\(entry.slug)")
    }
  }
}
