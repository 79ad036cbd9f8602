import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadTasks
import CursesInputFormats
import CursesText
import CursesUICore

/// What the list of tasks needs besides the notebook.
@MainActor
package protocol AgendaContext: NotebookContext {
  /// The list of tasks, while it is shown.
  var shownAgenda: AgendaForm? { get }
  func present(_ form: AgendaForm)
  func present(_ form: DayForm)
}

/// The tasks of all notes: their list, and changes of them.
@MainActor
package final class AgendaService {
  package unowned let context: any AgendaContext

  package init(_ context: any AgendaContext) { self.context = context }

  /// Shows the tasks of the notebook; of a single note its own.
  package func show() {
    guard let today = LocalTime.now.date else { return }
    let form = AgendaForm(today: today)
    context.present(form)
    readAgain(form)
  }

  /// Reads the tasks again after what runs for the list already.
  package func readAgain(_ form: AgendaForm) {
    form.after { [weak self, weak form] in
      if let self, let form { await read(form) }
    }
  }

  /// The notes are others: the list that is shown follows.
  package func notesChanged() {
    if let form = context.shownAgenda { readAgain(form) }
  }

  package func read(_ form: AgendaForm) async {
    let context = context
    await context.indexing?.settled()
    let templates = context.folder.map {
      TemplateFiles(notebook: $0.path, settings: ObsidianSettings(notebook: $0.path))
    }
    let scan = AgendaScan(
      index: context.indexing?.readyIndex, folder: context.folder?.path ?? "",
      files: context.entries.filter { !$0.isLocked }.map(\.path), open: openTasksSource,
      templates: templates?.paths(among: context.entries) ?? [])
    let (tasks, usedIndex) = await Background.run { scan.tasks() }
    if scan.index != nil, !usedIndex { context.indexing?.wasOfNoUse() }
    let twins = Dictionary(
      context.entries.lazy.filter(\.hasNamesake).map { ($0.id, $0.titleWithFolder) }
    ) { first, _ in first }
    form.take(
      tasks.map { task in
        var task = task
        if let title = twins[FileID(task.path)] { task.noteTitle = title }
        return task
      })
  }

  /// The open note as it is on the screen; nil where that is not all of it, or a secret.
  private var openTasksSource: AgendaScan.Open? {
    guard let note = context.note, !note.isLocked, !note.isReading, note.isMarkdown else {
      return nil
    }
    let isListed = context.folder.map { note.path.below($0.path) != nil } ?? true
    return isListed ? AgendaScan.Open(path: note.path, text: note.editor.text) : nil
  }

  /// Goes to the line of a task.
  package func go(to task: AgendaTask) {
    context.closeDialog()
    context.focus(.editor)
    context.open(path: task.path) { [weak self] in
      guard let self, let note = context.note, note.path.isSamePath(as: task.path) else { return }
      context.go(to: .line(task.number, column: 1), in: note)
    }
  }
}
