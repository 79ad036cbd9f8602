import BubblepadCommands
import BubblepadIndex
import BubblepadSearches
import CursesText

/// The commands that are about all notes.
@MainActor
struct NotebookCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Does a command that is about the tags or links of all notes; false for another.
  func perform(_ command: AppCommand) -> Bool {
    switch command {
    case .randomNote: openAny()
    case .tags: workspace.services.tags.show()
    case .renameTag: TagRenaming(workspace).ask()
    case .checkLinks: LinkCheckCommands(workspace).show()
    case .properties: PropertyCommands(workspace).show()
    case .renameProperty: PropertyRenaming(workspace).ask()
    case .bakeQuery: QueryCommands(workspace).writeResult()
    case .toggleFolders: workspace.toggleFolders()
    case .bookmarks: BookmarkCommands(workspace).show()
    case .bookmarkNote: BookmarkCommands(workspace).add()
    case .bookmarkHeading: BookmarkCommands(workspace).addHeading()
    case .searches: SearchCommands(workspace).show()
    case .saveSearch: SearchCommands(workspace).askToSave()
    case .explainSearch: SearchCommands(workspace).explain()
    case .replaceInNotes: NotebookReplacing(workspace).ask()
    case .sortNotes: workspace.listOrder.offer(in: workspace)
    case .moveNoteUp where workspace.place == .list:
      workspace.listOrder.moveSelected(down: false, in: workspace)
    case .moveNoteDown where workspace.place == .list:
      workspace.listOrder.moveSelected(down: true, in: workspace)
    case .toggleReading: workspace.readingView.toggle(in: workspace)
    case .mergeNote: NoteComposer(workspace).askToMerge()
    case .extractSelection: NoteComposer(workspace).askToExtract(heading: false)
    case .extractHeading: NoteComposer(workspace).askToExtract(heading: true)
    case .moveNote: MoveCommands(workspace).ask()
    case .moveFolder: MoveCommands(workspace).ask(forFolder: true)
    case .cut where workspace.place == .list: MoveCommands(workspace).pickUp()
    case .paste where workspace.place == .list: MoveCommands(workspace).putHere()
    case .markNote where workspace.place == .list: MarkCommands(workspace).toggle()
    case .markAbove where workspace.place == .list: MarkCommands(workspace).extend(by: -1)
    case .markBelow where workspace.place == .list: MarkCommands(workspace).extend(by: 1)
    case .selectAll where workspace.place == .list: MarkCommands(workspace).markAll()
    case .newFolder: FolderCommands(workspace).askForNewFolder()
    case .renameFolder: FolderCommands(workspace).askForName()
    case .renameHeading: PartRenaming(workspace).ask(for: .heading)
    case .renameBlock: PartRenaming(workspace).ask(for: .block)
    case .renameAttachment: PartRenaming(workspace).askForAttachment()
    case .moveAttachment: PartRenaming(workspace).moveAttachment()
    default: return false
    }
    return true
  }

  /// Opens a note by chance, another than the open one.
  private func openAny() {
    let others = workspace.entries.filter { !$0.path.isSamePath(as: workspace.note?.path) }
    guard let note = others.randomElement() else { return workspace.tell(.hint("No other note.")) }
    workspace.open(path: note.path)
  }
}
