import CursesCLibrary
import CursesText

/// What saves have left that were interrupted by the end of their process.
///
/// What nobody needs is removed: an old text that the new one has taken the place of, a new one that its note
/// or its journal has too. Another new text becomes a file that can be seen.
public struct InterruptedSaves: Sendable {
  /// New texts that did not reach their place, as files of their own now.
  public private(set) var kept: [String] = []

  /// Younger ones, of a minute, may be being written on another machine that shares the folder.
  private static let age: Int64 = 60_000_000_000

  /// Looks for them, on another thread.
  ///
  /// - Parameters:
  ///   - notebook: a folder that is looked through with those below it.
  ///   - notes: files in whose folders is looked as well.
  public nonisolated(nonsending) static func find(
    inNotebook notebook: String?, besideNotes notes: [String], _ places: NotebookPlaces
  ) async -> InterruptedSaves {
    await Background.run {
      // A note that is a link is written beside the file that it leads to.
      let all = notes + notes.compactMap(FilePath.resolved)
      return InterruptedSaves(
        notebook: notebook, folders: Set(all.map { FileID(FilePath.folder(of: $0)) }), places)
    }
  }

  init(notebook: String?, folders: Set<FileID>, _ places: NotebookPlaces) {
    let journals = RecoverableNote.scan(places)
    for folder in folders { sweep(folder.path, journals) }
    if let notebook { sweepAll(notebook, depth: 0, journals) }
  }

  /// The copies of notes that may be half written. Those nobody needs are removed.
  public static func copies(_ places: NotebookPlaces) -> [Leftover] {
    let copies = SafeFile.leftovers(
      inBackupFolder: places.backupFolder, unreadable: places.unreadableFiles)
    return copies.filter { copy in
      if copy.isRedundant { try? copy.remove() }
      return !copy.isRedundant
    }
  }

  private mutating func sweepAll(_ folder: String, depth: Int, _ journals: [RecoverableNote]) {
    guard depth <= NotebookFolder.maximumDepth else { return }
    sweep(folder, journals)
    guard let open = OpenFolder(folder) else { return }
    for item in open.items where !item.name.hasPrefix(".") && open.isFolder(item) {
      sweepAll(FilePath.join(folder, item.name), depth: depth + 1, journals)
    }
  }

  private mutating func sweep(_ folder: String, _ journals: [RecoverableNote]) {
    for leftover in SafeFile.leftovers(besideNotesIn: folder) {
      let note = FilePath.inResolvedFolder(leftover.notePath)
      // Before a file is saved, its journal has all that is going to be in it.
      let isJournalled =
        leftover.kind == .temporary
        && journals.contains {
          $0.owner == leftover.owner && note?.isSamePath(as: $0.notePath) == true
        }
      if leftover.isRedundant || isJournalled {
        try? leftover.remove()
      } else if now() - leftover.modified > Self.age {
        show(leftover)
      }
    }
  }

  private mutating func show(_ leftover: Leftover) {
    let folder = FilePath.folder(of: leftover.notePath)
    let name = FilePath.name(of: leftover.notePath)
    let ending = NoteTitle.ending(ofFileName: name)
    for number in 1...999 {
      let words = number == 1 ? "interrupted save" : "interrupted save \(number)"
      let path = FilePath.join(
        folder, "\(NoteTitle.title(ofFileName: name)) (\(words))\(ending)")
      if NewPath.rename(leftover.path, toFree: path) { return kept.append(path) }
      guard FileStamp(ofFileItselfAt: path) != nil else { return }
    }
  }
}
