import CursesText

/// What another program has made of a note's file.
public struct OutsideText: Sendable {
  /// The text that was saved or read last.
  public let base: SourceText
  /// The text on the disk now.
  public let theirs: SourceText
  let stamp: FileStamp?
  let encoding: FileEncoding
  let encodedFile: SourceText?
}

extension NoteFile {
  /// Reads what is on the disk now, to be brought into the text; nil for what cannot be merged: locked
  /// notes, files that are no text, those too large to be read at once, and what was made of a file that this program
  /// has left half written.
  public func outsideText() throws(FileError) -> OutsideText? {
    guard lock == nil, rest == nil, halfWritten == nil, let base = savedText else { return nil }
    let content = try NoteContent.load(path)
    guard case .plain(let theirs) = content.kind, content.rest == nil else { return nil }
    return OutsideText(
      base: base, theirs: theirs, stamp: content.stamp, encoding: content.encoding,
      encodedFile: content.encodedFile)
  }

  /// Follows the file to the name that another program has given it in its folder. Returns whether it is
  /// there under another name.
  public func followRename() -> Bool {
    guard let stamp, FileStamp(ofFileAt: path) == nil else { return false }
    let folder = FilePath.folder(of: path)
    let found = (Folder.names(in: folder) ?? []).first { name in
      guard NotebookFolder.isNote(name), !name.hasPrefix("."),
        let other = FileStamp(ofFileItselfAt: FilePath.join(folder, name))
      else { return false }
      return other.isSameFile(as: stamp)
    }
    guard let found else { return false }
    let old = resolvedPath
    path = FilePath.join(folder, found)
    resolvedPath = FilePath.resolved(path) ?? path
    moveHistory(from: old)
    // A journal that cannot be moved is one under the old name: offered as a copy, not lost.
    try? journal?.move(to: journalBase(savedText ?? SourceText()))
    return true
  }

  /// Lets the next save write the file anew, if there is none by then: it is gone, and the person knows.
  public func forgetFile() {
    stamp = nil
    halfWritten = nil
  }

  /// Takes the text on the disk for the one saved last: the next save follows on it.
  ///
  /// - Parameter text: the text in the editor, which the journal keeps.
  public func accept(_ outside: OutsideText, text: SourceText) throws(FileError) {
    savedText = outside.theirs
    stamp = outside.stamp
    (encoding, encodedFile) = (outside.encoding, outside.encodedFile)
    try restartJournal(text)
  }
}
