internal import _RopeModule

/// The entries of a block table in order, in a rope with sums of their lengths, lines and names.
///
/// Finding an entry by its number or by an offset, and replacing some, takes time that grows with the
/// logarithm of their number. A copy costs nothing and shares what is not changed.
///
/// This is the only file of the module that knows the rope.
package struct EntryRope: Sendable {
  /// The chunks. They are immutable values, so that sharing them between threads is safe; the rope's
  /// own type only does not say so.
  private nonisolated(unsafe) var rope = Rope<EntryChunk>()

  init() {}

  init(_ entries: [StoredEntry]) {
    var builder = Rope<EntryChunk>.Builder()
    EntryChunk.forEachPiece(of: entries) { builder.insertBeforeTip($0) }
    rope = builder.finalize()
  }

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
    let (index, inside) = rope.find(
      at: max(0, offset), in: EntryChunk.ByteMetric(), preferEnd: false)
    return place(index) { _, start in start <= inside }
  }

  /// The entry of a number; nil when there are not so many.
  package func place(ofEntry number: Int) -> EntryPlace? {
    guard number >= 0, number < count else { return nil }
    let (index, inside) = rope.find(at: number, in: EntryChunk.EntryMetric(), preferEnd: false)
    return place(index) { at, _ in at <= inside }
  }

  /// The last entry of a chunk for whose number and start, both counted in the chunk, a test holds.
  private func place(
    _ index: Rope<EntryChunk>.Index, _ holds: (Int, Int) -> Bool
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
    guard number < count else { return [] }
    let (index, inside) = rope.find(at: number, in: EntryChunk.EntryMetric(), preferEnd: false)
    return rope[index].entries[inside...]
  }

  /// Calls `body` with the names that each entry defines, in order; entries without are not visited.
  func forEachNames(_ body: ([DefinedName]) -> Void) {
    let all = names
    var seen = 0
    while seen < all {
      let (index, _) = rope.find(at: seen, in: EntryChunk.NameMetric(), preferEnd: false)
      let chunk = rope[index]
      for entry in chunk.entries where !entry.names.isEmpty { body(entry.names) }
      seen += max(1, chunk.summary.names)
    }
  }

  /// The entry where the ordered list begins that one goes on with, and the items that begin in those between
  /// the two.
  package func listHead(ofEntry number: Int) -> (head: EntryPlace, items: Int)? {
    guard number >= 0, number < count else { return nil }
    let (index, inside) = rope.find(at: number, in: EntryChunk.EntryMetric(), preferEnd: false)
    let entries = rope[index].entries
    let before = rope.offset(of: index, in: EntryChunk.ItemMetric())
    let items = before + entries[..<inside].reduce(0) { $0 + $1.items }
    let chunkStart = number - inside
    if let at = entries[..<inside].lastIndex(where: \.isListHead) {
      let later = entries[at..<inside].reduce(0) { $0 + $1.items }
      return place(ofEntry: chunkStart + at).map { ($0, later) }
    }
    let heads = rope.offset(of: index, in: EntryChunk.HeadMetric())
    guard heads > 0 else { return nil }
    let (found, _) = rope.find(at: heads - 1, in: EntryChunk.HeadMetric(), preferEnd: false)
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
    guard !rope.isEmpty else {
      self = EntryRope(new)
      return
    }
    if replaceInChunk(range, with: new) { return }
    var builder = rope.builder(removing: range, in: EntryChunk.EntryMetric())
    EntryChunk.forEachPiece(of: new) { builder.insertBeforeTip($0) }
    rope = builder.finalize()
  }

  /// The usual case, an edit within one chunk.
  private mutating func replaceInChunk(_ range: Range<Int>, with new: [StoredEntry]) -> Bool {
    guard range.lowerBound < count else { return false }
    var (index, inside) = rope.find(
      at: range.lowerBound, in: EntryChunk.EntryMetric(), preferEnd: false)
    let old = rope[index].entries.count
    let size = old - range.count + new.count
    guard inside + range.count <= old, size <= EntryChunk.maximum, size >= EntryChunk.minimum
    else { return false }
    rope.update(at: &index) { $0.replace(inside..<(inside + range.count), with: new) }
    return true
  }

  mutating func append(_ new: [StoredEntry]) { append(EntryRope(new)) }

  mutating func append(_ other: EntryRope) {
    guard !rope.isEmpty else {
      self = other
      return
    }
    guard !other.isEmpty else { return }
    // Not `Rope.append`: it was seen to lose the elements of short ropes.
    var builder = rope.builder(removing: count..<count, in: EntryChunk.EntryMetric())
    builder.insertBeforeTip(other.rope)
    rope = builder.finalize()
  }

  mutating func removeLast(_ number: Int) { replace(count - number..<count, with: []) }

  func extracting(_ range: Range<Int>) -> EntryRope {
    range.isEmpty
      ? EntryRope() : EntryRope(rope: rope.extract(range, in: EntryChunk.EntryMetric()))
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

  static func forEachPiece(of entries: [StoredEntry], _ body: (EntryChunk) -> Void) {
    let pieces = (entries.count + maximum - 1) / maximum
    var start = 0
    for piece in 0..<pieces {
      let end = start + (entries.count - start) / (pieces - piece)
      body(EntryChunk(Array(entries[start..<end])))
      start = end
    }
  }

  mutating func replace(_ range: Range<Int>, with new: [StoredEntry]) {
    summary.subtract(Summary(entries[range]))
    summary.add(Summary(new))
    entries.replaceSubrange(range, with: new)
  }

  // What follows is what a rope asks of its elements.

  struct Summary: RopeSummary {
    static var maxNodeSize: Int { 15 }
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

    var isZero: Bool { entries == 0 }

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
    func index(at offset: Int, in element: EntryChunk) -> Int { offset }
  }

  /// Bytes, lines, names, items and heads only find chunks and count; chunks are cut by number.
  package struct ByteMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.bytes }
    func index(at offset: Int, in element: EntryChunk) -> Int { 0 }
  }

  struct LineMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.lines }
    func index(at offset: Int, in element: EntryChunk) -> Int { 0 }
  }

  package struct ItemMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.items }
    func index(at offset: Int, in element: EntryChunk) -> Int { 0 }
  }

  struct HeadMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.heads }
    func index(at offset: Int, in element: EntryChunk) -> Int { 0 }
  }

  struct NameMetric: RopeMetric {
    func size(of summary: Summary) -> Int { summary.names }
    func index(at offset: Int, in element: EntryChunk) -> Int { 0 }
  }

  var isEmpty: Bool { entries.isEmpty }
  var isUndersized: Bool { entries.count < Self.minimum }

  func invariantCheck() { assert(entries.count <= Self.maximum) }

  mutating func rebalance(nextNeighbor right: inout EntryChunk) -> Bool {
    let all = entries + right.entries
    if all.count <= Self.maximum {
      self = EntryChunk(all)
      right = EntryChunk([])
      return true
    }
    self = EntryChunk(Array(all[..<(all.count / 2)]))
    right = EntryChunk(Array(all[(all.count / 2)...]))
    return false
  }

  mutating func split(at index: Int) -> EntryChunk {
    let tail = EntryChunk(Array(entries[index...]))
    self = EntryChunk(Array(entries[..<index]))
    return tail
  }
}
