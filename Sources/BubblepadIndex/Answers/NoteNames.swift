import BubblepadNotebook

/// All that notes are called, in memory: file names, folders, other names, headings.
///
/// What is typed is looked for in it with every key, so all of it lies in one row of bytes.
public struct NoteNames: Sendable {
  /// What a name is of a note.
  public enum Kind: Int, Sendable, Comparable {
    case title, alias, heading, folder

    /// A title comes before an alias, that before a heading, and a folder is last.
    public static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  /// A name that was found.
  public struct Match: Sendable, Equatable {
    /// Which of the notes it is.
    public let note: Int
    /// What the name is of the note.
    public let kind: Kind
    /// The alias or heading; nil for a title and a folder.
    public let text: String?
    /// Of a heading: from 1.
    public let line: Int?
  }

  /// The notes that come after all others.
  private var last: Set<Int32> = []

  /// Has a note come after all others that match.
  public mutating func placeLast(_ note: Int) { last.insert(Int32(note)) }

  private struct Name {
    let start: Int
    let note: Int32
    let line: Int32
    let kind: Kind
  }

  private var bytes: [UInt8] = []
  private var texts: [UInt8] = []
  private var textStarts: [Int] = [0]
  private var names: [Name] = []
  /// The notes have numbers below this.
  private var noteCount = 0

  /// No names yet.
  public init() {}

  /// Adds a name of a note.
  public mutating func add(_ text: String, _ kind: Kind, of note: Int, line: Int = 0) {
    noteCount = max(noteCount, note + 1)
    names.append(
      Name(start: bytes.count, note: Int32(note), line: Int32(clamping: line), kind: kind))
    bytes.append(contentsOf: FoldedText(text).bytes)
    bytes.append(0)
    if kind == .alias || kind == .heading { texts.append(contentsOf: text.utf8) }
    textStarts.append(texts.count)
  }

  /// The notes that have each of the words in their names, each once, the best first.
  ///
  /// A title that begins with what was typed comes first, then titles that have a word so begun, then titles
  /// with it inside, of each an alias like that right after, then headings, and folders together with titles; among
  /// these the name that was typed as a whole, then names that have the words whole, then the earlier note. A slash
  /// parts folders, of which each may be begun only: `proj/be`.
  public func matches(_ query: String, limit: Int = 200) -> [Match] {
    let folded = FoldedText(query).bytes
    let isPath = folded.contains(Self.slash)
    let words = folded.split {
      $0 == 0x20 || $0 == 0x09 || isPath && $0 == Self.slash
    }.map(Array.init)
    guard let longest = words.max(by: { $0.count < $1.count }) else { return [] }
    let typed = TypedWords(words)
    var best = BestNames(noteCount: noteCount)
    var name = 0
    var start = 0
    while let found = bytes.firstRange(ofBytes: longest, from: start) {
      name = self.name(at: found.lowerBound, from: name)
      let range =
        names[name].start..<(name + 1 < names.count ? names[name + 1].start : bytes.count) - 1
      start = range.upperBound + 1
      if isPath, names[name].kind != .folder { continue }
      guard var score = typed.score(in: bytes, range) else { continue }
      score += Self.ranks[names[name].kind.rawValue]
      if isPath {
        let text = Array(bytes[range])
        guard hasFolders(folded, in: text[...]) else { continue }
        // Typed as it stands there it is meant before others.
        if text.contains(folded) { score -= 100 }
      }
      let note = names[name].note
      if last.contains(note) { score += 1000 }
      best.take(name, of: Int(note), score: score)
    }
    return best.first(limit).map(match)
  }

  /// The name that holds a place. They are asked for in order.
  private func name(at place: Int, from first: Int) -> Int {
    // It is one of the next, where many names have what is looked for.
    var (low, step) = (first, 1)
    while low + step < names.count, names[low + step].start <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, names.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if names[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  private static let slash = UInt8(ascii: "/")
  /// What is added to the score of a title, an alias, a heading, a folder.
  private static let ranks = [0, 5, 200, 300]

  /// Whether folders and a title have what was typed between slashes, each part in a later one.
  private func hasFolders(_ typed: [UInt8], in name: ArraySlice<UInt8>) -> Bool {
    var folders = name.split(separator: Self.slash)[...]
    for part in typed.split(separator: Self.slash) {
      let words = part.split(separator: 0x20).map(Array.init)
      guard
        let found = folders.firstIndex(where: { folder in
          words.allSatisfy { Array(folder).contains($0) }
        })
      else { return false }
      folders = folders[(found + 1)...]
    }
    return true
  }

  private func match(_ index: Int) -> Match {
    let name = names[index]
    let text = texts[textStarts[index]..<textStarts[index + 1]]
    return Match(
      note: Int(name.note), kind: name.kind,
      text: text.isEmpty ? nil : String(decoding: text, as: UTF8.self),
      line: name.kind == .heading ? Int(name.line) : nil)
  }
}

extension NoteIndex {
  /// The aliases, headings and blocks of all notes; nil where there is no index that could say.
  public func otherNames() -> OtherNames? {
    read { reader throws(DatabaseError) in try reader.otherNames() }
  }

  /// The files that are no notes, from the notebook's folder on; nil where there is no index that could say.
  public func otherFiles() -> [String]? {
    read { reader in reader.otherFiles() }
  }
}

extension IndexReader {
  /// - Parameter note: nil for all.
  func otherNames(of note: Int64? = nil) throws(DatabaseError) -> OtherNames {
    var names = OtherNames()
    try add("SELECT note, text, NULL FROM alias", .alias, of: note, to: &names)
    try add("SELECT note, text, line FROM heading", .heading, of: note, to: &names)
    try add("SELECT note, name, line, text FROM block", .block, of: note, to: &names)
    names.shrink()
    return names
  }

  func otherFiles() -> [String] {
    files.byID.values.filter { !$0.kind.isNote && $0.kind != .otherName }.map(\.path).sorted()
  }

  private func add(
    _ sql: String, _ kind: OtherName.Kind, of note: Int64?, to names: inout OtherNames
  ) throws(DatabaseError) {
    let statement = try database.statement(note == nil ? sql : sql + " WHERE note = ?")
    defer { statement.reset() }
    if let note { try statement.bind([.number(note)]) }
    while try statement.step() {
      guard let file = files.byID[statement.number(0)] else { continue }
      names.append(
        OtherName(
          path: file.path, text: statement.text(1),
          line: statement.optionalNumber(2).map { Int($0) }, kind: kind,
          words: kind == .block ? statement.text(3) : ""))
    }
  }
}
