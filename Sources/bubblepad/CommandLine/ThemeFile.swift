import BubblepadSettings
import CursesCLibrary
import CursesThemes

/// A theme file of a person's own that is to be written.
struct ThemeFile {
  let folder: String
  let slug: String

  /// Writes the file whole, and never over one that is there. Returns its path.
  func write(_ theme: Theme) throws(LaunchFailure) -> String {
    try makeFolder(folder)
    let path = folder.appendingPath(slug + ".yaml")
    let draft = folder.appendingPath(".\(slug).\(getpid()).new")
    let file = fopen(draft, "wx")
    guard let file else { throw failure(path) }
    let bytes = Array(theme.yaml.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    let isClosed = fclose(file) == 0
    defer { unlink(draft) }
    guard written == bytes.count, isClosed, link(draft, path) == 0 else { throw failure(path) }
    return path
  }

  private func makeFolder(_ folder: String) throws(LaunchFailure) {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.parentFolder != folder else { throw failure(folder) }
    try makeFolder(folder.parentFolder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(folder) }
  }

  private func failure(_ path: String) -> LaunchFailure {
    LaunchFailure("\(path) cannot be written: \(systemReason(errno))", .cannotCreate)
  }
}
