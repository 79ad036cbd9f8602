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
    public internal(set) var entries: [NoteEntry] = []
    /// All folders below the notebook's, those without notes too: "work", "work/2025".
    public internal(set) var folders: [String] = []
    /// The names of files, maybe notes, that cannot be opened because they are not UTF-8, with U+FFFD for what
    /// is not.
    public internal(set) var unreadableNames: [String] = []
    /// The folders and notes that the system does not let be read, from the notebook's folder on; folders end in "/".
    public internal(set) var closedPaths: [String] = []
    /// The symbolic links to folders outside, from the notebook's folder on: they are not followed.
    public internal(set) var linkedFolders: [String] = []

    /// In its order, with what is in the notes changed last.
    ///
    /// - Parameter most: how many of them are read.
    func finished(reading most: Int) -> Listing {
      var listing = self
      listing.unreadableNames.sort()
      listing.linkedFolders.sort()
      listing.entries = NoteEntry.listed(entries)
      NotebookFolder.read(&listing.entries, listing.entries.indices.prefix(most))
      listing.markTwins()
      return listing
    }

    private mutating func markTwins() {
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
  /// - Parameters:
  ///   - most: how many are read, those changed last first; of the others only the names are told.
  ///   - early: gets the first names of very many while the others are looked for.
  public func list(
    known: [NoteEntry] = [], reading most: Int = .max, early: EarlyNames? = nil
  ) throws(FileError) -> Listing {
    var scan = NotebookScan(of: self, known: known, early: early)
    guard scan.walk() else { throw FileError(.list, path, errno: errno) }
    return scan.listing.finished(reading: most)
  }

  /// More notes than these, and two threads read them.
  private static let mostReadAtOnce = 500

  /// Reads what is in notes that were not read yet.
  fileprivate static func read(_ entries: inout [NoteEntry], _ indices: Range<Int>) {
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
    known: [NoteEntry] = [], reading most: Int = .max, isPatient: Bool = false,
    early: EarlyNames? = nil
  ) async throws(FileError) -> Listing {
    let result = await Background.run(isPatient: isPatient) {
      () -> Result<Listing, FileError> in
      do throws(FileError) {
        return .success(try list(known: known, reading: most, early: early))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Folders deeper than this are a mistake or a trap.
  static let maximumDepth = 16

  package static func isNote(_ name: String) -> Bool {
    NoteTitle.knownExtensions.contains { NoteTitle.hasEnding($0, name) }
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
