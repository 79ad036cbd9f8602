import CursesCLibrary

/// What a state file holds: lines of UTF-8, each of which is understood by itself.
///
/// A type says what each line means; where the bytes come from, and what becomes of lines that nobody
/// understands, is the same for all: see ``StateFile``.
public protocol StateLines: Sendable {
  /// What holds where there is no file.
  init()
  /// Takes in a line, without its end. Returns false for one that is damaged or of another version.
  ///
  /// A line may hold anything: numbers up to the ends of their types, control characters, half a path.
  mutating func take(_ line: String) -> Bool
  /// The lines that `take` reads back, none of them with a line end in it.
  var lines: [String] { get }
}

/// A small file of the state folder, in which something is kept from one day to the next.
///
/// It may hold anything. What is understood of it is used; where that is not all, the file is renamed, never
/// removed, and what was understood is written in its place. Whoever starts the program tells of it, by
/// `NotebookPlaces.unreadableFiles`. It is a convenience: where it cannot be written most say nothing.
public struct StateFile<Content: StateLines>: Sendable {
  /// Where it is.
  public let path: String
  private let unreadable: UnreadableFiles

  /// The longest file that is read, 1 MB.
  public static var limit: Int { 1 << 20 }

  /// A file of the state folder.
  public init(_ name: String, in places: NotebookPlaces) {
    path = FilePath.join(places.stateFolder, name)
    unreadable = places.unreadableFiles
  }

  /// What the file holds; nil where there is none, or nothing of it is understood.
  public func read() -> Content? {
    let bytes: [UInt8]
    switch StateBytes.read(path, limit: Self.limit) {
    case .missing: return nil
    case .bytes(let read): bytes = read
    case .unreadable:
      unreadable.setAside(path)
      return nil
    }
    var content = Content()
    var (good, bad) = (0, bytes.count > Self.limit ? 1 : 0)
    for line in bytes.prefix(Self.limit).split(separator: UInt8(ascii: "\n")) {
      let isGood = String(validating: line, as: UTF8.self).map { content.take($0) } ?? false
      if isGood { good += 1 } else { bad += 1 }
    }
    guard bad > 0 else { return content }
    unreadable.setAside(path, isPartlyUsed: good > 0)
    guard good > 0 else { return nil }
    write(content)
    return content
  }

  /// The start of the file as text, for a look at single lines of it before it is read; nil where there is
  /// none. What is wrong with it is left to `read`.
  public func unreadText() -> String? {
    guard case .bytes(let bytes) = StateBytes.read(path, limit: Self.limit) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts content in the place of the one before, whole or not at all. Returns whether it is there.
  @discardableResult
  public func write(_ content: Content) -> Bool {
    StateBytes.write(content.lines.map { $0 + "\n" }.joined(), to: path)
  }
}

/// The bytes of a state file.
private enum StateBytes {
  enum Reading {
    case missing
    /// All of them, or one more than were asked for.
    case bytes([UInt8])
    /// It is no file, may not be read, or the disk fails.
    case unreadable
  }

  static func read(_ path: String, limit: Int) -> Reading {
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
    guard let file = OpenFile(path, O_RDONLY | O_NONBLOCK) else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
    }
    guard let status = file.status(), status.st_mode & S_IFMT == S_IFREG,
      let text = file.readText(limit: limit + 1)
    else { return .unreadable }
    return .bytes(text.bytes)
  }

  static func write(_ text: String, to path: String) -> Bool {
    let draft = path + "-\(UInt64.random(in: .min ... .max).hex).new"
    guard (try? PrivateFolder.create(FilePath.folder(of: path), for: .save)) != nil,
      let file = OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    else { return false }
    let isWritten = Array(text.utf8).withUnsafeBytes { file.write($0) }
    if isWritten, rename(draft, path) == 0 { return true }
    unlink(draft)
    return false
  }
}
