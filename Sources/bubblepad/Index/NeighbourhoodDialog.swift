import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesText
import CursesUICore

/// The notes around the open one, to be looked at and opened.
struct NeighbourhoodDialog: View {
  let form: NeighbourhoodForm
  let workspace: Workspace
  let metrics: ScreenMetrics

  private var commands: NeighbourhoodCommands { NeighbourhoodCommands(workspace) }

  private var rows: Int {
    let size = metrics.size
    guard !metrics.isTiny else { return max(1, metrics.boxRows) }
    return max(1, min(28, metrics.boxRows - (size.rows < 12 ? 3 : size.rows < 16 ? 4 : 11)))
  }

  var body: some View {
    DialogBox(
      title: "Neighbourhood", columns: min(132, metrics.size.columns - 6), metrics: metrics
    ) {
      workspace.closeDialog()
    } content: {
      NeighbourhoodView(form: form) {
        commands.go(to: $0)
      } centre: {
        commands.centre($0, in: form)
      }
      .frame(rows: rows)
      if !metrics.isTiny {
        if metrics.size.rows >= 12 { Text(form.selectedWords).role(.dim).lineLimit(1) }
        DialogButtons(escape: "close", metrics: metrics) {
          if form.canGoBack, metrics.size.columns >= 60 {
            ClickableHint(key: "Backspace", words: "back") { _ = form.goBack() }
          }
          if metrics.size.columns >= 44 {
            ClickableHint(key: "Space", words: "centre") {
              if let file = form.walk.selected { commands.centre(file, in: form) }
            }
          }
          ClickableHint(key: "Enter", words: "open") {
            if let file = form.walk.selected { commands.go(to: file) }
          }
        }
      }
    }
  }
}

/// What is done with the neighbourhood of a note.
@MainActor
struct NeighbourhoodCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Shows what is around the open note.
  func show() {
    guard let note = workspace.note, let (index, path, indexing) = workspace.indexedNote else {
      return workspace.tell(
        .hint(
          workspace.folder == nil
            ? "A single note is open. Links between notes are shown in a notebook."
            : "The notes are being read. Try again in a moment."))
    }
    Task { [weak workspace] in
      // What was saved last is looked at too.
      await indexing.settled()
      let found = await Background.run { index.neighbourhood(of: path) }
      guard let workspace, workspace.note === note, workspace.dialog == nil else { return }
      guard let found else {
        indexing.wasOfNoUse()
        return workspace.tell(.hint("The notes are being read again. Try again in a moment."))
      }
      guard !found.linksHere.files.isEmpty || !found.linksTo.files.isEmpty else {
        return workspace.tell(
          .hint("“\(note.file.shownTitle)” has no links, and no other note links to it."))
      }
      let titles = workspace.titlesInNotebook
      workspace.dialog = .neighbourhood(NeighbourhoodForm(found) { titles.title(ofNoteAt: $0) })
    }
  }

  /// Puts another file into the middle.
  func centre(_ file: LinkedFile, in form: NeighbourhoodForm) {
    let index = workspace.indexing?.readyIndex
    Task { [weak form] in
      guard let found = await Background.run({ index?.neighbourhood(of: file.path) }) else {
        return workspace.tell(.hint("The notes are being read. Try again in a moment."))
      }
      form?.show(found)
    }
  }

  /// Opens a file of the neighbourhood, or starts the note that is not there yet.
  func go(to file: LinkedFile) {
    guard let indexing = workspace.indexing else { return }
    workspace.closeDialog()
    workspace.focus(.editor)
    switch file.kind {
    case .note, .locked: workspace.open(path: indexing.absolute(file.path))
    case .attachment, .missing: workspace.follow("[[\(file.path)]]")
    }
  }
}
