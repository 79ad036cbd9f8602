import BubblepadNotebook

/// What is wrong with the links of a notebook.
public struct LinkCheck: Sendable {
  /// Links that lead nowhere, by the paths of their notes and their lines.
  public internal(set) var broken: [BrokenLink] = []
  /// The notes that no other note links to, by their paths.
  public internal(set) var orphans: [String] = []
  /// Notes that share a name, by their names.
  public internal(set) var twins: [String] = []
  /// Where links lead.
  public let resolver: LinkResolver
}

/// A link to a file, heading or block that is not there.
public struct BrokenLink: Sendable, Equatable {
  /// What there is that may have been meant.
  public enum Suggestion: Sendable, Equatable {
    /// A file, from the notebook's folder on.
    case file(String)
    /// A note that has the name as an alias.
    case alias(String)
    /// A heading of the note that the link leads to.
    case heading(String)
  }

  /// The note it is in, from the notebook's folder on.
  public let path: String
  /// From 1.
  public let line: Int
  /// All of it in the source; empty for one in the front matter that is written with escapes.
  public let range: Range<Int>
  /// What it leads to.
  public let target: String
  /// What follows its `#`.
  public let subpath: String?
  /// Whether the file is there, and only the heading or block is not.
  public let hasFile: Bool
  /// What may have been meant.
  public let suggestion: Suggestion?

  /// What the link names: `Note#Heading`.
  public var name: String { target + (subpath.map { "#" + $0 } ?? "") }
}

extension IndexReader {
  /// A link as the index has it.
  private struct Link {
    let note: Int64
    let form: WrittenLink.Form
    let target: String
    let subpath: String?
    let range: Range<Int>
    let line: Int

    /// Whether a variable of templates stands in it.
    var hasVariable: Bool { TemplatePlaces.hasVariable(target + "#" + (subpath ?? "")) }
  }

  private func links() throws(DatabaseError) -> [Link] {
    let statement = try database.prepare(
      "SELECT note, form, target, subpath, start, end, line FROM link ORDER BY note, start")
    var links: [Link] = []
    while try statement.step() {
      let start = Int(statement.number(4))
      links.append(
        Link(
          note: statement.number(0),
          form: WrittenLink.Form(rawValue: statement.number(1)) ?? .wiki,
          target: statement.text(2), subpath: statement.isNull(3) ? nil : statement.text(3),
          range: start..<max(start, Int(statement.number(5))), line: Int(statement.number(6))))
    }
    return links
  }

  func linkCheck() throws(DatabaseError) -> LinkCheck {
    let resolver = files.links()
    var check = LinkCheck(resolver: resolver)
    var names = NameSuggestions(
      files.byID.values.map { (path: $0.path, isNote: $0.kind.isNote) }, aliases: try aliases())
    let ids = files.byPath()
    let excluded = files.exclusions.ids
    var linked: Set<FileID> = []
    var facts: [Int64: NoteFacts] = [:]
    let templates = TemplatePlaces(notebook: walk.folder)
    for link in try links() {
      guard let file = files.byID[link.note], case let source = file.path else { continue }
      let isExcluded =
        excluded.contains(link.note) || link.hasVariable && templates.contains(source)
      guard let path = resolver.path(of: link.target, link.form, from: source) else {
        guard !isExcluded, !leadsElsewhere(link, from: source) else { continue }
        // What a canvas names is mended in the program that shows it.
        let suggestion =
          file.kind.isNote ? names.suggestion(for: link.target, besides: source) : nil
        check.broken.append(broken(link, in: source, hasFile: false, suggestion))
        continue
      }
      if !path.isSamePath(as: source) { linked.insert(FileID(path)) }
      guard !isExcluded, let subpath = link.subpath, !subpath.isEmpty,
        !subpath.hasPrefix("[^"),
        let id = ids[FileID(path)], files.byID[id]?.kind == .note
      else { continue }
      if facts[id] == nil { facts[id] = try places(of: id) }
      guard let known = facts[id], LinkSubpath.line(of: subpath, in: known) == nil else { continue }
      let suggestion =
        file.kind.isNote ? NameSuggestions.heading(for: subpath, in: known) : nil
      check.broken.append(broken(link, in: source, hasFile: true, suggestion))
    }
    check.broken.sort {
      ($0.path, $0.line, $0.range.lowerBound) < ($1.path, $1.line, $1.range.lowerBound)
    }
    let notes = files.byID.filter { $0.value.kind.isNote && !excluded.contains($0.key) }
      .map(\.value.path).sorted()
    check.orphans = notes.filter { !linked.contains(FileID($0)) }
    let byName = Dictionary(grouping: notes) {
      NotePath.title(of: NotePath.name(of: $0)).lowercased()
    }
    check.twins = byName.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.flatMap(\.value)
    return check
  }

  private func broken(
    _ link: Link, in path: String, hasFile: Bool, _ suggestion: BrokenLink.Suggestion?
  ) -> BrokenLink {
    BrokenLink(
      path: path, line: link.line, range: link.range, target: link.target, subpath: link.subpath,
      hasFile: hasFile, suggestion: suggestion)
  }

  /// Whether a link leads to what the index does not have and is there all the same: a folder, a
  /// file outside of the notebook, another program.
  private func leadsElsewhere(_ link: Link, from source: String) -> Bool {
    guard link.form == .markdown else { return false }
    let scheme = link.target.prefix { $0 != ":" }
    if scheme.count > 1, scheme.count < link.target.count,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    {
      return true
    }
    let beside = walk.absolute(NotePath.join(NotePath.folder(of: source), link.target))
    return [beside, walk.absolute(link.target)].contains { FileStamp(ofFileAt: $0) != nil }
  }

  private func aliases() throws(DatabaseError) -> [(alias: String, path: String)] {
    let statement = try database.prepare("SELECT note, text FROM alias")
    var aliases: [(alias: String, path: String)] = []
    while try statement.step() {
      guard let file = files.byID[statement.number(0)] else { continue }
      aliases.append((statement.text(1), file.path))
    }
    return aliases
  }

  /// The headings and named blocks of a note.
  private func places(of id: Int64) throws(DatabaseError) -> NoteFacts {
    var facts = NoteFacts()
    let headings = try database.statement(
      "SELECT level, text, line FROM heading WHERE note = ? ORDER BY line")
    defer { headings.reset() }
    try headings.bind([.number(id)])
    while try headings.step() {
      facts.headings.append(
        .init(
          level: Int(headings.number(0)), text: headings.text(1), line: Int(headings.number(2))))
    }
    let blocks = try database.statement("SELECT name, line FROM block WHERE note = ?")
    defer { blocks.reset() }
    try blocks.bind([.number(id)])
    while try blocks.step() {
      facts.blockNames.append(.init(id: blocks.text(0), line: Int(blocks.number(1))))
    }
    return facts
  }
}

extension NoteIndex {
  /// What is wrong with the links of the notebook; nil where there is no index that could say.
  public func linkCheck() -> LinkCheck? {
    read { reader throws(DatabaseError) in try reader.linkCheck() }
  }
}
