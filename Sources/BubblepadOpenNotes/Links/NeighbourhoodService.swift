import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// What the neighbourhood of a note needs besides the notebook.
@MainActor
package protocol NeighbourhoodContext: NotebookContext {
  func present(_ form: NeighbourhoodForm)
}

/// The notes around the open one.
@MainActor
package final class NeighbourhoodService {
  private unowned let context: any NeighbourhoodContext
  private let links: LinkService

  package init(_ context: any NeighbourhoodContext, _ links: LinkService) {
    (self.context, self.links) = (context, links)
  }

  /// Shows what is around the open note.
  package func show() {
    guard let note = context.note, let (index, path, indexing) = context.indexedNote else {
      return context.tell(
        .hint(
          context.folder == nil
            ? "A single note is open. Links between notes are shown in a notebook."
            : "The notes are being read. Try again in a moment."))
    }
    Task { [weak context] in
      // What was saved last is looked at too.
      await indexing.settled()
      let found = await Background.run { index.neighbourhood(of: path) }
      guard let context, context.note === note, !context.isAsking else { return }
      guard let found else {
        indexing.wasOfNoUse()
        return context.tell(.hint("The notes are being read again. Try again in a moment."))
      }
      guard !found.linksHere.files.isEmpty || !found.linksTo.files.isEmpty else {
        return context.tell(
          .hint("“\(note.file.shownTitle)” has no links, and no other note links to it."))
      }
      let titles = context.titlesInNotebook
      context.present(NeighbourhoodForm(found) { titles.title(ofNoteAt: $0) })
    }
  }

  /// Puts another file into the middle.
  package func centre(_ file: LinkedFile, in form: NeighbourhoodForm) {
    let index = context.indexing?.readyIndex
    Task { [weak form, context] in
      guard let found = await Background.run({ index?.neighbourhood(of: file.path) }) else {
        return context.tell(.hint("The notes are being read. Try again in a moment."))
      }
      form?.show(found)
    }
  }

  /// Opens a file of the neighbourhood, or starts the note that is not there yet.
  package func go(to file: LinkedFile) {
    guard let indexing = context.indexing else { return }
    context.closeDialog()
    context.focus(.editor)
    switch file.kind {
    case .note, .locked: context.open(path: indexing.absolute(file.path))
    case .attachment, .missing: links.follow("[[\(file.path)]]")
    }
  }
}
