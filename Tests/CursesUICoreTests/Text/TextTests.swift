import CursesCore
import CursesThemes
import CursesUITesting
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@MainActor
struct TextTests {
  private func cell(_ stage: Stage, _ column: Int, _ row: Int = 0) -> Cell {
    stage.graph.scene[column, row]
  }

  @Test func markdownOfLiteralsIsShownRich() {
    let stage = Stage(40, 1, Text("a **bold** *slanted* `code` ~~gone~~").lineLimit(1))
    let picture = stage.picture
    #expect(picture.contains("a bold slanted code gone"))
    let start = 40 - (40 - (picture.prefix { $0 == " " }.count))
    #expect(cell(stage, start + 2).style.attributes.contains(.bold))
    #expect(!cell(stage, start).style.attributes.contains(.bold))
    #expect(cell(stage, start + 7).style.attributes.contains(.italic))
    #expect(cell(stage, start + 20).style.attributes.contains(.strikethrough))
  }

  @Test func linksKeepTheirAddress() {
    let path = "a*b*"
    let stage = Stage(10, 1, Text("[here](https://example.org/\(path))"))
    #expect(stage.picture.contains("here"))
    let column = stage.picture.prefix { $0 == " " }.count
    #expect(cell(stage, column).style.link.url == "https://example.org/a*b*")
  }

  @Test(arguments: ["*x*", "**x**", "[a](b)", "`c`", "_u_ ~~s~~", "日本*語*", "👩‍👩‍👧 **e**"])
  func whatIsInterpolatedIsNeverParsed(input: String) {
    let stage = Stage(60, 1, Text("**raw**: \(input)"))
    #expect(stage.picture.contains("raw: \(input)"))
    let string = String(input)
    #expect(Stage(60, 1, Text(string)).picture.contains(input))
    #expect(Stage(60, 1, Text(verbatim: string)).picture.contains(input))
  }

  @Test func anArgumentTakesTheLookAroundIt() {
    let name = "Ada"
    let stage = Stage(20, 1, Text("**\(name)** \(Text("x").italic())"))
    let start = stage.picture.prefix { $0 == " " }.count
    #expect(cell(stage, start).style.attributes.contains(.bold))
    #expect(cell(stage, start + 4).style.attributes == .italic)
  }

  @Test func aSymbolStandsAmongWords() {
    let image = Image(systemName: "star")
    #expect(Stage(20, 1, Text("a \(image) b")).picture.contains("a ☆ b"))
    #expect(Stage(20, 1, Text(image) + Text(verbatim: " c")).picture.contains("☆ c"))
    let plain = TestHost(
      columns: 20, rows: 1, terminal: TestTerminal(isUnicode: false),
      Text(image) + Text(verbatim: " c"))
    #expect(plain.rows.joined().contains("* c"))
  }

  @Test func aVerbatimTextKeepsItsMarkers() {
    #expect(Stage(20, 1, Text(verbatim: "**a** _b_")).picture.contains("**a** _b_"))
  }

  @Test func theInnerLookWins() {
    let stage = Stage(10, 1, (Text("a").bold(false) + Text("b")).bold())
    let start = stage.picture.prefix { $0 == " " }.count
    #expect(!cell(stage, start).style.attributes.contains(.bold))
    #expect(cell(stage, start + 1).style.attributes.contains(.bold))
  }

  @Test func textBreaksAtWordsAndNeverWithinAWideCharacter() {
    let stage = Stage(7, 4, Text(verbatim: "one two 日本語日本 x"))
    #expect(stage.picture == "one two\n日本語\n日本 x\n" || stage.picture.contains("日本語"))
    for row in 0..<4 {
      #expect(stage.graph.scene.text(row: row).count <= 7)
    }
  }

  @Test(
    arguments: [
      (Text.TruncationMode.tail, "abcdefg…"), (.head, "…cdefghi"), (.middle, "abcd…ghi"),
    ])
  func aLineThatDoesNotFitIsCut(mode: Text.TruncationMode, shown: String) {
    let stage = Stage(8, 1, Text(verbatim: "abcdefghi").lineLimit(1).truncationMode(mode))
    #expect(stage.picture == shown)
  }

  @Test func reservedLinesAreTaken() {
    let stage = Stage(
      6, 4,
      VStack {
        Text("a").lineLimit(2, reservesSpace: true)
        Text("b")
      })
    #expect(stage.picture.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    let rows = stage.picture.components
    let first = rows.firstIndex { $0.contains("a") }
    let second = rows.firstIndex { $0.contains("b") }
    #expect(first != nil && second == first.map { $0 + 2 })
  }

  @Test func fontsAreBoldOrDim() {
    let stage = Stage(
      20, 2,
      VStack(alignment: .leading) {
        Text("title").font(.title)
        Text("light")
      }.fontWeight(.semibold))
    let column = stage.picture.components[0].prefix { $0 == " " }.count
    #expect(cell(stage, column, 0).style.attributes.contains(.bold))
    #expect(cell(stage, column, 1).style.attributes.contains(.bold))
  }

  @Test func casesAreTurned() {
    #expect(Stage(9, 1, Text("Straße").textCase(.uppercase)).picture.contains("STRASSE"))
  }
}

extension String {
  /// The rows of a picture.
  var components: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
