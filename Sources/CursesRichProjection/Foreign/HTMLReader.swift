import CursesHTML
import CursesMarkdown

/// Makes blocks of HTML. What it cannot end is bounded: so many elements within each other, and so many
/// quotations and lists.
package struct HTMLReader {
  /// What an open element has begun, and ends.
  fileprivate enum Effect: Hashable {
    case none, block, heading, preformatted, hidden, cell, frame, tag
    /// So many styles.
    case styles(Int)
  }

  private struct Element {
    var name: String
    var effect: Effect
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: MarkerStyle
  private var elements: [Element] = []
  private var frames = [HTMLFrame(kind: .root)]
  private var leaf = PastedLeaf()
  private var headingLevel: Int?
  /// The code of an open `pre`, and its language.
  private var code: (text: [UInt8], language: String)?
  /// How many elements are open whose text is not read.
  private var hiddenDepth = 0
  private var isInCell = false
  private var wasCut = false

  private static let mostElements = 128
  private static let mostFrames = 16

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ style: MarkerStyle) {
    self.bytes = bytes
    self.style = style
  }

  /// The blocks of HTML; nil where they would be less than what is read in it.
  package static func blocks(
    of text: [UInt8], from start: Int, style: MarkerStyle = MarkerStyle()
  ) -> [PastedBlock]? {
    text.withUnsafeBufferPointer { bytes in
      var reader = HTMLReader(bytes, style)
      var tokens = HTMLTokenizer(bytes, from: start)
      while let token = tokens.next() { reader.take(token) }
      return reader.finish()
    }
  }

  private mutating func finish() -> [PastedBlock]? {
    guard !wasCut, hiddenDepth == 0 else { return nil }
    while !elements.isEmpty { closeLast() }
    endLeaf()
    return frames[0].blocks
  }

  private mutating func take(_ token: HTMLTokenizer.Token) {
    switch token {
    case .cut: wasCut = true
    case .stray(let at): addText(at..<(at + 1))
    case .text(let range): addText(range)
    case .tag(let tag): if tag.isClosing { close(tag) } else { open(tag) }
    }
  }

  // MARK: Text

  private mutating func addText(_ range: Range<Int>) {
    guard hiddenDepth == 0 else { return }
    var text = Array(bytes[range])
    if text.contains(Byte.ampersand) {
      text = PastedText.sanitised(Array(Entities.string(bytes, range).utf8))
    }
    if code != nil { code?.text += text } else { addWords(text) }
  }

  private mutating func addWords(_ words: [UInt8]) {
    if leaf.endsParagraph, words.contains(where: { !$0.isWhitespace }), headingLevel == nil {
      endLeaf()
    }
    leaf.add(words)
  }

  /// Ends the text of a block; in a cell it is one with what follows.
  private mutating func endLeaf() {
    if isInCell { return leaf.addSpace() }
    guard let draft = leaf.take() else { return }
    add(headingLevel.map { .heading($0, draft) } ?? .paragraph(draft))
  }

  private mutating func add(_ block: PastedBlock) {
    let last = frames.count - 1
    guard frames[last].kind == .list else { return frames[last].blocks.append(block) }
    // Directly in a list it belongs to the item before.
    if frames[last].list.items.isEmpty { frames[last].list.items.append(.init()) }
    frames[last].list.items[frames[last].list.items.count - 1].blocks.append(block)
  }

  // MARK: Tags

  private mutating func open(_ tag: HTMLTag) {
    let role = tag.role ?? .plain
    if hiddenDepth > 0 || tag.isUnseen || role == .hidden {
      if !tag.isVoid { push(tag, .hidden) }
      return
    }
    switch role {
    case .style(let own):
      // The code in a `pre` says in which language it is.
      if let code, code.text.isEmpty, code.language.isEmpty { self.code?.language = tag.language }
      push(tag, tag.isUnstyled(own) ? .none : style([own]))
    case .link: push(tag, link(tag))
    case .image: addImage(tag)
    case .lineBreak:
      if code != nil {
        code?.text.append(Byte.lineFeed)
      } else {
        isInCell ? leaf.addCellBreak() : leaf.addBreak(isFlat: headingLevel != nil)
      }
    case .plain
    where code == nil && elements.count < Self.mostElements && tag.isRaisedText(in: bytes):
      leaf.addTag("<\(tag.name)>")
      push(tag, .tag)
    case .plain, .hidden: if !tag.isVoid { push(tag, style(tag.styles)) }
    case .field: setTask(tag)
    case .block, .heading, .rule, .preformatted, .quote, .list, .item, .table, .row, .cell:
      if code == nil { openBlock(tag, role) } else if !tag.isVoid { push(tag, .none) }
    }
  }

  private mutating func openBlock(_ tag: HTMLTag, _ role: HTMLTag.Role) {
    closeImplied(by: role)
    endLeaf()
    if isInCell, role != .item { return push(tag, .none) }
    switch role {
    case .heading(let level):
      headingLevel = level
      push(tag, .heading)
    case .rule: add(.rule)
    case .preformatted:
      code = ([], tag.language)
      push(tag, .preformatted)
    case .quote: pushFrame(tag, HTMLFrame(kind: .quote))
    case .list(let isOrdered):
      let start = isOrdered ? Int(tag.attributes["start"] ?? "1") ?? 1 : nil
      let list = PastedList(start: start.map { max(0, min($0, 999_999_000)) })
      pushFrame(tag, HTMLFrame(kind: .list, list: list))
    case .item: openItem(tag)
    case .table: pushFrame(tag, HTMLFrame(kind: .table))
    case .row: openRow(tag)
    case .cell: openCell(tag)
    default: push(tag, .block)
    }
  }

  private mutating func pushFrame(_ tag: HTMLTag, _ frame: HTMLFrame) {
    guard frames.count <= Self.mostFrames, elements.count < Self.mostElements else {
      return push(tag, .block)
    }
    frames.append(frame)
    push(tag, .frame)
  }

  /// Opens an element. Of too many within each other no more are followed.
  private mutating func push(_ tag: HTMLTag, _ effect: Effect) {
    guard elements.count < Self.mostElements else {
      if case .styles(let count) = effect { leaf.close(count) }
      if effect == .hidden { wasCut = true }
      return
    }
    if effect == .hidden { hiddenDepth += 1 }
    elements.append(Element(name: tag.name, effect: effect))
  }

  private mutating func close(_ tag: HTMLTag) {
    if tag.name == "br" || tag.name == "p", !elements.contains(where: { $0.name == tag.name }) {
      return endLeaf()
    }
    guard let index = elements.lastIndex(where: { $0.name == tag.name }) else { return }
    // A style never ends the blocks it lies around.
    if elements[index].effect.isOfText,
      elements[index...].contains(where: { $0.effect == .frame || $0.effect == .cell })
    {
      return
    }
    while elements.count > index { closeLast() }
  }

  private mutating func closeLast() {
    guard let element = elements.popLast() else { return }
    switch element.effect {
    case .none: break
    case .tag: leaf.endTag("</\(element.name)>")
    case .hidden: hiddenDepth -= 1
    case .styles(let count): leaf.close(count)
    case .block: endLeaf()
    case .heading:
      endLeaf()
      headingLevel = nil
    case .preformatted: endCode()
    case .cell: endCell()
    case .frame:
      endLeaf()
      endFrame()
    }
  }

  /// Ends what an element ends without a tag of its own: an item the one before, a cell another.
  private mutating func closeImplied(by role: HTMLTag.Role) {
    let names: Set<String>
    let limits: Set<String>
    switch role {
    case .item: (names, limits) = (["li"], ["ul", "ol", "menu"])
    case .row: (names, limits) = (["tr", "td", "th"], ["table"])
    case .cell: (names, limits) = (["td", "th"], ["table", "tr"])
    case .block, .heading, .list, .quote, .table, .preformatted, .rule:
      (names, limits) = (["p"], ["li", "td", "th", "blockquote", "div", "table"])
    default: return
    }
    guard
      let index = elements.lastIndex(where: { names.contains($0.name) || limits.contains($0.name) }
      ),
      names.contains(elements[index].name)
    else { return }
    var first = index
    while first > 0, names.contains(elements[first - 1].name) { first -= 1 }
    while elements.count > first { closeLast() }
  }

  // MARK: Styles

  /// Opens styles; nothing where there is none.
  private mutating func style(_ styles: Set<HTMLTag.Style>) -> Effect {
    guard code == nil else { return .none }
    var count = 0
    for one in HTMLTag.Style.allCases.filter(styles.contains).map(\.attributes) {
      guard let marker = style.marker(for: one) else { continue }
      leaf.open(DraftSpan(attributes: one, opener: marker, closer: marker, isNew: true))
      count += 1
    }
    return count == 0 ? .none : .styles(count)
  }

  private mutating func link(_ tag: HTMLTag) -> Effect {
    guard code == nil, let address = tag.safeAddress("href") else { return .none }
    let closer = Array("](\(LinkDestination.written(address)))".utf8)
    leaf.open(
      DraftSpan(
        attributes: .link, link: address, opener: [Byte.openBracket], closer: closer, isNew: true))
    return .styles(1)
  }

  private mutating func addImage(_ tag: HTMLTag) {
    guard code == nil else { return }
    let words = PastedText.sanitised(Array((tag.attributes["alt"] ?? "").utf8))
    let description = words.map { $0.isWhitespace ? Byte.space : $0 }
    guard let address = tag.safeAddress("src") else { return addWords(description) }
    leaf.addImage(address, description: String(decoding: description, as: UTF8.self))
  }

  // MARK: Blocks

  private mutating func endCode() {
    guard let taken = code else { return }
    code = nil
    var text = taken.text
    if text.first == Byte.lineFeed { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    if !text.isEmpty { add(.code(text, language: taken.language)) }
  }

  private mutating func openItem(_ tag: HTMLTag) {
    if frames[frames.count - 1].kind != .list, !elements.contains(where: { $0.name == "ul" }) {
      // A list of which only the items were copied.
      pushFrame(HTMLTag(name: "ul"), HTMLFrame(kind: .list))
    }
    guard frames[frames.count - 1].kind == .list, elements.count < Self.mostElements else {
      return push(tag, .block)
    }
    frames[frames.count - 1].list.items.append(.init())
    frames.append(HTMLFrame(kind: .item))
    push(tag, .frame)
  }

  /// A checkbox makes a task of the item that begins with it.
  private mutating func setTask(_ tag: HTMLTag) {
    let last = frames.count - 1
    guard tag.attributes["type"]?.lowercased() == "checkbox", leaf.isEmpty,
      frames[last].kind == .item, frames[last].blocks.isEmpty, last > 0
    else { return }
    let item = frames[last - 1].list.items.count - 1
    frames[last - 1].list.items[item].isDone = tag.attributes["checked"] != nil
  }

  private mutating func openRow(_ tag: HTMLTag) {
    guard frames[frames.count - 1].kind == .table else { return push(tag, .block) }
    frames[frames.count - 1].table.rows.append([])
    push(tag, .none)
  }

  private mutating func openCell(_ tag: HTMLTag) {
    let last = frames.count - 1
    guard frames[last].kind == .table, elements.count < Self.mostElements else {
      return push(tag, .block)
    }
    guard frames[last].table.open(tag) else {
      wasCut = true
      return push(tag, .none)
    }
    isInCell = true
    push(tag, .cell)
  }

  private mutating func endCell() {
    isInCell = false
    frames[frames.count - 1].table.endCell(leaf.take())
  }

  private mutating func endFrame() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    let last = frames.count - 1
    switch frame.kind {
    case .root: break
    case .quote: if !frame.blocks.isEmpty { add(.quote(frame.blocks)) }
    case .list: if !frame.list.items.isEmpty { add(.list(frame.list)) }
    case .item: frames[last].list.items[frames[last].list.items.count - 1].blocks += frame.blocks
    case .table: addTable(frame.table, frame.blocks)
    }
  }

  private mutating func addTable(_ table: PastedTable, _ others: [PastedBlock]) {
    for block in others + table.blocks { add(block) }
  }
}

extension HTMLReader.Effect {
  /// Whether it is about text alone.
  fileprivate var isOfText: Bool {
    switch self {
    case .none, .styles, .tag: true
    default: false
    }
  }
}
