import CursesMarkdown
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

  /// 645 and 646: comments that CommonMark 0.31 takes and 0.29 does not. 653: the tag filter, which is
  /// a matter of renderers.
  static let contradictions: Set<Int> = [645, 646, 653]

  /// The tests of cmark-gfm. What differs is footnotes as HTML, the tag filter, metadata of fences and
  /// the order of attributes, which are matters of renderers; and labels of footnotes that are not
  /// defined, whose text is parsed here (regression 23 and 24).
  @Test func extensionTests() throws {
    let examples = try SpecificationExample.load("gfm.json").filter { $0.source != "gfm-spec.txt" }
    var failing: Set<String> = []
    for example in examples where html(example) != example.html && example.html != "<IGNORE>\n" {
      failing.insert("\(example.source ?? "") \(example.example)")
    }
    let renderers = [22, 23, 24, 25, 28, 29, 30].map { "gfm-extensions.txt \($0)" }
    let regressions = [13, 20, 21, 22, 23, 24].map { "gfm-regression.txt \($0)" }
    let infos = [2, 3, 4].map { "gfm-extensions-full-info-string.txt \($0)" }
    #expect(failing == Set(renderers + regressions + infos))
  }

  private func html(_ example: SpecificationExample) -> String {
    let isSpecification = example.source == "gfm-spec.txt" || example.source == "gfm-regression.txt"
    let known = isSpecification ? options(example.extensions ?? []) : [.gfm, .footnotes]
    return HTMLRenderer.html(Array(example.markdown.utf8), options: known)
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
