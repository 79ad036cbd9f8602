import MarkdownText
import Testing

@Suite struct SpecificationTests {
  @Test func commonMark() throws {
    let examples = try SpecificationExample.load("commonmark-0.31.json")
    #expect(examples.count == 652)
    for example in examples {
      let html = HTMLRenderer.html(Array(example.markdown.utf8), options: .commonMark)
      #expect(html == example.html, "example \(example.example), \(example.section)")
    }
  }

  /// With the extensions of the examples, which the cmark-gfm specification and tests name.
  @Test func githubFlavored() throws {
    let examples = try SpecificationExample.load("gfm.json").filter { $0.source == "gfm-spec.txt" }
    #expect(examples.count == 673)
    var failing: Set<Int> = []
    for example in examples where html(example) != example.html { failing.insert(example.example) }
    #expect(failing == SpecificationTests.contradictions)
  }

  /// Examples that CommonMark 0.31.2 contradicts, or that are a renderer's matter.
  static let contradictions: Set<Int> = []

  @Test func extensionTests() throws {
    let examples = try SpecificationExample.load("gfm.json").filter { $0.source != "gfm-spec.txt" }
    var failing: [String] = []
    for example in examples where html(example) != example.html {
      failing.append("\(example.source ?? "") \(example.example)")
    }
    #expect(failing == [])
  }

  private func html(_ example: SpecificationExample) -> String {
    HTMLRenderer.html(Array(example.markdown.utf8), options: options(example.extensions ?? []))
  }

  private func options(_ names: [String]) -> MarkdownOptions {
    var options: MarkdownOptions = []
    for name in names {
      switch name {
      case "table": options.insert(.tables)
      case "strikethrough": options.insert(.strikethrough)
      case "autolink": options.insert(.autolinks)
      case "footnotes": options.insert(.footnotes)
      case "disabled", "tasklist": options.insert(.taskItems)
      default: break
      }
    }
    return options
  }
}
