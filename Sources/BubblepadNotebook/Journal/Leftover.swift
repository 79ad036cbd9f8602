import CursesCLibrary
import CursesText

/// A file that a save left behind because the process was killed in its midst.
public struct Leftover: Sendable, Equatable {
  /// What it is.
  public enum Kind: Sendable {
    /// A file beside the note: the old text or the new one, perhaps not complete.
    case temporary
    /// A copy of a note that was being rewritten in place.
    case backup
  }

  /// Where it lies.
  public let path: String
  /// The note it belongs to.
  public let notePath: String
  /// What it is.
  public let kind: Kind
  /// When it was written: nanoseconds since 1970.
  public let modified: Int64
  /// Whether the note has the same text or a newer one that is known to be whole, so that it can be
  /// removed without asking.
  public let isRedundant: Bool
  let owner: ProcessIdentity

  /// Whether one of some paths leads to the note that it belongs to, by any link.
  public func isOf(anyOf paths: [String]) -> Bool {
    guard let note = FileStamp(ofFileAt: notePath) else { return false }
    return paths.contains { note.isSameFile(as: FileStamp(ofFileAt: $0)) }
  }

  /// What is in it.
  public func text() throws(FileError) -> SourceText { try SafeFile.load(path).text }

  /// Puts a copy in the place of the note it was made for, and removes it then.
  public func restore(backupFolder: String) throws(FileError) {
    _ = try SafeFile.save(
      try text(), to: notePath, expecting: .anything, backupFolder: backupFolder)
    try remove()
  }

  /// Removes it.
  public func remove() throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError(.delete, path, errno: errno)
    }
    if kind == .backup { unlink(path + "-of") }
  }
}

extension SafeFile {
  /// What killed saves left in a folder of notes. What a running process is writing is not listed.
  public static func leftovers(besideNotesIn folder: String) -> [Leftover] {
    (Folder.names(in: folder) ?? []).compactMap { name in
      guard let parsed = TemporaryName(name), !parsed.owner.isRunning else { return nil }
      let path = FilePath.join(folder, name)
      guard let found = try? load(path) else { return nil }
      let note = FilePath.join(folder, parsed.note)
      let text = (try? load(note))?.text
      let isSame =
        text.map { text in
          text == found.text || LockedNote.isLock(found.text, of: text)
            // Killed while copying: the note was not touched.
            || parsed.isCopy && text.bytes.starts(with: found.text.bytes)
        } ?? false
      return Leftover(
        path: path, notePath: note, kind: parsed.isCopy ? .backup : .temporary,
        modified: found.stamp.modified,
        isRedundant: isSame || found.text.isEmpty || parsed.isReplaced(found.stamp),
        owner: parsed.owner)
    }
  }

  /// The copies of notes whose rewriting in place was interrupted.
  ///
  /// - Parameter unreadable: gets the pages that cannot be read.
  public static func leftovers(
    inBackupFolder folder: String, unreadable: UnreadableFiles? = nil
  ) -> [Leftover] {
    (Folder.names(in: folder) ?? []).compactMap { name in
      guard name.hasSuffix(FileBackup.pageSuffix) else { return nil }
      let pagePath = FilePath.join(folder, name)
      guard let file = try? load(pagePath),
        let text = String(validating: file.text.bytes, as: UTF8.self),
        let page = FileBackup.Page(text)
      else {
        setAside(pagePath, unreadable)
        return nil
      }
      guard !page.owner.isRunning else { return nil }
      let copyPath = FilePath.join(folder, String(name.dropLast("-of".count)))
      guard let copy = try? load(copyPath) else {
        // Killed before the copy existed: the note was not touched.
        unlink(pagePath)
        return nil
      }
      return Leftover(
        path: copyPath, notePath: page.path, kind: .backup, modified: copy.stamp.modified,
        isRedundant: isRedundant(copy.text, page), owner: page.owner)
    }
  }

  /// Keeps a page aside that says nothing, unless it may just be being written.
  private static func setAside(_ path: String, _ unreadable: UnreadableFiles?) {
    guard let stamp = FileStamp(ofFileItselfAt: path), now() - stamp.modified > 5_000_000_000 else {
      return
    }
    unreadable?.setAside(path)
  }

  /// A copy that is not whole was never relied upon; one whose note is wholly old or wholly new is not
  /// needed.
  private static func isRedundant(_ copy: SourceText, _ page: FileBackup.Page) -> Bool {
    let copied = ContentHash(copy)
    guard copied == page.old || copied == page.new else { return true }
    guard let note = try? load(page.path) else { return false }
    let hash = ContentHash(note.text)
    return hash == page.old || hash == page.new
  }
}
