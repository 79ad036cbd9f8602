import BubblepadNotebook
import CursesMarkdown

/// Reads what the index keeps of a note from its source.
struct NoteReader {
  private let source: [UInt8]
  private let tree: MarkdownTree
  private var lines: LineStarts
  private var facts = NoteFacts()
  /// The items of the tasks, in the order of those.
  private var taskItems: [Range<Int>] = []

  /// The facts of a source.
  static func facts(of source: [UInt8]) -> NoteFacts {
    var reader = NoteReader(source)
    reader.read()
    return reader.facts
  }

  /// The start of a source up to the end of its front matter; nil where it can have none.
  static func frontMatter(of source: [UInt8]) -> [UInt8]? {
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard source[start...].starts(with: Array("---".utf8)) else { return nil }
    while let end = source[start...].firstIndex(of: 0x0A) {
      start = end + 1
      let line = source[start...].prefix { $0 != 0x0A }
      let isFence =
        line.starts(with: Array("---".utf8))
        && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if isFence { return Array(source[..<line.endIndex]) }
    }
    return nil
  }

  /// What a note is called beside its title.
  static func aliases(of source: [UInt8]) -> [String] {
    guard let frontMatter = frontMatter(of: source) else { return [] }
    // Most have none, which is seen without reading YAML. A key may be written as escapes.
    let mayNameSome =
      frontMatter.contains(UInt8(ascii: "\\"))
      || FoldedText(frontMatter).contains(Array("aliases".utf8))
    return mayNameSome ? facts(of: frontMatter).aliases : []
  }

  private init(_ source: [UInt8]) {
    self.source = source
    tree = MarkdownParser.parse(source)
    lines = LineStarts(source)
  }

  private mutating func read() {
    let mayName = source.contains(UInt8(ascii: "^"))
    for id in tree.allBlocks {
      let kind = tree.kind(of: id)
      switch kind {
      case .frontMatter(.yaml): readFrontMatter(id)
      case .heading(let level, _): readHeading(id, level)
      case .item: readTask(id)
      case .linkDefinition:
        guard let parts = tree.linkDefinitionParts(of: id) else { break }
        add(markdown: parts.destination, in: parts.destination, isEmbed: false)
      default: break
      }
      if kind.hasInlines {
        readInlines(of: id)
        if mayName, kind == .paragraph { readName(of: id) }
      }
      if !kind.isContainer || kind == .paragraph { facts.blocks.append(tree.range(of: id)) }
    }
    facts.blocks.sort { $0.lowerBound < $1.lowerBound }
    facts.headings.sort { $0.line < $1.line }
    facts.links.sort { $0.range.lowerBound < $1.range.lowerBound }
    nestTasks()
    facts.blockNames.sort { $0.line < $1.line }
    nameBlocksAbove()
    facts.tags.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
  }

  // MARK: Blocks

  private mutating func readHeading(_ id: BlockID, _ level: Int) {
    let text = tree.segments(of: id).map { tree.text(in: $0.range) }.joined(separator: " ")
    facts.headings.append(
      .init(level: level, text: NoteTitle.trimmed(text), line: tree[id].lines.lowerBound + 1))
  }

  /// Any character may stand in a box; the parser knows two.
  private mutating func readTask(_ id: BlockID) {
    let range = tree.range(of: id)
    let end = lines.end(ofLineAt: range.lowerBound, in: source)
    var place = range.lowerBound
    func skip(while holds: (UInt8) -> Bool) {
      while place < end, holds(source[place]) { place += 1 }
    }
    skip { (0x30...0x39).contains($0) }
    place += 1
    skip { $0 == 0x20 || $0 == 0x09 }
    guard place < end, source[place] == UInt8(ascii: "[") else { return }
    // In bytes: a status that is no UTF-8 is read as a character of more of them.
    let box = source[place + 1..<min(place + 12, end)]
    guard let close = box.firstIndex(of: UInt8(ascii: "]")) else { return }
    let text = String(decoding: box[..<close], as: UTF8.self)
    guard let status = text.first, text.count == 1 else { return }
    let after = close + 1
    guard after == end || source[after] == 0x20 || source[after] == 0x09 else { return }
    facts.tasks.append(
      .init(
        status: status, range: min(after + 1, end)..<end,
        line: lines.line(of: range.lowerBound) + 1))
    taskItems.append(range)
  }

  /// Puts the tasks in the order of the text, each with the nearest one around it.
  private mutating func nestTasks() {
    let sorted = zip(facts.tasks, taskItems).sorted {
      $0.0.range.lowerBound < $1.0.range.lowerBound
    }
    var around: [(line: Int, end: Int)] = []
    facts.tasks = sorted.map { task, item in
      while let last = around.last, last.end <= item.lowerBound { around.removeLast() }
      var task = task
      task.parent = around.last?.line
      around.append((task.line, item.upperBound))
      return task
    }
  }

  /// An id at the end of a block, or alone after one.
  private mutating func readName(of id: BlockID) {
    guard let last = tree.segments(of: id).last else { return }
    let text = tree.bytes(in: last.range)
    guard let mark = BlockMark.range(in: text[...]) else { return }
    facts.blockNames.append(
      .init(
        id: String(decoding: text[mark].dropFirst(), as: UTF8.self),
        line: lines.line(of: mark.lowerBound) + 1,
        text: words(from: tree.range(of: id).lowerBound, to: mark.lowerBound)))
  }

  /// In bytes: so much of a block says what it is about.
  private static let mostWords = 200

  /// The first line of some text without markers.
  private func words(from start: Int, to end: Int) -> String {
    let line = source[start..<max(start, end)].prefix(Self.mostWords).prefix { $0 != 0x0A }
    return NoteSummary.plainLine(String(decoding: line, as: UTF8.self))
  }

  /// An id alone on its line names the lines above it, up to a blank one.
  private mutating func nameBlocksAbove() {
    func isBlank(_ line: Int) -> Bool {
      source[lines.range(of: line, in: source)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
    for index in facts.blockNames.indices where facts.blockNames[index].text.isEmpty {
      var line = facts.blockNames[index].line - 2
      while line > 0, isBlank(line) { line -= 1 }
      while line > 0, !isBlank(line - 1) { line -= 1 }
      guard line >= 0 else { continue }
      let range = lines.range(of: line, in: source)
      facts.blockNames[index].text = words(from: range.lowerBound, to: range.upperBound)
    }
  }

  // MARK: Inlines

  private mutating func readInlines(of id: BlockID) {
    let text = tree.bytes(in: tree.range(of: id))
    guard text.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "#") }) else {
      return
    }
    let inlines = tree.inlines(of: id)
    var code: [Range<Int>] = []
    for (inline, _) in inlines.walk {
      switch inline.kind {
      case .codeSpan: code.append(inline.range)
      case .tag:
        let name = tree.text(in: inline.range).dropFirst()
        facts.tags.append(.init(name: String(name), range: inline.range))
      case .wikiLink: add(wiki: inline)
      case .link, .image:
        guard let range = inlines.link(of: inline.id)?.destinationRange else { continue }
        var isEmbed = false
        if case .image = inline.kind { isEmbed = true }
        add(markdown: range, in: inline.range, isEmbed: isEmbed)
      default: continue
      }
    }
    readEmbeds(in: tree.range(of: id), besides: code)
  }

  private mutating func add(wiki inline: Inline) {
    let start = inline.range.lowerBound
    // Those are read by themselves.
    guard start == 0 || source[start - 1] != UInt8(ascii: "!") else { return }
    add(wikiAt: inline.content, isEmbed: false, range: inline.range)
  }

  /// `![[…]]`, which to the parser begins as a picture does.
  private mutating func readEmbeds(in block: Range<Int>, besides code: [Range<Int>]) {
    let (opener, closer) = (Array("![[".utf8), Array("]]".utf8))
    var start = block.lowerBound
    while let open = source.firstRange(ofBytes: opener, from: start),
      open.upperBound < block.upperBound,
      let close = source.firstRange(ofBytes: closer, from: open.upperBound),
      close.upperBound <= block.upperBound
    {
      start = open.upperBound
      let content = open.upperBound..<close.lowerBound
      guard !source[content].contains(0x0A), !code.contains(where: { $0.overlaps(open) }) else {
        continue
      }
      start = close.upperBound
      add(wikiAt: content, isEmbed: true, range: open.lowerBound..<close.upperBound)
    }
  }

  private mutating func add(wikiAt content: Range<Int>, isEmbed: Bool, range: Range<Int>) {
    var name = content
    if let bar = source[content].firstIndex(of: UInt8(ascii: "|")) {
      name = content.lowerBound..<bar
      // In a cell of a table the bar has a backslash before it.
      if source[name].last == UInt8(ascii: "\\") { name = name.lowerBound..<bar - 1 }
    }
    add(wiki: String(decoding: source[name], as: UTF8.self)[...], isEmbed, range, name)
  }

  private mutating func add(markdown range: Range<Int>, in whole: Range<Int>, isEmbed: Bool) {
    let written = tree.text(in: range)
    guard !written.isEmpty, !written.contains("://"), !written.hasPrefix("mailto:") else { return }
    let bytes = Array(tree.bytes(in: range))
    // `%23` is no mark of a place, and that of `&#35;` none of its own.
    let hash = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "#") && (index == 0 || bytes[index - 1] != UInt8(ascii: "&"))
    }
    let page = Unescape.string(bytes[..<(hash ?? bytes.count)]).percentDecoded
    let part = hash.map { Unescape.string(bytes[($0 + 1)...]).percentDecoded }
    let isInAngles = range.lowerBound > 0 && source[range.lowerBound - 1] == UInt8(ascii: "<")
    facts.links.append(
      WrittenLink(
        form: .markdown, isEmbed: isEmbed, target: NoteTitle.trimmed(page), subpath: part,
        range: whole, nameRange: range, quotes: isInAngles ? .angles : .none,
        line: lines.line(of: whole.lowerBound) + 1))
  }

  private mutating func add(
    wiki page: Substring, _ isEmbed: Bool, _ range: Range<Int>, _ nameRange: Range<Int>,
    quotes: WrittenLink.Quotes = .none
  ) {
    let parts = page.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    facts.links.append(
      WrittenLink(
        form: .wiki, isEmbed: isEmbed, target: NoteTitle.trimmed(String(parts.first ?? "")),
        subpath: parts.count > 1 ? String(parts[1]) : nil, range: range, nameRange: nameRange,
        quotes: quotes, line: lines.line(of: range.lowerBound) + 1))
  }

  // MARK: Front matter

  private mutating func readFrontMatter(_ id: BlockID) {
    let block = tree[id]
    let lower = block.opener?.upperBound ?? block.range.lowerBound
    let upper = block.closer?.lowerBound ?? block.range.upperBound
    guard lower <= upper else { return }
    let matter = FrontMatter(Array(tree.bytes(in: lower..<upper)))
    facts.properties = matter.properties
    facts.aliases = matter.aliases
    facts.tags += matter.tags.map { NoteFacts.Tag(name: $0, range: nil) }
    for link in matter.links { add(link, from: lower) }
  }

  /// - Parameter start: where the YAML begins in the source.
  private mutating func add(_ link: FrontMatterScalar, from start: Int) {
    let name = link.text.dropFirst(2).dropLast(2).prefix { $0 != "|" }
    var (range, nameRange) = (0..<0, 0..<0)
    if let place = link.range {
      range = place.lowerBound + start..<place.upperBound + start
      nameRange = range.lowerBound + 2..<range.lowerBound + 2 + name.utf8.count
    }
    let quotes: WrittenLink.Quotes =
      switch link.style {
      case .singleQuoted: .single
      case .doubleQuoted: .double
      case .plain, .literal, .folded: .none
      }
    add(wiki: name, false, range, nameRange, quotes: quotes)
    facts.links[facts.links.count - 1].line = lines.line(of: start) + link.line
  }
}
