import CursesMarkdown
import Testing

/// What holds for the ranges of every tree; each breach is a sentence.
struct TreeLaws {
  let tree: MarkdownTree
  private(set) var breaches: [String] = []
  private(set) var inlineCount = 0
  private var covered: [Bool]

  init(_ tree: MarkdownTree) {
    self.tree = tree
    covered = Array(repeating: false, count: tree.source.count)
  }

  static func breaches(_ source: [UInt8], options: MarkdownOptions = .note) -> [String] {
    var laws = TreeLaws(MarkdownParser.parse(source, options: options))
    laws.check()
    return laws.breaches
  }

  mutating func check() {
    var pending = [BlockID.document]
    while let id = pending.popLast() {
      checkBlock(tree[id])
      pending += tree.children(of: id)
    }
    checkCoverage()
  }

  private mutating func fail(_ message: String) {
    if breaches.count < 20 { breaches.append(message) }
  }

  private mutating func cover(_ range: Range<Int>?) {
    for offset in range ?? 0..<0 where covered.indices.contains(offset) { covered[offset] = true }
  }

  // MARK: Blocks

  private mutating func checkBlock(_ block: Block) {
    for part in [block.opener, block.closer, block.info].compactMap({ $0 })
    where part.lowerBound < block.range.lowerBound || part.upperBound > block.range.upperBound {
      fail("\(block.kind): part \(part) outside of \(block.range)")
    }
    var place = block.range.lowerBound
    for child in tree.children(of: block.id) {
      let range = tree.range(of: child)
      let isInside = range.lowerBound >= place && range.upperBound <= block.range.upperBound
      if !isInside { fail("\(tree.kind(of: child)) \(range) in \(block.kind) from \(place)") }
      if tree[child].parent != block.id { fail("\(tree.kind(of: child)) has another parent") }
      place = range.upperBound
    }
    checkMarkers(block)
    checkSegments(block)
    if block.kind.hasInlines { checkInlines(of: block) }
  }

  private mutating func checkMarkers(_ block: Block) {
    let opener = block.opener.map { Array(tree.bytes(in: $0)) } ?? []
    let closer = block.closer.map { Array(tree.bytes(in: $0)) } ?? []
    var isRight = true
    switch block.kind {
    case .heading(let level, .atx):
      isRight = opener == Array(repeating: 0x23, count: level) && closer.allSatisfy { $0 == 0x23 }
    case .heading(let level, .setext):
      isRight = !closer.isEmpty && closer.allSatisfy { $0 == (level == 1 ? 0x3D : 0x2D) }
    case .blockQuote: isRight = opener == [0x3E]
    case .fencedCode:
      isRight =
        opener.count >= 3 && Set(opener).count == 1 && (closer.isEmpty || closer[0] == opener[0])
    case .item(let task):
      isRight = [0x2D, 0x2B, 0x2A, 0x2E, 0x29].contains(opener.last ?? 0)
      isRight = isRight && (block.info?.count == (task == nil ? nil : 3))
    case .footnoteDefinition: isRight = opener.starts(with: [0x5B, 0x5E]) && opener.last == 0x3A
    case .frontMatter: isRight = opener.count == 3 && closer.count == 3
    case .table: isRight = closer.contains(0x2D)
    default: isRight = block.opener == nil && block.closer == nil
    }
    if !isRight { fail("markers of \(block.kind) at \(block.range): \(opener) \(closer)") }
    switch block.kind {
    case .blockQuote, .item, .footnoteDefinition, .fencedCode, .frontMatter, .heading, .table:
      cover(block.opener)
      cover(block.closer)
      cover(block.info)
    default: break
    }
    if case .thematicBreak = block.kind { cover(block.range) }
  }

  private mutating func checkSegments(_ block: Block) {
    var place = 0
    for segment in tree.segments(of: block.id) {
      let isOrdered =
        segment.lineStart >= place && segment.range.lowerBound >= segment.lineStart
        && segment.lineEnd >= segment.range.upperBound
      if !isOrdered { fail("segment \(segment) of \(block.kind)") }
      if segment.range.contains(where: { isLineEnd($0) }) { fail("line end in \(segment)") }
      place = segment.range.upperBound
      cover(segment.range)
    }
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    let byte = tree.source[offset - tree.offset]
    return byte == 0x0A || byte == 0x0D
  }

  /// What no block has as text or marker is white space or the `>` of a quote.
  private mutating func checkCoverage() {
    for (offset, isCovered) in covered.enumerated() where !isCovered {
      let byte = tree.source[offset]
      let isMark = offset < 3 && [0xEF, 0xBB, 0xBF].contains(byte)
      let isPipe = byte == 0x7C
      if !isMark, !isPipe, ![0x20, 0x09, 0x0A, 0x0D, 0x3E].contains(byte) {
        fail("byte \(offset) \(UnicodeScalar(byte)) belongs to nothing")
      }
    }
  }

  // MARK: Inlines

  private mutating func checkInlines(of block: Block) {
    let inlines = tree.inlines(of: block.id)
    let segments = tree.segments(of: block.id)
    guard let first = segments.first?.range.lowerBound, let last = segments.last?.range.upperBound
    else { return }
    // Every byte of the leaf from its first to its last lies in exactly one outermost inline.
    var place = first
    for inline in inlines.roots {
      if inline.range.lowerBound != place {
        fail("gap \(place)..<\(inline.range) in \(block.kind)")
      }
      place = inline.range.upperBound
    }
    if place != max(first, last) {
      fail("inlines of \(block.kind) end at \(place), not \(last)")
    }
    for (inline, _) in inlines.walk {
      inlineCount += 1
      checkInline(inline, in: inlines, block)
    }
  }

  private mutating func checkInline(_ inline: Inline, in inlines: InlineTree, _ block: Block) {
    let parts = [inline.opener, inline.content, inline.closer]
    var place = inline.range.lowerBound
    for part in parts {
      if part.lowerBound < place || part.upperBound > inline.range.upperBound {
        fail("\(inline.kind) \(inline.range): parts \(parts)")
      }
      place = part.upperBound
    }
    if inline.range.isEmpty { fail("empty \(inline.kind) at \(inline.range)") }
    if inline.kind.isContainer {
      place = inline.content.lowerBound
      for child in inlines.children(of: inline.id) {
        if child.range.lowerBound != place { fail("gap in \(inline.kind) at \(place)") }
        place = child.range.upperBound
      }
      if place != inline.content.upperBound { fail("\(inline.kind) content ends at \(place)") }
    }
    if !isRight(inline, in: inlines) {
      fail("\(inline.kind) is \(tree.text(in: inline.range).debugDescription) \(parts)")
    }
  }

  private func isRight(_ inline: Inline, in inlines: InlineTree) -> Bool {
    let opener = tree.text(in: inline.opener)
    let content = tree.text(in: inline.content)
    let closer = tree.text(in: inline.closer)
    let bytes = tree.bytes(in: inline.range)
    switch inline.kind {
    case .text: return !bytes.contains { $0 == 0x0A || $0 == 0x0D }
    case .escape: return opener == "\\" && content.utf8.count == 1 && closer.isEmpty
    case .entity: return bytes.first == 0x26 && bytes.last == 0x3B
    case .softBreak: return opener.utf8.allSatisfy { $0 == 0x20 } && isLineEnd(content)
    case .hardBreak(.spaces): return opener.utf8.count >= 2 && isLineEnd(content)
    case .hardBreak(.backslash): return opener == "\\" && isLineEnd(content)
    case .codeSpan: return opener == closer && opener.utf8.allSatisfy { $0 == 0x60 }
    case .emphasis: return opener == closer && (opener == "*" || opener == "_")
    case .strong: return opener == closer && (opener == "**" || opener == "__")
    case .strikethrough: return opener == closer && (opener == "~" || opener == "~~")
    case .highlight: return opener == "==" && closer == "=="
    case .link: return opener == "[" && closer.hasPrefix("]") && inlines.link(of: inline.id) != nil
    case .image: return opener == "![" && closer.hasPrefix("]")
    case .autolink(.angleURI), .autolink(.angleEmail): return opener == "<" && closer == ">"
    case .autolink: return opener.isEmpty && closer.isEmpty && inlines.link(of: inline.id) != nil
    case .rawHTML: return bytes.first == 0x3C && bytes.last == 0x3E
    case .formula: return bytes.count > 2 && bytes.first == 0x24 && bytes.last == 0x24
    case .footnoteReference: return opener == "[^" && closer == "]"
    case .wikiLink: return opener == "[[" && closer == "]]"
    case .tag: return bytes.first == 0x23 && opener.isEmpty && closer.isEmpty
    }
  }

  private func isLineEnd(_ text: String) -> Bool { ["\n", "\r\n", "\r"].contains(text) }
}
