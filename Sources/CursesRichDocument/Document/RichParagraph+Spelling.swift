import CursesMarkdown

extension RichParagraph {
  /// The words of what is shown whose spelling is to be looked at, in offsets of the visible text.
  ///
  /// Code, source that is shown as such, tags, footnotes and the names of other notes are left out.
  public func spellingWords(_ rules: SpellingRules) -> [SpellingWord] {
    switch kind {
    case .code, .raw, .source, .rule: return []
    case .paragraph, .heading, .tableRow: break
    }
    let skipped = runs.filter(isNoProse).map(\.range)
    let scanner = SpellingScanner(rules)
    guard !cells.isEmpty else { return scanner.words(in: text, skipping: skipped) }
    return cells.flatMap { cell in
      let start = cell.range.lowerBound
      let inside = skipped.filter { $0.overlaps(cell.range) }.map {
        max(0, $0.lowerBound - start)..<($0.upperBound - start)
      }
      return scanner.words(in: Array(text[cell.range]), skipping: inside).map {
        SpellingWord(
          range: ($0.range.lowerBound + start)..<($0.range.upperBound + start), text: $0.text)
      }
    }
  }

  private func isNoProse(_ run: RichRun) -> Bool {
    let kinds: RichAttributes = [.code, .raw, .marker, .separator, .tag, .footnote, .callout]
    if !run.attributes.isDisjoint(with: kinds) { return true }
    guard let link = run.link, let page = WikiLink.page(of: link) else { return false }
    return page.utf8.elementsEqual(text[run.range])
  }
}

extension RichDocument {
  /// The word around the caret, or beside it, if its spelling is to be looked at.
  public func spellingWord(
    at place: RichPlace, _ rules: SpellingRules
  ) -> SpellingWord? {
    paragraph(at: place).spellingWords(rules).first {
      $0.range.lowerBound <= place.visible && place.visible <= $0.range.upperBound
    }
  }
}
