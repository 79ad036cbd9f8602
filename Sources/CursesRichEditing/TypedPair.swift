import CursesMarkdown
import CursesText

/// Brackets, quotation marks and markers that come in pairs where they are typed.
package struct TypedPair {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  private static let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
  /// Markers that are typed on a selection to style it.
  package static let wrapping: [Character: RichAttributes] = [
    "*": .emphasis, "_": .emphasis, "`": .code, "~": .strikethrough, "=": .highlight,
  ]

  /// What stands behind selected code once a bracket or a quotation mark is typed on it; nil for what takes its place.
  package static func closer(aroundCode opener: [UInt8]) -> [UInt8]? {
    guard opener.count == 1 else { return nil }
    if opener == [Byte.quote] || opener == [Byte.apostrophe] { return opener }
    return closers[Character(Unicode.Scalar(opener[0]))].map { Array(String($0).utf8) }
  }

  /// Types a character as one of a pair. Returns nil where it is typed as any other.
  func type(_ text: String) -> RichOutcome? {
    guard document.smartTyping.contains(.pairs), text.utf8.count == 1, let typed = text.first else {
      return nil
    }
    let target = document.target
    if let outcome = surroundCode(target, with: Array(text.utf8)) { return outcome }
    guard target.first.canHavePairs, target.isInOneParagraph || target.last.canHavePairs else {
      return nil
    }
    if target.isCaret, let expected = document.typing.openPairs.last, expected.isTyped(as: typed),
      target.first.text[target.from.visible...].starts(with: String(expected).utf8)
    {
      let kept = document.typing.openPairs.dropLast()
      let count = String(expected).utf8.count
      TypedSource(document: document).moveWithTyping(
        by: count, to: target.first.sourceOffset(target.from.visible + count))
      document.typing.openPairs = Array(kept)
      if kept.isEmpty, expected == "]" { freeBracket() }
      return .moved
    }
    if !target.isCaret, let style = Self.wrapping[typed] { return wrap(in: style, with: typed) }
    if typed == "[", let link = LinkAroundStyles(target, in: document) { return link.type() }
    if let closer = Self.closers[typed] {
      return target.isCaret
        ? typeEmptyPair(text, closer, target)
        : surround(target, with: text, String(closer))
    }
    guard !target.isCaret, typed == "\"" || typed == "'" else { return nil }
    let isStraight =
      !document.smartTyping.contains(.quotes)
      || TextStyles(document: document).selectionIsAll(.code)
    let marks = isStraight ? (text, text) : typed == "'" ? ("‘", "’") : ("“", "”")
    return surround(target, with: marks.0, marks.1)
  }

  /// A marker typed on a selection styles it; a second star makes strong text of emphasised, and any other that follows,
  /// which Markdown may write twice, means no more than the first.
  private func wrap(in style: RichAttributes, with mark: Character) -> RichOutcome? {
    let known = document.typing.line.wrapped.flatMap {
      $0.mark == mark && $0.version == document.version ? $0 : nil
    }
    document.history.endGroup()
    var wrapped = WrappedText(mark: mark, style: style, count: (known?.count ?? 0) + 1)
    var outcome = RichOutcome.moved
    if !TextStyles(document: document).selectionIsAll(style) {
      outcome = TextStyles(document: document).toggle(style)
    } else if style == .emphasis, !TextStyles(document: document).selectionIsAll(.strong) {
      let steps = document.history.stepCount
      outcome = TextStyles(document: document).toggle(.emphasis)
      if outcome == .changed { outcome = TextStyles(document: document).toggle(.strong) }
      document.history.joinSteps(after: steps)
      wrapped.style = .strong
    }
    wrapped.version = document.version
    document.typing.line.wrapped = wrapped
    return outcome
  }

  /// A marker typed at the end of text that was put in the place of a selection, where one typed on that has begun a
  /// style: it ends the style. Returns nil for anything else.
  func endStyle(_ text: String) -> RichOutcome? {
    guard var wrapped = document.typing.line.wrapped, wrapped.version == document.version,
      document.carets == nil, wrapped.count > 0, text == String(wrapped.mark)
    else { return nil }
    let target = document.target
    guard target.isCaret, let before = target.first.run(before: target.from.visible)?.attributes,
      before.contains(wrapped.style),
      target.first.run(after: target.from.visible)?.attributes.contains(wrapped.style) != true
    else { return nil }
    let inside = document.typing.pendingAttributes ?? before.intersection(.toggles)
    document.typing.pendingAttributes = inside.subtracting(wrapped.style)
    document.history.endGroup()
    wrapped.count -= 1
    document.typing.line.wrapped = wrapped
    return .moved
  }

  /// Two brackets typed on a selection are text until the closing ones are typed: then they may be a link.
  private func freeBracket() {
    guard TypedSource(document: document).rawTypingHere == nil else { return }
    let content = document.paragraph(at: document.head).contentRange
    let bytes = document.state.text.bytes(in: content)
    let caret = document.state.selection.main.head - content.lowerBound
    guard let start = (0..<max(0, caret - 2)).last(where: { Self.isEscapedLink(bytes[$0...]) })
    else { return }
    document.typing.raw = RawTyping(
      Array(bytes[...start]) + bytes[(start + 2)...], caret: caret - 1, version: document.version,
      head: document.state.selection.main.head)
  }

  private static func isEscapedLink(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [Byte.openBracket, Byte.backslash, Byte.openBracket])
  }

  /// Lets text be a link that two brackets were typed around, once its selection is left or saved.
  ///
  /// - Parameters:
  ///   - brackets: the closing ones that came by themselves.
  ///   - range: what was selected.
  func endLink(_ brackets: [Character], around range: Range<Int>) {
    guard let backslash = linkBackslash(brackets, around: range) else { return }
    let start = backslash.lowerBound - 1
    let text = document.paragraph(at: document.place(at: start)).text
    LineEnd(document: document).apply([Edit(backslash, "")], at: start) {
      $0.text.count <= text.count - 4
    }
  }

  /// The backslash between two brackets that were typed around what is selected; nil where there is none.
  ///
  /// - Parameters: as of `endLink`.
  func linkBackslash(_ brackets: [Character], around range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound - 3
    guard brackets.suffix(2) == ["]", "]"], document.isAlone, start >= 0,
      range.upperBound + 2 <= document.state.text.count,
      // Brackets that came back by an undo are meant as they are.
      document.typing.line.undone.map({ !(range.lowerBound...range.upperBound ~= $0) }) ?? true,
      Self.isEscapedLink(document.state.text.bytes(in: start..<range.lowerBound)[...])
    else { return nil }
    return start + 1..<start + 2
  }

  /// Puts text on both sides of what is selected; the closing one is typed over.
  private func surround(
    _ target: RichTarget, with opener: String, _ closer: String
  ) -> RichOutcome? {
    guard let (from, upTo) = ends(of: target), document.paragraph(at: upTo).canHavePairs
    else { return nil }
    let kept = document.typing.openPairs
    let steps = document.history.stepCount
    let former = document.moment
    let isBackward = document.state.selection.main.head < document.state.selection.main.anchor
    document.history.endGroup()
    let (outcome, start, end) =
      (from.block, from.paragraph) == (upTo.block, upTo.paragraph)
      ? surround(from, upTo.visible, with: opener, closer)
      : surround(from, farAway: upTo, with: opener, closer)
    guard outcome == .changed else {
      document.goBack(to: former)
      return outcome
    }
    document.history.joinSteps(after: steps)
    document.setSelection(
      isBackward ? Selection(anchor: end, head: start) : Selection(anchor: start, head: end))
    document.typing.line.undone = nil
    if document.isAlone { document.typing.openPairs = kept + Array(closer) }
    return .changed
  }

  /// Puts a bracket or a quotation mark, and what closes it, around selected text of one block of code. Returns nil
  /// elsewhere.
  private func surroundCode(_ target: RichTarget, with opener: [UInt8]) -> RichOutcome? {
    guard !target.isCaret, target.first.isCode, let closer = Self.closer(aroundCode: opener),
      let (from, upTo) = ends(of: target), from.block == upTo.block
    else { return nil }
    let lines = Array(document.block(from.block).paragraphs[from.paragraph...upTo.paragraph])
    guard let last = lines.last, lines.allSatisfy({ $0.isCode(ofSameBlockAs: target.first) })
    else { return nil }
    let (first, main) = (target.first, document.state.selection.main)
    let start = first.sourceOffset(from.visible, affinity: .downstream)
    let end = last.sourceOffset(upTo.visible)
    // An empty line has nothing of the blocks around it yet.
    let lead = first.text.isEmpty ? Array(first.lead.replacingLineEnds(document.lineEnd).utf8) : []
    var shapes = lines.map { RichShape($0, isStrict: true) }
    shapes[lines.count - 1].text.insert(contentsOf: closer, at: upTo.visible)
    shapes[0].text.insert(contentsOf: opener, at: from.visible)
    for index in [0, lines.count - 1] {
      shapes[index].runs = InlineDraft.plainRuns(shapes[index].text)
    }
    let growth = lead.count + opener.count
    let patch = RichPatch(
      edits: [Edit(start..<start, bytes: lead + opener), Edit(end..<end, bytes: closer)],
      first: first.lineStart, last: last.lineStart, wanted: shapes,
      landing: .source(end + growth), event: .typing)
    document.history.endGroup()
    guard case .accepted = document.attempt(patch) else {
      return .refused("This text would end the code block.")
    }
    let now = (start + growth, end + growth)
    document.setSelection(
      main.head < main.anchor
        ? Selection(anchor: now.1, head: now.0) : Selection(anchor: now.0, head: now.1))
    return .changed
  }

  /// Surrounds text of one paragraph. Returns where that stands now.
  private func surround(
    _ from: RichPlace, _ end: Int, with opener: String, _ closer: String
  ) -> (RichOutcome, start: Int, end: Int) {
    let marks = [(end, closer), (from.visible, opener)]
    let outcome = insert(marks, into: from, caret: from.visible + opener.utf8.count)
    let start = document.head
    let last = start.with(visible: start.visible + end - from.visible)
    return (outcome, document.offset(of: start), document.offset(of: last))
  }

  /// Surrounds text of several paragraphs: the end first, which leaves the offsets before it as they are. Places are
  /// not kept over an edit, which may join paragraphs. Returns where the text stands now.
  private func surround(
    _ from: RichPlace, farAway upTo: RichPlace, with opener: String, _ closer: String
  ) -> (RichOutcome, start: Int, end: Int) {
    let start = document.offset(of: from)
    var outcome = insert([(upTo.visible, closer)], into: upTo, caret: upTo.visible)
    let end = document.state.selection.main.head
    guard outcome == .changed else { return (outcome, start, end) }
    let count = document.state.text.count
    let first = document.place(at: start)
    outcome = insert(
      [(first.visible, opener)], into: first, caret: first.visible + opener.utf8.count)
    return (
      outcome, document.state.selection.main.head, end + document.state.text.count - count
    )
  }

  /// Puts marks into a paragraph, of which the last comes first.
  private func insert(
    _ marks: [(visible: Int, mark: String)], into place: RichPlace, caret: Int
  ) -> RichOutcome {
    let paragraph = document.paragraph(at: place)
    var draft = document.draft(of: paragraph)
    let chain = spans(around: (marks.last?.visible ?? 0)..<marks[0].visible, in: draft)
    for (visible, mark) in marks { draft.insert(Array(mark.utf8), at: visible, chain: chain) }
    let rewrite = InlineRewrite(
      paragraph: paragraph, draft: draft, caret: caret, event: .typing)
    return Acceptance(document: document).settle(rewrite)
  }

  /// The styles that marks around a range have: those of all of it that go on beyond it. Of a place, those around it.
  package func spans(around range: Range<Int>, in draft: InlineDraft) -> [Int] {
    var copy = draft
    let (start, end) = (copy.split(at: range.lowerBound), copy.split(at: range.upperBound))
    func chain(_ index: Int) -> [Int] {
      copy.atoms.indices.contains(index) ? copy.atoms[index].chain : []
    }
    let inside = zip(chain(start), chain(range.isEmpty ? start : end - 1)).prefix { $0 == $1 }
    let beyond = range.isEmpty ? chain(start - 1) : chain(start - 1) + chain(end)
    return inside.map(\.0).prefix { beyond.contains($0) }.map { $0 }
  }

  /// The ends of what is selected, without the line ends at its end: of the next line nothing is.
  private func ends(of target: RichTarget) -> (from: RichPlace, upTo: RichPlace)? {
    var upTo = target.upTo
    while upTo.visible == 0, !target.isInOneParagraph,
      let end = document.previousParagraph(before: upTo)
    {
      upTo = end
    }
    let text = document.paragraph(at: upTo).text[..<upTo.visible]
    upTo.visible -= text.reversed().prefix { $0 == Byte.lineFeed }.count
    return target.from < upTo ? (target.from, upTo) : nil
  }

  /// Puts the closing one behind a bracket that was the first text of a line.
  func close(_ text: String) {
    guard document.smartTyping.contains(.pairs), text.utf8.count == 1,
      let closer = text.first.flatMap({ Self.closers[$0] }),
      case let target = document.target, target.isCaret, target.first.canHavePairs,
      target.from.visible == target.first.text.count, document.typing.openPairs.isEmpty,
      !target.first.text.contains(Byte.backtick),
      Replacement(document: document).replaceSelection(
        with: Array(String(closer).utf8), event: .typing)
        == .changed
    else { return }
    moveBefore([closer])
  }

  /// Puts the caret before a closing bracket that has come by itself.
  private func moveBefore(_ pairs: [Character]) {
    let place = document.head
    TypedSource(document: document).moveWithTyping(
      by: -1, to: document.paragraph(at: place).sourceOffset(place.visible - 1))
    document.typing.openPairs = pairs
  }

  private func typeEmptyPair(
    _ opener: String, _ closer: Character, _ target: RichTarget
  ) -> RichOutcome? {
    let rest = target.first.text[target.from.visible...]
    let before = target.first.text[..<target.from.visible]
    // What follows a backtick may be code.
    guard !before.endsWithEyes, !before.contains(Byte.backtick) else { return nil }
    let stands =
      rest.first.map { $0.isWhitespace || $0 == 0x29 || $0 == 0x5D || $0 == 0x7D } ?? true
    guard stands else { return nil }
    let kept = document.typing.openPairs
    let outcome = Replacement(document: document).replaceSelection(
      with: Array((opener + String(closer)).utf8), event: .typing)
    guard outcome == .changed else { return nil }
    moveBefore(kept + [closer])
    document.onSmartTyping?()
    return .changed
  }

  /// Backspace between the two brackets of a pair that was typed just now. Returns nil elsewhere.
  package func delete() -> RichOutcome? {
    guard !document.typing.openPairs.isEmpty else { return nil }
    let target = document.target
    guard target.isCaret, target.from.visible > 0, !target.first.isVerbatim,
      target.from.visible < target.first.text.count
    else { return nil }
    let around = target.first.text[(target.from.visible - 1)...target.from.visible]
    guard let opener = around.first, let closer = around.last,
      Self.closers[Character(Unicode.Scalar(opener))] == Character(Unicode.Scalar(closer))
    else { return nil }
    let kept = document.typing.openPairs.dropLast()
    let outcome = Replacement(document: document).replaceInline(
      target.first, (target.from.visible - 1)..<(target.from.visible + 1), with: [],
      event: .deleteBackward)
    if outcome == .changed { document.typing.openPairs = Array(kept) }
    return outcome
  }
}

extension RichParagraph {
  /// Whether brackets and marks are typed in it that come in pairs.
  fileprivate var canHavePairs: Bool { !isVerbatim && kind != .rule }
}

extension Character {
  /// Whether a closing mark is typed by a key: quotation marks have only one for both.
  fileprivate func isTyped(as key: Character) -> Bool {
    self == key || self == "”" && key == "\"" || self == "’" && key == "'"
  }
}
