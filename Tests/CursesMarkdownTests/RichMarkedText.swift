import CursesRichText
import CursesText
import Testing

/// A rich document drawn as its source: `¦` is the head, `«»` hold the selection.
struct RichMarkedText {
  static func document(_ marked: String) -> RichDocument {
    var plain: [UInt8] = []
    var head: Int?
    var lower: Int?
    var upper: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "¦": head = plain.count
      case "«": lower = plain.count
      case "»": upper = plain.count
      default: plain += Array(String(scalar).utf8)
      }
    }
    let caret = head ?? 0
    let anchor = lower.flatMap { low in upper.map { caret == low ? $0 : low } } ?? caret
    return RichDocument(
      SourceText(bytes: plain), selection: Selection(anchor: anchor, head: caret))
  }

  static func draw(_ document: RichDocument) -> String {
    let bytes = document.state.text.bytes
    let main = document.state.selection.main
    func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var drawn = piece(0..<main.lowerBound)
    if !main.isCaret { drawn += "«" }
    if main.head == main.lowerBound { drawn += "¦" }
    drawn += piece(main.range)
    if !main.isCaret, main.head == main.upperBound { drawn += "¦" }
    if !main.isCaret { drawn += "»" }
    return drawn + piece(main.upperBound..<bytes.count)
  }
}

/// Does `commands` one after the other on `before` and compares the source with `after`. What is shown
/// must be what a document opened on the result shows, and undoing all must give the first bytes.
func check(
  _ before: String, _ commands: RichCommand..., after: String,
  location: SourceLocation = #_sourceLocation
) {
  let document = RichMarkedText.document(before)
  let first = document.state.text
  for (index, command) in commands.enumerated() {
    document.perform(command, tick: index * 10_000)
  }
  #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
  expectFreshView(document, location)
  while document.history.canUndo { document.perform(.undo, tick: 0) }
  #expect(document.state.text == first, sourceLocation: location)
}

extension RichDocument {
  /// Types letter by letter; a line end is Enter, `↓` a line break, `→` Tab, `←` Shift+Tab, `⌫` Backspace, `▲` a
  /// paragraph up, `⤓` the end.
  func type(_ keys: String) {
    for (index, key) in keys.enumerated() {
      let command: RichCommand =
        switch key {
        case "\n": .insertParagraph
        case "↓": .insertLineBreak
        case "→": .indent
        case "←": .outdent
        case "⌫": .deleteBackward
        case "▲": .moveParagraphBackward
        case "⤓": .moveToDocumentEnd
        default: .insertText(String(key))
        }
      perform(command, tick: index * 10)
    }
  }
}

/// Types keys into an empty note.
func typedNote(_ keys: String, smart: SmartTyping = []) -> RichDocument {
  let document = RichDocument(SourceText())
  document.smartTyping = smart
  document.type(keys)
  return document
}

/// Types keys into an empty note and compares its source, `keys` where nothing else is named; undo leads back.
func expectTyped(
  _ keys: String, smart: SmartTyping = [], after: String? = nil,
  location: SourceLocation = #_sourceLocation
) {
  let document = typedNote(keys, smart: smart)
  #expect(document.state.text.string == after ?? keys, sourceLocation: location)
  expectFreshView(document, location)
  while document.history.canUndo { document.perform(.undo, tick: 0) }
  #expect(document.state.text.isEmpty, sourceLocation: location)
}

/// What is shown must be what a document opened on the same text shows.
func expectFreshView(_ document: RichDocument, _ location: SourceLocation = #_sourceLocation) {
  let fresh = RichDocument(document.state.text)
  #expect(picture(document) == picture(fresh), sourceLocation: location)
}

/// What is shown, a line for each paragraph: what stands before it, its text, its styles in brackets.
func picture(_ document: RichDocument) -> String {
  // A text that has grown long is read as it is asked for.
  while document.readOn() {}
  var lines: [String] = []
  for index in 0..<document.blockCount {
    lines += document.block(index).paragraphs.map(picture)
  }
  return lines.joined(separator: "\n")
}

private func picture(_ paragraph: RichParagraph) -> String {
  var line = ""
  for prefix in paragraph.prefix {
    switch prefix.kind {
    case .quote: line += "▎"
    case .footnote(let label): line += prefix.isFirst ? "[\(label)] " : "  "
    case .item(let marker):
      guard prefix.isFirst else {
        line += "  "
        continue
      }
      switch marker {
      case .bullet(let depth): line += ["• ", "◦ ", "▪ "][min(depth, 2)]
      case .number(let number): line += number + " "
      case .task(let isDone, _): line += isDone ? "☑ " : "☐ "
      case .status(let mark, _): line += "[\(mark)] "
      }
    }
  }
  switch paragraph.kind {
  case .heading(let level): line += String(repeating: "#", count: level) + " "
  case .code(let language): line += "│\(language)│"
  case .tableRow(let isHeader): line += isHeader ? "╪ " : "┼ "
  case .rule: line += "───"
  case .raw: line += "‹raw›"
  case .source: line += "‹source›"
  case .paragraph: break
  }
  for run in paragraph.runs {
    let text = String(decoding: paragraph.text[run.range], as: UTF8.self)
    let names: [(RichAttributes, String)] = [
      (.strong, "b"), (.emphasis, "i"), (.strikethrough, "s"), (.code, "c"), (.highlight, "h"),
      (.link, "a"), (.image, "g"), (.footnote, "f"), (.raw, "r"), (.marker, "m"),
    ]
    let marks = names.filter { run.attributes.contains($0.0) }.map(\.1).joined()
    line += marks.isEmpty ? text : "{\(marks):\(text)\(run.link.map { "→\($0)" } ?? "")}"
  }
  return line.replacing("\n", with: "⏎") + (paragraph.hasGapAfter ? "\n" : "")
}
