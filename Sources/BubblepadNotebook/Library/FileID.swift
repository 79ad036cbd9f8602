/// What a file is known by: the bytes of its path.
///
/// Two paths that differ only in how an accent is written are equal as `String`, and are two files.
public struct FileID: Hashable, Sendable {
  /// The path.
  public let path: String

  /// The file at a path.
  public init(_ path: String) { self.path = path }

  /// Whether both paths have the same bytes.
  public static func == (one: FileID, other: FileID) -> Bool {
    one.path.utf8.elementsEqual(other.path.utf8)
  }

  /// Hashes the bytes of the path.
  public func hash(into hasher: inout Hasher) {
    for byte in path.utf8 { hasher.combine(byte) }
  }
}
