import CursesMarkdown
import CursesText

/// A large document's blocks while they are found on another thread, beside the editing.
///
///     guard var ahead = document.readAhead() else { return }   // on the document's actor
///     ahead.run(budget: 8 << 20)                               // anywhere
///     document.take(ahead)                                     // on the actor again
///
/// What is edited meanwhile is followed when it is taken. There is one at a time.
public struct ReadAhead: Sendable {
  private let text: SourceText
  private(set) var blocks: BlockTable

  init(_ text: SourceText, _ blocks: BlockTable) {
    self.text = text
    self.blocks = blocks
  }

  /// Finds the blocks of about so many bytes more: some 10 ms a megabyte.
  public mutating func run(budget: Int) {
    blocks.parseMore(text, budget: budget)
  }
}

extension RichDocument {
  /// What is left to find of the blocks; nil when all are known.
  public func readAhead() -> ReadAhead? {
    guard !table.isComplete else { return nil }
    table.startReadingAhead()
    return ReadAhead(state.text, table.blocks)
  }

  /// Takes what was found meanwhile.
  ///
  /// - Returns: whether something that was known is other than before: what is shown has to be made anew.
  @discardableResult
  public func take(_ ahead: ReadAhead) -> Bool {
    let known = table.partCount
    let isOther = table.take(ahead.blocks)
    if isOther {
      forgetBlocks()
    } else {
      forgetBlocks(from: known - 2)
    }
    return isOther
  }

  /// Adds what follows the text in its file, which is no edit: the caret and the history stay.
  public func grow(by more: SourceText) {
    guard !more.isEmpty else { return }
    var text = state.text
    text.replaceSubrange(text.count..<text.count, with: more)
    state = TextState(text, selection: state.selection)
    table.grow()
    forgetBlocks(from: table.partCount - 2)
    version += 1
  }
}
