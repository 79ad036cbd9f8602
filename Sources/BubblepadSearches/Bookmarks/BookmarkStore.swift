import BubblepadIndex
import BubblepadNotebook
import CursesJSON
import CursesText

/// Where the bookmarks of a notebook are: in a vault of Obsidian in its `bookmarks.json`, else in the state folder.
package struct BookmarkStore: Sendable {
  private let notebook: String
  private let kept: StateFile<KeptBookmarks>
  private let backups: String

  /// - Parameter notebook: the notebook's folder.
  package init(notebook: String, places: NotebookPlaces) {
    self.notebook = notebook
    kept = StateFile("bookmarks", in: places)
    backups = places.backupFolder
  }

  /// Why bookmarks could not be read or written, in a sentence.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    package let description: String
  }

  /// The file from the notebook's folder on, as sentences name it.
  package static let name = BookmarksFile.name
  var path: String { notebook + "/" + Self.name }

  /// Whether the notebook is a vault of Obsidian.
  package var isVault: Bool { Folder.names(in: notebook + "/.obsidian") != nil }

  /// In bytes: a longer file is none that a person has made.
  private static let most = 8 << 20

  /// The bookmarks.
  package func read() throws(Problem) -> BookmarkList {
    guard isVault else {
      var list = BookmarkList()
      list.items = keptItems
      return list
    }
    return try readFile().list
  }

  /// The bookmarks of a notebook that is no vault.
  var keptItems: [JSONValue] { kept.read()?[notebook] ?? [] }

  /// Keeps them. Other notebooks have theirs in the same file.
  func keep(_ items: [JSONValue]) {
    var all = kept.read() ?? KeptBookmarks()
    all[notebook] = items
    kept.write(all)
  }

  /// Changes the bookmarks; what other programs have written meanwhile is kept. Returns what was done; nil where that
  /// is nothing.
  ///
  /// - Parameter change: returns whether it has changed anything. It may be called again, with others.
  @discardableResult
  package func change(
    _ change: (inout BookmarkList) -> Bool
  ) throws(Problem) -> BookmarkChange? {
    guard isVault else {
      var list = try read()
      let items = list.items
      guard change(&list) else { return nil }
      keep(list.items)
      return BookmarkChange(before: .items(items), after: .items(list.items))
    }
    for _ in 1...3 {
      var file = try readFile()
      let items = file.list.items
      guard change(&file.list) else { return nil }
      let layout = BookmarkLayout(file.bytes, indent: file.indent)
      let text =
        layout?.changed(items, to: file.list.items).map { SourceText(bytes: $0) }
        ?? SourceText(file.list.json(indent: file.indent) + file.end)
      if try write(text, over: file.stamp.map { .unchanged($0) } ?? .absent) {
        return BookmarkChange(
          before: .file(file.stamp == nil ? nil : file.bytes), after: .file(text.bytes))
      }
    }
    throw Self.isBusy
  }

  /// Lets the bookmarks of a file or folder, and of all below it, follow to another path. Every other byte of a
  /// vault's file stays. Returns what was done to it; nil where that is nothing.
  ///
  /// - Parameter former: what was done before, and may be undone by this.
  func move(
    _ path: String, to newPath: String, undoing former: [BookmarkMove]
  ) throws(Problem) -> BookmarkMove? {
    guard isVault else {
      try change { $0.move(path, to: newPath) }
      return nil
    }
    for _ in 1...3 {
      let file = try readFile()
      guard let stamp = file.stamp else { return nil }
      let before = file.bytes
      let undone = former.reversed().lazy.compactMap { $0.undone(path, to: newPath, in: before) }
      let after = undone.first ?? Self.moved(before, path, to: newPath)
      guard after != before else { return nil }
      if try write(SourceText(bytes: after), over: .unchanged(stamp)) {
        return BookmarkMove(
          from: FileID(path), to: FileID(newPath), before: before, after: after)
      }
    }
    throw Self.isBusy
  }

  private static func moved(_ bytes: [UInt8], _ path: String, to newPath: String) -> [UInt8] {
    let edits = (BookmarksFile.paths(in: bytes) ?? []).compactMap { own -> Edit? in
      BookmarkList.moved(own.text, path, newPath).map {
        Edit(own.range, bytes: Array(JSONValue.spelled($0).utf8))
      }
    }
    return Transaction(edits, event: .external).applying(to: SourceText(bytes: bytes)).bytes
  }

  /// Writes the file of a vault. Returns false where another program has changed it meanwhile.
  func write(_ text: SourceText, over state: SaveExpectation) throws(Problem) -> Bool {
    do throws(FileError) {
      _ = try SafeFile.save(text, to: path, expecting: state, backupFolder: backups)
      return true
    } catch {
      guard error.isConflict else { throw Problem(description: error.message) }
      return false
    }
  }

  private static let isBusy = Problem(
    description: "Cannot write \(name): another program keeps changing it. Try again.")

  struct File {
    var list = BookmarkList()
    var bytes: [UInt8] = []
    var stamp: FileStamp?
    var indent = "  "
    /// The blanks after the last bracket.
    var end = ""
  }

  func readFile() throws(Problem) -> File {
    let loaded: LoadedFile
    do throws(FileError) {
      loaded = try SafeFile.load(path, firstBytes: Self.most)
    } catch {
      if error.reason == .notFound { return File() }
      throw Problem(description: error.message)
    }
    let bytes = loaded.text.bytes
    guard loaded.rest == nil, let list = BookmarkList(json: bytes) else {
      throw Problem(
        description: "Cannot read \(Self.name): it is damaged. It stays as it is; mend it first.")
    }
    let blanks: Set<UInt8> = [0x20, 0x09]
    let lines = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    let indent = lines.count > 1 ? lines[1].prefix { blanks.contains($0) } : []
    let end = bytes.suffix(from: (bytes.lastIndex(of: UInt8(ascii: "}")) ?? -1) + 1)
    return File(
      list: list, bytes: bytes, stamp: loaded.stamp,
      indent: indent.isEmpty ? "  " : String(decoding: indent, as: UTF8.self),
      end: String(decoding: end, as: UTF8.self))
  }
}

/// The bookmarks of notebooks that are no vaults. A line of the file for each: its item, a tab, the notebook's path.
struct KeptBookmarks: StateLines {
  private var entries: [(item: JSONValue, notebook: FileID)] = []

  /// More than anybody keeps.
  private static let most = 10_000

  init() {}

  subscript(notebook: String) -> [JSONValue] {
    get { entries.filter { $0.notebook == FileID(notebook) }.map(\.item) }
    set {
      entries.removeAll { $0.notebook == FileID(notebook) }
      entries += newValue.map { ($0, FileID(notebook)) }
    }
  }

  mutating func take(_ line: String) -> Bool {
    // JSON has no tab in it.
    guard let tab = line.firstIndex(of: "\t"), entries.count < Self.most,
      let item = JSONReader.value(of: Array(line[..<tab].utf8)), Bookmark(item, level: 0) != nil
    else { return false }
    let path = line[line.index(after: tab)...]
    guard path.hasPrefix("/") else { return false }
    entries.append((item, FileID(String(path))))
    return true
  }

  // A path with a line end in it would be read back as two.
  var lines: [String] {
    entries.filter { !$0.notebook.path.utf8.contains(UInt8(ascii: "\n")) }
      .map { $0.item.compact + "\t" + $0.notebook.path }
  }
}
