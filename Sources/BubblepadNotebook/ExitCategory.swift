/// What kind of failure an error is, as the exit status a program ends with (`sysexits.h`).
public enum ExitCategory: Int32, Sendable {
  /// The file's content is not what it should be.
  case dataError = 65
  /// The file does not exist or cannot be read.
  case noInput = 66
  /// Something needed is in use or not there.
  case unavailable = 69
  /// The system refused something that has nothing to do with the file.
  case systemError = 71
  /// The file could not be created.
  case cannotCreate = 73
  /// Reading or writing failed, or the disk is full.
  case inputOutputError = 74
  /// It may work the next time.
  case temporaryFailure = 75
  /// Permission is missing.
  case noPermission = 77
}

/// An error of this module: a sentence for the person and an exit status for a script.
public protocol NotebookError: Error, Sendable, CustomStringConvertible {
  /// What went wrong with which file, and the way out, in one or two sentences.
  var message: String { get }
  /// The exit status that fits.
  var exitCategory: ExitCategory { get }
}

extension NotebookError {
  /// The message.
  public var description: String { message }
}
