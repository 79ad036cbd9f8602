import BubblepadNotebook
import BubblepadProperties
import CursesSeededRandom
import CursesText
import Testing

/// Properties are read as fields and changed in the source, where every other byte stays.
@Suite("Note properties")
struct NotePropertiesTests {
  private static let types = PropertyTypes(
    Array(#"{"types":{"rating":"number","code":"text","due":"date","who":"multitext"}}"#.utf8))

  /// A note with a property changed; a nil text takes it away.
  private func note(_ source: String, _ name: String, _ text: String?) throws -> String {
    let properties = try NoteProperties(Array(source.utf8), types: Self.types)
    let property =
      properties.property(named: name)
      ?? NoteProperty(newName: name, text: text ?? "", types: Self.types)
    let edits = try properties.edits(for: [.init(property, text: text)])
    var bytes = Array(source.utf8)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func whatStandsThereIsInTheFields() throws {
    let source = """
      ---
      title: The tea
      tags: [tea, 'a, b']
      aliases:
        - Tee
      n: 5
      word: "5"
      day: 2026-11-20
      at: 2026-11-20T10:30:00
      done: false
      empty:
      who: Ada
      deep: {a: 1}
      long: |
        one
        two
      ---
      Text
      """
    let all = try NoteProperties(Array(source.utf8), types: Self.types).all
    #expect(
      all.map { "\($0.name) \($0.kind) \($0.text)" } == [
        "title text The tea", "tags tags tea, \"a, b\"", "aliases aliases Tee", "n number 5",
        "word text 5", "day date 2026-11-20", "at datetime 2026-11-20T10:30:00",
        "done checkbox false", "empty text ", "who multitext Ada", "deep text several values",
        "long text one\ntwo\n",
      ])
    #expect(all.filter { !$0.isField }.map(\.name) == ["deep", "long"])
  }

  @Test(arguments: [
    // A value in the place of another: quotation marks, blanks and comments stay.
    ("a: 1\nb: x\n", "a", "2", "a: 2\nb: x\n"),
    ("a:   x   # why\n", "a", "y", "a:   y   # why\n"),
    ("a: \"x\"\n", "a", "y", "a: \"y\"\n"),
    ("a: 'x'\n", "a", "it's", "a: 'it''s'\n"),
    ("a: x\n", "a", "What's new? Two, three", "a: What's new? Two, three\n"),
    ("a: x\n", "a", "one: two", "a: 'one: two'\n"),
    ("a: x\n", "a", "one #two", "a: 'one #two'\n"),
    ("a: x\n", "a", "[[Tea]]", "a: '[[Tea]]'\n"),
    ("a: x\n", "a", "", "a:\n"),
    ("a:\nb: 1\n", "a", "x", "a: x\nb: 1\n"),
    ("done: false\n", "done", "true", "done: true\n"),
    // What has a type keeps it.
    ("code: x\n", "code", "5", "code: \"5\"\n"),
    ("code: x\n", "code", "true", "code: \"true\"\n"),
    ("rating: 4\n", "rating", "4.5", "rating: 4.5\n"),
    ("due:\n", "due", "2026-01-31", "due: 2026-01-31\n"),
    ("at: 2026-01-31T10:00:00\n", "at", "2026-02-01 9:05", "at: 2026-02-01T09:05:00\n"),
    // Lists: items that stay keep their lines.
    ("tags: [a, b] # t\n", "tags", "b, c", "tags: [b, c] # t\n"),
    (
      "tags:\n  - a # one\n  - b # two\n  - c\n", "tags", "b, x, c",
      "tags:\n    # one\n  - b # two\n  - x\n  - c\n"
    ),
    ("tags:\n- a\n- b\nn: 1\n", "tags", "a, b, c", "tags:\n- a\n- b\n- c\nn: 1\n"),
    ("tags:\n- a\n- b\n", "tags", "#b", "tags:\n- b\n"),
    ("tags:\n  - a\nn: 1\n", "tags", "", "tags:\nn: 1\n"),
    ("tags: a\n", "tags", "b", "tags: b\n"),
    ("tags: a\n", "tags", "a, b", "tags: [a, b]\n"),
    ("Tags: [a]\n", "tags", "b", "Tags: [b]\n"),
    ("who: [Ada]\n", "who", "\"Smith, John\", Ada", "who: ['Smith, John', Ada]\n"),
    // New ones stand at the end.
    ("a: 1\n# end\n", "b", "2", "a: 1\nb: 2\n# end\n"),
    ("a: 1\n", "tags", "x, y", "a: 1\ntags: [x, y]\n"),
    ("a: 1\n", "k: v", "x", "a: 1\n'k: v': x\n"),
    ("", "a", "1", "a: 1\n"),
    ("{\"a\": 1}\n", "a", "2", "{\"a\": 2}\n"),
    // Away with its lines; comments stay.
    ("a: 1 # one\nb: 2\n", "a", nil, "# one\nb: 2\n"),
    ("tags:\n  - a\n  - b\nn: 1\n", "tags", nil, "n: 1\n"),
  ])
  func aChangeIsOfItsPropertyOnly(
    source: String, name: String, text: String?, wanted: String
  ) throws {
    let rest = "---\n\n# Tea\n\ntext\n"
    #expect(try note("---\n" + source + rest, name, text) == "---\n" + wanted + rest)
    let windows = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n")
    }
    #expect(
      try note(windows("---\n" + source + rest), name, text) == windows("---\n" + wanted + rest))
  }

  @Test func theFirstPropertyMakesTheLinesAroundIt() throws {
    #expect(try note("# Tea\n", "a", "1") == "---\na: 1\n---\n# Tea\n")
    #expect(try note("# Tea\r\n", "a", "1") == "---\r\na: 1\r\n---\r\n# Tea\r\n")
    #expect(try note("", "a", "1") == "---\na: 1\n---\n")
  }

  /// A byte order mark stays the first thing in the file.
  @Test(arguments: [
    ("# Tea\n", "a", "1", "---\na: 1\n---\n# Tea\n"),
    ("---\na: 1\n---\nx\n", "a", "2", "---\na: 2\n---\nx\n"),
    ("---\na: 1\n---\nx\n", "b", "2", "---\na: 1\nb: 2\n---\nx\n"),
    ("---\na: 1\n---\nx\n", "a", nil, "x\n"),
  ])
  func propertiesStandAfterAByteOrderMark(
    _ source: String, _ name: String, _ text: String?, _ after: String
  ) throws {
    #expect(try note("\u{FEFF}" + source, name, text) == "\u{FEFF}" + after)
  }

  @Test func theLastPropertyTakesTheLinesAroundItAlong() throws {
    #expect(try note("---\na: 1\n---\n# Tea\n", "a", nil) == "# Tea\n")
    #expect(try note("---\n# why\na: 1\n---\n# Tea\n", "a", nil) == "---\n# why\n---\n# Tea\n")
  }

  @Test(arguments: [
    ("rating: 4\n", "rating", "four", "no number"), ("due:\n", "due", "2026-02-30", "no day"),
    ("tags: [a]\n", "tags", "a b", "no tag"), ("tags: [a]\n", "tags", "12", "no tag"),
    ("done: true\n", "done", "maybe", "neither true nor false"),
    ("who: [a]\n", "who", "\"a\" b", "comma between"),
    ("a: &x 1\nb: *x\n", "a", "2", "change it in the text"),
  ])
  func whatIsNoValueIsRefused(
    source: String, name: String, text: String, words: String
  ) throws {
    do {
      _ = try note("---\n" + source + "---\n", name, text)
      Issue.record("it was taken")
    } catch {
      #expect((error as? Refusal)?.words.contains(words) == true, "\(error)")
    }
  }

  @Test func whatIsNoYAMLSaysWhere() {
    #expect(throws: Refusal("line 3 is no property")) {
      try NoteProperties(Array("---\na: 1\nb: c: d\n---\n".utf8))
    }
    #expect(throws: Refusal("“a” is there twice (line 3)")) {
      try NoteProperties(Array("---\na: 1\na: 2\n---\n".utf8))
    }
  }

  /// Tags in one text are those that the rest of the program reads there.
  @Test func tagsInOneTextAreItems() throws {
    let properties = try NoteProperties(Array("---\ntags: work/own, project x\n---\n".utf8))
    #expect(properties.property(named: "tags")?.text == "work/own, project, x")
  }

  /// Any value that a field takes reads back as it was typed, and every other property says what it said.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func whatIsTypedIsReadBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "Tea", "5", "-", ": ", " #", "#", "'", "\"", "[", "]", "{", "}", ", ", "|", ">", "&",
      "*",
      "!", "%", "@", "`", "é", "日本", "👍🏽", "\\", " ", "~", "null", "true", "?", "<<", "=", "---",
    ]
    var source = "---\n# first\nx: 'one'  # two\ny:\n  - a\n  - b # c\nz: [1, 2]\n---\ntext\n"
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...6, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let name = ["x", "y", "z", "new", "rating:"].randomElement(using: &random) ?? "x"
      let before = try NoteProperties(Array(source.utf8))
      do {
        source = try note(source, name, text)
      } catch is Refusal {
        continue
      }
      let after = try NoteProperties(Array(source.utf8))
      let items = NoteProperty(newName: name, text: text, types: PropertyTypes())
      let shown = after.property(named: name)
      let typed = text.split(separator: " ").joined(separator: " ")
      if shown?.kind.isList == false, items.kind == .text {
        #expect(
          shown?.text.split(separator: " ").joined(separator: " ") == typed || typed == "~"
            || typed == "null", "\(source)")
      }
      for property in before.all where property.name != name {
        #expect(after.property(named: property.name) == property, "\(text) into \(name)")
      }
      #expect(source.hasPrefix("---\n# first\n") && source.hasSuffix("---\ntext\n"))
      #expect(source.contains("# two") && source.contains("# c"))
    }
  }
}
