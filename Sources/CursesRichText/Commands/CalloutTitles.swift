import CursesMarkdown
import CursesText

/// The first line of a callout: `> [!note] Title`. It is one paragraph with the text below it, as far as
/// Markdown goes, and two things for whoever reads it.
/// The titles of callouts: typed, broken and taken away.
struct CalloutTitles {
  let document: RichDocument

  /// Does what means something else there than in other text; `nil` where it does not.
  ///
  /// Commands about blocks are about the text: the title stays on its line. What deletes the word that stands
  /// for the marker ends the callout.
  func performOnCallout(_ command: RichCommand) -> RichOutcome? {
    if let outcome = CalloutBody(document: document).perform(command) { return outcome }
    let target = document.target
    guard target.isInOneParagraph, let title = target.first.calloutTitle else { return nil }
    switch command {
    case .insertText(let words) where !words.utf8.contains(where: \.isLineEnd):
      guard target.isCaret else { return typeOver(title) }
      let start = Untyping(document: document).startOfTyping()
      defer { Untyping(document: document).noteTyped(words, since: start) }
      let outcome = typeTitle(words, title)
      if outcome == .changed { SmartReplacement(document: document).applySmartTyping(words) }
      return outcome
    case .insertParagraph
    where target.isCaret && target.from.visible == 0 && target.first.containers.count == 1:
      return LineBefore(document: document).openParagraph()
    case .insertParagraph, .insertLineBreak, .paste:
      return target.isCaret ? breakTitle(command, title) : nil
    case .deleteBackward, .deleteWordBackward, .deleteForward, .deleteWordForward:
      return target.isCaret ? deleteAtTitle(command, title) : nil
    case .toggleBulletList, .toggleOrderedList, .toggleTaskList, .toggleCodeBlock,
      .setHeading(1...):
      guard title.hasText else {
        return .refused("The title of a callout cannot become anything else.")
      }
      detachTitle(title)
    case .toggleQuote:
      return title.hasText && title.word < title.end
        ? unquoteCallout(title) : unmark()
    case .toggleCallout(let kind) where target.first.calloutKind == kind.lowercased():
      endCallout(title)
      return .changed
    default: break
    }
    return nil
  }

  // MARK: Typing

  /// `[!NOTE]-` is folded away and `[!NOTE]+` is not, as Obsidian has it.
  private func foldCallout(_ mark: String, _ title: CalloutTitle) -> RichOutcome? {
    let paragraph = document.paragraph(at: document.target.from)
    guard title.word == title.end, document.target.from.visible == title.word,
      let marker = paragraph.pieces.first?.source.upperBound,
      document.state.text.byte(at: paragraph.base + marker - 1) == Byte.closeBracket
    else { return nil }
    let at = paragraph.base + marker
    let patch = RichPatch(
      edits: [Edit(at: at, insert: mark)], first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: [RichShape(paragraph, isStrict: true)], landing: .source(at + 1), event: .typing)
    if case .accepted = document.attempt(patch) { return .changed }
    return nil
  }

  /// Behind the word for the marker, or before it, typed text is the start of the title.
  private func typeTitle(_ words: String, _ title: CalloutTitle) -> RichOutcome? {
    let place = document.target.from
    guard place.visible <= title.word, !words.isEmpty else { return nil }
    let paragraph = document.paragraph(at: place)
    let isSpaced = title.word < title.end
    if words == "-" || words == "+", let outcome = foldCallout(words, title) {
      return outcome
    }
    guard words != " " else {
      // The space that the title needs comes with its first letter.
      let visible = isSpaced ? title.word + 1 : title.word
      return document.select(Selection(caret: paragraph.sourceOffset(visible)))
    }
    var draft = document.draft(of: paragraph)
    let chain = draft.chain(
      for: document.typing.pendingAttributes ?? [], from: [], style: document.markerStyle)
    draft.insert([Byte.space] + Array(words.utf8), at: title.word, chain: chain)
    draft.tidy()
    return Acceptance(document: document).settle(
      InlineRewrite(
        paragraph: paragraph, draft: draft, caret: title.word + 1 + words.utf8.count, event: .typing
      ))
  }

  /// What is typed over the word for the marker ends the callout.
  private func typeOver(_ title: CalloutTitle) -> RichOutcome? {
    let target = document.target
    guard target.from.visible < title.word else { return nil }
    if target.upTo.visible <= title.end {
      detachTitle(title, movesCaret: false)
      return nil
    }
    let outcome = Replacement(document: document).replaceSelection(with: [], event: .other)
    if case .refused = outcome { return outcome }
    return nil
  }

  /// A title that is broken in two ends there, and what follows is text.
  private func breakTitle(
    _ command: RichCommand, _ title: CalloutTitle
  ) -> RichOutcome? {
    let place = document.target.from
    guard place.visible > 0, place.visible <= title.end else { return nil }
    var breaksLine = command == .insertParagraph || command == .insertLineBreak
    if case .paste(let text, _) = command {
      guard text.utf8.contains(where: \.isLineEnd) else {
        return place.visible <= title.word ? typeTitle(text, title) : nil
      }
      breaksLine = false
    }
    if breaksLine, place.visible == title.end {
      if !title.hasText, document.carets == nil {
        // Markdown has no empty line there: it comes with the next character.
        document.typing.pendingBreak = PendingBreak(
          version: document.version, caret: document.state.selection.main.head, mark: [])
        return .moved
      }
      return ParagraphBreak(document: document).insertParagraph(isTyped: true)
    }
    if title.hasText, place.visible < title.end {
      detachTitle(title, movesCaret: false)
    }
    if breaksLine, place.visible <= title.word, title.word < title.end {
      let paragraph = document.paragraph(at: document.target.from)
      let words = paragraph.text[title.word...].prefix { $0 == Byte.space }.count
      let range = paragraph.sourceOffset(title.word)..<paragraph.sourceOffset(title.word + words)
      let text =
        document.lineEnd + paragraph.blankContinuation + document.lineEnd + paragraph.continuation
      return patch(
        Edit(range, text), paragraph, landing: range.lowerBound + text.utf8.count)
    }
    return command == .insertLineBreak
      ? ParagraphBreak(document: document).insertParagraph(isTyped: true) : nil
  }

  // MARK: Deleting

  private func deleteAtTitle(
    _ command: RichCommand, _ title: CalloutTitle
  ) -> RichOutcome? {
    let visible = document.target.from.visible
    let isForward = command == .deleteForward || command == .deleteWordForward
    let text = document.target.first.text
    let isBare = title.word == title.end
    let start = isBare ? title.word : title.word + 1
    if isForward ? visible < title.word : visible <= start {
      endCallout(title)
      return .changed
    }
    // Without a title the text can become it.
    let isBetween = isForward ? visible == title.word : visible == title.word + 1
    guard isBare, title.hasText, isBetween else { return nil }
    let paragraph = document.target.first
    let range =
      paragraph.sourceOffset(
        title.end)..<paragraph.sourceOffset(title.end + 1, affinity: .downstream)
    return text.count == title.end + 1
      ? nil
      : patch(
        Edit(range, " "), paragraph, landing: range.lowerBound + (isForward ? 0 : 1))
  }

  // MARK: Parts

  /// Takes the marker away. The title becomes a paragraph of its own.
  private func endCallout(_ title: CalloutTitle) {
    if title.word < title.end { detachTitle(title, movesCaret: false) }
    guard let kind = document.target.first.calloutKind else { return }
    _ = Annotations(document: document).toggleCallout(kind)
  }

  /// Takes the marker away where it has no title or no text.
  private func unmark() -> RichOutcome? {
    if let kind = document.target.first.calloutKind {
      _ = Annotations(document: document).toggleCallout(kind)
    }
    return nil
  }

  /// Takes the quotation from around the title and the text below it, which are one paragraph to begin with.
  private func unquoteCallout(_ title: CalloutTitle) -> RichOutcome {
    let start = document.target.first.contentRange.lowerBound
    endCallout(title)
    let place = document.place(at: start)
    let end = document.nextParagraph(after: place) ?? place
    // Carried along as marks are.
    let (name, former) = (Character("\u{1}"), document.state.selection.main.head)
    document.setMark(name, at: former)
    defer { document.places.marks[name] = nil }
    _ = document.select(
      Selection(anchor: document.offset(of: place), head: document.offset(of: end)))
    let outcome = QuoteLevels(document: document).toggle()
    _ = document.select(Selection(caret: document.mark(name) ?? former))
    return outcome
  }

  /// Makes two paragraphs of the title and the text below it, and of what was selected that in the text.
  private func detachTitle(_ title: CalloutTitle, movesCaret: Bool = true) {
    let paragraph = document.target.first
    guard title.hasText,
      let lineFeed = paragraph.pieces.first(where: { $0.visible.lowerBound == title.end })
    else { return }
    let main = document.state.selection.main
    let range =
      (lineFeed.source.lowerBound + paragraph.base)..<(lineFeed.source.upperBound + paragraph.base)
    let text =
      document.lineEnd + paragraph.blankContinuation + document.lineEnd + paragraph.continuation
    let edit = Edit(range, text)
    _ = patch(edit, paragraph, landing: main.head)
    let least = movesCaret ? range.lowerBound + text.utf8.count : 0
    let mapped = [main.anchor, main.head].map {
      max(least, Transaction([edit]).mapOffset($0, affinity: .downstream))
    }
    _ = document.select(Selection(anchor: mapped[0], head: mapped[1]))
  }

  private func patch(
    _ edit: Edit, _ paragraph: RichParagraph, landing: Int
  ) -> RichOutcome {
    let patch = RichPatch(
      edits: [edit], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(landing))
    _ = document.attempt(patch)
    return .changed
  }
}

extension RichParagraph {
  /// The kind of the callout around it.
  fileprivate var calloutKind: String? {
    containers.last { $0.kind == .quote }?.callout?.kind
  }
}
