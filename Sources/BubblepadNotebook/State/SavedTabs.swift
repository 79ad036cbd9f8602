/// The tabs of each notebook, from one start of the program to the next.
///
/// A line of its file for each notebook, and then one for each tab: a word, a tab character, a path. Those of
/// the notebook that was used last come first.
package struct SavedTabs: StateLines, Equatable {
  /// The tabs of a notebook.
  package struct Session: Equatable, Sendable {
    package var paths: [String]
    /// The one that was shown.
    package var current: String
    /// The one that was shown beside it.
    package var other: Other?

    package init(paths: [String] = [], current: String = "", other: Other? = nil) {
      (self.paths, self.current, self.other) = (paths, current, other)
    }

    /// The same with other paths.
    func renamed(_ name: (String) -> String) -> Session {
      Session(
        paths: paths.map(name), current: name(current),
        other: other.map { Other(path: name($0.path), isRight: $0.isRight) })
    }
  }

  /// The tab of the pane without the focus.
  package struct Other: Equatable, Sendable {
    package var path: String
    /// Whether that is the right pane.
    package var isRight: Bool

    package init(path: String, isRight: Bool) {
      (self.path, self.isRight) = (path, isRight)
    }
  }

  /// What a line says of a tab.
  private enum Mark: String {
    /// The current one, and those of the other pane.
    case shown, left, right
    case tab
  }

  /// A notebook's folder and its tabs.
  private struct Notebook: Equatable, Sendable {
    let folder: String
    var session = Session()
  }

  private var notebooks: [Notebook] = []

  private static let mostNotebooks = 50
  private static let mostTabs = 200

  package init() {}

  /// The tabs of a notebook, by whichever path it is opened.
  package static func kept(of folder: String, in places: NotebookPlaces) -> Session? {
    let spelling = FolderSpelling(folder)
    return file(in: places).read()?[key(folder, spelling)]?.renamed(spelling.path)
  }

  /// Keeps the tabs of a notebook, if they are others now.
  package static func keep(_ session: Session, of folder: String, in places: NotebookPlaces) {
    let (file, spelling) = (file(in: places), FolderSpelling(folder))
    let before = file.read() ?? SavedTabs()
    var saved = before
    saved[key(folder, spelling)] = session.renamed(spelling.key)
    if saved != before { file.write(saved) }
  }

  private static func key(_ folder: String, _ spelling: FolderSpelling) -> String {
    spelling.key(FilePath.join(folder, ""))
  }

  /// Where they are kept.
  package static func file(in places: NotebookPlaces) -> StateFile<SavedTabs> {
    StateFile("tabs", in: places)
  }

  /// The tabs of a notebook; a single one is not kept.
  package subscript(folder: String) -> Session? {
    get { notebooks.first { $0.folder.isSamePath(as: folder) }?.session }
    set {
      notebooks.removeAll { $0.folder.isSamePath(as: folder) }
      guard var session = newValue, session.paths.count > 1 else { return }
      session.paths = Array(session.paths.prefix(Self.mostTabs))
      notebooks.insert(Notebook(folder: folder, session: session), at: 0)
      notebooks = Array(notebooks.prefix(Self.mostNotebooks))
    }
  }

  // MARK: The file

  package mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("/") else { return false }
    let path = String(parts[1])
    if parts[0] == "notebook" {
      guard notebooks.count < Self.mostNotebooks else { return false }
      notebooks.append(Notebook(folder: path))
      return true
    }
    guard let mark = Mark(rawValue: String(parts[0])), let last = notebooks.indices.last,
      notebooks[last].session.paths.count < Self.mostTabs
    else { return false }
    if !notebooks[last].session.paths.contains(path: path) {
      notebooks[last].session.paths.append(path)
    }
    switch mark {
    case .tab: break
    case .shown: notebooks[last].session.current = path
    case .left, .right: notebooks[last].session.other = Other(path: path, isRight: mark == .right)
    }
    return true
  }

  package var lines: [String] {
    // A path with a line end in it would be read back as two.
    let isLine = { (path: String) in !path.utf8.contains(UInt8(ascii: "\n")) }
    return notebooks.filter { isLine($0.folder) }.flatMap { notebook in
      ["notebook\t" + notebook.folder]
        + notebook.session.paths.filter(isLine).map { path in
          "\(Self.mark(of: path, in: notebook.session).rawValue)\t\(path)"
        }
    }
  }

  private static func mark(of path: String, in session: Session) -> Mark {
    if path.isSamePath(as: session.current) { return .shown }
    guard let other = session.other, other.path.isSamePath(as: path) else { return .tab }
    return other.isRight ? .right : .left
  }
}
