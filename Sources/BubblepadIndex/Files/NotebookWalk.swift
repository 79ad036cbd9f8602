import BubblepadNotebook
import CursesCLibrary
import CursesText

/// A file of a notebook as a walk over its folders meets it.
struct WalkedFile: Sendable {
  /// From the notebook's folder on.
  let path: String
  let stamp: FileStamp
  /// Whether it is a symbolic link to a file that the walk meets by its own name: one file, by two names.
  var isOtherName = false
}

/// Finds all files of a notebook.
///
/// Hidden files and folders are passed over, links to folders are not followed, and what is no regular file is
/// none: no FIFO is ever opened.
struct NotebookWalk {
  /// The notebook.
  let folder: String

  /// Folders deeper than this are a mistake or a trap.
  private static let maximumDepth = 16

  /// All files; nil where the notebook's folder cannot be read.
  func files() -> [WalkedFile]? {
    var found: [WalkedFile] = []
    return scan("", depth: 0, into: &found) ? found : nil
  }

  /// The file at a path within the notebook; nil where there is none that belongs to it.
  func file(at path: String) -> WalkedFile? {
    guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return nil }
    return file(path, absolute(path))
  }

  func absolute(_ path: String) -> String { folder + "/" + path }

  private func scan(_ relative: String, depth: Int, into found: inout [WalkedFile]) -> Bool {
    let base = relative.isEmpty ? folder : absolute(relative)
    guard let open = OpenFolder(base) else { return false }
    for name in open.items.map(\.name) where !name.hasPrefix(".") {
      let path = NotePath.join(relative, name)
      guard let status = open.status(of: name) else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where depth < Self.maximumDepth:
        // A folder that cannot be read hides its notes, not the others.
        _ = scan(path, depth: depth + 1, into: &found)
      case S_IFREG: found.append(WalkedFile(path: path, stamp: FileStamp(status)))
      case S_IFLNK:
        if let file = file(path, base + "/" + name) { found.append(file) }
      default: continue
      }
    }
    return true
  }

  private func file(_ path: String, _ absolute: String) -> WalkedFile? {
    var status = stat()
    guard stat(absolute, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return WalkedFile(
      path: path, stamp: FileStamp(status), isOtherName: isOtherName(path, absolute))
  }

  private func isOtherName(_ path: String, _ absolute: String) -> Bool {
    guard FilePath.linkTarget(absolute) != nil, let root = FilePath.resolved(folder),
      let file = FilePath.resolved(absolute)?.below(root)
    else { return false }
    return !file.isSamePath(as: path) && !file.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
