internal import CursesRope

/// The entries of a block table in order, in a rope with sums of their lengths, lines and names.
///
/// Finding an entry by its number or by an offset, and replacing some, takes time that grows with the
/// logarithm of their number. A copy costs nothing and shares what is not changed.
///
/// This is the only file of the module that knows the rope.
package struct EntryRope: Sendable {
  private var rope = Rope<EntryChunk>()

  init() {}

  init(_ entries: [StoredEntry]) { rope = Rope(EntryChunk.pieces(of: entries)) }

  private init(rope: Rope<EntryChunk>) { self.rope = rope }

  var isEmpty: Bool { rope.isEmpty }
  package var count: Int { rope.count(in: EntryChunk.EntryMetric()) }
  /// The bytes of all entries.
  var length: Int { rope.count(in: EntryChunk.ByteMetric()) }
  var lines: Int { rope.count(in: EntryChunk.LineMetric()) }
  /// How many labels the entries define, each as often as it is defined.
  var names: Int { rope.count(in: EntryChunk.NameMetric()) }

  // MARK: Looking up

  /// The entry that holds an offset, the last one for what lies behind; nil when there is none.
  package func place(atOffset offset: Int) -> EntryPlace? {
    guard !rope.isEmpty else { return nil }
    guard offset < length else { return place(ofEntry: count - 1) }
    return rope.find(at: max(0, offset), in: EntryChunk.ByteMetric(), preferEnd: false)
      .flatMap { found in place(found.place) { _, start in start <= found.remaining } }
  }

  /// The entry of a number; nil when there are not so many.
  package func place(ofEntry number: Int) -> EntryPlace? {
    rope.find(at: number, in: EntryChunk.EntryMetric(), preferEnd: false)
      .flatMap { found in place(found.place) { at, _ in at <= found.remaining } }
  }

  /// The last entry of a chunk for whose number and start, both counted in the chunk, a test holds.
  private func place(
    _ index: Rope<EntryChunk>.Place, _ holds: (Int, Int) -> Bool
  ) -> EntryPlace? {
    let entries = rope[index].entries
    var at = 0
    var start = 0
    var line = 0
    while at + 1 < entries.count, holds(at + 1, start + Int(entries[at].length)) {
      start += Int(entries[at].length)
      line += Int(entries[at].lines)
      at += 1
    }
    return EntryPlace(
      number: rope.offset(of: index, in: EntryChunk.EntryMetric()) + at,
      start: rope.offset(of: index, in: EntryChunk.ByteMetric()) + start,
      line: rope.offset(of: index, in: EntryChunk.LineMetric()) + line, entry: entries[at])
  }

  /// The entries from a number to the end of its chunk; none behind the last.
  fileprivate func run(from number: Int) -> ArraySlice<StoredEntry> {
    rope.find(at: number, in: EntryChunk.EntryMetric(), preferEnd: false)
      .map { rope[$0.place].entries[$0.remaining...] } ?? []
  }

  /// Calls `body` with the names that each entry defines, in order; entries without are not visited.
  func forEachNames(_ body: ([DefinedName]) -> Void) {
    var seen = 0
    while let (index, _) = rope.find(at: seen, in: EntryChunk.NameMetric(), preferEnd: false) {
      let chunk = rope[index]
      for entry in chunk.entries where !entry.names.isEmpty { body(entry.names) }
      seen += max(1, chunk.summary.names)
    }
  }

  /// The entry where the ordered list begins that one goes on with, and the items that begin in those between
  /// the two.
  package func listHead(ofEntry number: Int) -> (head: EntryPlace, items: Int)? {
    guard
      let (index, inside) = rope.find(at: number, in: EntryChunk.EntryMetric(), preferEnd: false)
    else { return nil }
    let entries = rope[index].entries
    let before = rope.offset(of: index, in: EntryChunk.ItemMetric())
    let items = before + entries[..<inside].reduce(0) { $0 + $1.items }
    let chunkStart = number - inside
    if let at = entries[..<inside].lastIndex(where: \.isListHead) {
      let later = entries[at..<inside].reduce(0) { $0 + $1.items }
      return place(ofEntry: chunkStart + at).map { ($0, later) }
    }
    let heads = rope.offset(of: index, in: EntryChunk.HeadMetric())
    guard heads > 0,
      let (found, _) = rope.find(at: heads - 1, in: EntryChunk.HeadMetric(), preferEnd: false)
    else { return nil }
    let others = rope[found].entries
    guard let at = others.lastIndex(where: \.isListHead) else { return nil }
    let first = rope.offset(of: found, in: EntryChunk.EntryMetric())
    let known =
      rope.offset(of: found, in: EntryChunk.ItemMetric())
      + others[...at].reduce(0) { $0 + $1.items }
    return place(ofEntry: first + at).map { ($0, items - known) }
  }

  // MARK: Changing

  /// Puts `new` in the place of some entries.
  mutating func replace(_ range: Range<Int>, with new: [StoredEntry]) {
    if range.isEmpty && new.isEmpty { return }
    if replaceInChunk(range, with: new) { return }
    rope.replace(range, with: EntryChunk.pieces(of: new))
  }

  /// The usual case, an edit within one chunk.
  private mutating func replaceInChunk(_ range: Range<Int>, with new: [StoredEntry]) -> Bool {
    guard
      let (index, inside) = rope.find(
        at: range.lowerBound, in: EntryChunk.EntryMetric(), preferEnd: false)
    else { return false }
    let old = rope[index].entries.count
    let size = old - range.count + new.count
    guard inside + range.count <= old, size <= EntryChunk.maximum, size >= EntryChunk.minimum
    else { return false }
    rope.update(at: index) { $0.replace(inside..<(inside + range.count), with: new) }
    return true
  }

  mutating func append(_ new: [StoredEntry]) { append(EntryRope(new)) }

  mutating func append(_ other: EntryRope) {
    rope.replace(count..<count, with: other.rope)
  }

  mutating func removeLast(_ number: Int) { replace(count - number..<count, with: []) }

  func extracting(_ range: Range<Int>) -> EntryRope {
    range.isEmpty
      ? EntryRope() : EntryRope(rope: rope.extract(range))
  }
}

/// An entry and where it stands.
package struct EntryPlace {
  package var number: Int
  package var start: Int
  /// The line it starts at, from 0.
  var line: Int
  package var entry: StoredEntry

  package var end: Int { start + Int(entry.length) }
}

/// A walk through the entries of a rope, forward.
package struct EntryCursor {
  private let entries: EntryRope
  private let count: Int
  private var run: ArraySlice<StoredEntry>
  private(set) var number: Int
  /// Where the entry starts, or where the last one ends.
  private(set) var start: Int

  /// Starts at an entry, or behind the last.
  init(_ entries: EntryRope, at number: Int, start: Int) {
    self.entries = entries
    self.number = number
    self.start = start
    count = entries.count
    run = entries.run(from: number)
  }

  /// Nil behind the last.
  var entry: StoredEntry? { run.first }
  var isAtEnd: Bool { number >= count }

  mutating func advance() {
    guard let entry = run.popFirst() else { return }
    start += Int(entry.length)
    number += 1
    if run.isEmpty { run = entries.run(from: number) }
  }
}

/// Up to some dozen entries with the sums of their lengths: the rope's element.
private struct EntryChunk: RopeElement {
  static let maximum = 96
  static let minimum = 48

  private(set) var entries: [StoredEntry]
  private(set) var summary: Summary

  init(_ entries: [StoredEntry]) {
    self.entries = entries
    summary = Summary(entries)
  }

  static func pieces(of entries: [StoredEntry]) -> [EntryChunk] {
    let pieces = (entries.count + maximum - 1) / maximum
    var start = 0
    return (0..<pieces).map { piece in
      let end = start + (entries.count - start) / (pieces - piece)
      defer { start = end }
      return EntryChunk(Array(entries[start..<end]))
    }
  }

  mutating func replace(_ range: Range<Int>, with new: [StoredEntry]) {
    summary.subtract(Summary(entries[range]))
    summary.add(Summary(new))
    entries.replaceSubrange(range, with: new)
  }

  // What follows is what a rope asks of its elements.

  struct Summary: RopeSummary {
    static var zero: Summary { Summary() }

    var entries = 0
    var bytes = 0
    var lines = 0
    var names = 0
    var items = 0
    /// Entries in which no container is open.
    var heads = 0

    private init() {}

    init(_ entries: some Collection<StoredEntry>) {
      self.entries = entries.count
      for entry in entries {
        bytes += Int(entry.length)
        lines += Int(entry.lines)
        names += entry.names.count
        items += entry.items
        if entry.isListHead { heads += 1 }
      }
    }

    var length: Int { entries }

    mutating func add(_ other: Summary) {
      entries += other.entries
      bytes += other.bytes
      lines += other.lines
      names += other.names
      items += other.items
      heads += other.heads
    }

    mutating func subtract(_ other: Summary) {
      entries -= other.entries
      bytes -= other.bytes
      lines -= other.lines
      names -= other.names
      items -= other.items
      heads -= other.heads
    }
  }

  package struct EntryMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.entries }
    typealias Element = EntryChunk
  }

  /// Bytes, lines, names, items and heads only find chunks and count; chunks are cut by number.
  package struct ByteMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.bytes }
    typealias Element = EntryChunk
  }

  struct LineMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.lines }
    typealias Element = EntryChunk
  }

  package struct ItemMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.items }
    typealias Element = EntryChunk
  }

  struct HeadMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.heads }
    typealias Element = EntryChunk
  }

  struct NameMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.names }
    typealias Element = EntryChunk
  }

  var isUndersized: Bool { entries.count < Self.minimum }

  static func joined(_ left: EntryChunk, _ right: EntryChunk) -> [EntryChunk] {
    pieces(of: left.entries + right.entries)
  }

  mutating func split(at index: Int) -> EntryChunk {
    let tail = EntryChunk(Array(entries[index...]))
    self = EntryChunk(Array(entries[..<index]))
    return tail
  }
}
