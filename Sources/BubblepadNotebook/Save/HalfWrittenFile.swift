import CursesText

/// A file that a save has left half old and half new, since putting the old text back failed too.
///
/// What it holds is nobody's text: it is never read into a note, and the next save writes it whole.
public struct HalfWrittenFile: Sendable, Equatable {
  /// The file with a whole text.
  public let backup: String
  /// The state of the half-written file; nil where that could not be read.
  var stamp: FileStamp?
  /// What it holds; nil where that could not be read.
  let text: SourceText?

  /// The whole text that was kept; nil where it is gone.
  func keptText() -> SourceText? { (try? SafeFile.load(backup))?.text }

  /// Removes the whole text: the file is whole again.
  func removeBackup() { FileBackup(copyPath: backup).remove() }
}
