import BubblepadNotebook
import CursesText
import CursesYAML

/// The properties at the start of a note's source, between two lines `---`.
package struct FrontMatterBlock {
  /// The first line, with its end.
  package let opening: ArraySlice<UInt8>
  /// What stands between the two lines.
  package let properties: ArraySlice<UInt8>
  /// Where the text after it begins.
  package let end: Int

  /// Longer is no front matter, as for the parser of notes.
  private static let most = 1 << 16

  /// Nil where the source does not begin with front matter.
  package init?(_ source: [UInt8]) {
    let lines = Lines(source.prefix(Self.most))
    guard let first = lines.next(from: Self.start(of: source)), Self.isFence(source[first]) else {
      return nil
    }
    var start = first.upperBound
    while let line = lines.next(from: start) {
      if Self.isFence(source[line]) {
        opening = source[first]
        properties = source[first.upperBound..<line.lowerBound]
        end = line.upperBound
        return
      }
      start = line.upperBound
    }
    return nil
  }

  /// Where the text of a source begins: after its front matter and the blank lines below that.
  package static func startOfText(in text: SourceText) -> Int {
    let source = text.bytes(in: 0..<min(text.count, most))
    guard let end = FrontMatterBlock(source)?.end else { return 0 }
    return source[end...].firstIndex { $0 != 0x0A && $0 != 0x0D } ?? source.count
  }

  /// Where front matter begins, or would: after a byte order mark.
  package static func start(of source: [UInt8]) -> Int {
    source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("---".utf8))
      && line.dropFirst(3).allSatisfy { [0x20, 0x09, 0x0D, 0x0A].contains($0) }
  }

  /// Whether its lines end with CR and LF.
  package var hasCarriageReturns: Bool { opening.suffix(2) == [0x0D, 0x0A] }

  /// The properties with the lines they are written in, comments after them included.
  ///
  /// - Throws: where the block is no YAML, or not one property below the other.
  package func lines() throws(Refusal) -> [(name: String, lines: [UInt8])] {
    let pairs = try Self.pairs(of: Array(properties))
    let lines = Lines(properties)
    var starts: [Int] = []
    var at = properties.startIndex
    while let line = lines.next(from: at) {
      starts.append(line.lowerBound)
      at = line.upperBound
    }
    starts.append(properties.endIndex)
    return try pairs.indices.map { index throws(Refusal) in
      let (key, next) = (pairs[index], index + 1 < pairs.count ? pairs[index + 1].place.line : nil)
      let end = next.map { $0 - 1 } ?? starts.count - 1
      guard key.place.column == 1, key.place.line - 1 < end, end < starts.count else {
        throw Refusal("the properties do not stand one below the other")
      }
      return (key.name, Array(properties[starts[key.place.line - 1]..<starts[end]]))
    }
  }

  /// The names of the properties.
  package static func names(of properties: [UInt8]) throws(Refusal) -> [String] {
    try pairs(of: properties).map(\.name)
  }

  /// A property: its name, where that stands, and its value.
  struct Pair {
    let name: String
    let place: YAMLPlace
    let value: YAMLNode
  }

  /// The properties in their order.
  static func pairs(of properties: [UInt8]) throws(Refusal) -> [Pair] {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLReader(limits: YAMLLimits(depth: 16, nodes: 4000)).root(of: properties)
    } catch {
      // The line of the note, after the first `---`.
      let line = error.line + 1
      if case .duplicateKey(let name) = error.kind {
        throw Refusal("“\(name)” is there twice (line \(line))")
      }
      throw Refusal("line \(line) is no property")
    }
    guard let root else { return [] }
    guard let mapping = root.mapping else { throw Refusal("the properties have no names") }
    return mapping.compactMap { pair in
      pair.key.string.map { Pair(name: $0, place: pair.key.place, value: pair.value) }
    }
  }

  /// Obsidian reads these three in capitals and small letters alike.
  package static func folded(_ name: String) -> String {
    let small = name.lowercased()
    return ["tags", "aliases", "cssclasses"].contains(small) ? small : name
  }

  /// The bytes with CR and LF at each line's end.
  package static func withCarriageReturns(_ lines: [UInt8]) -> [UInt8] {
    lines.reduce(into: []) { result, byte in
      if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
      result.append(byte)
    }
  }
}

/// The lines of bytes, each with its end.
private struct Lines {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The line that begins at an offset; nil at the end.
  func next(from start: Int) -> Range<Int>? {
    guard start < bytes.endIndex else { return nil }
    let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.endIndex
    return start..<end
  }
}
