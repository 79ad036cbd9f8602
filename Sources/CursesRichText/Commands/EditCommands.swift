import CursesMarkdown
import CursesText

/// The table of the commands that change a text: who does which, at the one caret there is.
struct EditCommands {
  let document: RichDocument

  func perform(_ command: RichCommand) -> RichOutcome {
    if let outcome = CalloutTitles(document: document).performOnCallout(command) { return outcome }
    switch command {
    case .insertText(let text): return TextTyping(document: document).typeText(text)
    case .paste(let text, let isMarkdown):
      return Paste(document: document).paste(Array(text.utf8), isMarkdown: isMarkdown)
    case .pasteLines(let text, let areText):
      document.history.endGroup()
      return PastedLines(text, areText: areText, into: document)?.paste() ?? .notHandled
    case .pasteForeign(let text): return HTMLSource(document: document).paste(text.bytes)
    case .insertParagraph: return ParagraphBreak(document: document).insertParagraph(isTyped: true)
    case .insertLineBreak: return LineBreaks(document: document).insertLineBreak()
    case .deleteBackward:
      return WaitingLines(document: document).dropPendingBreak()
        ? .moved : RichDeletion(document: document).delete(.backward)
    case .deleteForward: return RichDeletion(document: document).delete(.forward)
    case .deleteWordBackward: return RichDeletion(document: document).delete(.wordBackward)
    case .deleteWordForward: return RichDeletion(document: document).delete(.wordForward)
    case .deleteSelection:
      return Replacement(document: document).replaceSelection(with: [], event: .cut)
    case .deleteParagraphs:
      return StanzaLine(in: document)?.delete()
        ?? ParagraphDeletion(document: document).delete()
    default: return changeBlock(command)
    }
  }

  private func changeBlock(_ command: RichCommand) -> RichOutcome {
    switch command {
    case .indent:
      let outcome = IndentLevels(document: document).indent()
      TypedMarkers(document: document).noteFreshLine()
      return outcome
    case .outdent: return IndentLevels(document: document).outdent()
    case .toggleStrong: return TextStyles(document: document).toggle(.strong)
    case .toggleEmphasis: return TextStyles(document: document).toggle(.emphasis)
    case .toggleStrikethrough: return TextStyles(document: document).toggle(.strikethrough)
    case .toggleCode: return TextStyles(document: document).toggle(.code)
    case .toggleHighlight: return TextStyles(document: document).toggle(.highlight)
    case .toggleBulletList: return Lists(document: document).toggleList(.bullet)
    case .toggleOrderedList: return Lists(document: document).toggleList(.ordered)
    case .toggleTaskList: return Lists(document: document).toggleList(.task)
    case .toggleQuote: return QuoteLevels(document: document).toggle()
    case .increaseQuoteLevel: return QuoteLevels(document: document).increase()
    case .decreaseQuoteLevel: return QuoteLevels(document: document).decrease()
    case .toggleCodeBlock: return CodeBlocks(document: document).toggleCodeBlock()
    case .setHeading(let level): return HeadingLevels(document: document).setHeading(level)
    case .toggleTask(let offset): return TaskBoxes(document: document).toggleTask(at: offset)
    default: return changeObject(command)
    }
  }

  private func changeObject(_ command: RichCommand) -> RichOutcome {
    switch command {
    case .setLink(let destination): return Links(document: document).setLink(destination)
    case .setLinkText(let text, let destination):
      return Links(document: document).setLink(destination, text: text)
    case .setImage(let address, let description):
      return Images(document: document).setImage(address, description: description)
    case .toggleCallout(let kind): return Annotations(document: document).toggleCallout(kind)
    case .insertRule: return LineBreaks(document: document).insertRule()
    case .insertFootnote: return Annotations(document: document).insertFootnote()
    case .completeName(let markdown):
      return NameTyping(document: document).completeName(with: markdown)
    case .insertTable(let columns, let rows):
      return Tables(document: document).insertTable(columns: columns, rows: rows)
    case .table(let command): return Tables(document: document).changeTable(command)
    case .moveBlockUp, .moveBlockDown:
      let up = command == .moveBlockUp
      return StanzaLine(in: document)?.move(up: up)
        ?? BlockMove(document: document).moveBlock(up: up)
    default: return .notHandled
    }
  }
}
