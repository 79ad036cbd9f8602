import CursesText

/// What another program has made of a note's file.
public struct OutsideText: Sendable {
  /// The text that was saved or read last; empty where there was no file.
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
    let base = savedText ?? (content.kind == .new ? SourceText() : nil)
    guard lock == nil, rest == nil, halfWritten == nil, let base else { return nil }
    let content = try NoteContent.load(path)
    guard case .plain(let theirs) = content.kind, content.rest == nil else { return nil }
    return OutsideText(
      base: base, theirs: theirs, stamp: content.stamp, encoding: content.encoding,
      encodedFile: content.encodedFile)
  }

  /// The file, where it is gone from its path; nil where it is there, and where there never was one.
  package var lost: MovedFiles.Lost? {
    guard let stamp = stamp ?? lostStamp, FileStamp(ofFileAt: path) == nil else { return nil }
    return MovedFiles.Lost(path: path, stamp: stamp, text: textOnDisk)
  }

  /// Whether the file that its path leads to is among what has moved.
  package func leads(within moves: [StepMove]) -> Bool {
    let moves = moves.map { StepMove(from: NotebookPlaces.resolved($0.from), to: $0.to) }
    return MovedPaths(moves).path(of: resolvedPath) != nil
  }

  /// Lets the next save write the file anew, if there is none by then: it is gone, and the person knows.
  public func forgetFile() {
    if let stamp { lostStamp = stamp }
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
