import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadTasks
import CursesInputFormats
import CursesText
import CursesUICore

/// The tasks of all notes.
extension Workspace {
  /// Shows the tasks of the notebook; of a single note its own.
  func showAgenda() {
    guard let today = LocalTime.now.date else { return }
    let form = AgendaForm(today: today)
    dialog = .agenda(form)
    readAgain(form)
  }

  /// Reads the tasks again after what runs for the list already.
  func readAgain(_ form: AgendaForm) {
    form.after { [weak self, weak form] in
      if let self, let form { await read(form) }
    }
  }

  /// The notes are others: the list that is shown follows.
  func agendaIsOld() {
    if case .agenda(let form)? = dialog { readAgain(form) }
  }

  func read(_ form: AgendaForm) async {
    await indexing?.settled()
    let templates = folder.map {
      TemplateFiles(notebook: $0.path, settings: ObsidianSettings(notebook: $0.path))
    }
    let scan = AgendaScan(
      index: indexing?.readyIndex, folder: folder?.path ?? "",
      files: entries.filter { !$0.isLocked }.map(\.path), open: openTasksSource,
      templates: templates?.paths(among: entries) ?? [])
    let (tasks, usedIndex) = await Background.run { scan.tasks() }
    if scan.index != nil, !usedIndex { indexing?.wasOfNoUse() }
    let twins = Dictionary(
      entries.lazy.filter(\.hasNamesake).map { ($0.id, $0.titleWithFolder) }
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
    guard let note, !note.isLocked, !note.isReading, note.isMarkdown else { return nil }
    let isListed = folder.map { note.path.below($0.path) != nil } ?? true
    return isListed ? AgendaScan.Open(path: note.path, text: note.editor.text) : nil
  }

  /// Goes to the line of a task.
  func go(to task: AgendaTask) {
    closeDialog()
    focus(.editor)
    open(path: task.path) { [weak self] in
      guard let self, let note, note.path.isSamePath(as: task.path) else { return }
      go(to: .line(task.number, column: 1), in: note)
    }
  }
}
