import TextModel

/// Text of other programs that holds Markdown.
extension RichDocument {
  /// Makes what was pasted literally rich where it holds Markdown, as a step of its own.
  ///
  /// - Parameters:
  ///   - before: the text and the selection that it was pasted over.
  ///   - steps: how many steps there were before it.
  func enrichPaste(_ text: [UInt8], over before: TextState, steps: Int, tick: Int) {
    history.joinSteps(after: steps)
    guard text.count < 2 * Self.longestEnriched else { return }
    let clean = PastedText.sanitised(text)
    let literal = state
    let here = place(at: before.selection.main.lowerBound)
    guard hasInputRules, mode == .rich, clean.count < Self.longestEnriched,
      MarkdownClip.mayHaveMarkup(clean), here.block < blockCount
    else { return }
    // What has filled cells of a table is no text.
    if clean.contains(Byte.tab), paragraph(at: here).isTableRow { return }
    let clip = MarkdownClip(clean)
    guard clip.hasMarkup else { return }
    let taken = history.stepCount
    guard returnAsStep(to: before, tick: tick) else { return }
    let isInText = !target.first.text.isEmpty && clip.paragraphs.count == 1 && !clip.isInline
    if !target.first.isVerbatim, !isInText, pasteMarkdown(clean, tick: tick) == .changed {
      history.joinSteps(after: taken)
      return
    }
    // It stays literal, and leaves no trace of having been tried.
    takeBack(to: taken)
    setSelection(literal.selection)
  }

  /// Longer texts stay literal.
  private static var longestEnriched: Int { 1 << 16 }

  /// Brings the text back to what it was before the last step, as a step that can be undone.
  private func returnAsStep(to before: TextState, tick: Int) -> Bool {
    var former = history
    guard let way = former.undo(state) else { return false }
    let start = way.edits.first?.range.lowerBound ?? 0
    let patch = RichPatch(
      edits: way.edits, first: start, last: start,
      landing: .source(before.selection.main.head), event: .inputRule)
    guard case .accepted = attempt(patch, tick: tick) else { return false }
    setSelection(before.selection)
    snapSelection()
    return true
  }
}

extension MarkdownClip {
  /// Whether there is a character in a text that Markdown is made with.
  static func mayHaveMarkup(_ text: [UInt8]) -> Bool {
    text.contains {
      $0.isMarkup || $0 == Byte.hash || $0 == Byte.hyphen || $0.isDigit
        || $0 == Byte.plus
    }
  }

  /// Whether the text says more than its characters: a block other than a paragraph, or a style. Indented
  /// lines are taken for what they are in most texts, and addresses show themselves.
  var hasMarkup: Bool {
    paragraphs.contains { paragraph in
      if !paragraph.containers.isEmpty || paragraph.headingLevel != nil || paragraph.isTableRow {
        return true
      }
      if paragraph.isCode { return paragraph.opener != nil }
      return paragraph.spans.contains { !$0.isAutomatic }
        || paragraph.pieces.contains { $0.attributes.contains(.footnote) }
    }
  }
}
