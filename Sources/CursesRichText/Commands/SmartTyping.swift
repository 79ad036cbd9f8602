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
  /// An opening bracket brings its closing one; typed on a selection both go around it, as do quotation
  /// marks.
  public static let pairs = SmartTyping(rawValue: 4)
  /// `[ ]` at the start of a paragraph makes a task of it. In an item it does always, as Markdown has it.
  public static let tasks = SmartTyping(rawValue: 8)
  /// Where the source is shown, Enter begins a line as deep as the one it ends; one of blanks alone becomes
  /// empty.
  public static let indentation = SmartTyping(rawValue: 16)
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
    var draft = draft(of: target.first)
    let range = target.from.visible..<target.upTo.visible
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
    let place = head
    let paragraph = paragraph(at: place)
    guard target.isCaret, text.utf8.count == 1, let typed = text.utf8.first, !paragraph.isVerbatim,
      paragraph.kind != .rule,
      let new = smartTyping.replacement(for: typed, in: paragraph.text, upTo: place.visible)
    else { return }
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

extension SmartTyping {
  /// What a character typed last makes of the text before the caret: a range of that, and what takes its place.
  ///
  /// - Parameter end: where the caret stands, behind the character.
  func replacement(
    for typed: UInt8, in text: [UInt8], upTo end: Int
  ) -> (range: Range<Int>, text: String)? {
    // What was typed may have become a marker, and nothing stands before the caret.
    guard end > 0, typed.isSmart else { return nil }
    // Between backticks code is being typed.
    guard text[..<end].count(where: { $0 == Byte.backtick }).isMultiple(of: 2) else { return nil }
    func byte(_ back: Int) -> UInt8 { end - back >= 0 ? text[end - back] : Byte.space }
    // Between the parentheses of a link an address is being typed, and its title.
    let start = text[..<end].lastIndex(of: Byte.openParen)
    if let start, start > 0, text[start - 1] == Byte.closeBracket,
      !text[start..<(end - 1)].contains(Byte.closeParen)
    {
      return nil
    }
    // Of a page's name, too, every character counts.
    if text[..<(end - 1)].isInPageName { return nil }
    let last = (end - 1)..<end
    // So does every one of a tag, of a definition and of an address.
    let before = text[..<(end - 1)]
    guard !before.isInTag, !before.startsDefinition else { return nil }
    let isInAddress = before.endsInAddress
    if contains(.quotes), typed == 0x22 || typed == Byte.apostrophe && !isInAddress {
      let isOpen = before.hasOpenQuotation(typed)
      // Feet and inches, minutes and seconds are straight, and what is part of an address.
      if !isOpen, isInAddress || byte(2).isDigit { return nil }
      let opens = before.opensQuotation(typed, isOpen: isOpen)
      if typed == 0x22 { return (last, opens ? "“" : "”") }
      return (last, opens ? "‘" : "’")
    }
    // A decade has an apostrophe, also without its century.
    if contains(.quotes), typed == UInt8(ascii: "s"), byte(2) == Byte.apostrophe,
      byte(3).isDigit
    {
      return ((end - 2)..<end, "’s")
    }
    let mark = "‘".utf8.count
    if contains(.quotes), typed == UInt8(ascii: "s"),
      let word = ["‘twa", "‘ti", "‘Twa", "‘Ti"].first(where: { before.endsWord($0) })
    {
      let start = end - 1 - word.utf8.count
      return (start..<(start + mark), "’")
    }
    if contains(.quotes), typed == UInt8(ascii: "s"), byte(2).isDigit, byte(3).isDigit,
      end >= 3 + mark, text[(end - 3 - mark)..<(end - 3)].elementsEqual("‘".utf8)
    {
      let decade = String(decoding: text[(end - 3)..<end], as: UTF8.self)
      return ((end - 3 - mark)..<end, "’" + decade)
    }
    guard contains(.dashes), !isInAddress else { return nil }
    if typed == Byte.hyphen, text[..<(end - 1)].reversed().starts(with: "–".utf8.reversed()) {
      return ((end - 1 - "–".utf8.count)..<end, "—")
    }
    if typed == Byte.dot, byte(2) == Byte.dot, byte(3) == Byte.dot, byte(4) != Byte.dot, end > 3 {
      return ((end - 3)..<end, "…")
    }
    if typed == Byte.space, byte(2) == Byte.hyphen, byte(3) == Byte.hyphen,
      byte(4) == Byte.space, end > 4
    {
      return ((end - 3)..<(end - 1), "–")
    }
    let isWord = byte(3).isAlphanumeric || byte(3) >= 0x80
    if typed == Byte.hyphen, byte(2) == Byte.hyphen, isWord, end > 2 {
      return ((end - 2)..<end, "–")
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether a quotation opens behind it: after a space, a bracket, a dash or another mark that opens one,
  /// markers left out, and after any sign but one that ends a sentence, where none is open.
  fileprivate func opensQuotation(_ mark: UInt8, isOpen: Bool) -> Bool {
    let text = self[..<(lastIndex { !$0.isMarker }.map { $0 + 1 } ?? startIndex)]
    guard let last = text.last else { return true }
    // A quotation of nothing is closed.
    let own = mark == 0x22 ? "“" : "‘"
    if isOpen, reversed().starts(with: own.utf8.reversed()) { return false }
    if !isOpen, self.last == Byte.equals { return true }
    if last.isWhitespace || last == Byte.hyphen { return true }
    if last == Byte.openParen || last == Byte.openBracket || last == 0x7B { return true }
    if ["–", "—", "“", "‘"].contains(where: { text.reversed().starts(with: $0.utf8.reversed()) }) {
      return true
    }
    let endsWord =
      last.isAlphanumeric || last >= 0x80 || [0x21, 0x29, 0x2E, 0x3F, 0x5D].contains(last)
    return !isOpen && !endsWord
  }

  /// Whether it ends with a word, and not with a part of a longer one.
  fileprivate func endsWord(_ word: String) -> Bool {
    guard reversed().starts(with: word.utf8.reversed()) else { return false }
    return dropLast(word.utf8.count).last.map { $0.isWhitespace } ?? true
  }

  /// Whether a quotation with a mark, single or double, was opened and not closed.
  fileprivate func hasOpenQuotation(_ mark: UInt8) -> Bool {
    let (open, close) = mark == 0x22 ? ("“", "”") : ("‘", "’")
    func last(_ text: String) -> Int? {
      indices.last { self[$0...].starts(with: text.utf8) }
    }
    guard let opened = last(open) else { return false }
    return last(close).map { $0 < opened } ?? true
  }

  /// Whether its last word is an address, or that of a file.
  fileprivate var endsInAddress: Bool {
    let start = lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? startIndex
    let word = self[start...]
    let text = String(decoding: word, as: UTF8.self)
    if text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("mailto:") { return true }
    let isPath = [Byte.slash, Byte.dot, Byte.tilde].contains(word.first)
    return isPath && word.contains(Byte.slash)
  }

  /// Whether it ends in a tag of HTML, or in a comment.
  fileprivate var isInTag: Bool {
    guard let open = lastIndex(of: Byte.less), let next = self[open...].dropFirst().first else {
      return false
    }
    let isTag = next.isLetter || [Byte.slash, Byte.bang, Byte.question].contains(next)
    return isTag && !self[open...].contains(Byte.greater)
  }

  /// Whether it begins as the definition of a link does: `[label]:`.
  fileprivate var startsDefinition: Bool {
    guard first == Byte.openBracket, dropFirst().first != Byte.caret,
      let close = firstIndex(of: Byte.closeBracket)
    else { return false }
    return self[close...].dropFirst().first == Byte.colon
  }

  /// Whether it ends between the brackets of `[[page]]`.
  fileprivate var isInPageName: Bool {
    guard let open = lastIndex(of: Byte.openBracket), open > startIndex,
      self[open - 1] == Byte.openBracket
    else { return false }
    return !self[open...].contains { $0 == Byte.closeBracket || $0 == Byte.pipe }
  }
}

extension UInt8 {
  /// Whether styled text may begin with it.
  fileprivate var isMarker: Bool {
    self == Byte.star || self == Byte.underscore || self == Byte.tilde || self == Byte.equals
  }
}

extension UInt8 {
  /// Whether smart typing makes anything of it.
  fileprivate var isSmart: Bool {
    switch self {
    case 0x22, Byte.apostrophe, Byte.hyphen, Byte.dot, Byte.space, UInt8(ascii: "s"): true
    default: false
    }
  }
}
