import BubblepadCommands
import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNoteList
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
    case .properties: workspace.services.properties.show()
    case .renameProperty: PropertyRenaming(workspace).ask()
    case .bakeQuery: QueryCommands(workspace).writeResult()
    case .toggleFolders: workspace.list.browser.toggleFolders()
    case .bookmarks: workspace.list.bookmarks.show()
    case .bookmarkNote: workspace.list.bookmarks.add()
    case .bookmarkHeading: workspace.list.bookmarks.addHeading()
    case .searches: KeptSearches(workspace.list).show()
    case .saveSearch: KeptSearches(workspace.list).askToSave()
    case .explainSearch: KeptSearches(workspace.list).explain()
    case .replaceInNotes: workspace.services.replacing.ask()
    case .sortNotes: workspace.list.order.offer()
    case .moveNoteUp where workspace.arrangement.place == .list:
      workspace.list.order.moveSelected(down: false)
    case .moveNoteDown where workspace.arrangement.place == .list:
      workspace.list.order.moveSelected(down: true)
    case .toggleReading: workspace.services.reading.toggle()
    case .mergeNote: NoteComposer(workspace).askToMerge()
    case .extractSelection: NoteComposer(workspace).askToExtract(heading: false)
    case .extractHeading: NoteComposer(workspace).askToExtract(heading: true)
    case .moveNote: MoveCommands(workspace).ask()
    case .moveFolder: MoveCommands(workspace).ask(forFolder: true)
    case .cut where workspace.arrangement.place == .list: MoveCommands(workspace).pickUp()
    case .paste where workspace.arrangement.place == .list: MoveCommands(workspace).putHere()
    case .markNote where workspace.arrangement.place == .list: MarkCommands(workspace.list).toggle()
    case .markAbove where workspace.arrangement.place == .list:
      MarkCommands(workspace.list).extend(by: -1)
    case .markBelow where workspace.arrangement.place == .list:
      MarkCommands(workspace.list).extend(by: 1)
    case .selectAll where workspace.arrangement.place == .list:
      MarkCommands(workspace.list).markAll()
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
    let others = workspace.list.entries.filter { !$0.path.isSamePath(as: workspace.note?.path) }
    guard let note = others.randomElement() else { return workspace.tell(.hint("No other note.")) }
    workspace.open(path: note.path)
  }
}
