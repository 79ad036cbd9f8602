import TextModel

extension RichDocument {
  func paste(_ text: String, isMarkdown: Bool, tick: Int) -> RichOutcome {
    let clean = text.sanitised
    guard !clean.isEmpty else { return .notHandled }
    history.endGroup()
    return isMarkdown ? pasteMarkdown(clean, tick: tick) : pasteLiteral(clean, tick: tick)
  }

  /// Literal text: a blank line starts a paragraph, another line end a line.
  func pasteLiteral(_ text: String, tick: Int) -> RichOutcome {
    let paragraph = paragraph(at: target.from)
    if paragraph.isVerbatim { return pasteVerbatim(text, paragraph, tick: tick) }
    guard text.utf8.contains(Byte.lineFeed) else {
      return replaceSelection(with: Array(text.utf8), event: .paste, tick: tick)
    }
    if text.utf8.count >= longPaste, paragraph.kind == .paragraph, paragraph.containers.isEmpty {
      return pasteLong(text, tick: tick)
    }
    var outcome = RichOutcome.notHandled
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { outcome = insertParagraph(tick: tick) }
      if case .refused = outcome { return outcome }
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard !trimmed.isEmpty else { continue }
      outcome = replaceSelection(with: Array(trimmed.utf8), event: .paste, tick: tick)
      if case .refused = outcome { return outcome }
    }
    return outcome
  }

  private func pasteVerbatim(
    _ text: String, _ paragraph: RichParagraph, tick: Int
  ) -> RichOutcome {
    let target = target
    guard target.isInOneParagraph else {
      let outcome = replaceSelection(with: [], event: .paste, tick: tick)
      return outcome == .changed ? pasteLiteral(text, tick: tick) : outcome
    }
    let indent = paragraph.isCode && paragraph.opener == nil ? "    " : ""
    let start = lineEnd + paragraph.continuation + indent
    var new = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: start)
    if paragraph.text.isEmpty {
      new =
        paragraph.lead.replacingLineEnds(lineEnd) + new + (paragraph.trail.isEmpty ? "" : lineEnd)
    }
    let from = paragraph.sourceOffset(target.from.visible, affinity: .downstream)
    let upTo = target.isCaret ? from : paragraph.sourceOffset(target.upTo.visible)
    let extra = paragraph.text.isEmpty && !paragraph.trail.isEmpty ? lineEnd.utf8.count : 0
    let patch = RichPatch(
      edits: [Edit(from..<max(from, upTo), new)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(from + new.utf8.count - extra), event: .paste)
    _ = attempt(patch, tick: tick)
    return .changed
  }

  /// Markdown goes into the source as it is; only the lines after the first are put into the quotes and
  /// items around the caret.
  func pasteMarkdown(_ text: String, tick: Int) -> RichOutcome {
    if !target.isCaret {
      let outcome = replaceSelection(with: [], event: .paste, tick: tick)
      guard outcome == .changed else { return outcome }
    }
    let place = head
    let paragraph = paragraph(at: place)
    if paragraph.isVerbatim { return pasteVerbatim(text, paragraph, tick: tick) }
    let at =
      paragraph.text.isEmpty
      ? paragraph.contentRange.upperBound : paragraph.sourceOffset(place.visible)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var new = lines.enumerated().map { index, line in
      guard index > 0 else { return String(line) }
      return lineEnd
        + (line.isEmpty ? paragraph.blankContinuation : paragraph.continuation + line)
    }.joined()
    if paragraph.text.isEmpty { new = paragraph.lead + new }
    let after = lineAfter(paragraph)
    new += after
    let patch = RichPatch(
      edits: [Edit(at: at, insert: new)], first: paragraph.lineStart, last: paragraph.lineStart,
      landing: .source(at + new.utf8.count - after.utf8.count), event: .paste)
    _ = attempt(patch, tick: tick)
    return .changed
  }
}

extension String {
  /// The text with line feeds for every line end, and without the control characters that a terminal
  /// could take for commands.
  fileprivate var sanitised: String {
    var clean = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0D: clean.append("\n")
      case 0x0A: if !wasReturn { clean.append("\n") }
      case 0x09: clean.append("\t")
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: clean.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(clean)
  }
}
