import CursesYAML
import Testing

/// Values are changed in the text itself, and every other byte stays.
@Suite("YAML source")
struct YAMLSourceTests {
  private func set(_ text: String, _ path: String, _ value: YAMLValue) throws -> String {
    var source = try YAMLSource(Array(text.utf8))
    try source.set(path.split(separator: ".").map(String.init), to: value)
    return String(decoding: source.bytes, as: UTF8.self)
  }

  /// Items in brackets: those that stay keep their quotation marks, and what stands between them.
  @Test(arguments: [
    (
      "[Alpha Plan, \"The Plan\"]", ["Alpha Plan", "The Plan", "a: b"],
      "[Alpha Plan, \"The Plan\", 'a: b']"
    ),
    ("[t3, \"work/sub1\"]", ["t3", "work/sub1", "neu"], "[t3, \"work/sub1\", neu]"),
    ("[ 'a' ,  \"b\",c ]", ["a", "c"], "[ 'a', c ]"),
    ("[ 'a' ,  \"b\",c ]", ["b", "c"], "[ \"b\",c ]"),
    ("[ 'a' ,  \"b\",c ]", ["a", "x", "c"], "[ 'a' ,  \"x\",c ]"),
    ("[ 'a' ,  \"b\",c ]", ["x", "a", "b", "c"], "[ x, 'a' ,  \"b\",c ]"),
    ("['a', b]", ["b", "a"], "[b, 'a']"), ("[a]", ["b"], "[b]"), ("[a, b]", [], "[]"),
    ("[]", ["a", "b"], "[a, b]"), ("[\n  'a',\n  b,\n]", ["a", "b", "c"], "[\n  'a',\n  b, c,\n]"),
  ])
  func itemsInBracketsKeepTheirBytes(
    _ old: String, _ words: [String], _ expected: String
  ) throws {
    #expect(try set("k: \(old) # c\nl: 1\n", "k", .list(words)) == "k: \(expected) # c\nl: 1\n")
  }

  private func remove(_ text: String, _ path: String) throws -> String {
    var source = try YAMLSource(Array(text.utf8))
    try source.remove(path.split(separator: ".").map(String.init))
    return String(decoding: source.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("theme: a\n", "theme", "b", "theme: b\n"),
    ("# é\ntheme:   a   # why\nvi: on\n", "theme", "b", "# é\ntheme:   b   # why\nvi: on\n"),
    ("theme: 'a'\n", "theme", "b c", "theme: 'b c'\n"),
    ("theme: \"a\"\n", "theme", "b", "theme: \"b\"\n"),
    ("theme: a\r\nvi: on\r\n", "theme", "b", "theme: b\r\nvi: on\r\n"),
    ("\u{FEFF}theme: a\n", "theme", "b", "\u{FEFF}theme: b\n"),
    ("theme:\nvi: on\n", "theme", "b", "theme: b\nvi: on\n"),
    ("theme: |\n  a\nvi: on\n", "theme", "b", "theme: b\nvi: on\n"),
    ("{theme: a, vi: on}", "theme", "b", "{theme: b, vi: on}"),
    ("x: &a 1\ntheme: *a\n", "theme", "b", "x: &a 1\ntheme: b\n"),
    ("unknown: [1, {a: b}]\n'theme': a", "theme", "b", "unknown: [1, {a: b}]\n'theme': b"),
    ("notebook: a\n", "notebook", "~/N: #1", "notebook: '~/N: #1'\n"),
    ("notebook: a\n", "notebook", "it's", "notebook: it's\n"),
    ("notebook: a\n", "notebook", "a\nb", "notebook: \"a\\nb\"\n"),
    // What is not there gets a line.
    ("", "theme", "b", "theme: b\n"),
    ("# only this", "theme", "b", "# only this\ntheme: b\n"),
    ("---\n", "theme", "b", "---\ntheme: b\n"),
    ("vi: on", "theme", "b", "vi: on\ntheme: b\n"),
    ("vi: on # x\n\n# later\n", "theme", "b", "vi: on # x\ntheme: b\n\n# later\n"),
    ("vi: on\r\n", "theme", "b", "vi: on\r\ntheme: b\r\n"),
    ("keys:\n  save: F2\n", "theme", "b", "keys:\n  save: F2\ntheme: b\n"),
    ("{vi: on}\n", "theme", "b", "{vi: on, theme: b}\n"),
    ("{}\n", "theme", "b", "{theme: b}\n"),
    ("  vi: on\n", "theme", "b", "  vi: on\n  theme: b\n"),
    // Within a group.
    ("keys:\n  save: F2\nvi: on\n", "keys.save", "F3", "keys:\n  save: F3\nvi: on\n"),
    (
      "keys:\n    save: F2 # s\n\nvi: on\n", "keys.undo", "F3",
      "keys:\n    save: F2 # s\n    undo: F3\n\nvi: on\n"
    ),
    ("vi: on\n", "keys.undo", "F3", "vi: on\nkeys:\n  undo: F3\n"),
    ("keys: # mine\nvi: on\n", "keys.undo", "F3", "keys: # mine\n  undo: F3\nvi: on\n"),
    ("keys: {save: F2}\n", "keys.undo", "F3", "keys: {save: F2, undo: F3}\n"),
    ("keys:\n  save: [F2, F3]\n", "keys.save", "none", "keys:\n  save: none\n"),
    (
      "keys:\n  save:\n    - F2 # a\n    - F3 # b\n", "keys.save", "none",
      "keys:\n  save:\n    - none # a\n      # b\n"
    ),
  ])
  func wordsAreSet(text: String, path: String, word: String, wanted: String) throws {
    #expect(try set(text, path, .word(word)) == wanted)
  }

  @Test(arguments: [
    ("keys:\n  save: F2\n", ["F3", "Alt+,"], "keys:\n  save: [F3, 'Alt+,']\n"),
    (
      "keys:\n  save:\n  - F2 # a\n  - F3\n", ["F4", "F3", "F5"],
      "keys:\n  save:\n  - F4 # a\n  - F3\n  - F5\n"
    ),
  ])
  func listsAreSet(text: String, words: [String], wanted: String) throws {
    #expect(try set(text, "keys.save", .list(words)) == wanted)
  }

  @Test(arguments: [
    ("theme: a\nvi: on\n", "theme", "vi: on\n"),
    ("# above\ntheme: a # beside\n# below\n", "theme", "# above\n# beside\n# below\n"),
    ("keys:\n  save: F2\n  undo: F3\n", "keys.save", "keys:\n  undo: F3\n"),
    ("keys: # mine\n  save: F2\nvi: on\n", "keys.save", "# mine\nvi: on\n"),
    ("keys: {save: F2, undo: F3}\n", "keys.save", "keys: {undo: F3}\n"),
    ("keys: {save: F2, undo: F3}\n", "keys.undo", "keys: {save: F2}\n"),
    ("keys:\n  save:\n    - F2\n    - F3\nvi: on\n", "keys.save", "vi: on\n"),
    ("theme: a", "theme", ""),
    ("vi: on\n", "theme", "vi: on\n"),
  ])
  func keysAreRemoved(text: String, path: String, wanted: String) throws {
    #expect(try remove(text, path) == wanted)
  }

  /// What cannot be changed without losing something stays as it is.
  @Test(arguments: [
    ("theme: &a x\nlight: *a\n", "theme"),
    ("keys:\n  save: [F2, # two\n    F3]\n", "keys.save"),
    ("- a\n- b\n", "theme"),
  ])
  func whatWouldLoseSomethingIsRefused(text: String, path: String) throws {
    #expect(throws: YAMLEditError.self) { try set(text, path, .word("b")) }
  }

  @Test func aBrokenTextSaysWhere() {
    do {
      _ = try YAMLSource(Array("a: 1\nb: [\n".utf8))
      Issue.record("it was taken")
    } catch {
      guard case .broken(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.line >= 2)
    }
  }

  /// Setting a value and taking it away again gives the same bytes, wherever there was none.
  @Test(arguments: ["vi: on\n", "# x\n\nvi: on # y\n\n# z\n", "keys:\n  save: F2\n", "{vi: on}\n"])
  func settingAndRemovingIsTheIdentity(text: String) throws {
    for path in ["theme", "keys.undo"] {
      #expect(try remove(set(text, path, .word("b")), path) == text)
    }
  }
}
