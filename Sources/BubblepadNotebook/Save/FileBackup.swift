import CursesCLibrary
import CursesText

/// A synced copy of a file that is about to be rewritten in place, and a page that says whose it is.
///
/// `HEX.backup` is the old text, byte for byte, or the new one if that locks the note. `HEX.backup-of` holds the hashes
/// of the old and the new text, the process that made it, and the path. The page is written first: where there is a
/// copy, there is a page.
struct FileBackup {
  static let copySuffix = ".backup"
  static let pageSuffix = ".backup-of"

  let copyPath: String
  var pagePath: String { copyPath + "-of" }

  /// Copies one of both texts and returns when the disk has it: into a folder, or beside the file where that is on
  /// another disk, which is full. A copy beside it has no page.
  static func make(
    of path: String, old: SourceText, new: SourceText, keeping kept: SourceText, in folder: String
  ) throws(FileError) -> FileBackup {
    do throws(FileError) {
      return try makeCopy(of: path, old: old, new: new, keeping: kept, in: folder)
    } catch {
      let beside = FileBackup(copyPath: TemporaryName.make(for: path, isCopy: true))
      if write(kept, to: beside.copyPath), syncFolder(FilePath.folder(of: path)) { return beside }
      beside.remove()
      throw FileError(.save, path, .noCopy(in: folder, error.reason))
    }
  }

  private static func makeCopy(
    of path: String, old: SourceText, new: SourceText, keeping kept: SourceText, in folder: String
  ) throws(FileError) -> FileBackup {
    try PrivateFolder.create(folder, for: .save)
    let name = UInt64.random(in: .min ... .max).hex + copySuffix
    let backup = FileBackup(copyPath: FilePath.join(folder, name))
    let page = Page(
      old: ContentHash(old), new: ContentHash(new), owner: .current, path: path)
    guard write(SourceText(page.text), to: backup.pagePath), write(kept, to: backup.copyPath),
      syncFolder(folder)
    else {
      let code = errno
      backup.remove()
      throw FileError(.save, path, errno: code)
    }
    return backup
  }

  private static func write(_ text: SourceText, to path: String) -> Bool {
    guard let file = OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) else {
      return false
    }
    return file.write(text) && file.sync()
  }

  /// Removes both files, the copy first: a page alone is harmless.
  func remove() {
    unlink(copyPath)
    unlink(pagePath)
  }

  /// What the page of a backup says.
  struct Page: Equatable {
    let old: ContentHash
    let new: ContentHash
    let owner: ProcessIdentity
    let path: String

    /// The path comes last and runs to the end, because it may hold line ends.
    var text: String {
      "bubblepad backup 1\nold \(old.hex)\nnew \(new.hex)\n"
        + "owner \(owner.id) \(owner.started)\npath \(path)"
    }

    init(old: ContentHash, new: ContentHash, owner: ProcessIdentity, path: String) {
      self.old = old
      self.new = new
      self.owner = owner
      self.path = path
    }

    init?(_ text: String) {
      let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
      guard lines.count == 5, lines[0] == "bubblepad backup 1", lines[1].hasPrefix("old "),
        lines[2].hasPrefix("new "), lines[3].hasPrefix("owner "), lines[4].hasPrefix("path "),
        let old = ContentHash(hex: lines[1].dropFirst(4)),
        let new = ContentHash(hex: lines[2].dropFirst(4))
      else { return nil }
      let owner = lines[3].dropFirst(6).split(separator: " ")
      guard owner.count == 2, let id = Int32(owner[0]), let started = UInt64(owner[1]) else {
        return nil
      }
      self.init(
        old: old, new: new, owner: ProcessIdentity(id: id, started: started),
        path: String(lines[4].dropFirst(5)))
    }
  }
}
