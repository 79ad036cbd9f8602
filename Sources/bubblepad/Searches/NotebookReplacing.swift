import BubblepadIndex
import BubblepadNotebook
import BubblepadSearches
import CursesText
import CursesUICore

extension ReplaceForm {
  /// Looks for the places in all notes of a workspace.
  func look(in workspace: Workspace, finished: @escaping @MainActor () -> Void = {}) {
    workspace.replaceOptions = options
    workspace.note?.editor.finishTyping(leaves: false)
    look(
      by: { search in
        ReplacementScan(
          search, template: replacement, workspace.notebookFiles(workspace.listOrder.arranged),
          open: workspace.openFile, scope: scope.map { .init($0, now: TextSearch.now) })
      }, finished: finished)
  }
}

/// Replacing in all notes.
@MainActor
struct NotebookReplacing {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Asks what is to be replaced; what is searched in all notes is filled in.
  ///
  /// - Parameter query: nil for that of the search in the list.
  func ask(for query: String? = nil) {
    guard workspace.folder != nil else {
      return workspace.tell(
        .hint("A single note is open. \(workspace.wayTo(.replace)) replaces in it."))
    }
    guard !workspace.settings.isReadOnly else {
      return workspace.tell(.hint("Notes are open for reading only: they stay as they are."))
    }
    let searched = query.map { try? SearchQuery($0) } ?? workspace.textSearch?.parsed
    workspace.dialog = .replace(form(for: searched))
  }

  private func form(for query: SearchQuery?) -> ReplaceForm {
    guard let query, !query.isEmpty else {
      return ReplaceForm("", workspace.replaceOptions)
    }
    var options = SearchOptions()
    guard let term = query.soleTerm else {
      return ReplaceForm(query.words.first ?? "", options, scope: query)
    }
    (options.isPattern, options.isCaseSensitive) = (term.isPattern, term.isExact)
    return ReplaceForm(term.text, options)
  }

  /// Replaces what the preview includes, as one step over files that can be undone.
  func perform(_ form: ReplaceForm) {
    guard let plan = form.plan, plan.includedCount > 0 else { return }
    let (changes, words) = (plan.changes, form.words(for: plan))
    workspace.closeDialog()
    Task { await workspace.write(changes, words) }
  }
}
