import CursesCLibrary
import CursesText

/// What a path holds when it is opened.
public struct NoteContent: Sendable {
  /// What kind of thing it is.
  public enum Kind: Sendable, Equatable {
    /// A text to edit, or the start of it if there is a rest.
    case plain(SourceText)
    /// A locked note: the bytes as they are on disk.
    case locked(SourceText)
    /// UTF-16 with its mark: the bytes as they are on disk. `TextProbe` converts them, if a person wants it.
    case utf16(SourceText)
    /// No text: to be left alone.
    case binary
    /// Nothing yet: the first save creates it.
    case new
  }

  /// The path that was asked for.
  public let path: String
  /// The path with links followed.
  public let resolvedPath: String
  /// What kind of thing it is.
  public let kind: Kind
  /// The state of the file; nil if there is none.
  public let stamp: FileStamp?
  /// Whether saving to it is permitted.
  public let isWritable: Bool
  /// Whether saving to it is permitted although its mode permits it to nobody: to root it is.
  public let isWriteProtected: Bool
  /// How the characters of a text are written on the disk.
  public let encoding: FileEncoding
  /// The bytes on the disk, where they are not those of the text.
  let encodedFile: SourceText?
  /// What of a long text is still to be read; `NoteFile.readOn` does.
  public let rest: FileRest?

  /// Reads a path. A path without a file is a new note if its folder is there.
  ///
  /// - Parameter firstBytes: how much of a text to read at once.
  public static func load(
    _ path: String, firstBytes: Int = .max
  ) throws(FileError) -> NoteContent {
    do {
      let start = NoteContent(try SafeFile.load(path, firstBytes: firstBytes))
      guard start.rest != nil else { return start }
      switch start.kind {
      case .locked, .utf16: return NoteContent(try SafeFile.load(path))
      case .plain(let text):
        let size = Int(start.stamp?.size ?? 0)
        let isUTF8 = FileEncoding.of(text, size: size) == .utf8
        return isUTF8 ? start : NoteContent(try SafeFile.load(path))
      case .binary, .new: return start
      }
    } catch {
      guard error.reason == .notFound, let new = NoteContent(newAt: path) else { throw error }
      return new
    }
  }

  private init(_ file: LoadedFile) {
    path = file.path
    resolvedPath = file.resolvedPath
    stamp = file.stamp
    isWritable = file.isWritable
    isWriteProtected = file.isWriteProtected
    rest = file.rest
    var encoding = FileEncoding.utf8
    if LockedNote.isLocked(file.text) {
      kind = .locked(file.text)
    } else if file.byteOrderMark == .utf16LittleEndian || file.byteOrderMark == .utf16BigEndian {
      kind = .utf16(file.text)
    } else if file.isBinary {
      kind = .binary
    } else {
      if file.rest == nil { encoding = file.encoding }
      kind = .plain(encoding.text(of: file.text))
    }
    self.encoding = encoding
    encodedFile = encoding == .utf8 ? nil : file.text
  }

  private init?(newAt path: String) {
    guard let resolvedPath = FilePath.inResolvedFolder(path), !path.hasSuffix("/") else {
      return nil
    }
    self.path = path
    self.resolvedPath = resolvedPath
    kind = .new
    stamp = nil
    rest = nil
    encoding = .utf8
    encodedFile = nil
    isWriteProtected = false
    isWritable = access(FilePath.folder(of: resolvedPath), W_OK) == 0
  }
}
