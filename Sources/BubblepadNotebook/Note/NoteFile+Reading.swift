import CursesText

extension NoteFile {
  /// How far a large file has been read.
  public enum Reading: Sendable, Equatable {
    /// To its end, as it is with all but large files from the start.
    case whole
    /// This part of it, from 0 to 1.
    case going(Double)
    /// No further than the text goes, because of an error. The file is not saved any more: that would
    /// cut it.
    case cut
  }

  /// How far the file has been read.
  public var reading: Reading {
    if isCut { return .cut }
    guard let rest else { return .whole }
    return .going(rest.size > 0 ? Double(rest.readCount) / Double(rest.size) : 0)
  }

  /// Reads more of the file; nil when there is no more. To be called until then, and the text added at the
  /// end of the editor's, whatever was edited in it meanwhile.
  ///
  /// - Throws: `FileError` when the file cannot be read on, has become shorter, or is another at the end.
  ///   What was read stays.
  public func readOn() async throws(FileError) -> SourceText? {
    guard let rest else { return nil }
    do throws(FileError) {
      guard let piece = try await rest.next() else {
        endReading()
        return nil
      }
      let end = savedText?.count ?? 0
      savedText?.replaceSubrange(end..<end, with: piece)
      return piece
    } catch {
      // A file that was changed was read to its end all the same: saving will ask.
      isCut = error.reason != .changedByAnotherProgram
      endReading()
      throw error
    }
  }

  private func endReading() {
    rest = nil
    journal?.complete(journalBase(savedText ?? SourceText()))
  }

  /// Refuses to save a text that is not the whole one.
  func checkIsWhole() throws(FileError) {
    if reading != .whole { throw FileError(.save, path, .notReadToItsEnd) }
  }
}
