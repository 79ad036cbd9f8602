import CCursesFileShims
import CursesCLibrary
import CursesText

/// What a save expects to find on disk. Anything else is a conflict, and nothing is written.
public enum SaveExpectation: Sendable, Equatable {
  /// The file as it was when it was loaded or last saved.
  case unchanged(FileStamp)
  /// No file.
  case absent
  /// Whatever is there may be replaced: the person was asked.
  case anything
}

/// What a save did.
public struct SavedFile: Sendable, Equatable {
  /// How the new text came to its place.
  public enum Method: Sendable, Equatable {
    /// A new file was created.
    case created
    /// A new file was exchanged with the old one, which was then removed.
    case exchanged
    /// A new file replaced the old one, where the file system cannot exchange.
    case renamed
    /// The file was rewritten: it has several names, or its owner or attributes could not be kept.
    case inPlace
  }

  /// The file that was written, links followed.
  public let path: String
  /// The state to expect at the next save.
  public let stamp: FileStamp
  /// How.
  public let method: Method
  /// A file with the old text that could not be removed.
  public let leftover: String?
}

extension SafeFile {
  /// Writes a text to a path and returns when the disk has it.
  ///
  /// Links are followed and stay. Owner, mode, extended attributes, access lists and further hard links
  /// of an existing file are kept. A link to a file that does not exist is an error unless
  /// `createsLinkTarget` is set: the person should be asked.
  ///
  /// - Parameters:
  ///   - backupFolder: where a copy of the old text is kept while a file is rewritten in place; created
  ///     if it is missing.
  ///   - isSecret: whether the old text must not lie anywhere else, not even for a moment: the note is
  ///     being locked.
  ///   - halfWritten: what the save before has left of the file, where it could not put the old text back.
  public static func save(
    _ text: SourceText, to path: String, expecting expectation: SaveExpectation,
    backupFolder: String, createsLinkTarget: Bool = false, isSecret: Bool = false,
    halfWritten: HalfWrittenFile? = nil
  ) throws(FileError) -> SavedFile {
    let target: String
    do throws(FileError) {
      target = try resolve(path, createsLinkTarget: createsLinkTarget)
    } catch {
      guard case .unchanged = expectation, error.reason == .folderNotFound else { throw error }
      throw FileError(.save, path, .removedByAnotherProgram)
    }
    var status = stat()
    guard lstat(target, &status) == 0 else {
      guard errno == ENOENT else { throw FileError(.save, path, errno: errno) }
      if case .unchanged = expectation {
        throw FileError(.save, path, .removedByAnotherProgram)
      }
      return try FileReplacement(path: target, text: text).create()
    }
    try check(status, of: path, against: expectation)
    guard bp_may_write(target) == 0 else { throw FileError(.save, path, errno: errno) }
    let replacement = FileReplacement(path: target, text: text, isSecret: isSecret)
    if status.st_nlink == 1, let saved = try replacement.replace(status, expecting: expectation) {
      return saved
    }
    return try FileRewrite(
      path: target, text: text, backupFolder: backupFolder, isSecret: isSecret,
      halfWritten: halfWritten
    )
    .rewrite(expecting: expectation)
  }

  /// Refuses what is not the expected file.
  ///
  /// - Parameter isRenamed: whether the file has got another name since the expectation was made.
  static func check(
    _ status: stat, of path: String, against expectation: SaveExpectation, isRenamed: Bool = false
  ) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.save, path, .isFolder)
    default: throw FileError(.save, path, .notAFile)
    }
    switch expectation {
    case .anything: break
    case .absent: throw FileError(.save, path, .alreadyExists)
    case .unchanged(let stamp):
      let found = FileStamp(status)
      let isSame =
        isRenamed ? stamp.withoutTimeOfChange == found.withoutTimeOfChange : stamp == found
      guard isSame else { throw FileError(.save, path, .changedByAnotherProgram) }
    }
  }

  /// The file a path means: links followed, also to a file that is to be created.
  private static func resolve(
    _ path: String, createsLinkTarget: Bool
  ) throws(FileError) -> String {
    if let resolved = FilePath.resolved(path) { return resolved }
    guard errno == ENOENT else { throw FileError(.save, path, errno: errno) }
    guard let target = FilePath.linkTarget(path) else { return try inResolvedFolder(path) }
    guard createsLinkTarget else { throw FileError(.save, path, .linkToNothing(target)) }
    // One link was followed; further ones are followed the same way, and a circle is ELOOP above.
    return try resolve(target, createsLinkTarget: true)
  }

  private static func inResolvedFolder(_ path: String) throws(FileError) -> String {
    guard let resolved = FilePath.inResolvedFolder(path) else {
      throw FileError(.save, path, errno == ENOENT ? .folderNotFound : .init(errno: errno))
    }
    return resolved
  }
}
