import CursesMarkdown
import CursesText

/// What typed characters are made of besides, for prose.
public struct SmartTyping: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Straight quotation marks become curly ones.
  public static let quotes = SmartTyping(rawValue: 1)
  /// `--` between words becomes a dash, `...` an ellipsis.
  public static let dashes = SmartTyping(rawValue: 2)
  /// An opening bracket brings its closing one; typed on a selection both go around it, as do quotation marks.
  public static let pairs = SmartTyping(rawValue: 4)
  /// `[ ]` at the start of a paragraph makes a task of it. In an item it does always, as Markdown has it.
  public static let tasks = SmartTyping(rawValue: 8)
  /// Where the source is shown, Enter begins a line as deep as the one it ends; one of blanks alone becomes empty.
  public static let indentation = SmartTyping(rawValue: 16)
  /// Enter behind the last paragraph of an item begins the next item, whichever paragraph of it that is.
  public static let items = SmartTyping(rawValue: 32)

  /// The characters that it makes.
  var marks: SmartMarks {
    SmartMarks(quotes: contains(.quotes), dashes: contains(.dashes))
  }
}

extension RichDocument {
  /// Makes curly marks, dashes and ellipses of what was typed; an undo step of its own.
  func applySmartTyping(_ text: String) {
    guard !smartTyping.isEmpty else { return }
    let place = head
    let paragraph = paragraph(at: place)
    guard target.isCaret, text.utf8.count == 1, let typed = text.utf8.first, !paragraph.isVerbatim,
      paragraph.kind != .rule, !paragraph.isInDashes(at: place.visible),
      let new = smartTyping.marks.replacement(
        for: typed, in: paragraph.textBesidesCode, upTo: place.visible),
      !paragraph.isInOpenWikiLink(at: place.visible)
    else { return }
    guard typing.line.undone != paragraph.sourceOffset(place.visible - 1) else { return }
    let draft = draft(of: paragraph)
    let chain = draft.typingChain(at: place.visible)
    let replaced = paragraph.run(before: new.range.upperBound)?.attributes ?? []
    guard !draft.attributes(of: chain).union(replaced).contains(.code) else { return }
    history.endGroup()
    // What the next character gets is as before: a space may stand behind a style that goes on.
    let (attributes, pairs) = (typing.pendingAttributes, typing.openPairs)
    let behind = place.visible - new.range.upperBound
    let outcome = replaceInline(
      paragraph, new.range, with: Array(new.text.utf8), event: .inputRule)
    if outcome == .changed, behind > 0 {
      let now = head
      setSelection(
        Selection(caret: self.paragraph(at: now).sourceOffset(now.visible + behind)))
    }
    history.endGroup()
    guard outcome == .changed else { return }
    (typing.pendingAttributes, typing.openPairs) = (attributes, pairs)
    onSmartTyping?()
  }
}

extension RichParagraph {
  /// Whether a place is in a cell of dashes alone, or in a line of such cells: below a header they are typed as what
  /// parts it from the rows.
  func isInDashes(at visible: Int) -> Bool {
    guard isTableRow else {
      let line = text[line(around: visible)]
      return line.contains(Byte.pipe)
        && line.allSatisfy { $0 == Byte.pipe || $0.isOfDelimiterRow }
    }
    let cell = cells.last { $0.range.lowerBound <= visible }
    return cell.map { text[$0.range].allSatisfy(\.isOfDelimiterRow) } ?? false
  }

  /// Whether a place is behind the brackets that begin the name of a note, and before those that end it: a name is not
  /// prose, nor is what is shown for it until the link is whole.
  fileprivate func isInOpenWikiLink(at visible: Int) -> Bool {
    var open = 0
    for byte in text[line(around: visible).lowerBound..<visible].reversed() {
      guard byte != Byte.closeBracket else { return false }
      open = byte == Byte.openBracket ? open + 1 : 0
      if open == 2 { return true }
    }
    return false
  }

  /// The text with blanks in the place of the backticks that are shown in code: they begin none.
  fileprivate var textBesidesCode: [UInt8] {
    guard text.contains(Byte.backtick) else { return text }
    var text = text
    for run in runs where run.attributes.contains(.code) {
      for index in run.range where text[index] == Byte.backtick { text[index] = Byte.space }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isOfDelimiterRow: Bool { self == Byte.hyphen || self == Byte.colon || isBlank }
}
