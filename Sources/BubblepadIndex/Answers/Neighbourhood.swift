import BubblepadNotebook

/// A file next to another one: one of them links to the other.
public struct LinkedFile: Sendable, Hashable {
  /// What a link leads to.
  public enum Kind: Sendable {
    case note, locked, attachment
    /// A note that is not there yet.
    case missing
  }

  /// Which of the two has the link.
  public enum Direction: Sendable {
    /// This file links to the other.
    case from
    /// The other links to this file.
    case to
    case both
  }

  /// From the notebook's folder on; of a missing note what the link says.
  public let path: String
  /// The path, as files are compared.
  public var id: FileID { FileID(path) }
  /// What it is.
  public let kind: Kind
  /// Which way the link leads.
  public internal(set) var direction: Direction

  /// A file on one side of a link.
  public init(path: String, kind: Kind, direction: Direction) {
    (self.path, self.kind, self.direction) = (path, kind, direction)
  }

  /// Whether both are the same file, linked to in the same way.
  public static func == (one: LinkedFile, other: LinkedFile) -> Bool {
    one.id == other.id && one.kind == other.kind && one.direction == other.direction
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(direction)
  }
}

/// A note, the files one link away from it, and those two links away.
public struct Neighbourhood: Sendable, Equatable {
  /// The files around one, each once.
  public struct Ring: Sendable, Equatable {
    /// Those that it links to in its own order, then those that link to it, the one changed last first.
    public internal(set) var files: [LinkedFile] = []
    /// How many more there are.
    public internal(set) var omittedCount = 0

    /// A ring of files.
    public init(_ files: [LinkedFile] = [], omittedCount: Int = 0) {
      (self.files, self.omittedCount) = (files, omittedCount)
    }
  }

  /// The note in the middle, from the notebook's folder on.
  public let path: String
  /// What links to it.
  public let linksHere: Ring
  /// What it links to.
  public let linksTo: Ring
  private let around: [FileID: Ring]

  /// A note in the middle of what is around it.
  ///
  /// - Parameter around: the rings of its neighbours by their paths, without the note itself.
  public init(_ path: String, linksHere: Ring, linksTo: Ring, around: [FileID: Ring]) {
    (self.path, self.linksHere, self.linksTo, self.around) = (path, linksHere, linksTo, around)
  }

  /// The ring of a neighbour, without the note in the middle.
  public func ring(of file: LinkedFile) -> Ring { around[FileID(file.path)] ?? Ring() }
}

/// Reads what is around files, with what is asked again and again kept.
private struct RingReader {
  let reader: IndexReader
  let resolver: LinkResolver
  private let ids: [FileID: Int64]

  init(_ reader: IndexReader) {
    self.reader = reader
    resolver = reader.files.links()
    ids = reader.files.byPath()
  }

  private func kind(of path: String) -> LinkedFile.Kind {
    switch ids[FileID(path)].flatMap({ reader.files.byID[$0]?.kind }) {
    case .note, .long, .unread, .otherName: .note
    case .locked: .locked
    case .attachment, .canvas: .attachment
    case nil: .missing
    }
  }

  /// What a file links to, each once, in its order.
  func targets(of path: String) throws(DatabaseError) -> [LinkedFile] {
    guard let id = ids[FileID(path)] else { return [] }
    let statement = try reader.database.statement(
      "SELECT target, form FROM link WHERE note = ? AND target <> '' ORDER BY start")
    defer { statement.reset() }
    try statement.bind([.number(id)])
    var (found, seen): ([LinkedFile], Set<FileID>) = ([], [])
    while try statement.step() {
      guard let form = WrittenLink.Form(rawValue: statement.number(1)) else { continue }
      let target = statement.text(0)
      let known = resolver.path(of: target, form, from: path)
      if let known, reader.files.exclusions.contains(known) { continue }
      guard known != nil || Self.mayBeNote(target, form) else { continue }
      let place = known ?? target
      guard !place.isSamePath(as: path),
        seen.insert(FileID(known ?? target.lowercased())).inserted
      else { continue }
      found.append(
        LinkedFile(path: place, kind: known.map(kind) ?? .missing, direction: .to))
    }
    return found
  }

  /// Whether a link that leads nowhere names a note that may be made.
  private static func mayBeNote(_ target: String, _ form: WrittenLink.Form) -> Bool {
    let isInside = !target.hasPrefix("/") && !target.split(separator: "/").contains("..")
    return isInside && (form == .wiki ? !target.hasFileEnding : target.hasNoteEnding)
  }

  /// What links to a file, the note changed last first.
  func sources(of path: String) throws(DatabaseError) -> [LinkedFile] {
    let statement = try reader.database.statement(
      "SELECT note, target, form FROM link WHERE key = ?")
    defer { statement.reset() }
    try statement.bind([.text(NotePath.key(of: path))])
    var found: Set<Int64> = []
    while try statement.step() {
      let id = statement.number(0)
      guard !found.contains(id), let file = reader.files.byID[id], !file.path.isSamePath(as: path),
        let form = WrittenLink.Form(rawValue: statement.number(2))
      else { continue }
      let place = resolver.path(of: statement.text(1), form, from: file.path)
      // What names a note that is not there is next to it too.
      let isMissing = place == nil && ids[FileID(path)] == nil
      if path.isSamePath(as: place)
        || isMissing && statement.text(1).lowercased() == path.lowercased()
      {
        found.insert(id)
      }
    }
    return found.subtracting(reader.files.exclusions.ids).compactMap { reader.files.byID[$0] }
      .sorted { ($0.modified, FileID($1.path)) > ($1.modified, FileID($0.path)) }
      .map { LinkedFile(path: $0.path, kind: kind(of: $0.path), direction: .from) }
  }

  /// What is around a file but one.
  func ring(of path: String, without other: String) throws(DatabaseError) -> [LinkedFile] {
    var ring = try targets(of: path)
    let places = Dictionary(
      ring.enumerated().map { (FileID($1.path), $0) }, uniquingKeysWith: { first, _ in first })
    for source in try sources(of: path) {
      if let place = places[FileID(source.path)] {
        ring[place].direction = .both
      } else {
        ring.append(source)
      }
    }
    return ring.filter { !$0.path.isSamePath(as: other) }
  }
}

extension IndexReader {
  /// How many neighbours are shown on each side, and how many of each neighbour's own.
  private static let (mostNear, mostFar) = (300, 60)

  func neighbourhood(of path: String) throws(DatabaseError) -> Neighbourhood {
    let reader = RingReader(self)
    var (sources, targets) = (try reader.sources(of: path), try reader.targets(of: path))
    let both = Set(sources.map(\.id)).intersection(targets.map(\.id))
    for place in sources.indices where both.contains(sources[place].id) {
      sources[place].direction = .both
    }
    for place in targets.indices where both.contains(targets[place].id) {
      targets[place].direction = .both
    }
    let (here, there) = (sources.ring(of: Self.mostNear), targets.ring(of: Self.mostNear))
    var around: [FileID: Neighbourhood.Ring] = [:]
    for file in here.files + there.files where around[file.id] == nil {
      around[file.id] = try reader.ring(of: file.path, without: path).ring(of: Self.mostFar)
    }
    return Neighbourhood(path, linksHere: here, linksTo: there, around: around)
  }
}

extension [LinkedFile] {
  fileprivate func ring(of most: Int) -> Neighbourhood.Ring {
    Neighbourhood.Ring(Array(prefix(most)), omittedCount: Swift.max(0, count - most))
  }
}

extension NoteIndex {
  /// What is one link and two links away from a note; nil where there is no index that could say.
  ///
  /// - Parameter path: from the notebook's folder on.
  public func neighbourhood(of path: String) -> Neighbourhood? {
    read { reader throws(DatabaseError) in try reader.neighbourhood(of: path) }
  }
}
