import Testing

@testable import CursesYAML

/// The two forms of base16 files that people have.
@Suite("YAML of colour schemes")
struct SchemeTextTests {
  @Test func theNestedFormIsRead() throws {
    let text = """
      system: "base16"
      name: "Tomorrow Night"
      author: "Chris Kempson (http://chriskempson.com)"
      variant: "dark"
      palette:
        base00: "#1d1f21"  # the background
        base08: cc6666
        base0E: 002b36
      """
    let root = try #require(try YAMLReader().root(of: text)?.mapping)
    #expect(root["author"]?.string == "Chris Kempson (http://chriskempson.com)")
    let palette = try #require(root["palette"]?.mapping)
    #expect(palette.map { $0.value.string } == ["#1d1f21", "cc6666", "002b36"])
    #expect(palette["base00"]?.content == .scalar("#1d1f21", .doubleQuoted))
    #expect(palette["base08"]?.place == YAMLPlace(line: 7, column: 11))
  }

  @Test func theFlatFormIsRead() throws {
    let text = "scheme: \"Ocean\"\nbase00: \"2b303b\"\nbase01: \"00e000\"\n"
    let root = try #require(try YAMLReader().root(of: text)?.mapping)
    #expect(root.map { $0.key.string } == ["scheme", "base00", "base01"])
    #expect(root["base01"]?.string == "00e000")
  }

  /// A colour without quotes is a comment to YAML: a trap that people fall into.
  @Test func aColourWithoutQuotesIsEmpty() throws {
    let root = try #require(try YAMLReader().root(of: "base00: #1d1f21\n")?.mapping)
    #expect(root["base00"]?.string == "")
  }
}
