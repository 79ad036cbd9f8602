import CursesText

/// The carets of a round in paragraphs that change places: each stays where it is in its own.
package struct CaretsInMoved {
  private let document: RichDocument
  private var carets: [(index: Int, anchor: End, head: End)] = []

  /// One end of what is selected: the paragraph by where its lines started, and the visible offset in it.
  private struct End {
    var line: Int
    var visible: Int
  }

  /// Nil where there is one caret alone.
  ///
  /// - Parameter paragraphs: those that change places, before they do.
  package init?(_ paragraphs: [RichParagraph], in document: RichDocument) {
    guard let round = document.carets, let first = paragraphs.first, let last = paragraphs.last
    else { return nil }
    self.document = document
    let end = max(last.contentRange.upperBound, last.lineStart)
    for index in round.indices(in: first.lineStart...end) {
      let ends = [round[index].anchor, round[index].head].map { offset in
        let place = document.place(at: offset)
        return End(line: document.paragraph(at: place).lineStart, visible: place.visible)
      }
      carets.append((index, ends[0], ends[1]))
    }
  }

  /// Puts the carets where their paragraphs are now, and ends the turn.
  ///
  /// - Parameters:
  ///   - paragraphs: the paragraphs as they were before, in the order they stand in now.
  ///   - offset: where the first of them is now.
  package func settle(_ paragraphs: [RichParagraph], from offset: Int) {
    document.carets?.endTurn()
    var place = document.place(at: offset)
    var new: [Int: RichPlace] = [:]
    for paragraph in paragraphs {
      new[paragraph.lineStart] = place
      place = document.nextParagraph(after: place) ?? place
    }
    for (index, anchor, head) in carets {
      guard let range = range(from: anchor, to: head, new) else { continue }
      document.carets?[index] = range
    }
  }

  private func range(from anchor: End, to head: End, _ new: [Int: RichPlace]) -> SelectionRange? {
    guard let first = new[anchor.line], let last = new[head.line] else { return nil }
    return SelectionRange(
      anchor: document.offset(of: first.with(visible: anchor.visible)),
      head: document.offset(of: last.with(visible: head.visible)))
  }
}
