import CursesText

/// Commands that are the inverse of the one before, which give the former bytes.
package struct WaysBack {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Goes back the way of the last command, where this one is its opposite.
  package func goBack(by command: RichCommand) -> RichOutcome? {
    guard let way = document.current.waysBack.last, !document.isReadOnly,
      document.places.foldedHeadings.isEmpty,
      command.isOpposite(of: way),
      way.after.selection.isSame(as: document.state.selection),
      way.after.text == document.state.text
    else { return nil }
    let isInLink = LinkWriting(document: document).reach != nil
    let outcome = take(way)
    // A letter of a link that is typed again is no end of it.
    if isInLink { LinkWriting(document: document).keep(.word) }
    return outcome
  }

  /// Goes a way back, the last one.
  func take(_ way: WayBack) -> RichOutcome {
    document.current.waysBack.removeLast()
    document.history.endGroup()
    let before = document.state
    var transaction = way.transaction
    transaction.selection = way.before
    transaction.event = way.command.isCut ? .paste : .format
    document.typing.forget()
    document.change(by: transaction)
    document.history.record(transaction, before: before, tick: document.now)
    document.history.endGroup()
    document.tell(transaction)
    document.snapSelection()
    document.followReveal()
    return .changed
  }

  /// Remembers the way back from a command that was done.
  ///
  /// - Parameter steps: how many steps could be undone before.
  fileprivate func noteWayBack(
    from command: RichCommand, before: Selection, level: Int, steps: Int
  ) {
    guard document.history.stepCount == steps + 1, let back = document.history.lastStep,
      !isAfterBlanks(command)
    else { return }
    var before = before
    if command.isCut {
      // What is pasted is not selected.
      before = before.mapRanges { SelectionRange(caret: $0.upperBound) }
    } else if command == .deleteForward, let edit = back.edits.first {
      // What is typed again stands before the caret.
      let text = edit.text.bytes(in: 0..<edit.text.count)
      let blanks = text.reversed().prefix(while: \.isWhitespace).count
      before = Selection(
        caret: edit.range.lowerBound + text.count - (blanks < text.count ? blanks : 0))
    }
    if document.current.waysBack.count >= WayBack.most { document.current.waysBack.removeFirst() }
    document.current.waysBack.append(
      WayBack(
        command: command.asDone(undoneBy: back), level: level, transaction: back, before: before,
        after: document.state, losesBlanks: document.lostBlanksHere != nil))
  }

  /// Whether Enter has begun a line of a program with blanks: these are taken away first.
  private func isAfterBlanks(_ command: RichCommand) -> Bool {
    guard command == .insertParagraph else { return false }
    let place = document.head
    return place.visible > 0 && document.paragraph(at: place).isVerbatim
  }
}

/// What there is before a command that a way may lead back from.
package struct WayBackStart {
  private let document: RichDocument
  private let command: RichCommand
  private let selection: Selection
  /// The level of the heading at the caret; 0 outside of one.
  private let level: Int
  /// How many steps could be undone.
  private let steps: Int

  /// Nil where no way leads back. What is folded away moves with its heading, which a way back knows nothing of.
  package init?(of command: RichCommand, in document: RichDocument) {
    let (traits, selection) = (command.traits, document.state.selection)
    guard document.places.foldedHeadings.isEmpty,
      traits.contains(.hasWayBack) || traits.contains(.hasWayBackAtCaret) && selection.isCaret
    else { return nil }
    (self.command, self.document) = (command, document)
    (self.selection, steps) = (selection, document.history.stepCount)
    level = document.paragraph(at: document.head).headingLevel ?? 0
  }

  /// Remembers the way back from the command, once it was done.
  package func noteWayBack() {
    WaysBack(document: document).noteWayBack(
      from: command, before: selection, level: level, steps: steps)
  }
}

extension RichCommand {
  package var isCut: Bool { if case .cut = self { true } else { false } }

  /// Ticking makes a list of tasks of what has no box: that is what is taken back then.
  fileprivate func asDone(undoneBy back: Transaction) -> RichCommand {
    guard case .toggleTask = self else { return self }
    let isTicked = back.edits.allSatisfy { $0.range.count == 1 && !$0.text.isEmpty }
    return isTicked ? self : .toggleTaskList
  }

  fileprivate func isOpposite(of way: WayBack) -> Bool {
    switch (way.command, self) {
    case (.insertParagraph, .deleteBackward), (.insertLineBreak, .deleteBackward),
      (.indent, .outdent), (.outdent, .indent), (.moveBlockUp, .moveBlockDown),
      (.moveBlockDown, .moveBlockUp):
      true
    case (.deleteBackward, .insertText(let text)), (.deleteForward, .insertText(let text)):
      way.retyped == Array(text.utf8)
    case (.deleteBackward, .insertParagraph), (.deleteForward, .insertParagraph):
      way.inserted?.first(where: { !$0.isBlank })?.isLineEnd == true
    case (.cut(let copy), .paste(let text, _)):
      text == copy.text || text == copy.markdown || text == copy.rows
    case (.cut(let copy), .pasteLines(let text, _)): text == copy.markdown
    case (.setHeading(let done), .setHeading(let wanted)): done == wanted || wanted == way.level
    case (.insertParagraph, _), (.insertLineBreak, _), (.indent, _), (.outdent, _),
      (.moveBlockUp, _), (.moveBlockDown, _), (.cut, _), (.deleteBackward, _), (.deleteForward, _),
      (.deleteParagraphs, _):
      false
    default: way.command == self
    }
  }
}

extension Selection {
  /// Whether the same is selected, however its ends lean.
  fileprivate func isSame(as other: Selection) -> Bool {
    ranges.count == other.ranges.count
      && zip(ranges, other.ranges).allSatisfy { $0.anchor == $1.anchor && $0.head == $1.head }
  }
}
