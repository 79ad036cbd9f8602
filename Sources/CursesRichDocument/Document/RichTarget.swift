import CursesMarkdown
import CursesText

/// The selected stretch, in places and in the paragraphs at its ends.
package struct RichTarget {
  package var from: RichPlace
  package var upTo: RichPlace
  package var first: RichParagraph
  package var last: RichParagraph

  package var isCaret: Bool { from == upTo }
  package var isInOneParagraph: Bool {
    from.block == upTo.block && from.paragraph == upTo.paragraph
  }

  /// The selected visible text, where that lies in one paragraph.
  package var range: Range<Int>? { isInOneParagraph ? from.visible..<upTo.visible : nil }

  /// Made of its parts.
  package init(
    from: RichPlace, upTo: RichPlace, first: RichParagraph, last: RichParagraph
  ) {
    self.from = from
    self.upTo = upTo
    self.first = first
    self.last = last
  }

  /// Whether a place lies in its last paragraph.
  package func isLast(_ place: RichPlace) -> Bool {
    (place.block, place.paragraph) == (upTo.block, upTo.paragraph)
  }

  /// The selected visible text of a paragraph in it; nil where that cannot have styles.
  package func stylable(_ paragraph: RichParagraph, at place: RichPlace) -> Range<Int>? {
    guard !paragraph.isVerbatim, paragraph.kind != .rule else { return nil }
    let isFirst = (place.block, place.paragraph) == (from.block, from.paragraph)
    let start = isFirst ? from.visible : 0
    let end = isLast(place) ? upTo.visible : paragraph.text.count
    return start < end ? start..<end : nil
  }

  /// Whether it ends at the very start of another line with text, or of a rule. That has one place only: from the
  /// start of the note it is all that is meant.
  var touchesLine: Bool {
    let isFromStart = from == RichPlace(block: 0, paragraph: 0, visible: 0)
    let isLine = last.kind == .rule ? !isFromStart : !last.text.isEmpty
    return !isInOneParagraph && upTo.visible == 0 && isLine
  }
}

extension RichDocument {
  package var target: RichTarget { target(of: state.selection.main) }

  /// The stretch of a selection.
  package func target(of range: SelectionRange) -> RichTarget {
    let from = place(at: range.lowerBound)
    let upTo = range.isCaret ? from : max(from, place(at: range.upperBound))
    return RichTarget(
      from: from, upTo: upTo, first: paragraph(at: from), last: paragraph(at: upTo))
  }

  /// The bytes of the part that `paragraph` belongs to.
  package func source(of paragraph: RichParagraph) -> [UInt8] {
    state.text.bytes(in: table.range(of: table.part(at: paragraph.base)))
  }

  package func draft(of paragraph: RichParagraph) -> InlineDraft {
    InlineDraft(paragraph, source: source(of: paragraph))
  }

  /// Whether lines are selected from the start of the first to the start of what follows the last, as by Shift+Down,
  /// and none of them is in the same block of code as that: they go as a whole, and what follows stays what it is.
  package var selectsLines: Bool {
    let target = target
    let isWithin =
      target.first.isVerbatim && target.first.base == target.last.base
      && target.first.leafStart == target.last.leafStart
    return target.from.visible == 0 && target.touchesLine && !isWithin
      && state.selection.ranges.count == 1
  }

  /// Whether the caret is the only one, or of several the only one in its text: what is typed at it is all its own.
  package var isAlone: Bool { carets?.areAlone ?? true }

  /// Lets a selection that ends at the start of a line with text end with the line before.
  package func leaveLineBelow() {
    let target = target
    let main = state.selection.main
    guard target.touchesLine, carets == nil,
      let above = previousParagraph(before: target.upTo)
    else { return }
    var last = above
    last.visible = paragraph(at: above).text.count
    let end = offset(of: last)
    setSelection(
      main.head < main.anchor
        ? Selection(anchor: end, head: main.head) : Selection(anchor: main.anchor, head: end))
  }

  /// Every paragraph that the selection touches.
  package var selectedParagraphs: [(place: RichPlace, paragraph: RichParagraph)] {
    Array(touchedParagraphs(of: target))
  }

  /// The same, each made when it is asked for.
  package func touchedParagraphs(
    of target: RichTarget
  ) -> some Sequence<(place: RichPlace, paragraph: RichParagraph)> {
    sequence(first: (place: target.from, paragraph: target.first)) { [self] last in
      guard !target.isLast(last.place), let next = nextParagraph(after: last.place),
        !patience.isSpent()
      else { return nil }
      return (place: next, paragraph: paragraph(at: next))
    }
  }
}

extension RichParagraph {
  /// Where the paragraph's lines start in the document: its name in a patch.
  package var lineStart: Int { base + lines.lowerBound }
  /// The text's source in the document.
  package var contentRange: Range<Int> { (base + content.lowerBound)..<(base + content.upperBound) }
  /// What a line starts with to stay in the blocks around it.
  package var continuation: String { containers.map(\.continuation).joined() }
  /// The same for a line without text.
  package var blankContinuation: String { continuation.trimmingTrailingSpaces }
}

extension String {
  package var trimmingTrailingSpaces: String {
    var copy = self
    while copy.utf8.last == Byte.space { copy.removeLast() }
    return copy
  }
}
