import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSettings
import CursesUICore

/// The tabs that a session begins with, and what the next one is to begin with.
extension TabCommands {
  // MARK: The start

  /// How many notes of a command line have tabs; the others are in the list to choose from.
  private static let mostNamed = 50

  /// Shows the first of the notes that were named one by one, and has a tab for each.
  package func start(with places: [NotePlace]) {
    guard let first = places.first else { return }
    let paths = places.prefix(Self.mostNamed).map(\.path)
    tabs.restore(SavedTabs.Session(paths: paths, current: first.path))
    context.opener.load(path: first.path, position: first.position)
    guard places.count > 1, context.notice == nil else { return }
    let words =
      places.count > paths.count
      ? "\(places.count) notes are open, \(paths.count) of them in tabs. "
        + "\(context.wayTo(.quickOpen)) lists all."
      : "\(places.count) notes are open in tabs. \(context.wayTo(.nextTab)) goes to the next."
    context.tell(.hint(words))
  }

  // MARK: From one session to the next

  /// Brings back the tabs of the last session. Returns the note that is to be shown; nil where there were none.
  package func restore() -> String? {
    guard let folder = context.folder,
      var kept = SavedTabs.kept(of: folder.path, in: context.places)
    else { return nil }
    kept.paths.removeAll { FileStamp(ofFileAt: $0) == nil }
    tabs.restore(kept)
    return tabs.current.waitingPath
  }

  /// Reads the note of the other pane, once the first screen is there. A locked one waits for its pane to get the
  /// focus: it is asked for its passphrase then.
  package func readOther() {
    guard let other = tabs.other, other.note == nil, let path = other.waitingPath else { return }
    guard !context.isAsking else {
      // It may be about the note of this pane.
      _ = context.schedule(after: Self.keepPause) { readOther() }
      return
    }
    guard let content = try? NoteContent.load(path, firstBytes: OpenNote.firstBytes),
      case .plain = content.kind
    else {
      other.words = "“\(other.title)” is locked.\n\(context.wayTo(.nextPanel)) goes there."
      return
    }
    let (home, place) = (tabs.current, context.arrangement.place)
    go(to: other, focusing: false)
    go(to: home, focusing: false)
    context.focus(place)
  }

  /// In milliseconds: tabs that are opened and closed one after another are written once.
  private static let keepPause = 1000

  /// Has the tabs kept for the next session, soon.
  package func keepSoon() {
    guard context.folder != nil, tabs.keepTimer == nil else { return }
    tabs.keepTimer = context.schedule(after: Self.keepPause) { keep() }
  }

  /// Keeps the tabs for the next session, if they are others now.
  package func keep() {
    guard let folder = context.folder, let timer = tabs.keepTimer else { return }
    timer.cancel()
    tabs.keepTimer = nil
    SavedTabs.keep(tabs.session, of: folder.path, in: context.places)
  }
}
