import CursesCLibrary

/// Why something could not be done with a file, in words.
public struct FileError: NotebookError, Equatable {
  /// What was to be done.
  public enum Action: String, Sendable {
    case open, read, save, create, rename, delete, restore, list, duplicate, recover, watch
    case journal = "keep a recovery journal of"
  }

  /// What stood in the way.
  public indirect enum Reason: Sendable, Equatable {
    case notFound
    case folderNotFound
    /// The folder is there, and its file system creates nothing in it: `/proc`.
    case folderTakesNothing
    case noPermission
    case readOnlyFileSystem
    case diskFull
    case quotaExceeded
    case tooLarge
    case inputOutput
    case isFolder
    case notAFile
    case notAFolder
    case alreadyExists
    case nameTooLong
    case tooManyLinks
    case outsideNotebook
    case linkToNothing(String)
    case changedByAnotherProgram
    /// There was none when the note was started.
    case createdByAnotherProgram
    case removedByAnotherProgram
    case cutByAnotherProgram
    case notReadToItsEnd
    /// The encoding of the file lacks a character of the text.
    case missesCharacters(of: String)
    case inUse
    /// No copy of what is written over can be kept meanwhile.
    case noCopy(in: String, Reason)
    case system(Int32)
  }

  /// What was to be done.
  public let action: Action
  /// The file or folder it was about.
  public let path: String
  /// What stood in the way.
  public let reason: Reason
  /// Where the whole old text lies when the file itself may be half written; nil when it is whole.
  public let backup: String?
  /// The file as the save has left it; nil when it holds the old text.
  public let halfWritten: HalfWrittenFile?

  /// An error with all its parts.
  public init(
    _ action: Action, _ path: String, _ reason: Reason, backup: String? = nil,
    halfWritten: HalfWrittenFile? = nil
  ) {
    self.action = action
    self.path = path
    self.reason = reason
    self.backup = halfWritten?.backup ?? backup
    self.halfWritten = halfWritten
  }

  /// An error for an `errno` value.
  public init(
    _ action: Action, _ path: String, errno code: Int32, backup: String? = nil,
    halfWritten: HalfWrittenFile? = nil
  ) {
    self.init(action, path, Reason(errno: code), backup: backup, halfWritten: halfWritten)
  }

  /// An error of a file or folder that could not be created. The system says “not there” of it where its folder is gone,
  /// and also where that takes nothing new.
  init(creating path: String, errno code: Int32) {
    guard code == ENOENT else {
      self.init(.create, path, errno: code)
      return
    }
    let isThere = access(FilePath.folder(of: path), F_OK) == 0
    self.init(.create, path, isThere ? .folderTakesNothing : .folderNotFound)
  }

  /// Whether the file on disk is not the one that was opened: the person has to choose.
  public var isConflict: Bool {
    switch reason {
    case .changedByAnotherProgram, .createdByAnotherProgram, .removedByAnotherProgram: true
    default: false
    }
  }

  /// Whether the disk has no room, or none for this user: the next file will find none either.
  package var isOfDisk: Bool {
    switch reason {
    case .diskFull, .quotaExceeded, .noCopy(_, .diskFull), .noCopy(_, .quotaExceeded): true
    default: false
    }
  }

  /// Whether the file's encoding lacks a character of the text: the person has to choose.
  public var isOfEncoding: Bool {
    if case .missesCharacters = reason { true } else { false }
  }
}

extension FileError.Reason {
  init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnlyFileSystem
      case ENOSPC: .diskFull
      case EDQUOT: .quotaExceeded
      case EFBIG, EOVERFLOW: .tooLarge
      case EIO: .inputOutput
      case EISDIR: .isFolder
      case ENOTDIR: .notAFolder
      case EEXIST: .alreadyExists
      case ENAMETOOLONG: .nameTooLong
      case ELOOP: .tooManyLinks
      case ENXIO, ENODEV: .notAFile
      default: .system(code)
      }
  }
}

// MARK: - Words

extension FileError {
  /// "Cannot save Groceries.md: the disk is full. Free some space and save again."
  public var message: String {
    if action == .journal {
      return "What you type is not kept in case of a crash: \(FilePath.printable(path)) cannot be "
        + "written, since \(cause)."
    }
    let name = FilePath.name(of: path)
    if let halfWritten {
      return
        "Cannot \(action.rawValue) \(FilePath.printable(name)): \(cause), and the file is half "
        + "written. Save again, or take the whole text that is kept in "
        + "\(FilePath.printable(halfWritten.backup))."
    }
    let kept = backup.map { " The text as it was lies in \($0)." } ?? ""
    return "Cannot \(action.rawValue) \(FilePath.printable(name)): \(cause). \(wayOut)\(kept)"
  }

  /// The reason as half a sentence.
  public var cause: String {
    switch reason {
    case .notFound: "there is no such file"
    case .folderNotFound: "its folder does not exist"
    case .folderTakesNothing: "nothing new can be created in its folder"
    case .noPermission: "permission is missing"
    case .readOnlyFileSystem: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "your disk quota is used up"
    case .tooLarge: "it would be larger than the system permits"
    case .inputOutput:
      isWriting ? "the disk reported an error" : "the disk or the system gives no content for it"
    case .isFolder: "it is a folder"
    case .notAFile: "it is a pipe, a device or a socket, not a text"
    case .notAFolder: "a part of the path is not a folder"
    case .alreadyExists: "something of that name is already there"
    case .nameTooLong: "the name is too long"
    case .tooManyLinks: "its links lead in a circle"
    case .outsideNotebook:
      action == .save ? "it lies outside of the notebook" : "it would lie outside the notebook"
    case .linkToNothing(let target):
      "it is a link to \(FilePath.printable(target)), which does not exist"
    case .changedByAnotherProgram: "another program changed it since it was opened"
    case .createdByAnotherProgram: "another program created it since the note was started"
    case .removedByAnotherProgram: "another program removed or moved it"
    case .cutByAnotherProgram: "another program made it shorter while it was read"
    case .notReadToItsEnd: "it was not read to its end, so the rest would be lost"
    case .missesCharacters(let encoding):
      "it is a file in \(encoding), which lacks a character of the new text"
    case .inUse: "it is open in another window"
    case .noCopy(let folder, let reason):
      "no copy can be kept in \(FilePath.printable(folder)) while it is written, since "
        + FileError(.create, folder, reason).cause
    case .system(let code): String(cString: strerror(code)).lowercased()
    }
  }

  /// What the person can do, as a sentence.
  public var wayOut: String {
    switch reason {
    case .notFound, .folderNotFound, .notAFolder: "Check the path."
    case .noPermission, .readOnlyFileSystem:
      isWriting
        ? "Save a copy where you may write, or change the permissions." : "Check its permissions."
    case .diskFull, .quotaExceeded: "Free some space and try again."
    case .tooLarge, .inputOutput, .system:
      isWriting ? "Save a copy on another disk." : "Try again, or open a copy of it."
    case .isFolder, .notAFile: "Choose a file."
    case .alreadyExists: "Choose another name."
    case .nameTooLong: "Choose a shorter name."
    case .tooManyLinks: "Open the file itself."
    case .folderTakesNothing: "Choose another folder."
    case .outsideNotebook:
      action == .save ? "Open it to change it there." : "Choose a folder of the notebook."
    case .linkToNothing: "Create the file it names, or remove the link."
    case .changedByAnotherProgram, .createdByAnotherProgram: "Reload it, or save yours as a copy."
    case .removedByAnotherProgram: "Save again to create it again."
    case .cutByAnotherProgram: "Reload the note."
    case .notReadToItsEnd: "Save a copy, or reload it."
    case .missesCharacters: "Open the note and make the change there: saving asks for UTF-8 then."
    case .inUse: "Close it there first."
    case .noCopy(_, let reason): FileError(action, path, reason).wayOut
    }
  }

  private var isWriting: Bool {
    switch action {
    case .save, .create, .rename, .delete, .restore, .duplicate: true
    case .open, .read, .list, .recover, .watch, .journal: false
    }
  }

  /// The exit status that fits.
  public var exitCategory: ExitCategory {
    switch reason {
    case .noPermission, .readOnlyFileSystem: .noPermission
    case .diskFull, .quotaExceeded, .tooLarge, .inputOutput, .noCopy, .system: .inputOutputError
    case .changedByAnotherProgram, .createdByAnotherProgram, .removedByAnotherProgram,
      .cutByAnotherProgram, .notReadToItsEnd, .inUse:
      .temporaryFailure
    case .notFound, .folderNotFound, .folderTakesNothing, .isFolder, .notAFile, .notAFolder,
      .alreadyExists, .nameTooLong, .tooManyLinks, .outsideNotebook, .linkToNothing,
      .missesCharacters:
      isWriting ? .cannotCreate : .noInput
    }
  }
}
