import CursesCLibrary

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
    var (one, other) = (one.path, other.path)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard one.count == other.count, let first = one.baseAddress, let second = other.baseAddress
        else { return one.isEmpty && other.isEmpty }
        return memcmp(first, second, one.count) == 0
      }
    }
  }

  /// Hashes the bytes of the path.
  public func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension FileID: Comparable {
  /// Paths in the order of their bytes: no two of them are equal in it.
  public static func < (one: FileID, other: FileID) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}

extension String {
  /// Whether another path names the same file: byte by byte, as a file system compares them.
  package func isSamePath(as other: String?) -> Bool {
    other.map { FileID(self) == FileID($0) } ?? false
  }
}

extension Sequence<String> {
  /// Whether one of the paths is another, byte by byte.
  package func contains(path: String?) -> Bool { contains { $0.isSamePath(as: path) } }
}
