import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadDailyNotes

@Suite("Templates")
struct TemplateInsertionTests {
  static let values = NoteTemplate.Values(
    title: "Plan", moment: LocalTime(year: 2026, month: 1, day: 5, hour: 15, minute: 4),
    dateFormat: "D.M.YYYY", timeFormat: "HH:mm")

  static let variables = [
    ("# {{title}}\n", "# Plan\n"), ("{{date}} {{time}}", "5.1.2026 15:04"),
    ("{{date:YYYY}} {{time:h a}} {{ Date : MM }}", "2026 3 pm 01"), ("{{date:}}", "5.1.2026"),
    ("{{other}} {{title:x}} {{", "{{other}} {{title:x}} {{"), ("{{{title}}}", "{Plan}"),
    ("[[{{date+1d:YYYY-MM-DD}}]] {{date -2w}}", "[[2026-01-06]] 22.12.2025"),
    ("{{date-1m:MMM}} {{date+1q:MM}} {{date+1y:YYYY}}", "Dec 04 2027"),
    ("{{yesterday}} {{tomorrow:DD}} {{dates}}", "4.1.2026 06 {{dates}}"),
    ("{{x {{title}}", "{{x Plan"), ("a\r\n{{time}}\r\n", "a\r\n15:04\r\n"),
  ]

  @Test(arguments: variables) func fillsInVariables(_ template: String, _ text: String) {
    let filled = NoteTemplate(source: Array(template.utf8)).filled(with: Self.values)
    #expect(String(decoding: filled, as: UTF8.self) == text)
  }

  static let warnings: [(template: String, warning: String?)] = [
    ("{{title}} {{date:YYYY}} {{", nil), ("{{}} {{ }} {{a\nb}} {a}", nil),
    ("{{date-1x:YYYY-MM-DD}}", "Templates know no {{date-1x:YYYY-MM-DD}}. It stays as it is."),
    ("{{a}} {{b}} {{a}}", "Templates know no {{a}}, and 1 more. They stay as they are."),
    ("{{title:x}}", "Templates know no {{title:x}}. It stays as it is."),
  ]

  @Test(arguments: warnings) func saysWhichVariablesItDoesNotKnow(
    _ template: String, _ warning: String?
  ) {
    let filled = NoteTemplate(source: Array(template.utf8)).filling(with: Self.values)
    #expect(filled.warning == warning)
  }

  /// What the user is asked for: each once, in order; what was typed stands for it.
  @Test func asksForWhatItDoesNotKnow() {
    let template = NoteTemplate(
      source: Array(
        "{{a}} {{VALUE:Who}} {{ prompt: Where }} {{{VALUE}} {{VALUE:Who}} {{prompt}}".utf8))
    let prompts = template.prompts
    #expect(prompts.map(\.words) == ["Who", "Where", "Value"])
    var values = Self.values
    for (index, prompt) in prompts.enumerated() { values.answers[prompt] = "<\(index)>" }
    let filled = template.filling(with: values)
    #expect(
      String(decoding: filled.text, as: UTF8.self) == "{{a}} <0> <1> {<2> <0> {{prompt}}")
    #expect(filled.unknown == ["{{a}}", "{{prompt}}"])
    #expect(NoteTemplate(source: Array("{{title}} {{date}} {{".utf8)).prompts.isEmpty)
  }

  /// An answer that is all of a property's value is one, whatever is typed.
  @Test(arguments: [
    ("Dr: Who", "who: 'Dr: Who'\nx: {x}"), ("Ann", "who: Ann\nx: {x}"),
    ("[a, b]", "who: [a, b]\nx: {x}"), ("2026-01-05", "who: 2026-01-05\nx: {x}"),
    ("a: 'b'", "who: 'a: ''b'''\nx: {x}"), ("#tag", "who: '#tag'\nx: {x}"),
    ("a # b", "who: 'a # b'\nx: {x}"), ("", "who: \nx: {x}"),
  ])
  func answersAreValuesOfProperties(_ answer: String, _ filled: String) throws {
    let source = "---\nwho: {{prompt:Who?}}\nx: {x}\n---\n{{prompt:Who?}}\n"
    let template = NoteTemplate(source: Array(source.utf8))
    var values = Self.values
    values.answers[try #require(template.prompts.first)] = answer
    let text = String(decoding: template.filled(with: values), as: UTF8.self)
    #expect(text == "---\n\(filled)\n---\n\(answer)\n")
  }

  /// A part of a value, or what stands in quotation marks, leaves the value what it is.
  @Test(arguments: [
    ("who: Mr {{prompt:A}}, {{title}}", "who: 'Mr Dr: \"W\" o''x, T'"),
    ("who: \"{{prompt:A}}\"", "who: \"Dr: \\\"W\\\" o'x\""),
    ("who: '{{prompt:A}}'", "who: 'Dr: \"W\" o''x'"),
    ("a:\r\n  - {{prompt:A}}\r", "a:\r\n  - 'Dr: \"W\" o''x'\r"),
    ("a: {{title}} # {{title}}", "a: T # T"), ("a: [{{title}}]", "a: [T]"),
    ("a: {{none}}: {{title}}", "a: '{{none}}: T'"), ("{{title}}: x", "T: x"),
    ("a: {{none}}: x", "a: {{none}}: x"),
  ])
  func partsOfValuesStayInThem(_ template: String, _ filled: String) throws {
    let template = NoteTemplate(source: Array("---\n\(template)\n---\n".utf8))
    var values = Self.values
    values.title = "T"
    for prompt in template.prompts { values.answers[prompt] = "Dr: \"W\" o'x" }
    let text = String(decoding: template.filled(with: values), as: UTF8.self)
    #expect(text == "---\n\(filled)\n---\n")
  }

  /// The days of the week that a note is of, as Periodic Notes has them; 5 January 2026 is a Monday.
  @Test func weeksNameTheirDays() {
    let template = NoteTemplate(
      source: Array("{{monday:YYYY-MM-DD}} {{ Sunday : D.M. }} {{saturday:}} {{monday}}".utf8))
    var values = Self.values
    #expect(template.filling(with: values).unknown.count == 4)
    values.week = .iso
    #expect(
      String(decoding: template.filled(with: values), as: UTF8.self)
        == "2026-01-05 11.1. 10.1.2026 {{monday}}")
    values.week = .english
    values.moment = LocalTime(year: 2026, month: 1, day: 4)
    #expect(
      String(decoding: template.filled(with: values), as: UTF8.self)
        == "2026-01-05 4.1. 10.1.2026 {{monday}}")
    values.week = .iso
    #expect(
      String(decoding: template.filled(with: values), as: UTF8.self)
        == "2025-12-29 4.1. 3.1.2026 {{monday}}")
  }

  @Test func otherBytesStay() {
    let bytes: [UInt8] = [0xFF, 0x7B, 0x7B, 0xFE, 0x7D, 0x7D, 0x00]
    #expect(NoteTemplate(source: bytes).filled(with: Self.values) == bytes)
  }

  /// `¦` is the caret, `«»` a selection, in the note before and after.
  static let insertions: [(template: String, note: String, after: String)] = [
    ("new ", "one ¦two\n", "one new ¦two\n"),
    ("new", "one «two»\n", "one new¦\n"),
    ("a\n", "¦", "a\n¦"),
    ("- [ ] x\n", "first\n\n¦second\n", "first\n\n- [ ] x¦\n\nsecond\n"),
    ("- x", "first\n\n¦\nsecond\n", "first\n\n- x¦\n\nsecond\n"),
    ("## M\n", "para¦\n", "para\n\n## M\n¦\n"),
    ("## M\n\ntext\n", "one ¦two\r\n", "one \r\n\r\n## M\n\ntext¦\r\n\r\ntwo\r\n"),
    ("---\nx: 1\n---\na\n", "¦", "---\nx: 1\n---\na\n¦"),
    ("---\nx: 1\n---\na", "one¦\n", "---\nx: 1\n---\nonea¦\n"),
    (
      "---\nx: 1\ny: [2]\n---\na", "---\nX: 3\ny: 4 # mine\n---\none¦\n",
      "---\nX: 3\ny: 4 # mine\nx: 1\n---\nonea¦\n"
    ),
    (
      "---\nTags:\n  - a\nlist:\n  - b\n# why\n---\n", "---\ntags: c\n---\n¦one\n",
      "---\ntags: [c, a]\nlist:\n  - b\n# why\n---\n¦one\n"
    ),
    (
      "---\ntags: [book, '#Sci-fi', new]\naliases: x\nstatus: open\n---\na",
      "---\ntags:\n  - sci-fi # mine\n  - old\nstatus: done\nz: 1\n---\n¦",
      "---\ntags:\n  - sci-fi # mine\n  - old\n  - book\n  - new\nstatus: done\nz: 1\naliases: x\n---\na¦"
    ),
    (
      "---\nx: 1\ntags: [a]\n---\nt", "---\ntags: []\n---\n¦", "---\ntags: [a]\nx: 1\n---\nt¦"
    ),
    ("---\nx: 1\n---\na", "---\r\ny: 2\r\n---\r\n¦", "---\r\ny: 2\r\nx: 1\r\n---\r\na¦"),
    ("---\nx: 1\n---\na", "---\n---\n¦one", "---\nx: 1\n---\na¦one"),
    ("a", "---\n¦x: 1\n---\none", "---\nx: 1\n---\na¦one"),
    ("---\nx: 1\n---\na", "---\ny: ¦2\n---\none", "---\ny: 2\nx: 1\n---\na¦one"),
    ("---\nx: 1\n", "one¦", "one\n\n---\nx: 1\n¦"),
  ]

  @Test(arguments: insertions) func putsTextAndProperties(
    _ template: String, _ note: String, _ after: String
  ) throws {
    let (source, selection) = Self.unmarked(note)
    let insertion = try TemplateInsertion(
      Array(template.utf8), into: Array(source.utf8), at: selection)
    let text = Transaction(insertion.edits, event: .external).applying(to: SourceText(source))
    let (wanted, caret) = Self.unmarked(after)
    #expect(text.string == wanted)
    #expect(insertion.caret == caret.lowerBound)
  }

  @Test(arguments: [
    ("---\nx: 1\n---\n", "---\n{a: 1}\n---\n", "note"),
    ("---\nx: [\n---\n", "---\na: 1\n---\n", "template"),
    ("---\nx: [\n---\n", "one\n", "template"), ("---\nx: 1\n---\n", "---\na: [\n---\n", "note"),
    ("---\nx: 1\n---\n", "---\ntext\n---\n", "note"),
    ("---\n{x: 1}\n---\n", "---\na: 1\n---\n", "template"),
  ]) func whatIsNoListOfPropertiesIsRefused(_ template: String, _ note: String, _ owner: String) {
    do throws(TemplateProblem) {
      _ = try TemplateInsertion(Array(template.utf8), into: Array(note.utf8), at: 0..<0)
      Issue.record("nothing was refused")
    } catch {
      switch error {
      case .template: #expect(owner == "template")
      case .note: #expect(owner == "note")
      }
    }
  }

  private static func unmarked(_ marked: String) -> (String, Range<Int>) {
    let bytes = Array(marked.utf8)
    func offset(of mark: String) -> Int? { bytes.firstRange(of: Array(mark.utf8))?.lowerBound }
    let source = String(marked.filter { !"¦«»".contains($0) })
    let start = offset(of: "¦") ?? offset(of: "«") ?? 0
    let end = offset(of: "»").map { $0 - 2 } ?? start
    return (source, start..<end)
  }
}
