import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

/// Attaching files whose paths are pasted, or chosen as an image.
@MainActor
struct DroppedFiles {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Takes a path of a file that was pasted; false for anything else, and where a path is only words.
  func take(_ bytes: [UInt8], into note: OpenNote) -> Bool {
    guard note.isMarkdown, !note.isReadOnly, !note.isForReading, !note.isReading, !note.isLocked,
      note.vi?.takesLetters != true, note.ground != .code,
      Clipboard.current?.isCopied(bytes) != true,
      let folder = workspace.folder, note.path.below(folder.path) != nil,
      let file = DroppedFile(pasted: bytes)
    else { return false }
    add(file, to: note)
    return true
  }

  /// Copies a file to the attachments and embeds it at the caret.
  func add(_ file: DroppedFile, to note: OpenNote, words: String = "") {
    guard let folder = workspace.folder, let place = AttachmentPlace(in: folder, of: note.path)
    else {
      note.editor.perform(.edit(.paste("![\(words)](<\(file.path)>)", isMarkdown: true)))
      return
    }
    let files =
      workspace.list.entries.compactMap { $0.path.below(folder.path) }
      + (workspace.indexing?.otherFiles ?? [])
    let copying: @Sendable () -> Result<String, FileError> = {
      Result { () throws(FileError) in try place.add(file) }
    }
    let finish = { (added: Result<String, FileError>) in
      switch added {
      case .failure(let error): workspace.tell(.problem(error.message))
      case .success(let path):
        let embed = place.embed(of: path, among: files, words: words)
        note.editor.perform(.edit(.paste(embed, isMarkdown: true)))
        workspace.indexing?.filesChanged([folder.path + "/" + path])
        workspace.tell(.done("Attached “\(path)”. Undo takes the link out, and the file stays."))
      }
    }
    // What is typed next comes after it.
    guard file.isLarge else { return finish(copying()) }
    workspace.tell(.hint("Copying “\(file.path.lastComponent)”…"))
    Task { finish(await Background.run(copying)) }
  }
}
