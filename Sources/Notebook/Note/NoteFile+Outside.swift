import TextModel

/// What another program has made of a note's file.
public struct OutsideText: Sendable {
  /// The text that was saved or read last.
  public let base: SourceText
  /// The text on the disk now.
  public let theirs: SourceText
  let stamp: FileStamp?
}

extension NoteFile {
  /// Reads what is on the disk now, to be brought into the text; nil for what cannot be merged: locked
  /// notes, files that are no text, and those too large to be read at once.
  public func outsideText() throws(FileError) -> OutsideText? {
    guard lock == nil, rest == nil, let base = savedText else { return nil }
    let content = try NoteContent.load(path)
    guard case .plain(let theirs) = content.kind, content.rest == nil else { return nil }
    return OutsideText(base: base, theirs: theirs, stamp: content.stamp)
  }

  /// Takes the text on the disk for the one saved last: the next save follows on it.
  ///
  /// - Parameter text: the text in the editor, which the journal keeps.
  public func accept(_ outside: OutsideText, text: SourceText) throws(FileError) {
    savedText = outside.theirs
    stamp = outside.stamp
    try restartJournal(text)
  }
}
