import CursesMarkdown
import CursesText

/// The start and the end of the line that is being typed.
package struct TypedLineEnd {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Notes where a line starts that Enter has begun and in which the first text is typed.
  func noteStartOfLine() {
    guard let fresh = document.typing.freshBlock, fresh.version == document.version,
      document.carets == nil
    else { return }
    document.typing.line.start = document.state.selection.main.head
    document.typing.line.isBelowText = fresh.lines == 1 && fresh.fence == nil
    document.typing.line.isInfo = fresh.lines == 1 && fresh.fence != nil
  }

  /// Ends the line that the caret is in: nothing more is typed in it.
  package func endTypedLine(tick: Int) {
    document.begin(at: tick)
    defer { document.end() }
    endTypedLine()
  }

  func endTypedLine() {
    // Spaces at the edge of a cell would go with it, at which more is typed.
    if CellSpaces(document: document).cellSpaceHere == nil {
      TypedSource(document: document).completeTyping([], isEnded: true)
    }
    let end = LineEnd(document: document)
    end.end(at: document.state.selection.main.head)
    end.endMarks(at: document.state.selection.main.head)
  }

  /// Takes away what is in the source only while somebody types there, and ends what is complete though more may be typed:
  /// selected text is the link that brackets were typed around it for, and a row has the form of its table.
  ///
  /// - Parameter leaves: whether nothing more is typed: then brackets that came by themselves are left, and what they
  ///   hold is complete.
  package func finishTyping(leaves: Bool, tick: Int) {
    document.begin(at: tick)
    defer { document.end() }
    let spaces = CellSpaces(document: document)
    spaces.dropCellSpaces(ofAll: spaces.cellSpaceHere == nil)
    LineEnd(document: document).endRow()
    let selection = document.state.selection.main
    if !selection.isCaret {
      TypedPair(document: document).endLink(document.typing.openPairs, around: selection.range)
    }
    guard leaves else { return }
    LeftPairs(document: document).leave()
    endTypedLine()
  }
}
