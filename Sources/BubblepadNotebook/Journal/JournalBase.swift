import CursesText

/// The state of a note that a journal's edits start from: what is on disk.
public struct JournalBase: Sendable {
  /// The note's path with links followed; nil for a note that was never saved.
  public let path: String?
  /// The state of its file.
  public let stamp: FileStamp?
  /// The text in the editor that belongs to that state.
  public let text: SourceText
  /// The bytes on disk where they are not the text: the locked file of a locked note, or a text in another
  /// encoding than UTF-8.
  public let lockedFile: SourceText?

  /// The state of a note that is on disk.
  public init(path: String, stamp: FileStamp, text: SourceText, lockedFile: SourceText? = nil) {
    self.path = path
    self.stamp = stamp
    self.text = text
    self.lockedFile = lockedFile
  }

  /// A note that was never saved.
  ///
  /// - Parameter path: where it will be saved, if that is known.
  public init(unsaved text: SourceText, path: String? = nil) {
    self.path = path
    stamp = nil
    self.text = text
    lockedFile = nil
  }
}
