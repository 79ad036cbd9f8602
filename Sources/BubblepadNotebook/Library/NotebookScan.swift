import CursesCLibrary
import CursesText

/// The first names of very many notes, for who cannot wait until all are known.
public struct EarlyNames: Sendable {
  /// After so many notes they are told.
  let count: Int
  /// How many of them are read, those changed last first.
  let reading: Int
  let show: @Sendable (NotebookFolder.Listing) -> Void

  /// - Parameters:
  ///   - count: after so many notes they are told; of fewer nothing is.
  ///   - reading: how many of them are read, those changed last first.
  ///   - show: called once, on the thread that looks for the others.
  public init(
    after count: Int, reading: Int, show: @escaping @Sendable (NotebookFolder.Listing) -> Void
  ) {
    (self.count, self.reading, self.show) = (count, reading, show)
  }
}

/// A walk through the folders of a notebook for its list.
struct NotebookScan {
  private let notebook: NotebookFolder
  private let known: [FileID: NoteEntry]
  private var early: EarlyNames?
  /// What was found, in no order.
  private(set) var listing = NotebookFolder.Listing()

  /// - Parameter known: notes that need not be read where their stamps are the same.
  init(of notebook: NotebookFolder, known: [NoteEntry], early: EarlyNames?) {
    (self.notebook, self.early) = (notebook, early)
    self.known = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns false where the notebook's folder cannot be read.
  mutating func walk() -> Bool { walk(notebook.path, "", depth: 0) }

  /// - Parameter relative: the folder from the notebook's on; empty for that itself.
  private mutating func walk(_ folder: String, _ relative: String, depth: Int) -> Bool {
    guard let open = OpenFolder(folder) else { return false }
    for item in open.items where !item.name.hasPrefix(".") {
      let name = item.name
      if item.kind == .file, !NotebookFolder.isNote(name) { continue }
      let path = FilePath.join(folder, name)
      guard let status = open.status(of: name) else {
        if Self.mayBeUnreadableNote(name) { listing.unreadableNames.append(name) }
        continue
      }
      // Asked for folders, and for few of the notes.
      var below: String { relative.isEmpty ? name : "\(relative)/\(name)" }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard depth < NotebookFolder.maximumDepth else { continue }
        let below = below
        listing.folders.append(below)
        // A folder that cannot be read hides its notes, not the others.
        if !walk(path, below, depth: depth + 1) { listing.closedPaths.append(below + "/") }
        continue
      }
      guard NotebookFolder.isNote(name), let entry = entry(path, relative, status) else {
        if status.st_mode & S_IFMT == S_IFLNK, leadsOutside(path) {
          listing.linkedFolders.append(below)
        }
        continue
      }
      listing.entries.append(entry)
      // Who may read it is asked of the mode; what of others is open is not asked for.
      if status.st_mode & S_IRUSR == 0 || status.st_uid != geteuid(), access(path, R_OK) != 0 {
        listing.closedPaths.append(below)
      }
      tellEarly()
    }
    return true
  }

  private mutating func tellEarly() {
    guard let told = early, listing.entries.count == told.count else { return }
    early = nil
    told.show(listing.finished(reading: told.reading))
  }

  /// Whether a link leads to a folder that has other notes than the notebook.
  private func leadsOutside(_ link: String) -> Bool {
    guard NotebookFolder(path: link).exists, let target = FilePath.resolved(link),
      let root = FilePath.resolved(notebook.path)
    else { return false }
    return !target.isSamePath(as: root) && target.below(root) == nil && root.below(target) == nil
  }

  /// Whether a name under which there is nothing is that of a note or a folder, with other signs for bytes that
  /// are not UTF-8.
  private static func mayBeUnreadableNote(_ name: String) -> Bool {
    name.contains("\u{FFFD}") && (NotebookFolder.isNote(name) || !name.contains("."))
  }

  private func entry(_ path: String, _ folder: String, _ status: stat) -> NoteEntry? {
    var status = status
    if status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    let stamp = FileStamp(status)
    if let known = known[FileID(path)], known.stamp == stamp,
      known.folder.isSamePath(as: folder)
    {
      return known
    }
    return NoteEntry(path: path, folder: folder, stamp: stamp)
  }
}
