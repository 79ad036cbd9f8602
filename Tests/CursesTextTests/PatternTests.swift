import CursesSeededRandom
import CursesText
import Testing

@Suite struct PatternTests {
  @Test(arguments: [
    ("a\\s[^b]", 0), ("a\\nb", 1), ("a\\nb\\n", 2), ("a[\\n;]b", 1), ("(a\\n){3}", 3),
    ("a\\n+b", Int.max), ("(?:.|\\n)*b", Int.max), ("x*\\ny*", 1), ("(a\\n|b)c*", 1),
  ])
  func theLineEndsOfAMatchAreKnown(pattern: String, count: Int) throws {
    #expect(try Search(pattern: pattern).lineReach == count)
  }

  private func found(_ pattern: String, in text: String, isCaseSensitive: Bool = true) throws
    -> [String]
  {
    let search = try Search(pattern: pattern, isCaseSensitive: isCaseSensitive)
    let bytes = Array(text.utf8)
    return search.matches(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test func findsWhatPatternsSay() throws {
    #expect(try found("a.c", in: "abc a\nc aéc") == ["abc", "aéc"])
    #expect(try found("[a-c]+", in: "abcd cab") == ["abc", "cab"])
    #expect(try found("[^ab]", in: "abcd") == ["c", "d"])
    #expect(try found("\\d{2,3}", in: "1 12 1234") == ["12", "123"])
    #expect(try found("\\bcat\\b", in: "cat concat cat.") == ["cat", "cat"])
    #expect(try found("cat|dog", in: "dog cat") == ["dog", "cat"])
    #expect(try found("(ab)+", in: "ababab x ab") == ["ababab", "ab"])
    #expect(try found("a.*?b", in: "axxb ab") == ["axxb", "ab"])
    #expect(try found("^a", in: "a a\na") == ["a", "a"])
    #expect(try found("a$", in: "a a\na") == ["a", "a"])
    #expect(try found("\\.", in: "a.b") == ["."])
    #expect(try found("x*", in: "axxb") == ["xx"])
    #expect(try found("[]a]", in: "a]") == ["a", "]"])
    #expect(try found("[\\d-]+", in: "1-2") == ["1-2"])
    #expect(try found("ÄB", in: "äb ÄB", isCaseSensitive: false) == ["äb", "ÄB"])
    #expect(try found("[a-z]", in: "A", isCaseSensitive: false) == ["A"])
    #expect(try found("a{0}b", in: "ab") == ["b"])
    #expect(try found("{", in: "{") == ["{"])
    #expect(try found("(?:a|b)c", in: "ac bc") == ["ac", "bc"])
    #expect(try found("\\S+\\s\\W", in: "ab -") == ["ab -"])
    #expect(try found("日.", in: "日本語") == ["日本"])
  }

  /// Both bytes of CRLF end a line, and a byte order mark begins none.
  @Test func linesAreThoseOfTheFile() throws {
    #expect(try found("a$", in: "a\r\nba\r\n") == ["a", "a"])
    #expect(try found("^b.*", in: "a\r\nba\r\n") == ["ba"])
    #expect(try found("^a", in: "\u{FEFF}a\na") == ["a", "a"])
    #expect(try found("^.a", in: "\u{FEFF}ba") == ["ba"])
    let end = try Search(pattern: "$")
    let bytes = Array("a\r\n\r\nb".utf8)
    #expect(
      end.matches(in: bytes, includesEmpty: true).map(\.range.lowerBound) == [1, 3, 6])
    for pattern in ["needle$", "^needle", "ne+dle$"] {
      let search = try Search(pattern: pattern)
      #expect(search.hasMatch(in: Array("x\r\nneedle\r\ny".utf8)), "\(pattern)")
      #expect(search.hasMatch(in: Array("\u{FEFF}needle\r\ny".utf8)), "\(pattern)")
      #expect(!search.hasMatch(in: Array("x needles\r\n".utf8)), "\(pattern)")
    }
  }

  @Test func groupsAreKept() throws {
    let search = try Search(pattern: "(\\w+)@(\\w+)", isCaseSensitive: true)
    let bytes = Array("me@home".utf8)
    let match = try #require(search.matches(in: bytes).first)
    #expect(
      search.replacement(for: match, in: bytes, template: "$2 at $1, $0 $$ $9")
        == "home at me, me@home $ $9")
    let plain = try #require(Search("a"))
    #expect(plain.replacement(for: match, in: bytes, template: "$1") == "$1")
  }

  @Test func templatesChangeTheCase() throws {
    let search = try Search(pattern: "(\\w+) (\\w+)")
    let bytes = Array("élan VITAL".utf8)
    let match = try #require(search.matches(in: bytes).first)
    func put(_ template: String) -> String {
      search.replacement(for: match, in: bytes, template: template)
    }
    #expect(put("\\u$1 \\L$2") == "Élan vital")
    #expect(put("\\U$1 x\\E x") == "ÉLAN X x")
    #expect(put("\\L\\u$2 $1") == "Vital élan")
    #expect(put("\\l$2\\u") == "vITAL")
    #expect(put("\\u\\L$2") == "Vital")
    #expect(put("\\2 \\1") == "VITAL élan")
    #expect(put("${2}1${1}") == "VITAL1élan" && put("${9}${x}") == "${9}${x}")
    #expect(put("a\\nb\\tc\\\\n") == "a\nb\tc\\n")
    #expect(put("\\q $x $") == "\\q $x $")
    #expect(ReplacementTemplate("a\\n").hasLineEnd)
    #expect(!ReplacementTemplate("a\\\\n").hasLineEnd)
  }

  @Test(arguments: ["(", "a)", "[a", "*", "a**", "\\", "a{2,1}", "(?=a)", "[z-a]", ""])
  func mistakesAreNamed(pattern: String) {
    #expect(throws: PatternError.self) { try Search(pattern: pattern) }
  }

  /// Capitals do not count after `(?i)` at the start, whatever was chosen.
  @Test func aFlagAtTheStartIsKnown() throws {
    let search = try Search(pattern: "(?i)isbn \\d", isCaseSensitive: true)
    #expect(
      search.matches(in: Array("ISBN 1, isbn 2, IsBn x".utf8)).map(\.range) == [0..<6, 8..<14])
  }

  @Test(arguments: [
    ("colour(?= of)", "Look-ahead is not supported."), ("(?!a)", "Look-ahead is not supported."),
    ("(?<=a)b", "Look-behind is not supported."),
    ("(?<n>a)", "Groups with names are not supported. Write “(…)”: the first group is $1."),
    ("a(?i)", "“(?i)” belongs at the start."), ("(?>a)", "Atomic groups are not supported."),
    ("\\Astart", "“\\A” is not supported. “^” is the start of a line, “$” its end."),
    ("(a)\\1", "What a group has matched cannot be named within the pattern."),
    ("\\q", "“\\q” is not supported. A letter behind a backslash would be a sign."),
    ("[[:alpha:]]", "“[:” is not supported here. “\\p{L}” are letters, “\\d” digits."),
    ("[a\\b]", "“\\b” is the edge of a word, and no character."),
    ("\\x{D800}", "“\\x” needs the hexadecimal number of a character."),
    (
      "\\p{Han}",
      "“\\p” needs the name of a kind of characters: L letters, Lu capitals, N numbers, P punctuation."
    ),
    ("(?s).", "Of what begins with “(?” only “(?:…)” is known, and “(?i)” at the start."),
  ])
  func whatIsNotSupportedIsNamed(_ pattern: String, _ reason: String) {
    do throws(PatternError) {
      _ = try Search(pattern: pattern)
      Issue.record("nothing was refused")
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test(arguments: [
    ("\\p{Lu}\\p{Ll}+", "Ärger", true), ("\\pL", "é", true), ("\\P{L}", "é", false),
    ("\\p{N}", "½", true),
    ("[\\p{Lu}_]", "É", true), ("[^\\p{L}]", "é", false), ("\\u00fc", "ü", true),
    ("\\x41", "A", true),
    ("\\x{1F600}", "😀", true), ("[\\x30-\\x39]", "7", true), ("\\-\\/\\é", "-/é", true),
  ])
  func charactersAreNamedByKindAndNumber(_ pattern: String, _ text: String, isFound: Bool) throws {
    let search = try Search(pattern: pattern, isCaseSensitive: true)
    #expect(
      search.matches(in: Array(text.utf8)).map(\.range) == (isFound ? [0..<text.utf8.count] : []))
  }

  @Test func noPatternIsSlow() throws {
    let text = String(repeating: "a", count: 300)
    #expect(try found("(a*)*b", in: text) == [])
    #expect(try found("(a|a)*$", in: text) == [text])
    #expect(try found("(a?){200}a{200}", in: text) == [text])
    #expect(throws: PatternError.self) { try Search(pattern: "((a{900}){900}){9}") }
    #expect(throws: PatternError.self) {
      try Search(pattern: String(repeating: "(", count: 5000))
    }
  }

  /// The standard library's own expressions find the same.
  @Test(arguments: 1...20) func agreesWithTheStandardLibrary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let atoms = ["a", "b", ".", "[ab]", "[^a]", "(a|b)", "(ab)", "\\w", "c"]
    let marks = ["", "", "*", "+", "?", "*?", "+?", "{1,2}"]
    for _ in 0..<40 {
      var pattern = ""
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        pattern += atoms.randomElement(using: &random) ?? ""
        pattern += marks.randomElement(using: &random) ?? ""
      }
      if Int.random(in: 0..<3, using: &random) == 0 { pattern += "|ac" }
      var text = ""
      for _ in 0..<12 { text += ["a", "b", "c", " "].randomElement(using: &random) ?? "" }
      let regex = try Regex(pattern)
      let expected = text.matches(of: regex).map { String(text[$0.range]) }.filter { !$0.isEmpty }
      #expect(try found(pattern, in: text) == expected, "\(pattern) in \(text)")
    }
  }
}
