import BubblepadNotebook
import CursesJSON

/// Queries that name something which gets another name: they stay as they are, and are named before.
package struct QueryMentions: Sendable {
  /// Something that queries name.
  package enum Subject: Sendable {
    /// A tag, without its `#`, or one below it.
    case tag(String)
    /// A folder, from the notebook's on.
    case folder(String)
    /// A property of notes.
    case property(String)

    var words: String {
      switch self {
      case .tag: "the tag"
      case .folder: "the folder"
      case .property: "the property"
      }
    }
  }

  private let subjects: [Subject]
  /// What names one of them, in small letters, with what may not follow it.
  private let needles: [String]
  private var titles: [(title: String, count: Int)] = []
  private var bookmarkCount = 0

  private static let languages: Set<String> = ["query", "dataview", "tasks", "base"]

  /// None is found yet.
  package init(of subjects: [Subject]) {
    self.subjects = subjects
    needles = subjects.map { subject in
      switch subject {
      case .tag(let name): "#" + name.lowercased()
      case .folder(let name), .property(let name): name.lowercased()
      }
    }
  }

  /// Those that name folders. All notes are read where there are folders: no index knows their queries.
  package init(ofFolders folders: [String], in files: NotebookFiles) {
    self.init(of: folders.map { .folder($0) })
    guard !folders.isEmpty else { return }
    for entry in files.entriesByPath() where !entry.isLocked && NoteTitle.isMarkdown(entry.path) {
      guard let file = ScannedFile(entry.path, within: files.bounds), !file.loaded.isBinary else {
        continue
      }
      look(inNote: file.loaded.text.bytes, titled: entry.titleWithFolder)
    }
    look(inOtherFilesOf: files)
  }

  /// How many there are.
  package var count: Int { titles.reduce(bookmarkCount) { $0 + $1.count } }

  /// A sentence; nil where there are none.
  package var words: String? {
    guard count > 0, let subject = subjects.first else { return nil }
    let queries = count == 1 ? "1 query names" : "\(Numbers.words(count)) queries name"
    let stay = count == 1 ? "stays" : "stay"
    let places =
      titles.map { "“\($0.title)”" } + (bookmarkCount > 0 ? ["the bookmarks"] : [])
    return "\(queries) \(subject.words) and \(stay) as before, in \(Numbers.list(places))."
  }

  // MARK: Looking

  /// Looks into the code blocks of a note.
  package mutating func look(inNote source: [UInt8], titled title: String) {
    guard TextBytes.contains(source, Array("```".utf8)) else { return }
    var (count, isQuery, isNamed) = (0, false, false)
    for line in String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("```") else {
        if isQuery, names(String(text)) { isNamed = true }
        continue
      }
      if isQuery, isNamed { count += 1 }
      let language = text.drop { $0 == "`" }.prefix { $0.isLetter }.lowercased()
      (isQuery, isNamed) = (!isQuery && Self.languages.contains(language), false)
    }
    add(count, title)
  }

  /// Looks into a base, which is one query.
  package mutating func look(inBase source: [UInt8], titled title: String) {
    let lines = String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline)
    add(lines.contains { names(String($0)) } ? 1 : 0, title)
  }

  /// Looks into the bookmarks, some of which are searches.
  package mutating func look(inBookmarks source: [UInt8]) {
    let searches = (JSONText.all(in: source) ?? []).filter { $0.keys.last == "query" }
    for search in searches where names(search.text) { bookmarkCount += 1 }
  }

  /// Looks into the bases and the bookmarks of a notebook.
  package mutating func look(inOtherFilesOf files: NotebookFiles) {
    for path in (files.otherFiles ?? []).sorted() where path.lowercased().hasSuffix(".base") {
      guard let file = ScannedFile(files.folder + "/" + path, within: files.bounds),
        !file.loaded.isBinary
      else { continue }
      look(inBase: file.loaded.text.bytes, titled: path.lastComponent)
    }
    let bookmarks = ScannedFile(files.folder + "/" + BookmarksFile.name, within: files.bounds)
    look(inBookmarks: bookmarks?.loaded.text.bytes ?? [])
  }

  private mutating func add(_ count: Int, _ title: String) {
    if count > 0 { titles.append((title, count)) }
  }

  /// Whether a line names one of them.
  private func names(_ line: String) -> Bool {
    let line = line.lowercased()
    return zip(subjects, needles).contains { subject, needle in
      switch subject {
      case .tag(let name):
        return Self.has(needle, in: line)
          || line.contains("hastag") && Self.has(name.lowercased(), in: line)
      // A folder is meant where a path is, and not in each word of its name.
      case .folder:
        return ["\"", "'", "path", "folder"].contains(where: line.contains)
          && Self.has(needle, in: line)
      case .property: return Self.has(needle, in: line)
      }
    }
  }

  /// Whether a name stands in a line, and not within another.
  private static func has(_ name: String, in line: String) -> Bool {
    line.ranges(of: name).contains { range in
      isEnd(line[range.upperBound...].first)
        && (name.hasPrefix("#") || isEnd(line[..<range.lowerBound].last))
    }
  }

  private static func isEnd(_ character: Character?) -> Bool {
    guard let character else { return true }
    return !(character.isLetter || character.isNumber || character == "_" || character == "-")
  }
}
