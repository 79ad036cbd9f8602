import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// What is wrong with the links of the notebook.
@MainActor
struct LinkCheckCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// How many of each kind are listed.
  private static let mostListed = 1000

  /// Lists broken links, notes that nothing links to, and notes of the same name.
  ///
  func show() { show(selecting: 0, PickerChanges()) }

  /// - Parameters:
  ///   - row: which of the broken links is selected.
  ///   - changes: those made from the list so far.
  private func show(selecting row: Int, _ changes: PickerChanges) {
    guard workspace.folder != nil else {
      return workspace.tell(.hint("A single note is open. Links are checked in a notebook."))
    }
    guard let indexing = workspace.indexing else {
      return workspace.tell(.problem("Cannot check links: there is no index."))
    }
    let former = workspace.notice
    if former == nil { workspace.tell(.hint("Checking the links of all notes…")) }
    Task { [weak workspace] in
      // What was saved last is looked at too, and all notes that are still being read.
      await indexing.settled()
      let index = indexing.index
      let check = await Background.run { index.linkCheck() }
      guard let workspace, !workspace.isAsking else { return }
      if former == nil { workspace.notice = nil }
      guard let check else {
        indexing.wasOfNoUse()
        return workspace.tell(.hint("The notes are being read again. Try again in a moment."))
      }
      LinkCheckCommands(workspace).offer(check, selecting: row, indexing, changes)
    }
  }

  private func offer(
    _ check: LinkCheck, selecting row: Int, _ indexing: NotebookIndexing, _ changes: PickerChanges
  ) {
    let broken = check.broken.prefix(Self.mostListed).map {
      LinkRepair(link: $0, resolver: check.resolver)
    }
    let rows = LinkCheckRows(broken, orphans: check.orphans, twins: check.twins)
    guard !rows.items.isEmpty else {
      return workspace.tell(.done("Every link leads somewhere, and every note is linked to."))
    }
    let picker = ItemPicker(
      title: "Check links", prompt: "type a few letters of a note or a link", items: rows.items
    ) { [weak workspace] item in
      workspace?.focus(.editor)
      if let repair = rows.repair(of: item) {
        workspace?.open(path: indexing.absolute(repair.link.path)) { [weak workspace] in
          guard let workspace, let note = workspace.note else { return }
          workspace.go(to: .line(repair.link.line, column: 1), in: note)
        }
      } else if let path = rows.path(of: item) {
        workspace?.open(path: indexing.absolute(path))
      }
    }
    picker.pickWords = "go there"
    if broken.contains(where: { $0.suggestedName != nil }) {
      picker.actions = [
        PickerAction(key: .alt("r"), words: "put suggestion in") { [weak workspace] item in
          guard let workspace else { return }
          guard let item, let repair = rows.repair(of: item), repair.suggestedName != nil else {
            workspace.tell(.hint("There is no suggestion for this row."))
            workspace.present(picker)
            return
          }
          LinkCheckCommands(workspace).put(repair, row: rows.number(of: item), indexing, changes)
        }
      ]
    }
    picker.undo = { [weak workspace] isAgain in
      guard let workspace, let row = changes.takeNext(again: isAgain) else { return false }
      workspace.closeDialog()
      LinkCheckCommands(workspace).turn(changes, isAgain: isAgain, row: row)
      return true
    }
    picker.show(start: rows.sections)
    if let item = rows.items.prefix(broken.count).dropFirst(min(row, max(0, broken.count - 1)))
      .first
    {
      picker.selection = item.id
    }
    workspace.present(picker)
  }

  // MARK: Putting a suggestion in

  /// Undoes what was put in from the list, or puts it in again, and shows the list of then.
  private func turn(_ changes: PickerChanges, isAgain: Bool, row: Int) {
    Task {
      await workspace.turnStep(again: isAgain)
      if !workspace.isAsking { show(selecting: row, changes) }
    }
  }

  /// Puts the suggestion into a link as a step that can be undone, and lists what is left.
  private func put(
    _ repair: LinkRepair, row: Int, _ indexing: NotebookIndexing, _ changes: PickerChanges
  ) {
    let path = indexing.absolute(repair.link.path)
    let title = NoteTitle.shownTitle(ofFileName: path.lastComponent)
    if let note = workspace.note, note.path.isSamePath(as: path) {
      note.editor.finishTyping(leaves: false)
    }
    let open = workspace.openFile.flatMap { $0.path.isSamePath(as: path) ? $0 : nil }
    Task {
      let read = await Background.run { () -> Result<FileChange?, FileError> in
        Result { () throws(FileError) in try FileChange(repair, in: path, open: open) }
      }
      switch read {
      case .success(let change?):
        let name = repair.suggestedName ?? ""
        let isWritten = await workspace.undo.write(
          [change],
          FilesStepWords(
            name: "Change the link in “\(title)” to “\(name)”",
            done: "The link in “\(title)” leads to “\(name)” now.",
            doneAgain: "The link in “\(title)” leads to “\(name)” again.",
            undone: "The link in “\(title)” is as it was.",
            left: (whenDone: "its link stays", whenUndone: "its link stays")))
        if isWritten { changes.did(atRow: row) }
        if !workspace.isAsking { show(selecting: row, changes) }
      case .success(nil):
        workspace.tell(
          .hint("Link not changed: “\(title)” has changed since, or it is in the front matter."))
      case .failure(let error): workspace.tell(.problem(error.message))
      }
    }
  }
}
