import Testing

@testable import BubblepadIndex

@Suite("Operators that there are not") struct UnknownOperatorTests {
  @Test(arguments: [
    ("foo:bar", ["foo"]), ("a -nosuch:x tag:#b", ["nosuch"]), ("\"foo:bar baz:x\" one", []),
    ("https://example.org 10:30 at:", []), ("file:a path:b task-todo:c is:locked", []),
    ("x:y", []), ("(file:a foo-bar:b)", ["foo-bar"]),
  ])
  func areNamed(_ query: String, _ names: [String]) throws {
    #expect(try SearchQuery(query).unknownOperators == names)
  }

  @Test func anExplanationSaysSo() throws {
    #expect(
      try SearchQuery("foo:bar").explanation.last
        == "“foo:” is no operator: it is searched as text.")
  }
}
