import CursesRichText
import CursesText

/// Copies of a text, parted by headings, with the same caret or selection in each.
struct CaretCopies {
  private static let between = "# Between\n\n"

  /// A copy, the heading behind it included.
  private let copy: [UInt8]
  /// The ends of what is selected in a copy.
  private let ends: (anchor: Int, head: Int)
  private let smart: SmartTyping

  /// - Parameter marked: the text, which ends its line: `¦` is the head, `«»` hold what is selected.
  init(_ marked: String, _ smart: SmartTyping) {
    let document = RichMarkedText.document(marked)
    copy = document.state.text.bytes + Array(("\n" + Self.between).utf8)
    ends = (document.state.selection.main.anchor, document.state.selection.main.head)
    self.smart = smart
  }

  /// So many copies, with carets in some of them.
  private func document(_ count: Int, at carets: [Int]) -> RichDocument {
    let text = Array(Self.between.utf8) + (0..<count).flatMap { _ in copy }
    let document = RichDocument(SourceText(bytes: text))
    document.smartTyping = smart
    for (number, caret) in carets.enumerated() {
      let start = Self.between.utf8.count + caret * copy.count
      document.perform(
        number == 0
          ? .select(anchor: start + ends.anchor, head: start + ends.head)
          : .selectAlso(anchor: start + ends.anchor, head: start + ends.head), tick: 0)
    }
    return document
  }

  /// What comes of commands at one caret, as often as there are copies; nil where they reach beyond its copy. A text
  /// that is refused comes with its reason.
  func byOne(_ commands: [RichCommand], copies count: Int) -> String? {
    let document = document(3, at: [1])
    Self.perform(commands, on: document)
    let text = document.state.text.bytes
    let before = Array(Self.between.utf8) + copy
    let behind = Array(Self.between.utf8) + copy
    guard text.starts(with: before), text.reversed().starts(with: behind.reversed()),
      text.count >= before.count + behind.count
    else { return nil }
    let own = Array(text[before.count..<text.count - copy.count])
    let all = Array(Self.between.utf8) + (0..<count).flatMap { _ in own }
    return String(decoding: all, as: UTF8.self)
  }

  /// The document with what comes of commands at a caret in each copy.
  func atAll(_ commands: [RichCommand], copies count: Int) -> RichDocument {
    let document = document(count, at: Array(0..<count))
    Self.perform(commands, on: document)
    return document
  }

  private static func perform(_ commands: [RichCommand], on document: RichDocument) {
    for (number, command) in commands.enumerated() {
      document.perform(command, tick: (number + 1) * 10)
    }
  }

  /// Keys as of `RichDocument.type`, and `»` for a step forward, `⌦` for Delete, `⤒` for the end of the line.
  static func commands(_ keys: String) -> [RichCommand] {
    keys.map { key in
      switch key {
      case "\n": .insertParagraph
      case "↓": .insertLineBreak
      case "→": .indent
      case "←": .outdent
      case "⌫": .deleteBackward
      case "⌦": .deleteForward
      case "»": .moveForward
      case "⤒": .moveToParagraphEnd
      default: .insertText(String(key))
      }
    }
  }
}
