import CursesText

/// What becomes of the definitions of a note when a part of it leaves: each goes with the part if only that uses it,
/// stays if only the rest does, and is in both where both do. What nothing uses is left to what it lies in.
///
/// A definition in a quotation, an item or a footnote is taken out of none: where the other side needs it too, that
/// gets a copy, if it is one line.
struct PartDefinitions {
  typealias Definition = NoteLabels.Definition

  /// Those in the part that the note needs, in their order.
  private(set) var staying: [Definition] = []
  /// Those outside of the part that it needs, in their order.
  private(set) var coming: [Definition] = []
  /// The lines of the part that do not leave with it.
  private(set) var left: [Range<Int>] = []
  /// The lines outside of the part that leave too.
  private(set) var cut: [Range<Int>] = []
  private let source: [UInt8]

  /// - Parameter part: what leaves.
  init(_ part: Range<Int>, of source: [UInt8]) {
    self.source = source
    let labels = NoteLabels(source)
    let all = labels.definitions
    func isInside(_ definition: Definition) -> Bool {
      part.lowerBound <= definition.range.lowerBound
        && definition.range.upperBound <= part.upperBound
    }
    let inside = all.filter(isInside)
    guard !all.isEmpty, !Self.isBlank(part, without: inside, in: source) else { return }
    let outside = all.filter { !$0.range.overlaps(part) }
    let needs = Needs(labels, part: part, inside: inside, outside: outside)
    let isOfBoth = needs.part.intersection(needs.rest)
    func canBeCopied(_ definition: Definition) -> Bool {
      !definition.isNested || !source[definition.range].contains(where: Self.isLineEnd)
    }
    staying = inside.filter { needs.rest.contains($0.name) && canBeCopied($0) }.apart
    coming = outside.filter { needs.part.contains($0.name) && canBeCopied($0) }.apart
    func isMoved(_ definition: Definition) -> Bool {
      !definition.isNested && !isOfBoth.contains(definition.name)
    }
    left = lines(of: staying.filter(isMoved), in: part)
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    cut = lines(of: coming.filter(isMoved), in: start..<source.count)
  }

  /// What stands between two definitions that come one after the other.
  func gap(between first: Definition, _ second: Definition, lineEnd: String) -> [UInt8] {
    let between = source[
      first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)]
    if !between.isEmpty, between.allSatisfy({ $0 <= 0x20 }) { return Array(between) }
    return Array((first.name.kind == second.name.kind ? lineEnd : lineEnd + lineEnd).utf8)
  }

  // MARK: Lines

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(
    _ part: Range<Int>, without definitions: [Definition], in source: [UInt8]
  ) -> Bool {
    var start = part.lowerBound
    for range in definitions.map(\.range) {
      // One may lie in another.
      guard range.lowerBound >= start else { continue }
      if source[start..<range.lowerBound].contains(where: { $0 > 0x20 }) { return false }
      start = range.upperBound
    }
    return !source[start..<part.upperBound].contains { $0 > 0x20 }
  }

  /// The whole lines of definitions, with the blank lines that would be left over.
  private func lines(of definitions: [Definition], in bounds: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for definition in definitions {
      let lines =
        start(
          ofLineAt: definition.range.lowerBound, in: bounds)..<end(
          ofLineAt: definition.range.upperBound, in: bounds)
      if let last = runs.last,
        last.upperBound > lines.lowerBound
          || source[last.upperBound..<lines.lowerBound].allSatisfy({ $0 <= 0x20 })
      {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, lines.upperBound)
      } else {
        runs.append(lines)
      }
    }
    return runs.map { withBlankLines($0, in: bounds) }
  }

  private func withBlankLines(_ run: Range<Int>, in bounds: Range<Int>) -> Range<Int> {
    let above = source[bounds.lowerBound..<run.lowerBound].lastIndex { $0 > 0x20 }
    guard let below = source[run.upperBound..<bounds.upperBound].firstIndex(where: { $0 > 0x20 })
    else {
      let lower = above.map { end(ofLineAt: $0, in: bounds) } ?? bounds.lowerBound
      return min(lower, run.lowerBound)..<run.upperBound
    }
    let isBelowBlank = above.map { end(ofLineAt: $0, in: bounds) < run.lowerBound } ?? true
    return run.lowerBound..<(isBelowBlank ? start(ofLineAt: below, in: bounds) : run.upperBound)
  }

  private func start(ofLineAt offset: Int, in bounds: Range<Int>) -> Int {
    source[bounds.lowerBound..<offset].lastIndex(where: Self.isLineEnd).map { $0 + 1 }
      ?? bounds.lowerBound
  }

  /// After the line end.
  private func end(ofLineAt offset: Int, in bounds: Range<Int>) -> Int {
    guard let end = source[offset..<bounds.upperBound].firstIndex(where: Self.isLineEnd) else {
      return bounds.upperBound
    }
    let isPair = source[end] == 0x0D && end + 1 < bounds.upperBound && source[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }
}

extension [NoteLabels.Definition] {
  /// Those in their order that lie in no other one.
  fileprivate var apart: Self {
    reduce(into: []) { kept, next in
      if kept.last.map({ $0.range.upperBound <= next.range.lowerBound }) ?? true {
        kept.append(next)
      }
    }
  }
}

/// What a part of a note and the rest of it use, what their definitions use included.
private struct Needs {
  let part: Set<NoteLabels.Name>
  let rest: Set<NoteLabels.Name>

  init(
    _ labels: NoteLabels, part range: Range<Int>, inside: [NoteLabels.Definition],
    outside: [NoteLabels.Definition]
  ) {
    var (part, rest): (Set<NoteLabels.Name>, Set<NoteLabels.Name>) = ([], [])
    var used: [NoteLabels.Name: Set<NoteLabels.Name>] = [:]
    for use in labels.uses {
      let (lower, isOfPart) = (use.range.lowerBound, range.contains(use.range.lowerBound))
      if let definition = (isOfPart ? inside : outside).first(where: { $0.range.contains(lower) }) {
        used[definition.name, default: []].insert(use.name)
      } else if isOfPart {
        part.insert(use.name)
      } else {
        rest.insert(use.name)
      }
    }
    let known = used.closed(part).union(used.closed(rest))
    func unused(_ definitions: [NoteLabels.Definition]) -> Set<NoteLabels.Name> {
      Set(definitions.map(\.name)).subtracting(known)
    }
    self.part = used.closed(part.union(unused(inside)))
    self.rest = used.closed(rest.union(unused(outside)))
  }
}
