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
    form.take(tasks)
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

/// Reads the tasks of a notebook: from its index where there is one, else from the files.
struct AgendaScan: Sendable {
  /// The open note, which may have more than its file.
  struct Open: Sendable {
    let path: String
    let text: SourceText
  }

  let index: NoteIndex?
  let folder: String
  let files: [String]
  let open: Open?
  /// The notes that are templates: what they have is not to be done.
  let templates: Set<FileID>

  /// It takes as long as reading all notes: not for the main thread.
  ///
  /// - Returns: the tasks, and whether the index has said them.
  func tasks() -> (tasks: [AgendaTask], isFromIndex: Bool) {
    let indexed = index?.tasks()
    var found: [AgendaTask]
    if let indexed {
      found = indexed.compactMap { AgendaTask($0, path: folder + "/" + $0.path) }
    } else {
      found = files.filter { !$0.isSamePath(as: open?.path) && NoteTitle.isMarkdown($0) }.flatMap {
        path in
        Self.tasks(in: NoteSource.bytes(ofFileAt: path) ?? [], path)
      }
    }
    found.removeAll { $0.path.isSamePath(as: open?.path) || !NoteTitle.isMarkdown($0.path) }
    if let open { found += Self.tasks(in: open.text.bytes, open.path) }
    found.removeAll { $0.words.isEmpty || templates.contains(FileID($0.path)) }
    return (found, indexed != nil)
  }

  private static func tasks(in source: [UInt8], _ path: String) -> [AgendaTask] {
    NoteTask.all(in: source, path: path).compactMap { AgendaTask($0, path: path) }
  }
}
