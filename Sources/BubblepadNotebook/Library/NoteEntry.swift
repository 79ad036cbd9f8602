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
///
/// There are as many as the notebook has notes, in several orders: what is known of a note stands in one place, which
/// its entries share.
public struct NoteEntry: Sendable, Identifiable, Equatable {
  private var known: Known
  /// Whether another note beside it has the same title and another ending.
  public internal(set) var hasTwin = false
  /// Whether a note in another folder has the same title.
  public internal(set) var hasNamesake = false
  /// Of its file's number, beside the rest: all notes are gone through without looking into each.
  private var fileMark: UInt32

  /// What is known of a note. It never changes.
  private final class Known: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private struct Facts: Equatable, Sendable {
    let path: String
    let folder: String
    let title: String
    let foldedTitle: String
    let plainTitle: String
    let nameKey: NaturalKey
    let stamp: FileStamp
    var heading: String?
    var snippet: String
    var tasks: TaskCount?
    var isLocked: Bool
    var isRead: Bool
    /// Title, folder, heading and snippet, folded once for filtering.
    var folded: [UInt8]

    mutating func fold() {
      folded = Array(
        TextFolding.fold("\(plainTitle)\n\(folder)\n\(heading ?? "")\n\(snippet)").utf8)
    }
  }

  private var facts: Facts { known.facts }

  /// The file.
  public var path: String { known.facts.path }
  /// The folder it lies in below the notebook, such as "work/2025"; empty at the top.
  public var folder: String { known.facts.folder }
  /// The file name without its ending.
  public var title: String { known.facts.title }
  /// The title, with the ending where the file is no Markdown, or two in a folder would look the same.
  public var shownTitle: String { hasTwin ? FilePath.name(of: path) : known.facts.plainTitle }
  /// The same with the folder where notes of several would look the same.
  public var titleWithFolder: String {
    hasNamesake && !folder.isEmpty ? "\(folder)/\(shownTitle)" : shownTitle
  }
  /// The first heading, if the note has one near its start.
  public var heading: String? { known.facts.heading }
  /// "locked", else the first line of text.
  public var snippet: String { known.facts.snippet }
  /// How far its tasks are; nil where it has none, and where it is too long for all of them to be known.
  public var tasks: TaskCount? { known.facts.tasks }
  /// When it was changed last: nanoseconds since 1970.
  public var modified: Int64 { known.facts.stamp.modified }
  /// Bytes.
  public var size: Int64 { known.facts.stamp.size }
  /// Whether it is locked with a passphrase.
  public var isLocked: Bool { known.facts.isLocked }
  /// The file's state when it was read.
  public var stamp: FileStamp { known.facts.stamp }
  /// Whether its first lines were read; until then only its name is known.
  var isRead: Bool { known.facts.isRead }
  var folded: [UInt8] { known.facts.folded }
  var foldedTitle: String { known.facts.foldedTitle }
  /// What it is sorted by among others, by name.
  var nameKey: NaturalKey { known.facts.nameKey }

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
    let plainTitle = Self.shown(title, path)
    var facts = Facts(
      path: path, folder: folder, title: title, foldedTitle: TextFolding.fold(title),
      plainTitle: plainTitle, nameKey: NaturalKey(plainTitle), stamp: stamp, heading: heading,
      snippet: snippet, tasks: tasks, isLocked: isLocked, isRead: true, folded: [])
    facts.fold()
    known = Known(facts)
    fileMark = stamp.mark
  }

  /// The same note with other words below its title, such as a line that was found in it. A filter goes by its own.
  public func showing(_ snippet: String) -> NoteEntry {
    var (entry, facts) = (self, facts)
    (facts.snippet, facts.tasks) = (snippet, nil)
    entry.known = Known(facts)
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
    let (title, plainTitle) = (
      NoteTitle.title(ofFileName: name), NoteTitle.shownTitle(ofFileName: name)
    )
    let isLocked = NoteTitle.hasEnding(".age", name)
    var facts = Facts(
      path: path, folder: folder, title: title, foldedTitle: TextFolding.fold(title),
      plainTitle: plainTitle, nameKey: NaturalKey(plainTitle), stamp: stamp, heading: nil,
      snippet: isLocked ? "locked" : "", tasks: nil, isLocked: isLocked, isRead: false, folded: [])
    facts.fold()
    known = Known(facts)
    fileMark = stamp.mark
  }

  /// Takes what its first bytes say of it.
  mutating func read(_ start: [UInt8]) {
    var facts = facts
    facts.isRead = true
    facts.isLocked = LockedNote.isLocked(start)
    if facts.isLocked {
      facts.snippet = "locked"
    } else if start.contains(0) {
      facts.snippet = "not a text"
    } else {
      // As the page has it, which may be in another encoding.
      let encoding = FileEncoding.of(start, size: Int(stamp.size))
      let isCut = start.count == NoteSummary.length
      let summary = NoteSummary(
        encoding == .utf8 ? start : encoding.text(of: SourceText(bytes: start)).bytes,
        titled: title, isCut: isCut)
      facts.heading = summary.heading
      // Tasks are not counted by halves.
      facts.tasks = Int64(start.count) >= stamp.size ? summary.taskCount : nil
      facts.snippet = summary.firstLine ?? ""
    }
    facts.fold()
    known = Known(facts)
  }

  /// The title of a file as it is shown; that of a draft, whose file has another name yet, is its own.
  private static func shown(_ title: String, _ path: String) -> String {
    let name = FilePath.name(of: path)
    return title == NoteTitle.title(ofFileName: name)
      ? NoteTitle.shownTitle(ofFileName: name) : title
  }

  /// Whether a note comes before another in a listing: what was changed last is the first.
  static func isListedBefore(_ one: NoteEntry, _ other: NoteEntry) -> Bool {
    one.modified == other.modified ? one.title < other.title : one.modified > other.modified
  }

  /// Notes in the order of a listing. Their times are compared without a look into each.
  static func listed(_ entries: [NoteEntry]) -> [NoteEntry] {
    let times = entries.map(\.modified)
    return entries.indices.sorted { one, other in
      times[one] == times[other]
        ? isListedBefore(entries[one], entries[other]) : times[one] > times[other]
    }.map { entries[$0] }
  }

  /// Returns whether one of the notes is one of some files.
  static func hasOne(ofFiles stamps: [FileStamp], in entries: [NoteEntry]) -> Bool {
    let marks = stamps.map(\.mark)
    return entries.withUnsafeBufferPointer { entries in
      entries.indices.contains { index in
        marks.contains(entries[index].fileMark)
          && stamps.contains(where: entries[index].stamp.isSameFile)
      }
    }
  }

  /// Whether both say the same of one file.
  public static func == (one: NoteEntry, other: NoteEntry) -> Bool {
    (one.hasTwin, one.hasNamesake) == (other.hasTwin, other.hasNamesake)
      && (one.known === other.known || one.facts == other.facts)
  }
}

extension FileStamp {
  fileprivate var mark: UInt32 { UInt32(truncatingIfNeeded: inode) }
}
