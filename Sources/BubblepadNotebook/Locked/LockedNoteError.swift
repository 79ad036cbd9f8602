/// Why a locked note does not open, in words.
public enum LockedNoteError: NotebookError, Equatable {
  /// The passphrase is not the one.
  case wrongPassphrase
  /// The file does not start as an age file does.
  case notLocked
  /// It is locked, but for somebody's key and not with a passphrase.
  case lockedForKey
  /// The first part cannot be read; the reason is for a bug report.
  case damagedHeader(String)
  /// The first part was changed after it was written.
  case changedHeader
  /// The text cannot be read to its end: it was cut off or changed.
  case damagedText
  /// The armour around the file is not as it should be.
  case damagedArmor(String)
  /// Opening would take too much time and memory; the number is log₂ of the work.
  case tooMuchWork(Int)
  /// Opening would take more memory than there is to spare: both in megabytes.
  case tooMuchMemory(needed: Int, free: Int)
  /// The computation itself failed, for want of memory.
  case notEnoughMemory
  /// The person did not want to wait.
  case cancelled

  /// What is wrong, and the way out where there is one.
  public var message: String {
    switch self {
    case .wrongPassphrase: "That passphrase does not open this note."
    case .notLocked: "This note is not locked."
    case .lockedForKey:
      "This note is locked for a key, not with a passphrase. Open it with the age program."
    case .damagedHeader: "This locked note is damaged at its start and cannot be opened."
    case .changedHeader: "This locked note was changed after it was locked. Use a backup of it."
    case .damagedText: "This locked note is damaged or cut off. Use a backup of it."
    case .damagedArmor: "This locked note's text form is damaged and cannot be read."
    case .tooMuchWork(let work):
      "This note asks for more work than is safe (2^\(work)). Open it with the age program."
    case .tooMuchMemory(let needed, let free):
      "This note takes \(Self.size(needed)) of memory to open, and \(Self.size(free)) can be spared. "
        + "Close other programs, or open it with the age program on another machine."
    case .notEnoughMemory: "There is not enough memory to open this note. Close other programs."
    case .cancelled: "The note was not opened."
    }
  }

  private static func size(_ megabytes: Int) -> String {
    megabytes < 1024 ? "\(megabytes) MB" : "\(megabytes / 1024) GB"
  }

  /// Data error for files that are broken, no permission for a wrong passphrase.
  public var exitCategory: ExitCategory {
    switch self {
    case .wrongPassphrase, .lockedForKey: .noPermission
    case .notEnoughMemory, .tooMuchMemory: .systemError
    case .cancelled: .temporaryFailure
    default: .dataError
    }
  }
}
