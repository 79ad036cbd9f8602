import Synchronization

/// A file of the app's own that could not be read, or not all of it.
public struct UnreadableFile: Sendable, Equatable {
  /// Where it was.
  public let path: String
  /// Where it is kept now; nil where it could not be renamed.
  public let keptAt: String?
  /// Whether a part of it was understood, and is used.
  public let isPartlyUsed: Bool

  init(path: String, keptAt: String?, isPartlyUsed: Bool) {
    self.path = path
    self.keptAt = keptAt
    self.isPartlyUsed = isPartlyUsed
  }

  /// Says in one or two sentences what could not be read, and where it is.
  public var message: String {
    let name = FilePath.printable(path)
    let subject =
      isPartlyUsed ? "Cannot read all of \(name)." : "Cannot read \(name)."
    guard let keptAt else { return subject + " It stays as it is, and is not used." }
    return subject + " It is kept as \(FilePath.printable(FilePath.name(of: keptAt)))."
  }
}

/// The files that could not be read since somebody asked last.
public final class UnreadableFiles: Sendable {
  private let files = Mutex<[UnreadableFile]>([])

  /// An empty list.
  public init() {}

  /// Puts a file out of the way, to be told of.
  func setAside(_ path: String, isPartlyUsed: Bool = false) {
    let file = UnreadableFile(
      path: path, keptAt: SetAside.rename(path), isPartlyUsed: isPartlyUsed)
    files.withLock { $0.append(file) }
  }

  /// The files, in the order in which they were met; the list is empty after that.
  public func take() -> [UnreadableFile] {
    files.withLock { files in
      defer { files.removeAll() }
      return files
    }
  }
}

/// Files that are put out of the way because nobody understands them.
enum SetAside {
  /// What follows the name of such a file. A number follows for the second one.
  static let suffix = ".unreadable"

  /// The path that a file gets when it is renamed.
  static func path(for path: String) -> String {
    names(of: path).first { FileStamp(ofFileItselfAt: $0) == nil } ?? path + suffix
  }

  /// Renames a file, and never over another. Returns its new path, or nil where that is not possible.
  ///
  /// - Parameter original: the path that the new one is made of; its own for nil.
  static func rename(_ path: String, from original: String? = nil) -> String? {
    for aside in names(of: original ?? path) {
      if NewPath.rename(path, toFree: aside) { return aside }
      guard FileStamp(ofFileItselfAt: aside) != nil else { return nil }
    }
    return nil
  }

  private static func names(of path: String) -> some Sequence<String> {
    (1...999).lazy.map { path + suffix + ($0 == 1 ? "" : "-\($0)") }
  }
}
