import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// What is typed is what is saved: texts are typed letter by letter, and their bytes compared.
@Suite struct TypingLawTests {
  /// Every example of the specifications that can be typed on one line.
  @Test(arguments: ["commonmark-0.31.json", "gfm.json"]) func examples(name: String) throws {
    let lines = try SpecificationExample.load(name).map(\.markdown)
    check(lines.compactMap(TypedText.line), atLeast: 0.88)
  }

  /// The paragraphs, headings and items of real files.
  @Test(arguments: try TestData.files().map(\.name)) func files(name: String) throws {
    guard let file = try TestData.files().first(where: { $0.name == name }),
      file.bytes.count < 200_000
    else { return }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    var dice = SeededGenerator(seed: UInt64(lines.count) + 3)
    let typable = lines.map(String.init).compactMap(TypedText.line)
    let some =
      typable.count <= 60 ? typable : (0..<60).map { _ in typable[dice.below(typable.count)] }
    check(some, atLeast: 0.8)
  }

  /// Markdown made by chance.
  @Test(arguments: 1...8) func seededLines(seed: UInt64) {
    var dice = SeededGenerator(seed: seed &* 7_919)
    let pieces = [
      "*", "**", "_", "`", "``", "[a](b)", "[", "]", "(", ")", "<b>", "</b>", "&amp;", "~~", "==",
      "a", "b c",
      "word, ", ": ", "- ", "x.", " ", "1", "\\", "!", "#tag", "[[Page]]", "www.a.b",
      "http://a.b/c_d_e", "é", "|",
    ]
    let lines = (0..<TestVariation.steps(80)).map { _ in
      (0..<(2 + dice.below(9))).map { _ in pieces[dice.below(pieces.count)] }.joined()
    }
    check(lines.compactMap(TypedText.line), atLeast: 0.6)
  }

  /// Each line in a note of its own: its bytes are those typed, or what they would mean is not what is shown.
  private func check(
    _ lines: [String], atLeast share: Double, location: SourceLocation = #_sourceLocation
  ) {
    var same = 0
    for line in lines {
      let document = TypedText.typed(line)
      let saved = document.state.text.string
      if saved == line {
        same += 1
      } else {
        let fresh = RichDocument(SourceText(line))
        #expect(
          picture(document) != picture(fresh), "typed \(line)\nsaved \(saved)",
          sourceLocation: location)
        if TypedText.prints { print("TYPED \(line)\nSAVED \(saved)\nSHOWN \(picture(document))") }
      }
      expectFreshView(document, location)
    }
    guard lines.count > 20 else { return }
    #expect(
      Double(same) >= share * Double(lines.count), "\(same) of \(lines.count)",
      sourceLocation: location)
  }
}

/// Text typed by hand, with nothing that helps but what typed Markdown means.
enum TypedText {
  static let prints = false

  /// A text of one line that a person can type; nil for others.
  static func line(_ text: String) -> String? {
    let line = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let isOneLine = !line.isEmpty && !line.contains(where: \.isNewline)
    // What is a block of its own gets its end, too, or a paragraph to go on in: `TypedBlockTests`.
    let isBlock = ["```", "~~~", "---"].contains { line.hasPrefix($0) }
    let isPlain = line.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0xFFFD && $0.value != 0xFEFF
    }
    // Blanks at the start of a paragraph are refused, so that an item begins with its text.
    let isSpaced = line.contains(#/^[\->+*0-9.)\s#]*[\->+*.)#]\s\s/#)
    guard isOneLine, isPlain, !isBlock, !isSpaced, line.utf8.count < 400, line.first != " ",
      !line.contains("\t")
    else { return nil }
    return line
  }

  static func typed(
    _ text: String, location: SourceLocation = #_sourceLocation
  ) -> RichDocument {
    let document = RichDocument(SourceText())
    for (index, character) in text.enumerated() {
      let outcome = document.perform(.insertText(String(character)), tick: index * 10)
      if case .refused(let reason) = outcome {
        Issue.record("\(character) of \(text): \(reason)", sourceLocation: location)
      }
    }
    return document
  }
}
