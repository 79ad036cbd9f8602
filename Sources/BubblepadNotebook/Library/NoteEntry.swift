import CursesText

/// How many tasks of a note are done.
public struct TaskCount: Sendable, Equatable {
  /// Those that are ticked.
  public let done: Int
  /// At least 1.
  public let all: Int

  /// So many tasks of all.
  public init(done: Int, of all: Int) {
    self.done = done
    self.all = max(1, all)
  }

  /// Of some signs in a row, those that stand for what is done: not all before all is, and one as soon as one
  /// task is.
  public func filled(of signs: Int) -> Int {
    done >= all ? signs : done == 0 ? 0 : min(signs - 1, max(1, done * signs / all))
  }
}

/// A note in the list.
public struct NoteEntry: Sendable, Identifiable, Equatable {
  /// The file.
  public let path: String
  /// The folder it lies in below the notebook, such as "work/2025"; empty at the top.
  public let folder: String
  /// The file name without its ending.
  public let title: String
  /// Whether another note beside it has the same title and another ending.
  public internal(set) var hasTwin = false
  /// Whether a note in another folder has the same title.
  public internal(set) var hasNamesake = false
  /// The title, with the ending where the file is no Markdown, or two in a folder would look the same.
  public var shownTitle: String { hasTwin ? FilePath.name(of: path) : plainTitle }
  /// The same with the folder where notes of several would look the same.
  public var titleWithFolder: String {
    hasNamesake && !folder.isEmpty ? "\(folder)/\(shownTitle)" : shownTitle
  }
  /// The first heading, if the note has one near its start.
  public private(set) var heading: String?
  /// "locked", else the first line of text.
  public private(set) var snippet: String
  /// How far its tasks are; nil where it has none, and where it is too long for all of them to be known.
  public private(set) var tasks: TaskCount?
  /// When it was changed last: nanoseconds since 1970.
  public var modified: Int64 { stamp.modified }
  /// Bytes.
  public var size: Int64 { stamp.size }
  /// Whether it is locked with a passphrase.
  public private(set) var isLocked: Bool
  /// The file's state when it was read.
  public let stamp: FileStamp
  /// Whether its first lines were read; until then only its name is known.
  private(set) var isRead: Bool
  /// Title, heading and snippet, folded once for filtering.
  private(set) var folded: [UInt8]
  let foldedTitle: String
  /// What it is sorted by among others, by name.
  let nameKey: NaturalKey
  /// The title as it is shown of a note without a twin.
  private let plainTitle: String

  /// The path is what a note is known by.
  public var id: FileID { FileID(path) }

  /// A note that has no file yet.
  ///
  /// - Parameters:
  ///   - folder: where it lies below the notebook; empty at the top.
  ///   - title: what the file will be called, without its ending.
  ///   - snippet: what stands below the title.
  public init(
    draftAt path: String, in folder: String = "", titled title: String, snippet: String
  ) {
    self.init(
      path: path, folder: folder, title: title, heading: nil, snippet: snippet, tasks: nil,
      isLocked: false, stamp: FileStamp(device: 0, inode: 0, size: 0, modified: now()))
  }

  /// A file of the notebook that is no note, as a search lists it.
  ///
  /// - Parameters:
  ///   - folder: where it lies below the notebook; empty at the top.
  ///   - snippet: what stands below its name.
  public init(fileAt path: String, in folder: String, snippet: String) {
    self.init(
      path: path, folder: folder, title: FilePath.name(of: path), heading: nil, snippet: snippet,
      tasks: nil, isLocked: false,
      stamp: FileStamp(ofFileAt: path)
        ?? FileStamp(device: 0, inode: 0, size: 0, modified: 0))
  }

  /// Whether it is a note, and no other file that was found.
  public var isNote: Bool { NotebookFolder.isNote(FilePath.name(of: path)) }

  private init(
    path: String, folder: String, title: String, heading: String?, snippet: String,
    tasks: TaskCount?, isLocked: Bool, stamp: FileStamp
  ) {
    self.path = path
    self.folder = folder
    self.title = title
    self.heading = heading
    self.snippet = snippet
    self.tasks = tasks
    self.isLocked = isLocked
    self.stamp = stamp
    plainTitle = Self.shown(title, path)
    nameKey = NaturalKey(plainTitle)
    foldedTitle = TextFolding.fold(title)
    folded = Self.folded(plainTitle, folder, heading, snippet)
    isRead = true
  }

  /// The same note with other words below its title, such as a line that was found in it.
  public func showing(_ snippet: String) -> NoteEntry {
    var entry = NoteEntry(
      path: path, folder: folder, title: title, heading: heading, snippet: snippet, tasks: nil,
      isLocked: isLocked, stamp: stamp)
    (entry.hasTwin, entry.hasNamesake) = (hasTwin, hasNamesake)
    return entry
  }

  /// The same note under the path that it has by now.
  public func moved(to path: String) -> NoteEntry {
    NoteEntry(
      path: path, folder: folder, title: NoteTitle.title(ofFileName: FilePath.name(of: path)),
      heading: heading, snippet: snippet, tasks: tasks, isLocked: isLocked, stamp: stamp)
  }

  /// A note of which the name and the state are known, and not what is in it.
  init(path: String, folder: String, stamp: FileStamp) {
    let name = FilePath.name(of: path)
    self.path = path
    self.folder = folder
    self.stamp = stamp
    title = NoteTitle.title(ofFileName: name)
    plainTitle = NoteTitle.shownTitle(ofFileName: name)
    nameKey = NaturalKey(plainTitle)
    foldedTitle = TextFolding.fold(title)
    (heading, tasks, isRead) = (nil, nil, false)
    isLocked = NoteTitle.hasEnding(".age", name)
    snippet = isLocked ? "locked" : ""
    folded = Self.folded(plainTitle, folder, nil, "")
  }

  /// Takes what its first bytes say of it.
  mutating func read(_ start: [UInt8]) {
    isRead = true
    isLocked = LockedNote.isLocked(start)
    if isLocked {
      snippet = "locked"
    } else if start.contains(0) {
      snippet = "not a text"
    } else {
      // As the page has it, which may be in another encoding.
      let encoding = FileEncoding.of(start, size: Int(stamp.size))
      let isCut = start.count == NoteSummary.length
      let summary = NoteSummary(
        encoding == .utf8 ? start : encoding.text(of: SourceText(bytes: start)).bytes,
        isCut: isCut)
      heading = summary.heading
      // Tasks are not counted by halves.
      tasks = Int64(start.count) >= stamp.size ? summary.taskCount : nil
      snippet = summary.firstLine ?? ""
    }
    folded = Self.folded(plainTitle, folder, heading, snippet)
  }

  private static func folded(
    _ title: String, _ folder: String, _ heading: String?, _ snippet: String
  ) -> [UInt8] {
    Array(TextFolding.fold("\(title)\n\(folder)\n\(heading ?? "")\n\(snippet)").utf8)
  }

  /// The title of a file as it is shown; that of a draft, whose file has another name yet, is its own.
  private static func shown(_ title: String, _ path: String) -> String {
    let name = FilePath.name(of: path)
    return title == NoteTitle.title(ofFileName: name)
      ? NoteTitle.shownTitle(ofFileName: name) : title
  }
}
