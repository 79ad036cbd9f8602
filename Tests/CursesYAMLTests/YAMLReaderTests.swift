import Testing

@testable import CursesYAML

@Suite("YAML")
struct YAMLReaderTests {
  private func root(_ text: String) throws(YAMLError) -> YAMLNode? {
    try YAMLReader().root(of: text)
  }

  /// A node as one line: `{a: 'b', c: [d]}`, with the quotes it was written in.
  private func shape(_ node: YAMLNode?) -> String {
    guard let node else { return "nothing" }
    switch node.content {
    case .scalar(let text, .plain): return text
    case .scalar(let text, .singleQuoted): return "'\(text)'"
    case .scalar(let text, .doubleQuoted): return "\"\(text)\""
    case .scalar(let text, .literal): return "|\(text.debugDescription)"
    case .scalar(let text, .folded): return ">\(text.debugDescription)"
    case .sequence(let nodes): return "[" + nodes.map(shape).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      let pairs = mapping.map { "\(shape($0.key)): \(shape($0.value))" }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("", "nothing"), ("# only a comment\n", "nothing"), ("---\n", ""), ("word", "word"),
    ("a: 1\nb: no\nc: 002b36\n", "{a: 1, b: no, c: 002b36}"),
    ("a: 'it''s'\nb: \"x\\ty\"", "{a: 'it's', b: \"x\ty\"}"),
    ("z: 1\na: 2\nm: 3", "{z: 1, a: 2, m: 3}"),
    ("- a\n- [b, {c: d}]\n-\n", "[a, [b, {c: d}], ]"),
    ("a: |\n  one\n  two\nb: >\n  one\n  two\n", "{a: |\"one\\ntwo\\n\", b: >\"one two\\n\"}"),
    ("\u{FEFF}a: 1\nb: 2\n", "{a: 1, b: 2}"), ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
    ("a: \"\"\nb:\n", "{a: \"\", b: }"), ("a:\t1\t# tab\nb: 2", "{a: 1, b: 2}"),
    ("é: “ü”\n日本: 語", "{é: “ü”, 日本: 語}"), ("? [x, y]\n: z\n", "{[x, y]: z}"),
    ("a: !!str 1\nb: !mine 2", "{a: 1, b: 2}"), ("%YAML 1.1\n---\na: b\n...\n", "{a: b}"),
    ("a: &x [1, 2]\nb: *x\nc: &y w\nd: *y", "{a: [1, 2], b: [1, 2], c: w, d: w}"),
  ])
  func reads(text: String, as expected: String) throws {
    #expect(shape(try root(text)) == expected)
  }

  @Test func nodesKnowTheirPlaces() throws {
    let mapping = try #require(try root("# one\na: 1\n\nbé:\n  - x\n  -  'y'\n")?.mapping)
    #expect(mapping.map(\.key.place) == [.init(line: 2, column: 1), .init(line: 4, column: 1)])
    #expect(mapping["a"]?.place == .init(line: 2, column: 4))
    #expect(mapping["bé"]?.sequence?.map(\.place.line) == [5, 6])
    #expect(mapping["bé"]?.sequence?.last?.place.column == 6)
    #expect(mapping["c"] == nil && mapping.pair(named: "bé")?.key.line == 4)
  }

  @Test func anAliasStandsWhereItIsWritten() throws {
    let mapping = try #require(try root("a: &x 1\nb: *x\n")?.mapping)
    #expect(mapping["b"]?.string == "1" && mapping["b"]?.line == 2)
  }

  @Test(arguments: [
    ("a: [1, 2\nb: 3", 2, "a list lacks its “]” or a comma"),
    ("a: {b: 1\nc", 3, "a group lacks its “}” or a comma"),
    ("a: \"open\nb: 1\n", 1, "this quote is not closed"),
    ("a: 'open", 1, "this quote is not closed"),
    ("a: b: c", 1, "a colon stands here where no key can be"),
    ("a: 1\n\tb: 2\n", 2, "a tab cannot indent"),
    ("a:\n\t- b\n", 2, "a tab cannot indent"),
    ("a: @home", 1, "unless it is in quotes"), ("a: %x", 1, "unless it is in quotes"),
    ("a: 1\nword\nb: 2", 2, "this key lacks its colon"),
    ("a: 1\n  b: 2", 2, "no key can be"), ("a: \"\\q\"", 1, "backslash"),
    ("- a\nb: c", 2, "list item was expected"), ("a: - b", 1, "start it on a line of its own"),
    ("a: *x", 1, "“*x” stands for nothing"), ("a: &x [*x]", 1, "“*x” stands for nothing"),
    ("a: 1\n---\nb: 2", 2, "a second document"), ("a: !x!y z", 1, "this tag is not known"),
  ])
  func saysWhatIsWrongAndWhere(text: String, line: Int, words: String) {
    let error = #expect(throws: YAMLError.self) { try root(text) }
    #expect(error?.kind == .syntax)
    #expect(error?.line == line, "\(String(describing: error))")
    #expect(error?.problem.contains(words) == true, "\(String(describing: error))")
  }

  @Test func aKeyThatStandsTwiceIsAnError() throws {
    let error = #expect(throws: YAMLError.self) { try root("a: 1\nb:\n  c: 1\n  'c': 2\n") }
    #expect(error?.kind == .duplicateKey("c") && error?.place == .init(line: 4, column: 3))
    #expect(error?.description == "line 4: “c” is there twice")
    #expect(try root("a: {x: 1}\nb: {x: 1}")?.mapping?.count == 2)
  }
}
