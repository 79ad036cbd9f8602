/// A notebook's folder as it was named, and as it is without links: what is kept about its notes is kept under the
/// second, and found by whichever path the folder is opened.
public struct FolderSpelling: Sendable, Equatable {
  private let own: String
  private let real: String

  /// The spelling of a folder's path.
  ///
  /// - Parameter folder: nil where paths are kept as they are.
  public init(_ folder: String? = nil) {
    own = folder.map { FilePath.join($0, "") } ?? ""
    real = folder.flatMap(FilePath.resolved).map { FilePath.join($0, "") } ?? own
  }

  /// What a note is kept under.
  public func key(_ path: String) -> String { replacing(own, by: real, in: path) }

  /// The path of a note here, by what it is kept under.
  public func path(_ key: String) -> String { replacing(real, by: own, in: key) }

  private func replacing(_ start: String, by other: String, in path: String) -> String {
    guard !start.isSamePath(as: other), path.utf8.starts(with: start.utf8) else { return path }
    return other + String(Substring(path.utf8.dropFirst(start.utf8.count)))
  }
}
