import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Ordered lists that are cut into parts: their numbers go on from one to the next.
@Suite struct LongListTests {
  private static let limits = BlockLimits(
    part: 40, tablePart: 80, quotePart: 90, blankPart: 60, text: 240)

  private func document(_ source: String, at caret: String) -> RichDocument {
    let document = RichDocument(SourceText(source), limits: Self.limits)
    while document.readOn() {}
    guard let found = source.firstRange(of: caret) else { return document }
    let place = source.utf8.distance(from: source.startIndex, to: found.lowerBound)
    document.perform(.select(anchor: place, head: place), tick: 0)
    return document
  }

  private static func numbered(_ numbers: some Sequence<Int>, in start: String = "") -> String {
    numbers.map { "\(start)\($0). item of many\n" }.joined()
  }

  private func shownNumbers(_ document: RichDocument) -> [String] {
    (0..<document.blockCount).flatMap { document.block($0).paragraphs }.compactMap { paragraph in
      for prefix in paragraph.prefix {
        if case .item(.number(let number)) = prefix.kind { return prefix.isFirst ? number : nil }
      }
      return nil
    }
  }

  @Test(arguments: [
    numbered(1...40), numbered(repeatElement(1, count: 40)),
    numbered(repeatElement(7, count: 40)),
    (3...30).map { "\($0). one\n\n    more of it\n\n    - and more\n" }.joined(),
    "text\n\n" + (1...30).map { "\($0)) one\n    1. inner\n    2. inner\n" }.joined(),
    numbered(1...40, in: "> "), numbered(5...40, in: "> > "), numbered(1...40, in: "  > "),
    "- a\n\n" + numbered(1...40, in: "  "), "> - a\n>\n" + numbered(3...40, in: ">   "),
    "> a\n>\n" + numbered(1...40, in: "> ") + ">\n> b\n", numbered(1...9, in: "> ") + "> - more\n",
    "[^1]: a\n\n" + numbered(1...40, in: "    ") + "\nx[^1]\n",
  ])
  func numbersGoOnInLaterParts(source: String) {
    let document = document(source, at: "more")
    #expect(document.blockCount > 1)
    let shown = shownNumbers(document)
    let first = Int(shown[0].dropLast()) ?? 0
    let end = shown[0].last.map(String.init) ?? ""
    #expect(shown == shown.indices.map { "\(first + $0)" + end })
    // The same where the numbers before change, and back.
    document.perform(.select(anchor: source.utf8.count / 2, head: source.utf8.count / 2), tick: 0)
    document.perform(.deleteParagraphs, tick: 0)
    let fewer = shownNumbers(document)
    let fresh = RichDocument(document.state.text, limits: Self.limits)
    while fresh.readOn() {}
    #expect(fewer == shownNumbers(fresh), "\(document.state.text.string)")
    #expect(fewer == fewer.indices.map { "\(first + $0)" + end })
    document.perform(.undo, tick: 0)
    #expect(shownNumbers(document) == shown)
  }

  @Test(arguments: ["", "> ", "> > ", "  ", "> - > "])
  func laterPartsAreNumberedAnew(start: String) {
    func list(_ numbers: ClosedRange<Int>) -> String {
      let later = start.replacing("-", with: " ")
      return (start == "  " ? "- a\n\n" : "")
        + Self.numbered(numbers, in: later)
        .replacing(/^.*?(?=[0-9])/, with: start, maxReplacements: 1)
    }
    let document = document(list(1...40), at: "item")
    document.perform(.moveToParagraphEnd, tick: 0)
    document.perform(.insertParagraph, tick: 0)
    document.perform(.insertText("x"), tick: 0)
    let expected = list(1...41).replacing("2. item of many", with: "2. x", maxReplacements: 1)
    #expect(document.state.text.string == expected)
    #expect(document.state.text.string(in: 0..<document.state.selection.main.head).hasSuffix("x"))
    document.perform(.undo, tick: 0)
    document.perform(.undo, tick: 0)
    #expect(document.state.text.string == list(1...40))
    document.perform(.moveParagraphForward, tick: 0)
    document.perform(.moveParagraphForward, tick: 0)
    document.perform(.deleteParagraphs, tick: 0)
    #expect(document.state.text.string == list(1...39))
  }

  /// What stands behind a line that is deleted may be too long to be shown rich; what stands behind one that
  /// is no item any more may not become so.
  @Test func longTextIsNotMadeOfAList() {
    let long = String(repeating: "many words ", count: 40)
    let text = document("first\n\n" + long + "\n", at: "first")
    #expect(text.perform(.deleteParagraphs, tick: 0) == .changed)
    #expect(text.state.text.string == long + "\n")
    let list = document(Self.numbered(1...30), at: "item")
    #expect(list.perform(.deleteBackward, tick: 0) == .changed)
    #expect(shownNumbers(list) == (1...29).map { "\($0)." })
  }

  /// Where a text is cut into parts makes no difference to the numbers of its lists.
  @Test(arguments: [
    numbered(1...20) + "\ntext\n\n" + numbered(7...30),
    numbered(1...20, in: "> ") + ">\n> text\n>\n" + numbered(7...30, in: "> "),
    numbered(1...9, in: "> ") + "\ntext\n\n" + numbered(5...20, in: "> "),
    numbered(3...12) + "\n" + numbered(1...12, in: "> ") + numbered(13...20),
    numbered(93...112, in: "> "),
  ])
  func numbersAreThoseOfTheWholeText(source: String) {
    let whole = RichDocument(SourceText(source))
    let parts = document(source, at: "item")
    #expect(parts.blockCount > whole.blockCount)
    #expect(shownNumbers(parts) == shownNumbers(whole))
    let commands: [[RichCommand]] = [
      [.deleteBackward], [.insertText("x"), .insertParagraph], [.deleteParagraphs],
      [.toggleOrderedList], [.indent],
    ]
    for (index, item) in source.ranges(of: "item of").enumerated() where index % 3 != 1 {
      let offset = source.utf8.distance(from: source.startIndex, to: item.lowerBound)
      for command in commands {
        for document in [whole, parts] {
          document.perform(.select(anchor: offset, head: offset), tick: 0)
          for one in command { document.perform(one, tick: 0) }
        }
        let isSame = parts.state.text == whole.state.text
        #expect(isSame, "\(index) \(command)\n\(parts.state.text.string)")
        if shownNumbers(parts) != shownNumbers(whole) { Issue.record("\(index) \(command)") }
        for document in [whole, parts] {
          while document.history.canUndo { document.perform(.undo, tick: 0) }
        }
      }
    }
  }

  @Test(arguments: [
    "> - a\n" + numbered(1...12, in: ">   ") + "> - b\n" + numbered(3...12, in: ">   "),
    numbered(1...9, in: "> ") + numbered(1...9, in: ">    ") + numbered(10...20, in: "> "),
    numbered(1...9, in: "> ") + numbered(4...20, in: "> > ") + ">\n" + numbered(2...9, in: "> "),
  ])
  func listsInListsKeepTheirNumbers(source: String) {
    let whole = RichDocument(SourceText(source))
    let parts = document(source, at: "item")
    #expect(parts.blockCount > whole.blockCount)
    #expect(shownNumbers(parts) == shownNumbers(whole))
  }

  /// Lists of items, none shorter than the parts they are cut into.
  private static let nested = [
    "1. a\n" + numbered(repeatElement(1, count: 30), in: "   ") + "2. b\n",
    "1. a\n" + numbered(1...30, in: "   ") + "2. b\n" + numbered(1...9, in: "   ") + "3. c\n",
    "> 1. a\n>\n" + numbered(3...20, in: ">    ") + "> 2. b\n" + numbered(1...9, in: ">    "),
    "1. a\n   1. b\n" + numbered(1...30, in: "      ") + "   2. c\n" + numbered(2...9),
    "- a\n  1. b\n\n" + numbered(repeatElement(1, count: 30), in: "     ") + "  2. c\n",
    "1. a\n" + loose(1...12, in: "   ") + "2. b\n",
  ]

  /// Items of two paragraphs.
  private static func loose(_ numbers: ClosedRange<Int>, in start: String = "") -> String {
    let blank = start.replacing(/\s+$/, with: "") + "\n"
    return numbers.map { number in
      let behind = String(repeating: " ", count: "\(number). ".utf8.count)
      return "\(start)\(number). item of\n\(blank)\(start)\(behind)text of an item\n\(blank)"
    }.joined()
  }

  @Test(arguments: nested)
  func listsInListsAreCountedOn(source: String) {
    let whole = RichDocument(SourceText(source))
    let parts = document(source, at: "item")
    #expect(parts.blockCount > whole.blockCount)
    #expect(markers(parts) == markers(whole))
    // Whichever part is looked at first.
    let last = document(source, at: "item")
    _ = last.block(last.blockCount - 1)
    #expect(markers(last) == markers(whole))
  }

  /// Items that are as long as a part, so that one ends within them or between them.
  private static let spacious = [
    "1. a\n" + loose(1...12, in: "   ") + "2. b\n",
    "- a\n\n" + loose(1...12, in: "  ") + "- b\n", loose(1...12) + "b\n",
    "> 1. a\n>\n" + loose(1...12, in: ">    ") + "> 2. b\n",
    "1. a\n   - b\n" + loose(1...12, in: "     ") + "2. b\n",
    (1...6).map { "\($0). item of\n" + numbered(1...3, in: "   ") }.joined(),
    (1...8).map { "\($0). item of\n   - [ ] item of\n\n" }.joined(),
  ]

  @Test(arguments: nested[1...3] + spacious)
  func listsInListsAreNumberedAnew(source: String) {
    let whole = RichDocument(SourceText(source))
    let parts = document(source, at: "item")
    let commands: [[RichCommand]] = [
      [.moveToParagraphEnd, .insertParagraph, .insertText("x")], [.deleteParagraphs],
      [.deleteBackward], [.insertText("x"), .insertParagraph], [.toggleOrderedList], [.indent],
      [.outdent],
    ]
    for (index, item) in source.ranges(of: "item of").enumerated() where index % 4 < 2 {
      let offset = source.utf8.distance(from: source.startIndex, to: item.lowerBound)
      for command in commands {
        let shown = [whole, parts].map { document in
          document.perform(.select(anchor: offset, head: offset), tick: 0)
          for one in command { document.perform(one, tick: 0) }
          return markers(document)
        }
        let isSame = parts.state.text == whole.state.text
        #expect(isSame, "\(index) \(command)\n\(parts.state.text.string)")
        #expect(shown[0] == shown[1], "\(index) \(command)")
        for document in [whole, parts] {
          while document.history.canUndo { document.perform(.undo, tick: 0) }
        }
      }
    }
  }

  /// An author who gives all items the same number gets it at the end too.
  @Test(arguments: ["", "> ", "- a\n\n  "])
  func repeatedNumbersAreRepeatedAtTheEnd(start: String) {
    let lines = start.isEmpty || start == "> " ? start : "  "
    let list = Self.numbered(repeatElement(1, count: 30), in: lines)
    let source = (lines == "  " ? "- a\n\n" : "") + list
    let document = document(source, at: "item")
    #expect(document.blockCount > 2)
    document.perform(.moveToDocumentEnd, tick: 0)
    document.perform(.moveBackward, tick: 0)
    document.perform(.moveToParagraphEnd, tick: 0)
    document.perform(.insertParagraph, tick: 0)
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.string == source + lines + "1. x\n")
  }

  /// What stands before each paragraph.
  private func markers(_ document: RichDocument) -> [String] {
    (0..<document.blockCount).flatMap { document.block($0).paragraphs }.map { paragraph in
      paragraph.prefix.map { prefix in
        switch prefix.kind {
        case .item(.number(let number)): prefix.isFirst ? number : "_"
        default: prefix.isFirst ? "-" : "_"
        }
      }.joined()
    }
  }

  private static func items(_ marker: String, _ count: Int) -> String {
    (1...count).map { "\(marker) item \($0) of many\n" }.joined()
  }

  /// Items change places wherever the text is cut.
  @Test(arguments: [
    items("-", 12), numbered(1...14), items("- [ ]", 9), "- a\n" + items("  *", 12) + "- b\n",
    numbered(1...12, in: "> "),
    (1...9).map { "- item of \($0)\n\n  and more of it\n\n" }.joined(),
    (1...7).map { "\($0). item of it\n   - inner one of it\n   - inner two of it\n" }.joined(),
    "1. a\n" + numbered(1...14, in: "   ") + "2. b\n",
  ])
  func itemsMoveAcrossParts(source: String) {
    let whole = RichDocument(SourceText(source))
    let parts = document(source, at: "item")
    #expect(parts.blockCount > 1 && parts.blockCount > whole.blockCount)
    for item in source.ranges(of: "item") {
      let offset = source.utf8.distance(from: source.startIndex, to: item.lowerBound)
      for command in [RichCommand.moveBlockUp, .moveBlockDown] {
        let outcomes = [whole, parts].map { document in
          document.perform(.select(anchor: offset, head: offset), tick: 0)
          return document.perform(command, tick: 0)
        }
        #expect(outcomes[0] == outcomes[1], "\(offset) \(command)")
        #expect(parts.state.text == whole.state.text, "\(offset) \(command)")
        #expect(parts.state.selection == whole.state.selection, "\(offset) \(command)")
        for document in [whole, parts] {
          while document.history.canUndo { document.perform(.undo, tick: 0) }
        }
      }
    }
  }

  /// What follows an item that leaves the bullet around it begins with 1, also in the next part.
  @Test(arguments: ["", "> "])
  func whatFollowsAnItemThatLeavesIsNumbered(start: String) {
    let source = start + "- a\n" + Self.numbered(1...30, in: start + "  ")
    let whole = RichDocument(SourceText(source))
    let parts = document(source, at: "item")
    for item in source.ranges(of: "item") {
      let offset = source.utf8.distance(from: source.startIndex, to: item.lowerBound)
      for document in [whole, parts] {
        document.perform(.select(anchor: offset, head: offset), tick: 0)
        document.perform(.outdent, tick: 0)
      }
      #expect(parts.state.text == whole.state.text, "\(offset)")
      for document in [whole, parts] {
        while document.history.canUndo { document.perform(.undo, tick: 0) }
      }
    }
  }
}
