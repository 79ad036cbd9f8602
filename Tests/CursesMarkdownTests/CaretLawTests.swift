import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// A command at carets in different blocks comes to what it comes to at each of them, one after the other.
@Suite("Laws of several carets") struct CaretLawTests {
  private static let blocks = [
    "Some *words* in a `row`, and more of them", "# A heading", "one line\nand another of it",
    "- item one\n- item two", "1. first\n2. second\n3. third", "- [ ] a task\n- [x] a done one",
    "> a quoted line\n> and its second", "```\nlet code = 1\n  more\n```", "last **bold** words",
    "| a | b |\n|---|---|\n| c | d |", "- outer\n  - inner\n\n  further", "[a link](x) and text",
    "    indented code\n    of two lines", "> - quoted item\n> - another",
    "1) other list\n2) of it",
  ]

  /// A text with carets or selections in several of its blocks, and what is done at them.
  private struct Trial {
    let text: String
    let carets: [SelectionRange]
    let commands: [RichCommand]

    init?(_ commands: [RichCommand], among blocks: [String], _ dice: inout SeededGenerator) {
      text = blocks.shuffled(using: &dice).prefix(6).joined(separator: "\n\n") + "\n"
      self.commands = commands
      let document = RichDocument(SourceText(text))
      var carets: [SelectionRange] = []
      for block in 0..<document.blockCount where Int.random(in: 0..<3, using: &dice) > 0 {
        let paragraphs = document.block(block).paragraphs
        let paragraph = Int.random(in: 0..<paragraphs.count, using: &dice)
        let count = paragraphs[paragraph].text.count
        func offset() -> Int {
          let visible = [0, count, Int.random(in: 0...count, using: &dice)].randomElement(
            using: &dice)
          return document.offset(
            of: RichPlace(block: block, paragraph: paragraph, visible: visible ?? 0))
        }
        let head = offset()
        let selects = commands.count == 1 && Int.random(in: 0..<4, using: &dice) == 0
        carets.append(SelectionRange(anchor: selects ? offset() : head, head: head))
      }
      let selection = carets.isEmpty ? nil : Selection(carets)
      guard carets.count > 1, selection?.ranges.count == carets.count else { return nil }
      // As many lines as carets are a line for each.
      if case .paste = commands[0], carets.count < 4 { return nil }
      if case .pasteForeign = commands[0], carets.count < 4 { return nil }
      self.carets = carets
    }

    /// The document with what was done at all carets at once.
    var atOnce: RichDocument {
      let document = document(carets)
      for (number, command) in commands.enumerated() {
        document.perform(command, tick: number * 10)
      }
      return document
    }

    /// The same at one after the other, with where each stands at the end.
    var inTurn: (document: RichDocument, carets: [SelectionRange]) {
      let document = document([carets[0]])
      var carets = carets
      var text = document.state.text
      var told: [Transaction] = []
      document.onTransaction = { told.append($0) }
      for index in carets.indices {
        let start = index * 9_000
        document.perform(
          .select(anchor: carets[index].anchor, head: carets[index].head), tick: start)
        for (number, command) in commands.enumerated() {
          document.perform(command, tick: start + number * 10 + 1)
        }
        for transaction in told {
          let least = transaction.trimmed(for: text)
          for other in carets.indices where other != index {
            carets[other] = carets[other].mapped(through: least)
          }
          text = transaction.applying(to: text)
        }
        told = []
        carets[index] = document.state.selection.main
      }
      return (document, carets)
    }

    private func document(_ ranges: [SelectionRange]) -> RichDocument {
      let document = RichDocument(SourceText(text), selection: Selection(ranges))
      document.smartTyping = [.pairs, .indentation]
      return document
    }
  }

  /// Commands that are about the text at each caret. Styles and moved lines have laws of their own, and a row that is
  /// ended by a pipe is ended at one caret.
  private static let commands =
    RichCommand.every.filter { command in
      switch command {
      case .undo, .redo, .selectAll, .selectWord, .selectParagraph, .selectNextOccurrence,
        .selectAllOccurrences, .keepMainCaret, .toggleStrong, .toggleEmphasis, .toggleStrikethrough,
        .toggleCode, .toggleHighlight, .moveBlockUp, .moveBlockDown, .pasteLines, .insertText("|"):
        false
      case .paste(let text, _) where text.hasPrefix("|"): false
      default: !"\(command)".hasPrefix("move") && !"\(command)".hasPrefix("extend")
      }
    } + ["x *y* z", "<b>x</b> y", "- p\n- q\n", "two words"].map { .pasteForeign(ForeignText($0)) }

  @Test func commandsAreDoneAtEachCaret() {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let command = Self.commands.randomElement(using: &dice) ?? .indent
      guard let trial = Trial([command], among: Self.blocks, &dice) else { continue }
      check(trial)
    }
  }

  /// Brackets come in pairs at each caret, and go so.
  @Test func bracketsAreTypedAtEachCaret() {
    var dice = SeededGenerator(seed: 9)
    // In the words of a link they would end it.
    let blocks = Self.blocks.filter { !$0.hasPrefix("|") && !$0.hasPrefix("[") }
    for _ in 0..<600 {
      let typed = ["(", "{", "[", "x"].shuffled(using: &dice).prefix(
        Int.random(in: 1...4, using: &dice))
      let back = Int.random(in: 0...typed.count, using: &dice)
      let last = [RichCommand.insertText(")"), .insertText("y"), .insertParagraph].randomElement(
        using: &dice)
      let commands =
        typed.map { .insertText($0) } + Array(repeating: .deleteBackward, count: back)
        + [last].compactMap(\.self)
      guard let trial = Trial(commands, among: blocks, &dice) else { continue }
      check(trial)
    }
  }

  private func check(_ trial: Trial) {
    let many = trial.atOnce
    let (single, carets) = trial.inTurn
    let first = RichDocument(SourceText(trial.text), selection: Selection(trial.carets))
    let said = "\(trial.commands)\n\(ManyCarets.draw(first))\n== becomes\n\(ManyCarets.draw(many))"
    #expect(picture(many) == picture(RichDocument(many.state.text)), "\(said)")
    if trial.commands.count == 1, many.state.text == single.state.text {
      let other = RichDocument(single.state.text, selection: Selection(carets))
      let ranges = [many, other].map { $0.state.selection.ranges.map { [$0.anchor, $0.head] } }
      #expect(ranges[0] == ranges[1], "\(said)\n== and not\n\(ManyCarets.draw(other))")
    }
    #expect(left(many) == left(single), "\(said)\n== and not\n\(single.state.text.string)")
    if trial.commands.count == 1, many.history.canUndo {
      many.perform(.undo, tick: 99_000)
      // Text of another program is first seen as it came.
      if case .pasteForeign = trial.commands[0] { many.perform(.undo, tick: 99_000) }
    }
    while trial.commands.count > 1, many.history.canUndo { many.perform(.undo, tick: 99_000) }
    #expect(many.state.text.string == trial.text, "undone: \(said)")
  }

  /// The text once it is left. Lines that are begun and spaces of a cell go where the caret was last.
  private func left(_ document: RichDocument) -> String {
    document.perform(.select(anchor: 0, head: 0), tick: 90_000)
    TypedLineEnd(document: document).finishTyping(leaves: true, tick: 90_000)
    return document.state.text.string.replacing(/\n\n\n+/, with: "\n\n")
      .replacing(/\n\|[ |]*\|(?=\n)/, with: "").replacing("&#32;", with: "")
      .replacing("|  ", with: "| ")
  }
}
