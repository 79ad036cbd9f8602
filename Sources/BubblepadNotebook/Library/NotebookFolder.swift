import CCursesFileShims
import CursesCLibrary
import CursesText
import Synchronization

/// A folder of notes.
///
/// Every file in it and in the folders below it that ends in `.md`, `.markdown`, `.txt` or `.age` is a
/// note; hidden files and folders are not looked at, links to folders are not followed. Subfolders are
/// not shown as a tree: a note carries its folder's path.
public struct NotebookFolder: Sendable {
  /// The folder.
  public let path: String

  /// A notebook in a folder, which need not exist yet.
  public init(path: String) { self.path = path }

  /// Whether the folder is there.
  public var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a folder lies in it: it may be watched for the list too.
  package func has(_ folder: String) -> Bool { folder.below(path) != nil }

  /// The path under which a file is in the notebook, by that of the file with links followed; nil for one
  /// that is not. Links to files count, those to folders do not.
  public func path(ofResolved file: String) -> String? {
    guard let resolved = FilePath.resolved(path) else { return nil }
    let prefix = FilePath.join(resolved, "")
    if let rest = file.below(String(prefix.dropLast())) { return FilePath.join(path, rest) }
    return link(to: file, in: path, depth: 0)
  }

  private func link(to file: String, in folder: String, depth: Int) -> String? {
    for name in Folder.names(in: folder) ?? [] where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFLNK where file.isSamePath(as: FilePath.resolved(path)): return path
      case S_IFDIR where depth < Self.maximumDepth:
        if let found = link(to: file, in: path, depth: depth + 1) { return found }
      default: continue
      }
    }
    return nil
  }

  /// Creates the folder and those above it.
  public func create() throws(FileError) { try PrivateFolder.create(path, for: .create) }

  /// What is in a folder of notes.
  public struct Listing: Sendable {
    /// All notes, last changed first.
    public fileprivate(set) var entries: [NoteEntry] = []
    /// All folders below the notebook's, those without notes too: "work", "work/2025".
    public fileprivate(set) var folders: [String] = []
    /// The names of files, maybe notes, that cannot be opened because they are not UTF-8, with U+FFFD for what
    /// is not.
    public fileprivate(set) var unreadableNames: [String] = []
    /// The folders and notes that the system does not let be read, from the notebook's folder on; folders end in "/".
    public fileprivate(set) var closedPaths: [String] = []
    /// The symbolic links to folders outside, from the notebook's folder on: they are not followed.
    public fileprivate(set) var linkedFolders: [String] = []

    fileprivate mutating func markTwins() {
      var first: [String: Int] = Dictionary(minimumCapacity: entries.count)
      var twins: [Int: [Int]] = [:]
      for index in entries.indices {
        if entries[index].hasTwin { entries[index].hasTwin = false }
        if entries[index].hasNamesake { entries[index].hasNamesake = false }
        let title = entries[index].title.lowercased()
        if let one = first[title] {
          twins[one, default: [one]].append(index)
        } else {
          first[title] = index
        }
      }
      for same in twins.values {
        let beside = Dictionary(grouping: same) { FileID(entries[$0].folder) }
        for index in same {
          entries[index].hasTwin = (beside[FileID(entries[index].folder)]?.count ?? 0) > 1
          entries[index].hasNamesake = beside.count > 1
        }
      }
    }
  }

  /// Lists the notes.
  ///
  /// Only notes whose stamp is not that of the `known` entry are read, and of those the first 4 KB.
  ///
  /// - Parameter most: how many are read, those changed last first; of the others only the names are told.
  public func list(
    known: [NoteEntry] = [], reading most: Int = .max
  ) throws(FileError) -> Listing {
    let known = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var listing = Listing()
    guard scan(path, "", depth: 0, known, into: &listing) else {
      throw FileError(.list, path, errno: errno)
    }
    listing.unreadableNames.sort()
    listing.linkedFolders.sort()
    listing.entries = NoteEntry.listed(listing.entries)
    Self.read(&listing.entries, listing.entries.indices.prefix(most))
    listing.markTwins()
    return listing
  }

  /// More notes than these, and two threads read them.
  private static let mostReadAtOnce = 500

  /// Reads what is in notes that were not read yet.
  private static func read(_ entries: inout [NoteEntry], _ indices: Range<Int>) {
    let unread = indices.filter { !entries[$0].isRead }
    let half = unread.count > mostReadAtOnce ? unread.count / 2 : unread.count
    let rest = unread[half...].map { entries[$0] }
    let read = Mutex<[NoteEntry]>([])
    let work: @Sendable () -> Void = {
      let done = rest.map { reading($0) }
      read.withLock { $0 = done }
    }
    func readHalf() { for index in unread[..<half] { entries[index] = reading(entries[index]) } }
    if !rest.isEmpty, let thread = WorkThread(work) {
      readHalf()
      thread.join()
    } else {
      readHalf()
      work()
    }
    for (index, entry) in zip(unread[half...], read.withLock { $0 }) { entries[index] = entry }
  }

  private static func reading(_ entry: NoteEntry) -> NoteEntry {
    var entry = entry
    entry.read(start(of: entry.path) ?? [])
    return entry
  }

  /// As `list`, on a thread of its own.
  ///
  /// - Parameter isPatient: whether it leaves the processor to whoever waits for a key.
  public nonisolated(nonsending) func listing(
    known: [NoteEntry] = [], reading most: Int = .max, isPatient: Bool = false
  ) async throws(FileError) -> Listing {
    let result = await Background.run(isPatient: isPatient) {
      () -> Result<Listing, FileError> in
      do throws(FileError) {
        return .success(try list(known: known, reading: most))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Folders deeper than this are a mistake or a trap.
  static let maximumDepth = 16

  private func scan(
    _ folder: String, _ relative: String, depth: Int, _ known: [FileID: NoteEntry],
    into listing: inout Listing
  ) -> Bool {
    guard let open = OpenFolder(folder) else { return false }
    for item in open.items where !item.name.hasPrefix(".") {
      let name = item.name
      if item.kind == .file, !Self.isNote(name) { continue }
      let path = FilePath.join(folder, name)
      guard let status = open.status(of: name) else {
        if Self.mayBeUnreadableNote(name) { listing.unreadableNames.append(name) }
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard depth < Self.maximumDepth else { continue }
        let below = relative.isEmpty ? name : "\(relative)/\(name)"
        listing.folders.append(below)
        // A folder that cannot be read hides its notes, not the others.
        if !scan(path, below, depth: depth + 1, known, into: &listing) {
          listing.closedPaths.append(below + "/")
        }
        continue
      }
      guard Self.isNote(name), let entry = Self.entry(path, relative, status, known[FileID(path)])
      else {
        if status.st_mode & S_IFMT == S_IFLNK, leadsOutside(path) {
          listing.linkedFolders.append(relative.isEmpty ? name : "\(relative)/\(name)")
        }
        continue
      }
      listing.entries.append(entry)
      // Who may read it is asked of the mode; what of others is open is not asked for.
      if status.st_mode & S_IRUSR == 0 || status.st_uid != geteuid(), access(path, R_OK) != 0 {
        listing.closedPaths.append(relative.isEmpty ? name : "\(relative)/\(name)")
      }
    }
    return true
  }

  /// Whether a link leads to a folder that has other notes than the notebook.
  private func leadsOutside(_ link: String) -> Bool {
    guard NotebookFolder(path: link).exists, let target = FilePath.resolved(link),
      let root = FilePath.resolved(path)
    else { return false }
    return !target.isSamePath(as: root) && target.below(root) == nil && root.below(target) == nil
  }

  /// Whether a name under which there is nothing is that of a note or a folder, with other signs for bytes that
  /// are not UTF-8.
  private static func mayBeUnreadableNote(_ name: String) -> Bool {
    name.contains("\u{FFFD}") && (isNote(name) || !name.contains("."))
  }

  package static func isNote(_ name: String) -> Bool {
    NoteTitle.knownExtensions.contains { NoteTitle.hasEnding($0, name) }
  }

  private static func entry(
    _ path: String, _ folder: String, _ status: stat, _ known: NoteEntry?
  ) -> NoteEntry? {
    var status = status
    if status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    let stamp = FileStamp(status)
    if let known, known.stamp == stamp, known.folder.isSamePath(as: folder) { return known }
    return NoteEntry(path: path, folder: folder, stamp: stamp)
  }

  /// A note that is read by itself.
  static func entry(at path: String, _ folder: String, _ stamp: FileStamp) -> NoteEntry {
    reading(NoteEntry(path: path, folder: folder, stamp: stamp))
  }

  private static func start(of path: String) -> [UInt8]? {
    guard let file = OpenFile(path, O_RDONLY | O_NONBLOCK) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: NoteSummary.length) { buffer, count in
      count = max(0, file.read(into: UnsafeMutableRawBufferPointer(buffer)))
    }
  }
}
