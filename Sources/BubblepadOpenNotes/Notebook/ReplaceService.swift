import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import CursesText
import CursesUICore

/// What replacing in all notes needs besides the notebook.
@MainActor
package protocol ReplaceContext: NotebookContext {
  /// The notes in the order of the list.
  var arrangedEntries: [NoteEntry] { get }
  /// The search of the texts that is shown; nil where there is none.
  var shownSearch: SearchQuery? { get }
  func present(_ form: ReplaceForm)
}

/// Replacing in all notes.
@MainActor
package final class ReplaceService {
  private unowned let context: any ReplaceContext
  /// How text was looked for last.
  private var options = SearchOptions()

  package init(_ context: any ReplaceContext) { self.context = context }

  /// Asks what is to be replaced; what is searched in all notes is filled in.
  ///
  /// - Parameter query: nil for that of the search in the list.
  package func ask(for query: String? = nil) {
    guard context.folder != nil else {
      return context.tell(
        .hint("A single note is open. \(context.wayTo(.replace)) replaces in it."))
    }
    guard !context.isReadOnly else {
      return context.tell(.hint("Notes are open for reading only: they stay as they are."))
    }
    let searched = query.map { try? SearchQuery($0) } ?? context.shownSearch
    context.present(form(for: searched))
  }

  private func form(for query: SearchQuery?) -> ReplaceForm {
    guard let query, !query.isEmpty else { return ReplaceForm("", options) }
    var options = SearchOptions()
    guard let term = query.soleTerm else {
      return ReplaceForm(query.words.first ?? "", options, scope: query)
    }
    (options.isPattern, options.isCaseSensitive) = (term.isPattern, term.isExact)
    return ReplaceForm(term.text, options)
  }

  /// Looks for the places of a form in all notes.
  package func look(_ form: ReplaceForm, finished: @escaping @MainActor () -> Void = {}) {
    options = form.options
    context.note?.editor.finishTyping(leaves: false)
    form.look(
      by: { search in
        ReplacementScan(
          search, template: form.replacement, context.notebookFiles(context.arrangedEntries),
          open: context.openFile, scope: form.scope.map { .init($0, now: TextSearch.now) })
      }, finished: finished)
  }

  /// Replaces what the preview includes, as one step over files that can be undone.
  package func perform(_ form: ReplaceForm) {
    guard let plan = form.plan, plan.includedCount > 0 else { return }
    let (changes, words) = (plan.changes, form.words(for: plan))
    context.closeDialog()
    Task { [context] in _ = await context.write(changes, words) }
  }
}
