import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Which words a dictionary is asked for.
@Suite struct SpellingScannerTests {
  private func words(_ text: String, _ rules: SpellingRules = SpellingRules()) -> String {
    SpellingScanner(rules).words(in: Array(text.utf8)).map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("plain words, and more.", "plain words and more"),
    // Names.
    ("we met Anselm there", "we met there"),
    ("Anselm met us", "Anselm met us"),
    ("He left. Then Anselm came! Why? Because.", "He left Then came Why Because"),
    ("said Dr. Faust, J. Doe and Mrs. Miller", "said and"),
    ("\"Really\" he said", "Really he said"),
    ("it is (Perhaps) so", "it is so"),
    ("the HTTP server and iPhone or McDonald of NASA", "the server and or of"),
    ("I'm sure they don\u{2019}t, it's O'Brien", "I'm sure they don't it's"),
    // No words.
    ("a 3rd x86 snake_case b2b __init__", ""),
    ("see https://exampel.com/teh or www.wrnog.com", "see or"),
    ("mail somebdy@exampel.com now", "mail now"),
    ("open /usr/shaer/x, ~/foldr/y, src/mian/z or C:\\dirr", "open or"),
    ("pass --verbse or -xvzf to tar.gz.exe e.g. main.swfit", "pass or to"),
    ("either/or well-known", "either or well known"),
    ("end-of-file — dash\u{2014}dash", "end of file dash dash"),
    ("'quoted' and \u{201C}typographic\u{201D}", "quoted and typographic"),
    ("na\u{EF}ve r\u{E9}sum\u{E9} co\u{AD}op", "na\u{EF}ve r\u{E9}sum\u{E9} coop"),
    ("\u{43F}\u{440}\u{438}\u{432}\u{435}\u{442} \u{65E5}\u{672C} \u{3B1}\u{3B2} hello", "hello"),
    ("", ""), ("...", ""), ("'", ""), ("x' 'y", ""),
  ])
  func theWordsOfPlainText(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test func rulesGoByTheDictionary() {
    #expect(SpellingRules(dictionary: "de_DE").checksCapitals)
    #expect(!SpellingRules(dictionary: "en_US").checksCapitals)
    #expect(SpellingRules(dictionary: "/usr/share/x/ru_RU").script == .cyrillic)
    #expect(SpellingRules(dictionary: "en_US,de_DE").checksCapitals)
    #expect(SpellingRules(dictionary: "en_US,ru_RU").script == .any)
    #expect(words("das gute Haus", SpellingRules(dictionary: "de_DE")) == "das gute Haus")
    let russian = "\u{434}\u{43E}\u{43C}"
    #expect(words("house \(russian)", SpellingRules(dictionary: "ru_RU")) == russian)
  }

  @Test func rangesAreThoseOfTheText() {
    let text = Array("na\u{EF}ve, don\u{2019}t".utf8)
    for word in SpellingScanner(SpellingRules()).words(in: text) {
      let shown = String(decoding: text[word.range], as: UTF8.self)
      #expect(shown == "na\u{EF}ve" || shown == "don\u{2019}t")
    }
  }

  @Test(arguments: 1...20) func anyBytesAreTaken(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    var end = 0
    for word in SpellingScanner(SpellingRules(script: .any)).words(in: text) {
      #expect(word.range.lowerBound >= end && word.range.upperBound <= text.count)
      end = word.range.upperBound
    }
  }

  @Test(arguments: [
    ("some `teh code` here", "some here"),
    ("a [link txet](http://teh.wrold) b", "link txet"),
    ("<http://exampel.com> and <me@exampel.com>", "and"),
    ("![picutre words](file.png)", "picutre words"),
    ("un**believ**able", "unbelievable"),
    ("#tagg and [[Pagge]] and [[Pagge|shwon]]", "and and shwon"),
    ("a note[^fotnote]\n\n[^fotnote]: its text", "note its text"),
    ("some <b>bold</b> txt", "some bold txt"),
    ("```\ncode hree\n```", ""), ("    indentd", ""), ("<div>\nhtmml\n</div>", ""),
    ("---\ntitel: x\n---\n\nbody", "body"),
    ("| hed | Name |\n|---|---|\n| cel | otehr |", "hed Name cel otehr"),
    ("# Heading Wrods\n\n- [ ] tsak\n- Item\n\n> qoute", "Heading tsak Item qoute"),
    ("[ref]: http://teh.wrold \"titel\"", ""),
  ])
  func theWordsOfMarkdown(source: String, expected: String) {
    let document = RichDocument(SourceText(source + "\n"))
    var words: [String] = []
    for block in 0..<document.blockCount {
      for paragraph in document.block(block).paragraphs {
        for word in paragraph.spellingWords(SpellingRules()) {
          #expect(
            String(decoding: paragraph.text[word.range], as: UTF8.self) == word.text)
          words.append(word.text)
        }
      }
    }
    #expect(words.joined(separator: " ") == expected)
  }

  @Test func theSourceIsNotChecked() {
    let document = RichDocument(SourceText("some **teh** words\n"))
    document.mode = .source
    #expect(document.block(0).paragraphs[0].spellingWords(SpellingRules()).isEmpty)
  }
}
