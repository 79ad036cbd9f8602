import BubblepadNotebook

/// The tags of a notebook, each below the tag that its name begins with: `garden/roses` below
/// `garden`.
///
/// Names are compared without case and shown as they are written first. A note counts once for each
/// of its tags and for each tag above those.
public struct TagTree: Sendable, Equatable {
  /// A tag and how many notes have it.
  public struct Tag: Sendable, Equatable, Identifiable {
    /// All of its name, without `#`, as it is written first.
    public let name: String
    /// The name as it is compared.
    public let id: String
    /// How many tags are above it.
    public let level: Int
    /// How many notes have it or a tag below it.
    public let noteCount: Int
    /// How many notes have the tag itself.
    public let ownCount: Int
    /// Whether there are tags below it.
    public let hasChildren: Bool

    /// What follows the last slash.
    public var label: String { name.split(separator: "/").last.map(String.init) ?? name }
  }

  /// Every tag, its children after it, those of one level in the order of their names.
  public let tags: [Tag]

  /// - Parameter notes: the tags of each note, without `#`. Of names that differ in case the first is shown.
  public init(_ notes: some Sequence<[String]>) {
    var counts = TagCounts()
    for names in notes { counts.add(names) }
    let sorted = counts.all.map { (count: $0, parts: Self.sortKey($0.id)) }
      .sorted { $0.parts.lexicographicallyPrecedes($1.parts) }
    tags = sorted.indices.map { index in
      let count = sorted[index].count
      return Tag(
        name: count.name, id: count.id, level: count.id.count { $0 == "/" },
        noteCount: count.notes, ownCount: count.own,
        hasChildren: index + 1 < sorted.count
          && sorted[index + 1].count.id.hasPrefix(count.id + "/"))
    }
  }

  /// The tag of a name, whatever its case.
  public subscript(name: String) -> Tag? {
    let id = Self.id(of: Self.parts(of: name).joined(separator: "/"))
    return tags.first { $0.id == id }
  }

  /// The tags that go on from what is typed, or have a part that does, those of most notes first.
  /// What is typed whole already is not among them.
  public func completions(of typed: String, limit: Int = 40) -> [Tag] {
    let wanted = Self.id(of: typed)
    var found: [(tag: Tag, rank: Int)] = []
    for tag in tags where tag.id != wanted {
      if tag.id.hasPrefix(wanted) {
        found.append((tag, 0))
      } else if tag.id.split(separator: "/").contains(where: { $0.hasPrefix(wanted) }) {
        found.append((tag, 1))
      }
    }
    found.sort { ($0.rank, -$0.tag.noteCount, $0.tag.id) < ($1.rank, -$1.tag.noteCount, $1.tag.id) }
    return found.prefix(limit).map(\.tag)
  }

  /// Names that are one tag have one id.
  static func id(of name: String) -> String { name.lowercased() }

  static func parts(of name: String) -> [Substring] { name.split(separator: "/") }

  /// A slash sorts before all else: so the tags below one follow it directly.
  private static func sortKey(_ id: String) -> [String] {
    id.split(separator: "/").map(String.init)
  }
}

extension TagTree {
  /// The tags of notes as their files say. It takes as long as reading all of them.
  public init(filesAt paths: some Sequence<String>) {
    self.init(
      paths.sorted().lazy.map { path in
        NoteSource.bytes(ofFileAt: path).map { NoteReader.facts(of: $0).tags.map(\.name) } ?? []
      })
  }
}
