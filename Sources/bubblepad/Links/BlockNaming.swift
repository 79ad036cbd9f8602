import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText

/// Gives a block the id that a link to it has, as a step that can be undone.
@MainActor
struct BlockNaming {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func name(_ found: FoundBlock) {
    guard let folder = workspace.folder else { return }
    let path = folder.path + "/" + found.path
    let open = workspace.openFile.flatMap { $0.path.isSamePath(as: path) ? $0 : nil }
    let title = NoteTitle.shownTitle(ofFileName: path.lastComponent)
    Task {
      let read = await Background.run { () -> Result<FileChange?, FileError> in
        Result { () throws(FileError) -> FileChange? in
          if let open { return Self.change(of: open, naming: found.block.id) }
          return Self.change(of: FileText(try SafeFile.load(path)), naming: found.block.id)
        }
      }
      switch read {
      case .success(let change?): await write(change, found.block, title)
      case .success(nil):
        workspace.tell(.warning("“\(title)” changed meanwhile: the link leads to no block of it."))
      case .failure(let error): workspace.tell(.problem(error.message))
      }
    }
  }

  private nonisolated static func change(of file: FileText, naming id: String) -> FileChange? {
    let source = file.text.bytes
    let block = LinkableBlock.all(in: source).first { $0.id == id }
    return block?.naming(in: source).map { FileChange(file, [$0]) }
  }

  private func write(_ change: FileChange, _ block: LinkableBlock, _ title: String) async {
    await workspace.undo.write(
      [change],
      FilesStepWords(
        name: "Give a block of “\(title)” the id ^\(block.id)",
        done: "The block in “\(title)” has the id ^\(block.id) now.",
        doneAgain: "The block in “\(title)” has its id again.",
        undone: "The block in “\(title)” has no id again.",
        left: (whenDone: "the link leads to no block of it", whenUndone: "the id stays")))
  }
}
