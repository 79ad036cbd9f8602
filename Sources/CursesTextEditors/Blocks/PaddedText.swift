import CursesText
@_spi(Nodes) import CursesViewGraph

/// A leaf's text with a no-break space drawn on both sides of each code span, so that its shade has room.
///
/// The spaces are in no document: offsets go back and forth. A caret at the edge of a code span stands
/// before the space when it leans upstream and after it when it leans downstream.
struct PaddedText: Sendable {
  private(set) var bytes: [UInt8]
  /// Where in the leaf spaces are put in, in order. One offset may come twice.
  private let pads: [Int]

  private static let pad: [UInt8] = [0xC2, 0xA0]

  /// - Parameter isASCII: whether `…` is three stops, which take as many bytes and more cells.
  init(_ leaf: PageLeaf, isASCII: Bool = false) {
    let text = isASCII ? leaf.text.withoutEllipses : leaf.text
    var pads: [Int] = []
    for span in leaf.spans where span.hasRoom && !span.range.isEmpty {
      pads.append(span.range.lowerBound)
      pads.append(span.range.upperBound)
    }
    // A code span cut into several stretches by other attributes has no spaces inside.
    pads = PaddedText.withoutSeams(pads)
    self.pads = pads
    guard !pads.isEmpty else {
      bytes = text
      return
    }
    bytes = []
    bytes.reserveCapacity(text.count + pads.count * 2)
    var start = 0
    for pad in pads {
      bytes += text[start..<pad]
      bytes += PaddedText.pad
      start = pad
    }
    bytes += text[start...]
  }

  private static func withoutSeams(_ pads: [Int]) -> [Int] {
    var kept: [Int] = []
    for (index, pad) in pads.enumerated() {
      let isClosing = !index.isMultiple(of: 2)
      if isClosing, index + 1 < pads.count, pads[index + 1] == pad { continue }
      if !isClosing, index > 0, pads[index - 1] == pad { continue }
      kept.append(pad)
    }
    return kept
  }

  /// The offset in `bytes` of a caret in the leaf.
  func padded(_ offset: Int, _ affinity: Affinity) -> Int {
    var count = 0
    for pad in pads {
      guard pad < offset || pad == offset && affinity == .downstream else { break }
      count += 1
    }
    return offset + count * 2
  }

  /// The offset in the leaf of one in `bytes`, and on which side of a space it is.
  func unpadded(_ offset: Int) -> (offset: Int, affinity: Affinity) {
    for (index, pad) in pads.enumerated() {
      let start = pad + index * 2
      if offset <= start { return (offset - index * 2, .upstream) }
      if offset <= start + 2 { return (pad, .downstream) }
    }
    return (offset - pads.count * 2, .upstream)
  }

  /// Whether what starts at an offset in `bytes` is a space that was put in.
  func isPad(at offset: Int) -> Bool {
    guard !pads.isEmpty else { return false }
    return pads.indices.contains { pads[$0] + $0 * 2 == offset }
  }
}

extension [UInt8] {
  private static let ellipsis: [UInt8] = Array("…".utf8)

  /// The same with three stops for each `…`.
  fileprivate var withoutEllipses: [UInt8] {
    guard contains(Self.ellipsis[0]) else { return self }
    var text = self
    for index in indices.dropLast(2) where text[index...].starts(with: Self.ellipsis) {
      for offset in index..<(index + 3) { text[offset] = UInt8(ascii: ".") }
    }
    return text
  }

  /// How many cells more it takes with three stops for each `…`.
  var ellipsisColumns: Int {
    guard contains(Self.ellipsis[0]) else { return 0 }
    return 2 * indices.count { self[$0...].starts(with: Self.ellipsis) }
  }

  /// The start of the character that an offset lies in, where that is within one.
  func scalarStart(at offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < count, self[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

extension PageSpan {
  /// Whether a space is drawn on both of its sides.
  fileprivate var hasRoom: Bool {
    attributes.contains(.code) && !attributes.contains(.isTight)
  }
}
