import CursesLiveMarkdown
import CursesMarkdown
import CursesText

/// Keeps what was typed as the source, where that shows what is wanted.
package struct TypedSource {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// What was typed at the caret and is written otherwise; nil elsewhere.
  package var rawTypingHere: RawTyping? {
    guard let raw = document.typing.raw, raw.version == document.version,
      document.state.selection.main.isCaret
    else {
      return nil
    }
    if raw.head == document.state.selection.main.head { return raw }
    // Elsewhere in the paragraph too, where its text is what was typed.
    let (typed, here) = (document.place(at: raw.head), document.head)
    guard typed.block == here.block, typed.paragraph == here.paragraph,
      document.paragraph(at: here).text == raw.typed.bytes
    else { return nil }
    return raw.written().moving(
      by: here.visible - raw.typed.caret, to: document.state.selection.main.head)
  }

  /// Moves the caret over text that was typed with what stands before it, such as the other of two brackets.
  func moveWithTyping(by count: Int, to offset: Int) {
    let raw = rawTypingHere
    document.setSelection(Selection(caret: offset))
    document.typing.raw = raw?.moving(by: count, to: document.state.selection.main.head)
  }

  /// Forgets brackets that came by themselves and are closed: they stand no more at the caret.
  package func dropClosedPairs() {
    let rest = document.paragraph(at: document.head).text[document.head.visible...]
    while !document.typing.openPairs.isEmpty,
      !rest.starts(with: String(document.typing.openPairs.reversed()).utf8)
    {
      document.typing.openPairs.removeLast()
    }
  }

  /// Writes typed text: as it was typed, backslashes of before left out, if it shows as text then; else
  /// with what must be escaped, and what was typed is kept in mind.
  func settleTyped(_ rewrite: InlineRewrite, _ bytes: [UInt8]) -> RichOutcome {
    let isTyped =
      rewrite.event == .typing && document.mode == .rich && document.isAlone && !bytes.isEmpty
    guard isTyped else { return Acceptance(document: document).settle(rewrite) }
    let known = rawTypingHere?.typing(bytes)
    document.typing.raw = nil
    if let known {
      for (index, source) in known.sources.enumerated()
      where Acceptance(document: document).settle(rewrite, as: source.bytes) {
        if index > 0 {
          document.typing.raw = known.belonging(
            to: document.version, head: document.state.selection.main.head)
        }
        return .changed
      }
    }
    let raw = known ?? (isStyledByKeys(rewrite.paragraph) ? nil : RawTyping(rewrite.draft))
    let outcome = Acceptance(document: document).settle(rewrite, typed: known)
    guard let raw else { return outcome }
    guard outcome == .changed else {
      // Nothing shows it as text beside what is there: what is there means something else with it.
      let isDone =
        document.hasInputRules && (known != nil || document.typing.pendingAttributes == nil)
        && [RichCompletion.Kind.late, .now].contains {
          complete(rewrite, as: raw.typed, bytes, kind: $0)
        }
      return isDone ? .changed : outcome
    }
    let content = document.state.text.bytes(in: document.paragraph(at: document.head).contentRange)
    if content != raw.typed.bytes {
      document.typing.raw = raw.belonging(
        to: document.version, head: document.state.selection.main.head)
    }
    return outcome
  }

  /// Whether keys have chosen the style of what is typed. Behind a space it may be that of the word before.
  private func isStyledByKeys(_ paragraph: RichParagraph) -> Bool {
    let visible = document.target.from.visible
    return document.typing.pendingAttributes != nil && visible > 0
      && visible <= paragraph.text.count
      && !paragraph.text[visible - 1].isWhitespace
  }

  /// Writes a paragraph as it was typed, whatever it means then.
  private func complete(
    _ rewrite: InlineRewrite, as raw: RawTyping.Source, _ typed: [UInt8],
    kind: RichCompletion.Kind
  ) -> Bool {
    let look = RichShape(rewrite.paragraph, isStrict: true).look
    let patch = completionPatch(
      RichShape(rewrite.draft, look: look), at: rewrite.caret, of: rewrite.paragraph, as: raw,
      typed, kind: kind, event: rewrite.event)
    if case .accepted = document.attempt(patch) { return true }
    return false
  }

  /// Writes a paragraph as it was typed, where that only means more than its plain text.
  ///
  /// - Parameters:
  ///   - literal: the paragraph with what was typed as plain text.
  ///   - visible: where the caret stands in that.
  private func completionPatch(
    _ literal: RichShape, at visible: Int, of paragraph: RichParagraph,
    as raw: RawTyping.Source, _ typed: [UInt8], kind: RichCompletion.Kind, event: UserEvent
  ) -> RichPatch {
    let content = paragraph.contentRange
    return RichPatch(
      edits: [document.trimmed(Edit(content, bytes: raw.bytes))], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [literal],
      completion: RichCompletion(
        literal, at: visible, last: typed, typed: raw.bytes, kind: kind,
        products: paragraph.productCount),
      defines: kind == .source, landing: .source(content.lowerBound + raw.caret), event: event)
  }

  /// Lets Markdown that was completed mean what it says: the text is written as it was typed, as a step of
  /// its own. Returns whether it did.
  ///
  /// - Parameters:
  ///   - typed: the text that was typed last.
  ///   - isEnded: whether nothing more comes, so that delimiters are all there.
  @discardableResult
  func completeTyping(_ typed: [UInt8], isEnded: Bool = false) -> Bool {
    guard let raw = rawTypingHere else { return false }
    let place = document.head
    let literal = document.paragraph(at: place)
    let isClosed = isEnded && raw.endsWithDelimiter
    let kinds = isClosed ? [.now] : completions(literal, place.visible, raw)
    let content = document.state.text.bytes(in: literal.contentRange)
    // What is complete needs no more backslashes than it had before. Only where something is closed are all ways
    // tried: that takes a parse for each.
    let ways = kinds == [.now] ? raw.ways(beside: content) : raw.sources
    let sources = ways.filter {
      $0.bytes != content && $0.bytes.count <= content.count
    }
    for (kind, source) in kinds.flatMap({ kind in sources.map { (kind, $0) } }) {
      let patch = completionPatch(
        RichShape(literal, isStrict: true), at: place.visible, of: literal, as: source, typed,
        kind: kind, event: .inputRule)
      guard case .accepted = document.attempt(patch, startsStep: true) else { continue }
      document.history.endGroup()
      typeBehindMarkers(at: literal.contentRange.lowerBound + source.caret)
      let isWhole = source.bytes == raw.typed.bytes
      // What is typed next stands where it was typed, behind the markers.
      document.typing.raw = (isWhole ? raw.written() : raw).belonging(
        to: document.version, head: document.state.selection.main.head)
      return true
    }
    if kinds.contains(.late) {
      let caret = document.state.selection.main.head - literal.contentRange.lowerBound
      document.typing.raw?.add(RawTyping.Source(bytes: content, caret: caret))
    }
    return false
  }

  private func completions(
    _ literal: RichParagraph, _ visible: Int, _ raw: RawTyping
  ) -> [RichCompletion.Kind] {
    let typed = raw.typed
    guard typed.caret > 0, visible > 0 else { return [] }
    let isEscaped =
      typed.bytes[typed.caret - 1].isPunctuation
      && typed.bytes[..<(typed.caret - 1)].endsWithOpenBackslash
    if typed.bytes[typed.caret - 1].isCloser || isEscaped
      || ClosingDelimiters.stand(in: literal.text, upTo: visible)
      || ClosingDelimiters.stand(inSource: typed.bytes, upTo: typed.caret)
    {
      return [.now]
    }
    return raw.isLate && !raw.endsWithDelimiter ? [.late, .source] : [.source]
  }

  /// What is typed next stands where the person has written it: behind closing markers.
  private func typeBehindMarkers(at offset: Int) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    guard !paragraph.isVerbatim else { return }
    let at = offset - paragraph.base
    let around = paragraph.spans.filter {
      $0.opener.upperBound <= at && at <= $0.closer.lowerBound
    }
    let wanted = around.reduce(into: RichAttributes()) { $0.formUnion($1.attributes) }
    let draft = document.draft(of: paragraph)
    let now = draft.attributes(of: draft.typingChain(at: place.visible)).intersection(.toggles)
    let next = wanted.intersection(.toggles)
    document.typing.pendingAttributes = now == next ? nil : next
  }
}

extension UInt8 {
  /// Whether it can be the end of a link, a tag, an entity.
  fileprivate var isCloser: Bool {
    self == Byte.closeBracket || self == Byte.closeParen || self == Byte.greater
      || self == Byte.semicolon
  }
}

extension ArraySlice<UInt8> {
  /// Whether a backslash at its end escapes what follows.
  package var endsWithOpenBackslash: Bool {
    !reversed().prefix { $0 == Byte.backslash }.count.isMultiple(of: 2)
  }
}
