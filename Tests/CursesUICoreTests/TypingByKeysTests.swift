import CursesRichText
import CursesSeededRandom
import CursesText
import CursesUITesting
import Foundation
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors
@_spi(Nodes) @testable import CursesViewGraph

/// What is typed is what is saved, through the keys of the editor: texts of several lines are typed letter by
/// letter, a line end as Enter, and the bytes that a file would get are compared with what was typed.
@MainActor
struct TypingByKeysTests {
  /// All examples of the specifications that people can type.
  @Test(arguments: ["commonmark-0.31.json", "gfm.json"]) func examples(name: String) throws {
    check(try Example.load(name).map(\.markdown), atLeast: 0.4)
  }

  /// Markdown of several lines made by chance.
  @Test(arguments: 1...4) func seededTexts(seed: UInt64) {
    var dice = SeededGenerator(seed: seed &* 104_729)
    let starts = ["", "", "", "- ", "1. ", "> ", "# ", "- [ ] ", "> - ", "```", "---", "| a | b |"]
    let pieces = [
      "word", " ", "*a*", "`x`", "**b c**", "_d_", "[[P]]", "1", ".", "-", "é", "~~s~~",
    ]
    let texts = (0..<30).map { _ in
      (0..<(1 + dice.below(4))).map { _ in
        starts[dice.below(starts.count)]
          + (0..<dice.below(4)).map { _ in pieces[dice.below(pieces.count)] }.joined()
      }.joined(separator: "\n")
    }
    check(texts, atLeast: 0.1)
  }

  private func check(
    _ texts: [String], atLeast share: Double, location: SourceLocation = #_sourceLocation
  ) {
    let typable = texts.compactMap(Self.typable)
    var same = 0
    for text in typable {
      let saved = Self.saved(text)
      if saved == text || saved == text + "\n" {
        same += 1
      } else if TypedException(text, saved) == nil {
        #expect(
          Self.shown(saved) != Self.shown(text), "typed \(text)\nsaved \(saved)",
          sourceLocation: location)
      }
    }
    #expect(
      Double(same) >= share * Double(typable.count), "\(same) of \(typable.count)",
      sourceLocation: location)
  }

  /// A text without its last line end, if every character of it has a key; nil for others.
  private static func typable(_ text: String) -> String? {
    let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let isTyped = lines.unicodeScalars.allSatisfy {
      ($0.value >= 0x20 || $0 == "\n") && $0.value != 0x7F && $0.value != 0xFFFD
        && $0.value != 0xFEFF
    }
    return isTyped && !lines.isEmpty && lines.utf8.count < 400 ? lines : nil
  }

  /// What is saved when a text has been typed into an empty note.
  static func saved(_ text: String) -> String {
    let control = RichEditorControl(text: SourceText())
    let host = TestHost(columns: 60, rows: 8, RichEditor(control))
    host.type(text)
    return control.textToSave.string
  }

  /// What is shown of a text: of each paragraph what it is, its text and styles, and what stands before it.
  static func shown(_ text: String) -> [String] {
    let document = RichDocument(SourceText(text.hasSuffix("\n") ? text : text + "\n"))
    return (0..<document.blockCount).flatMap { document.block($0).paragraphs }.map { paragraph in
      let runs = paragraph.runs.map { "\($0.range) \($0.attributes) \($0.link ?? "")" }
      let prefix = paragraph.prefix.map { prefix in
        guard case .item(let marker) = prefix.kind else { return "\(prefix.kind)" }
        switch marker {
        case .task(let isDone, _): return "task \(isDone) \(prefix.isFirst)"
        case .status(let mark, _): return "status \(mark) \(prefix.isFirst)"
        default: return "\(marker) \(prefix.isFirst)"
        }
      }
      return "\(prefix) \(paragraph.kind) \(paragraph.string) \(runs)"
    }
  }
}

/// Where the law does not hold, and why.
enum TypedException {
  /// One Enter writes the blank line that ends a paragraph, and begins the next: `One Enter or two` in the decisions.
  case blankLines
  /// Fewer than four blanks at the start of a line mean nothing and are not kept, nor more than one after a marker.
  case blanks
  /// A row that is typed below the dashes of a table has pipes at both ends.
  case outerPipes
  /// A fence brings its end, so that what follows in the note is no code meanwhile.
  case fenceEnd
  /// A rule typed where Enter has begun an item stands behind the marker of that: both are the rule.
  case ruleBehindMarker

  /// - Returns: nil where the law has to hold.
  init?(_ typed: String, _ saved: String) {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " || $0 == ">" } }
    }
    func without(_ signs: String, _ text: String) -> String { text.filter { !signs.contains($0) } }
    if lines(typed) == lines(saved) {
      self = .blankLines
    } else if without(" \n", typed) == without(" \n", saved) {
      self = .blanks
    } else if typed.contains("|"), without("| \n", typed) == without("| \n", saved) {
      self = .outerPipes
    } else if saved.hasPrefix(typed), ["```", "~~~"].contains(without("\n", saved.dropped(typed))) {
      self = .fenceEnd
    } else if typed.contains("---"), without(" \n-", typed) == without(" \n-", saved) {
      self = .ruleBehindMarker
    } else {
      return nil
    }
  }
}

extension String {
  fileprivate func dropped(_ start: String) -> String { String(dropFirst(start.count)) }
}

/// One example of a specification.
private struct Example: Decodable {
  var markdown: String

  static func load(_ name: String) throws -> [Example] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../CursesMarkdownTests/Data/spec/\(name)")
    return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
  }
}
