import CursesText

/// A byte-order mark at the start of a file.
public enum ByteOrderMark: Sendable {
  case utf8, utf16LittleEndian, utf16BigEndian
}

/// A file as it was read: its bytes, and what to compare it with later.
public struct LoadedFile: Sendable {
  /// The path that was asked for.
  public let path: String
  /// The path with every link followed.
  public let resolvedPath: String
  /// The bytes, whatever they are; those at the start if there is a rest.
  public let text: SourceText
  /// What is still to be read; nil when that is nothing.
  public let rest: FileRest?
  /// The file's state before it was read: a change while reading shows as one.
  public let stamp: FileStamp
  /// Whether the person may write to it.
  public let isWritable: Bool
  /// Whether the person may write to it although its mode lets nobody: as root does.
  public let isWriteProtected: Bool

  /// The mark the file starts with. UTF-16 is kept byte for byte until a person has it converted.
  public var byteOrderMark: ByteOrderMark? {
    let start = text.bytes(in: 0..<min(3, text.count))
    if start == [0xEF, 0xBB, 0xBF] { return .utf8 }
    if start.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if start.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    return nil
  }

  /// Whether the first 8 KB are no text.
  public var isBinary: Bool {
    TextProbe.isBinary(text.bytes(in: 0..<min(8192, text.count)))
  }
}
