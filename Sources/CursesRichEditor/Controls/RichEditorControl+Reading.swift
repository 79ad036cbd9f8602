import CursesCore
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Large texts: they come piece by piece, and their blocks are found beside the editing.
extension RichEditorControl {
  /// What a person did that waits until the whole text is there.
  enum Held {
    case command(RichEditorCommand)
    case event(InputEvent)
  }

  /// Whether the whole text is there and its blocks are known.
  public var isWhole: Bool { !expectsMore && document.isWhole }

  /// Adds what follows the text in its file: no edit, nothing to undo. What is typed meanwhile stays.
  public func grow(by more: SourceText) {
    document.grow(by: more)
    documentGrew()
    readAhead()
  }

  /// Finds the blocks that are not known yet on another thread, one slice after another, as long as there
  /// are any. The control calls it itself after an edit that changes all that follows.
  public func readAhead() {
    guard !isReadingAhead else { return }
    letGoOfDiscarded()
    guard let ahead = document.readAhead() else { return releaseHeld() }
    isReadingAhead = true
    Task { [weak self] in
      let read = await RichEditorControl.run(ahead)
      guard let self else { return }
      isReadingAhead = false
      if document.take(read) { documentGrew() } else if isWhole { onChange() }
      readAhead()
    }
  }

  private static func run(_ ahead: ReadAhead) async -> ReadAhead {
    await Background.run(isPatient: true) {
      var ahead = ahead
      ahead.run(budget: 4 << 20)
      return ahead
    }
  }

  /// Has another thread let go of blocks that nobody needs: as long as some are read ahead they may be held
  /// by that, which would then be the last to let go, on this thread.
  private func letGoOfDiscarded() {
    guard let discarded = document.takeDiscarded() else { return }
    Task { await Background.run(isPatient: true) { discarded.release() } }
  }

  private func documentGrew() {
    editor.documentHasGrown()
    setNeedsDisplay()
    onChange()
  }

  // MARK: Waiting

  /// Keeps a command back that needs the whole text, and what is typed after it. Escape gives it up.
  func holds(_ command: RichEditorCommand) -> Bool {
    guard !isWhole, command.needsWholeText else { return false }
    held.append(.command(command))
    onRefusal(LongWork.waiting)
    readAhead()
    return true
  }

  /// Whether an event has to wait for a command that was kept back.
  func holds(_ event: InputEvent) -> Bool {
    guard !held.isEmpty else { return false }
    switch event {
    case .key(let key) where key.code == .escape:
      held.removeAll()
    case .key(let key):
      guard key.modifiers.isEmpty || key.typed != nil else { return false }
      held.append(.event(event))
    case .paste: held.append(.event(event))
    default: return false
    }
    return true
  }

  /// Does what was kept back.
  private func releaseHeld() {
    guard isWhole, !held.isEmpty else { return }
    let waiting = held
    held.removeAll()
    for one in waiting {
      switch one {
      case .command(let command): perform(command)
      case .event(let event): _ = handle(event)
      }
    }
  }
}

extension RichEditorCommand {
  /// Whether it means the text to its end.
  fileprivate var needsWholeText: Bool {
    switch self {
    case .edit(.moveToDocumentEnd), .edit(.extendToDocumentEnd), .edit(.selectAll): true
    case .findNext, .findPrevious: true
    default: false
    }
  }
}
