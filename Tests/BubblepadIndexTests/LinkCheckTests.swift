import Testing

@testable import BubblepadIndex

@Suite("What is wrong with links")
struct LinkCheckTests {
  let notebook = TemporaryNotebook()

  private func check() throws -> LinkCheck { try #require(notebook.readyIndex().linkCheck()) }

  private func words(_ link: BrokenLink) -> String {
    let near =
      switch link.suggestion {
      case .file(let path): " → \(path)"
      case .alias(let path): " → \(path)!"
      case .heading(let text): " → #\(text)"
      case nil: ""
      }
    return "\(link.path):\(link.line) \(link.name)\(near)"
  }

  @Test func brokenLinksAreFoundWithWhatIsNear() throws {
    notebook.write("---\naliases: [AI]\n---\n# Early days", to: "deep/Intelligence.md")
    notebook.write("x", to: "Groceries.md")
    notebook.write("x", to: "img.png")
    notebook.write(
      """
      [[Grocreies]] [[AI]] [[wrong/Intelligence]] ![[imgs.png]]
      [a](Grocerie.md) [[Intelligence#Erly days]] [[Intelligence#Early days]]

      [[Groceries]] `[[no]]` [web](https://x.y) [tel](tel:123) [[Nothing like it]]
      [f](deep/) [[Intelligence#^block]] [[Groc]] [up](../other) ![[img.png]]
      """, to: "A.md")
    #expect(
      try check().broken.map(words) == [
        "A.md:1 Grocreies → Groceries.md", "A.md:1 AI → deep/Intelligence.md!",
        "A.md:1 wrong/Intelligence → deep/Intelligence.md", "A.md:1 imgs.png → img.png",
        "A.md:2 Grocerie.md → Groceries.md", "A.md:2 Intelligence#Erly days → #Early days",
        "A.md:4 Nothing like it", "A.md:5 Intelligence#^block", "A.md:5 Groc → Groceries.md",
        "A.md:5 ../other",
      ])
  }

  /// Cards of canvases too: without a suggestion, as they are mended in the program that shows them.
  @Test func brokenLinksOfCanvasesAreFound() throws {
    notebook.write("# Top\n", to: "There.md")
    notebook.write(
      "{\"nodes\":[{\"file\":\"There.md\"},{\"file\":\"Gone.md\"},{\"text\":\"see [[Ther]] [[There#Tip]]\"}]}",
      to: "Board.canvas")
    let broken = try check().broken
    #expect(broken.map(\.name) == ["/Gone.md", "Ther", "There#Tip"])
    #expect(broken.allSatisfy { $0.path == "Board.canvas" && $0.suggestion == nil })
  }

  @Test func placesOfTheNoteItselfAreChecked() throws {
    notebook.write(
      """
      ---
      up: "[[Nowhere]]"
      ---
      # First *part*
      [[#First part]] [[#Frst part]] [x](#first-part) [x](#second) [[#^b1]] [[#^b2]] [[]] [[#]]

      A block ^b1
      """, to: "A.md")
    #expect(
      try check().broken.map(words) == [
        "A.md:2 Nowhere", "A.md:5 #Frst part → #First *part*", "A.md:5 #second", "A.md:5 #^b2",
      ])
  }

  /// What a template leads to is known once a note is made of it.
  @Test func variablesOfTemplatesAreNoBrokenLinks() throws {
    notebook.write(#"{"folder": "Extras/Templates"}"#, to: ".obsidian/templates.json")
    notebook.write(#"{"template": "Extras/Day"}"#, to: ".obsidian/daily-notes.json")
    notebook.write(
      #"{"yearly": {"template": "/Extras/Year.md"}, "weekly": 3}"#,
      to: ".obsidian/plugins/periodic-notes/data.json")
    let text = "[[{{date-1d:YYYY-MM-DD}}]] [next]({{date+1d}}.md) [[There#{{title}}]] [[Gone]]\n"
    for path in [
      "Extras/Templates/Week.md", "Extras/Day.md", "Extras/Year.md", "Extras/Templates too.md",
    ] {
      notebook.write(text, to: path)
    }
    notebook.write("# There\n", to: "There.md")
    #expect(
      try check().broken.map { "\($0.path) \($0.name)" } == [
        "Extras/Day.md Gone", "Extras/Templates too.md {{date-1d:YYYY-MM-DD}}",
        "Extras/Templates too.md {{date+1d}}.md", "Extras/Templates too.md There#{{title}}",
        "Extras/Templates too.md Gone", "Extras/Templates/Week.md Gone", "Extras/Year.md Gone",
      ])
  }

  /// An address in parentheses counts from the folder of its note.
  @Test func addressesLeadFromTheirFolder() throws {
    notebook.write("x", to: "B.md")
    notebook.write("[b](B.md)", to: "deep/A.md")
    notebook.write("[[A]]", to: "deep/B.md")
    #expect(try check().orphans == ["B.md"])
  }

  @Test func notesWithoutLinksAndOfTheSameNameAreFound() throws {
    notebook.write("[[B]] [[A]]", to: "A.md")
    notebook.write("[c](deep/C.md)", to: "B.md")
    notebook.write("x", to: "deep/C.md")
    notebook.write("x", to: "c.md")
    notebook.write("x", to: "p.png")
    let check = try check()
    #expect(check.orphans == ["A.md", "c.md"] && check.broken.isEmpty)
    #expect(check.twins == ["c.md", "deep/C.md"])
  }

  /// What is near a name, of these.
  @Test(arguments: [
    ("Meting notes", "Meeting notes"), ("meeting note", "Meeting notes"),
    ("mÉETING", "Meeting notes"),
    ("Mieting notse", "Meeting notes"), ("Plna", "Plan"), ("Pl", nil), ("Garden", nil),
    ("Plan of the year", nil), ("Buget 2026", "Budget 2026"), ("日本誌", "日本語"), ("", nil),
  ])
  func theNearestNameIsSuggested(_ typed: String, _ wanted: String?) {
    var names = NameSuggestions(
      ["Meeting notes", "Plan", "Budget 2026", "日本語", "Source"].map { ($0 + ".md", true) },
      aliases: [])
    #expect(
      names.suggestion(for: typed, besides: "Source.md") == wanted.map { .file($0 + ".md") },
      "\(typed)")
  }

  @Test func aNoteIsNotSuggestedToItself() {
    var names = NameSuggestions([("Plan.md", true)], aliases: [("P", "Plan.md")])
    #expect(names.suggestion(for: "Plann", besides: "Plan.md") == nil)
    #expect(names.suggestion(for: "P", besides: "Plan.md") == nil)
    #expect(names.suggestion(for: "Plann", besides: "A.md") == .file("Plan.md"))
  }
}
