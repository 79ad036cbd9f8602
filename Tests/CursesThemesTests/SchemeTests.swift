import CursesCore
import Testing

@testable import CursesThemes

@Suite("Theme files")
struct SchemeTests {
  static func colors(_ count: Int, flat: Bool = false) -> String {
    (0..<count).map { index in
      let shade = String(0x10 + index * 6, radix: 16)
      return "\(flat ? "" : "  ")\(Palette.name(index)): \"\(shade)\(shade)\(shade)\"\n"
    }.joined()
  }
  static let head = "system: \"base16\"\nname: \"Trial\"\nvariant: dark\n"
  static let good = head + "palette:\n" + colors(16)

  private func failure(_ yaml: String) -> ThemeError? {
    do {
      _ = try Theme(yaml: yaml, file: "trial.yaml")
      return nil
    } catch {
      return error
    }
  }

  @Test("base16, base24 and the flat form are read")
  func forms() throws {
    let nested = try Theme(yaml: Self.good, file: "a")
    #expect(nested.name == "Trial" && nested.isDark)
    #expect(nested.palette[5] == Color(hex: 0x2E2E2E))
    #expect(nested.palette[0x12] == nested.palette[8])
    let flat = try Theme(
      yaml: "scheme: Old\nauthor: Me\n" + Self.colors(16, flat: true), file: "b")
    #expect(flat.name == "Old" && flat.author == "Me")
    #expect(flat.palette == nested.palette)
    let large = try Theme(
      yaml: "system: base24\nname: B\npalette:\n" + Self.colors(24), file: "c")
    #expect(large.palette[0x17] == Color(hex: 0x9A9A9A))
  }

  @Test("A digit-only colour without quotes is a colour")
  func unquoted() throws {
    let yaml = Self.good.replacing(
      "base03: \"222222\"", with: "base03: 002200")
    #expect(try Theme(yaml: yaml, file: "a").palette[3] == Color(hex: 0x002200))
  }

  @Test(
    "An error says where, what and what to do",
    arguments: [
      ("roles:\n  txt: base05\n", 22, "“txt”", "text"),
      ("roles:\n  text: base18\n", 22, "“base18”", "base00 to base17"),
      ("roles:\n  link: { colr: base05 }\n", 22, "“colr”", "underline"),
      ("roles:\n  link: { bold: maybe }\n", 22, "“maybe”", "true or false"),
      ("roles:\n  key: accent\n  accent: key\n", 23, "itself", "palette name"),
      ("glass:\n  panel: 80\n", 22, "“80”", "from 0 to 1"),
      ("bubbles:\n  colors: base0D\n", 22, "not a list", "[base0C"),
      ("roles: [\n", 22, "not YAML", "quotes"),
      ("bubbles:\n  size: 3\n", 22, "“size”", "strength"),
    ])
  func errors(_ tail: String, line: Int, problem: String, advice: String) throws {
    let error = try #require(failure(Self.good + tail))
    #expect(error.file == "trial.yaml")
    #expect(error.line == line)
    #expect(error.problem.contains(problem))
    #expect(error.advice.contains(advice))
    #expect(error.description.hasPrefix("trial.yaml:\(line): "))
  }

  @Test("A palette with holes, with odd colours, or none at all is refused")
  func palettes() throws {
    let missing = try #require(failure(Self.head + "palette:\n" + Self.colors(14)))
    #expect(missing.problem.contains("base0E, base0F"))
    let odd = try #require(
      failure(Self.good.replacing("base03: \"222222\"", with: "base03: \"#22zz22\"")))
    #expect(odd.line == 8 && odd.problem.contains("#22zz22"))
    #expect(failure("")?.line == nil)
    #expect(failure("just words") != nil)
    #expect(failure(Self.good.replacing("variant: dark", with: "variant: dusk"))?.line == 3)
  }

  @Test("A role inherits what it leaves open")
  func inheritance() throws {
    let theme = try Theme(
      yaml: Self.good.replacing("base05: \"2e2e2e\"", with: "base05: \"ffffff\"") + """
        roles:
          accent: "#ffee00"
          heading1: { color: "#ff88ff", italic: true, bold: false }
          field: { background: base08, opacity: 0.5 }
        """, file: "a")
    #expect(theme[.key].foreground == Color(hex: 0xFFEE00))
    #expect(theme[.heading2].foreground == theme[.heading1].foreground)
    #expect(theme[.heading2].attributes.contains(.italic))
    #expect(!theme[.heading1].attributes.contains(.bold))
    #expect(theme[.field].background == .glass(theme.palette[8], opacity: 0.5))
    #expect(theme[.fieldFocused].background == .glass(theme.palette[8], opacity: 0.75))
    #expect(theme[.text].background == .clear)
  }
}
