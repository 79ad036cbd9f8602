import BubblepadNotebook

/// A place in a note that leads to another, or names it.
public struct Backlink: Sendable, Equatable {
  /// The note it is in, from the notebook's folder on.
  public let path: String
  /// From 1.
  public let line: Int
  /// The bytes of the link, or of the name. Empty for a link in the front matter that is written with escapes.
  public let range: Range<Int>
  /// The line without markers.
  public let context: String
}

extension IndexReader {
  /// The links to a file, the note changed last first.
  func backlinks(to path: String) throws(DatabaseError) -> [Backlink] {
    let resolver = files.links()
    let statement = try database.statement(
      "SELECT note, target, start, end, line, form FROM link WHERE key = ? ORDER BY note, start")
    defer { statement.reset() }
    try statement.bind([.text(NotePath.key(of: path))])
    var found: [Int64: [(range: Range<Int>, line: Int)]] = [:]
    while try statement.step() {
      let id = statement.number(0)
      guard let file = files.byID[id], !file.path.isSamePath(as: path),
        let form = WrittenLink.Form(rawValue: statement.number(5)),
        path.isSamePath(as: resolver.path(of: statement.text(1), form, from: file.path))
      else { continue }
      let (start, end) = (Int(statement.number(2)), Int(statement.number(3)))
      found[id, default: []].append((start..<max(start, end), Int(statement.number(4))))
    }
    var links: [Backlink] = []
    for id in files.newestFirst() {
      guard let own = found[id], let file = files.byID[id], file.kind.isNote else { continue }
      let source = try source(of: id)
      let lines = LineStarts(source)
      for (range, line) in own {
        links.append(
          Backlink(
            path: file.path, line: line, range: range,
            context: Self.context(line: line - 1, of: source, lines)))
      }
      found[id] = nil
    }
    return links
      + found.flatMap { canvasLinks($0.key, $0.value.map(\.range)) }
      .sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
  }

  /// Those in a canvas, which is read itself: a card each.
  private func canvasLinks(_ id: Int64, _ cards: [Range<Int>]) -> [Backlink] {
    guard let file = files.byID[id],
      let source = NoteSource.bytes(ofFileAt: walk.absolute(file.path))
    else { return [] }
    let lines = LineStarts(source)
    var seen: Set<Int> = []
    return cards.filter { seen.insert($0.lowerBound).inserted }.map { card in
      Backlink(
        path: file.path, line: lines.line(of: min(card.lowerBound, source.count)) + 1, range: card,
        context: CanvasFile.context(ofCardAt: card, in: source))
    }
  }

  static func context(line: Int, of source: [UInt8], _ lines: LineStarts) -> String {
    guard line < lines.count else { return "" }
    let bytes = source[lines.range(of: line, in: source).prefix(1 << 12)]
    return NoteSummary.plainLine(String(decoding: bytes, as: UTF8.self))
  }

  private func id(of path: String) -> Int64? {
    files.byPath()[FileID(path)]
  }

  /// What a note is called, folded: its title and its aliases.
  private func names(of path: String, _ id: Int64) throws(DatabaseError) -> Set<[UInt8]> {
    var names = [NotePath.title(of: NotePath.name(of: path))]
    let statement = try database.statement("SELECT text FROM alias WHERE note = ?")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    while try statement.step() { names.append(statement.text(0)) }
    return Set(names.map { FoldedText($0).bytes }.filter { $0.count > 1 })
  }

  /// What makes a link of a place, if that still names a note.
  func link(
    of mention: Backlink, in source: [UInt8], to path: String
  ) throws(DatabaseError) -> [UInt8]? {
    guard mention.range.upperBound <= source.count, let id = id(of: path),
      try names(of: path, id).contains(FoldedText(source[mention.range]).bytes)
    else { return nil }
    return Mentions.link(
      mention.range, in: source, to: files.links().shortestLink(to: path, from: mention.path))
  }

  /// More notes than these with the name of one are not looked into: it is a word of the language then.
  private static let mostMentioning = 500

  /// The places in other notes that name a note without a link, the note changed last first.
  func mentions(of path: String) throws(DatabaseError) -> [Backlink] {
    guard let id = id(of: path) else { return [] }
    let folded = try names(of: path, id)
    let narrowing = QueryNarrowing(reader: self, now: 0)
    var candidates: Set<Int64> = []
    for name in folded {
      guard let expression = narrowing.expression(for: name) else { continue }
      if !expression.isEmpty { candidates.formUnion(try narrowing.matches(expression)) }
    }
    candidates.subtract(files.exclusions.ids)
    candidates.remove(id)
    let listed = files.newestFirst().filter {
      candidates.contains($0) && files.byID[$0]?.kind.isNote == true
    }
    var mentions: [Backlink] = []
    for id in listed.prefix(Self.mostMentioning) {
      guard let file = files.byID[id] else { continue }
      let source = try source(of: id)
      let lines = LineStarts(source)
      for range in Mentions.ranges(of: folded, in: source) {
        let line = lines.line(of: range.lowerBound)
        mentions.append(
          Backlink(
            path: file.path, line: line + 1, range: range,
            context: Self.context(line: line, of: source, lines)))
      }
    }
    return mentions
  }
}

extension IndexReader {
  /// Of more names than these all links are looked at once.
  private static let mostKeys = 200

  /// The notes with links that have one of these names, and those that the index has not read to their ends.
  func notes(linkingTo names: [String]) throws(DatabaseError) -> Set<FileID> {
    let unread = files.byID.filter { $0.value.kind == .long || $0.value.kind == .unread }.map(\.key)
    var found = Set(unread)
    let keys = NotePath.keys(of: names)
    if keys.count <= Self.mostKeys {
      for key in keys {
        found.formUnion(try ids("SELECT note FROM link WHERE key = ?", [.text(key)]))
      }
    } else {
      let statement = try database.prepare("SELECT note, key FROM link")
      while try statement.step() {
        if keys.contains(statement.text(1)) { found.insert(statement.number(0)) }
      }
    }
    return Set(found.compactMap { files.byID[$0].map { FileID($0.path) } })
  }
}

extension NoteIndex {
  /// The notes that may have links with one of these names, from the notebook's folder on; nil where there is no
  /// index that could say.
  func notes(linkingTo names: [String]) -> Set<FileID>? {
    read { reader throws(DatabaseError) in try reader.notes(linkingTo: names) }
  }

  /// The links in other notes to a file; nil where there is no index that could say.
  ///
  /// - Parameter path: from the notebook's folder on.
  public func backlinks(to path: String) -> [Backlink]? {
    read { reader throws(DatabaseError) in try reader.backlinks(to: path) }
  }

  /// The places in other notes that name a note by its title or an alias, and are no links.
  public func mentions(of path: String) -> [Backlink]? {
    read { reader throws(DatabaseError) in try reader.mentions(of: path) }
  }

  /// The bytes that make a link of a place that names a note; nil where they cannot be a link, or are not
  /// the name any more.
  ///
  /// - Parameters:
  ///   - mention: the place.
  ///   - source: the text of the note that it is in.
  ///   - path: the note that is named.
  public func link(of mention: Backlink, in source: [UInt8], to path: String) -> [UInt8]? {
    read { reader throws(DatabaseError) in
      try reader.link(of: mention, in: source, to: path)
    } ?? nil
  }
}
