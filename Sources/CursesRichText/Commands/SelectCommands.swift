import CursesText

/// The commands that select, without a motion.
struct SelectCommands {
  let document: RichDocument

  func perform(_ command: RichCommand) -> RichOutcome {
    switch command {
    case .selectAll:
      let end = document.offset(of: document.place(.textEnd, from: document.head))
      let start = document.offset(of: RichPlace(block: 0, paragraph: 0, visible: 0))
      let outcome = document.select(Selection(anchor: start, head: end))
      document.typing.line.all = (document.version, document.state.selection)
      return outcome
    case .selectWord:
      return document.selectAround { paragraph, visible in
        var reader = ByteReader(paragraph.text)
        return reader.wordRange(at: visible)
      }
    case .selectParagraph: return document.selectAround { paragraph, _ in 0..<paragraph.text.count }
    case .selectAlso(let anchor, let head):
      let places = [anchor, head].map { document.offset(of: document.place(at: $0)) }
      let added = SelectionRange(anchor: places[0], head: places[1])
      return document.select(
        Selection(
          document.state.selection.ranges + [added],
          mainIndex: document.state.selection.ranges.count))
    case .selectNextOccurrence: return Occurrences(document: document).selectNextOccurrence()
    case .selectAllOccurrences: return Occurrences(document: document).selectAllOccurrences()
    case .keepMainCaret: return document.select(Selection([document.state.selection.main]))
    case .select(let anchor, let head):
      let places = [anchor, head].map { document.offset(of: document.place(at: $0)) }
      return document.select(Selection(anchor: places[0], head: places[1]))
    default: return .notHandled
    }
  }
}
