import BubblepadNotebook

/// What the index knows of a note beside its words: what queries compare.
public struct NoteRecord: Sendable, Equatable {
  /// From the notebook's folder on.
  public var path: String
  /// Whether its text is known by a passphrase alone: then it has a name, and nothing else.
  public var isLocked = false
  /// Nanoseconds since 1970.
  public var modified: Int64 = 0
  /// When its file was created, in nanoseconds since 1970; nil where the disk does not say.
  public var created: Int64?
  /// In bytes.
  public var size: Int64 = 0
  /// Those of the text and of the front matter, without `#`.
  public var tags: [String] = []
  /// Its other names.
  public var aliases: [String] = []
  /// By their lines.
  public var headings: [NoteFacts.Heading] = []
  /// The files that it leads to, each once.
  public var links: [String] = []
  /// The values of the front matter, by folded keys.
  private(set) var values: [String: [PropertyValue]] = [:]

  /// A value of a property as it is written.
  public struct PropertyValue: Sendable, Equatable {
    /// Without quotation marks.
    public let text: String
    /// Whether it stands in quotation marks, and so is a text whatever it looks like.
    public let isText: Bool
  }

  /// A note of which nothing but its path is known.
  public init(path: String) { self.path = path }

  /// What a note's text says.
  ///
  /// - Parameter resolver: says where its links lead.
  public init(path: String, modified: Int64, source: [UInt8], resolver: LinkResolver) {
    self.path = path
    self.modified = modified
    size = Int64(source.count)
    let facts = NoteReader.facts(of: source)
    (tags, aliases, headings) = (facts.tags.map(\.name), facts.aliases, facts.headings)
    for property in facts.properties {
      values[Self.fold(property.key), default: []] += zip(property.values, property.isText)
        .map { PropertyValue(text: $0, isText: $1) }
    }
    for link in facts.links where !link.target.isEmpty {
      if let file = resolver.path(of: link, from: path) { add(link: file) }
    }
  }

  /// The values of a property; nil where the note has none of that name. Capitals and accents do not count, and
  /// hyphens may stand for spaces.
  public func values(of key: String) -> [PropertyValue]? {
    let fold = Self.fold(key)
    return values[fold] ?? values.first { $0.key.replacing(" ", with: "-") == fold }?.value
  }

  mutating func add(_ value: PropertyValue?, of fold: String) {
    values[fold, default: []] += value.map { [$0] } ?? []
  }

  mutating func add(link path: String) { if !links.contains(path: path) { links.append(path) } }

  static func fold(_ key: String) -> String {
    String(decoding: FoldedText(key).bytes, as: UTF8.self)
  }
}

extension IndexReader {
  /// What is known of all notes, by their paths.
  func records() throws(DatabaseError) -> [NoteRecord] {
    var records: [Int64: NoteRecord] = [:]
    for (id, file) in files.byID where file.kind.isNote {
      var record = NoteRecord(path: file.path)
      (record.isLocked, record.modified) = (file.kind == .locked, file.modified)
      records[id] = record
    }
    try each("SELECT id, size, born FROM note") { row in
      records[row.number(0)]?.size = row.number(1)
      records[row.number(0)]?.created = row.optionalNumber(2)
    }
    try each("SELECT note, name FROM tag ORDER BY rowid") { row in
      records[row.number(0)]?.tags.append(row.text(1))
    }
    try each("SELECT note, text FROM alias ORDER BY rowid") { row in
      records[row.number(0)]?.aliases.append(row.text(1))
    }
    try each("SELECT note, line, level, text FROM heading ORDER BY note, line") { row in
      records[row.number(0)]?.headings.append(
        .init(level: Int(row.number(2)), text: row.text(3), line: Int(row.number(1))))
    }
    try each("SELECT note, fold, value, text FROM property ORDER BY rowid") { row in
      let value = NoteRecord.PropertyValue(text: row.text(2), isText: row.number(3) == 1)
      records[row.number(0)]?.add(row.isNull(2) ? nil : value, of: row.text(1))
    }
    let resolver = files.links()
    try each("SELECT note, target, form FROM link WHERE target <> '' ORDER BY note, start") { row in
      guard let source = files.byID[row.number(0)]?.path,
        let form = WrittenLink.Form(rawValue: row.number(2)),
        let path = resolver.path(of: row.text(1), form, from: source)
      else { return }
      records[row.number(0)]?.add(link: path)
    }
    return records.values.sorted { $0.path < $1.path }
  }

  private func each(_ sql: String, _ body: (Statement) -> Void) throws(DatabaseError) {
    let statement = try database.statement(sql)
    defer { statement.reset() }
    while try statement.step() { body(statement) }
  }
}

extension NoteIndex {
  /// What is known of all notes, by their paths; nil where there is no index that could say.
  public func records() -> [NoteRecord]? {
    read { reader throws(DatabaseError) in try reader.records() }
  }

  /// Says where the links of the notebook lead; nil where there is no index that could say.
  public func links() -> LinkResolver? {
    read { reader in reader.files.links() }
  }
}
