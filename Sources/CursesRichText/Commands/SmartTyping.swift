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

  /// The characters that it makes.
  var marks: SmartMarks {
    SmartMarks(quotes: contains(.quotes), dashes: contains(.dashes))
  }
}

extension RichDocument {
  private static let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
  /// Markers that are typed on a selection to style it.
  private static let wrapping: [Character: RichAttributes] = [
    "*": .emphasis, "_": .emphasis, "`": .code, "~": .strikethrough, "=": .highlight,
  ]

  /// A marker typed on a selection styles it; a second star makes strong text of emphasised.
  private func wrap(
    in style: RichAttributes, _ target: RichTarget, tick: Int
  ) -> RichOutcome? {
    history.endGroup()
    guard selectionIsAll(style) else { return toggle(style, tick: tick) }
    guard style == .emphasis, !selectionIsAll(.strong) else { return nil }
    let outcome = toggle(.emphasis, tick: tick)
    return outcome == .changed ? toggle(.strong, tick: tick) : outcome
  }

  /// Types a bracket as one of a pair. Returns nil where it is typed as any other character.
  func typePair(_ text: String, tick: Int) -> RichOutcome? {
    guard smartTyping.contains(.pairs), text.utf8.count == 1, let typed = text.first else {
      return nil
    }
    let target = target
    guard target.isInOneParagraph, !target.first.isVerbatim, target.first.kind != .rule else {
      return nil
    }
    if target.isCaret, let expected = openPairs.last, expected == typed,
      target.first.text[target.from.visible...].first == text.utf8.first
    {
      openPairs.removeLast()
      let kept = openPairs
      moveWithTyping(by: 1, to: target.first.sourceOffset(target.from.visible + 1))
      openPairs = kept
      return .moved
    }
    if !target.isCaret, let style = RichDocument.wrapping[typed] {
      return wrap(in: style, target, tick: tick)
    }
    if let closer = RichDocument.closers[typed] {
      return target.isCaret
        ? typeEmptyPair(text, String(closer), target, tick: tick)
        : surround(target, with: text, String(closer), tick: tick)
    }
    guard !target.isCaret, typed == "\"" || typed == "'" else { return nil }
    let isStraight = !smartTyping.contains(.quotes) || selectionIsAll(.code)
    let marks = isStraight ? (text, text) : typed == "'" ? ("‘", "’") : ("“", "”")
    return surround(target, with: marks.0, marks.1, tick: tick)
  }

  /// Puts text on both sides of what is selected in a paragraph.
  private func surround(
    _ target: RichTarget, with opener: String, _ closer: String, tick: Int
  ) -> RichOutcome {
    guard let range = target.range else { return .notHandled }
    var draft = draft(of: target.first)
    draft.insert(
      Array(closer.utf8), at: range.upperBound, chain: draft.typingChain(at: range.upperBound))
    draft.insert(
      Array(opener.utf8), at: range.lowerBound, chain: draft.typingChain(at: range.lowerBound))
    let (start, end) = (
      range.lowerBound + opener.utf8.count, range.upperBound + opener.utf8.count
    )
    var rewrite = InlineRewrite(
      paragraph: target.first, draft: draft, caret: end, event: .typing)
    let isBackward = state.selection.main.head < state.selection.main.anchor
    rewrite.selected = (start..<end, isBackward)
    return settle(rewrite, tick: tick)
  }

  private func typeEmptyPair(
    _ opener: String, _ closer: String, _ target: RichTarget, tick: Int
  ) -> RichOutcome? {
    let rest = target.first.text[target.from.visible...]
    guard !target.first.text[..<target.from.visible].endsWithEyes else { return nil }
    let stands =
      rest.first.map { $0.isWhitespace || $0 == 0x29 || $0 == 0x5D || $0 == 0x7D } ?? true
    guard stands else { return nil }
    let kept = openPairs
    let outcome = replaceSelection(with: Array((opener + closer).utf8), event: .typing, tick: tick)
    guard outcome == .changed else { return nil }
    let place = head
    let count = closer.utf8.count
    moveWithTyping(by: -count, to: paragraph(at: place).sourceOffset(place.visible - count))
    openPairs = kept + Array(closer)
    return .changed
  }

  /// Backspace between the two brackets of a pair that was typed just now.
  func deletePair(tick: Int) -> RichOutcome? {
    guard !openPairs.isEmpty else { return nil }
    let target = target
    guard target.isCaret, target.from.visible > 0, !target.first.isVerbatim,
      target.from.visible < target.first.text.count
    else { return nil }
    let around = target.first.text[(target.from.visible - 1)...target.from.visible]
    guard let opener = around.first, let closer = around.last,
      RichDocument.closers[Character(Unicode.Scalar(opener))]
        == Character(Unicode.Scalar(closer))
    else { return nil }
    return replaceInline(
      target.first, (target.from.visible - 1)..<(target.from.visible + 1), with: [],
      event: .deleteBackward, tick: tick)
  }

  /// Makes curly marks, dashes and ellipses of what was typed; an undo step of its own.
  func applySmartTyping(_ text: String, tick: Int) {
    guard !smartTyping.isEmpty else { return }
    let place = head
    let paragraph = paragraph(at: place)
    guard target.isCaret, text.utf8.count == 1, let typed = text.utf8.first, !paragraph.isVerbatim,
      paragraph.kind != .rule, !paragraph.isInDashes(at: place.visible),
      let new = smartTyping.marks.replacement(
        for: typed, in: paragraph.textBesidesCode, upTo: place.visible)
    else { return }
    guard typedLine.undone != paragraph.sourceOffset(place.visible - 1) else { return }
    let draft = draft(of: paragraph)
    let chain = draft.typingChain(at: place.visible)
    let replaced = paragraph.run(before: new.range.upperBound)?.attributes ?? []
    guard !draft.attributes(of: chain).union(replaced).contains(.code) else { return }
    history.endGroup()
    // What the next character gets is as before: a space may stand behind a style that goes on.
    let (attributes, pairs) = (pendingAttributes, openPairs)
    let behind = place.visible - new.range.upperBound
    let outcome = replaceInline(
      paragraph, new.range, with: Array(new.text.utf8), event: .inputRule, tick: tick)
    if outcome == .changed, behind > 0 {
      let now = head
      setSelection(
        Selection(caret: self.paragraph(at: now).sourceOffset(now.visible + behind)))
    }
    history.endGroup()
    guard outcome == .changed else { return }
    (pendingAttributes, openPairs) = (attributes, pairs)
    onSmartTyping?()
  }
}

extension RichParagraph {
  /// Whether a place is in a cell of dashes alone, or in a line of such cells: below a header they are typed as what
  /// parts it from the rows.
  func isInDashes(at visible: Int) -> Bool {
    guard isTableRow else {
      let start = text[..<visible].lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
      let line = text[start...].prefix { $0 != Byte.lineFeed }
      return line.contains(Byte.pipe)
        && line.allSatisfy { $0 == Byte.pipe || $0.isOfDelimiterRow }
    }
    let cell = cells.last { $0.range.lowerBound <= visible }
    return cell.map { text[$0.range].allSatisfy(\.isOfDelimiterRow) } ?? false
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
