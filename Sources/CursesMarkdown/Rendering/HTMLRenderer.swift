/// HTML of a Markdown tree, as the examples of the CommonMark and GFM specifications have it. Front matter is left
/// out.
public struct HTMLRenderer {
  let tree: MarkdownTree
  var output = ""
  private let footnotes: FootnoteNumbers
  /// Whether a quotation that begins with `[!note]` is one with a title, as in notes.
  private let hasCallouts: Bool

  private init(_ source: [UInt8], _ options: MarkdownOptions) {
    tree = MarkdownParser.parse(source, options: options)
    footnotes = FootnoteNumbers(tree)
    hasCallouts = options.contains(.wikiLinks)
  }

  /// The HTML of a source: blocks, each on lines of its own.
  public static func html(_ source: [UInt8], options: MarkdownOptions = .note) -> String {
    var renderer = HTMLRenderer(source, options)
    renderer.renderChildren(of: .document, isTight: false)
    renderer.renderFootnotes()
    return renderer.output
  }

  private mutating func renderChildren(of id: BlockID, isTight: Bool) {
    for child in tree.children(of: id) { render(child, isTight: isTight) }
  }

  private mutating func startLine() {
    if !output.isEmpty, output.utf8.last != 0x0A { output += "\n" }
  }

  private mutating func render(_ id: BlockID, isTight: Bool) {
    let block = tree[id]
    switch block.kind {
    case .document, .tableRow, .tableCell: break
    case .paragraph: renderParagraph(id, isTight: isTight)
    case .heading(let level, _):
      startLine()
      output += "<h\(level)>\(inlines(id))</h\(level)>\n"
    case .thematicBreak:
      startLine()
      output += "<hr />\n"
    case .blockQuote: renderQuotation(id)
    case .list(let style): renderList(id, style)
    case .item(let task): renderItem(id, task: task, isTight: isTight)
    case .indentedCode: renderCode(id, info: nil)
    case .fencedCode: renderCode(id, info: block.info)
    case .htmlBlock(let type):
      startLine()
      output += type == HTMLBlock.formula ? escaped(lines(id)) : lines(id)
    case .table: renderTable(id)
    case .linkDefinition, .footnoteDefinition, .frontMatter: break
    }
  }

  private mutating func renderQuotation(_ id: BlockID) {
    startLine()
    output += "<blockquote>\n"
    for (number, child) in tree.children(of: id).enumerated() {
      if number == 0, case .paragraph = tree.kind(of: child), renderCalloutTitle(child) { continue }
      render(child, isTight: false)
    }
    startLine()
    output += "</blockquote>\n"
  }

  /// The title of a callout, `[!note] Title` or the word of its marker, and the text after it.
  private mutating func renderCalloutTitle(_ id: BlockID) -> Bool {
    guard hasCallouts, let range = tree.segments(of: id).first?.range,
      case let line = Array(tree.bytes(in: range)),
      let callout = Callout(in: line, at: 0, upTo: line.count)
    else { return false }
    let lines = inlines(id).split(separator: "\n", maxSplits: 1)
    let title = lines.first?.dropFirst(callout.range.count).drop(while: \.isWhitespace) ?? ""
    startLine()
    output += "<p><strong>\(title.isEmpty ? callout.title[...] : title)</strong></p>\n"
    if lines.count > 1 { output += "<p>\(lines[1])</p>\n" }
    return true
  }

  private mutating func renderFootnotes() {
    guard !footnotes.ordered.isEmpty else { return }
    startLine()
    output += "<section class=\"footnotes\">\n<ol>\n"
    for (index, definition) in footnotes.ordered.enumerated() {
      output += "<li id=\"fn-\(index + 1)\">\n"
      renderChildren(of: definition, isTight: false)
      startLine()
      output += "</li>\n"
    }
    output += "</ol>\n</section>\n"
  }

  private mutating func renderParagraph(_ id: BlockID, isTight: Bool) {
    if isTight {
      output += inlines(id)
    } else {
      startLine()
      output += "<p>\(inlines(id))</p>\n"
    }
  }

  private mutating func renderList(_ id: BlockID, _ style: ListStyle) {
    startLine()
    let start = style.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    output += style.isOrdered ? "<ol\(start)>\n" : "<ul>\n"
    renderChildren(of: id, isTight: style.isTight)
    startLine()
    output += style.isOrdered ? "</ol>\n" : "</ul>\n"
  }

  private mutating func renderItem(_ id: BlockID, task: TaskState?, isTight: Bool) {
    startLine()
    output += "<li>"
    if let task {
      output += "<input\(task == .done ? " checked=\"\"" : "") disabled=\"\" type=\"checkbox\"> "
    }
    for child in tree.children(of: id) { render(child, isTight: isTight) }
    output += "</li>\n"
  }

  private mutating func renderCode(_ id: BlockID, info: Range<Int>?) {
    startLine()
    var language = ""
    if let info {
      let word = tree.bytes(in: info).split { $0 == 0x20 || $0 == 0x09 }.first ?? []
      language = " class=\"language-\(escaped(Unescape.string(word)))\""
    }
    output += "<pre><code\(language)>\(escaped(lines(id)))</code></pre>\n"
  }

  private func lines(_ id: BlockID) -> String {
    tree.segments(of: id).map { segment in
      String(repeating: " ", count: segment.padding) + tree.text(in: segment.range) + "\n"
    }.joined()
  }

  private mutating func renderTable(_ id: BlockID) {
    guard case .table(let columns) = tree.kind(of: id) else { return }
    startLine()
    output += "<table>\n"
    let alignments = tree.alignments(of: id)
    for (number, row) in tree.children(of: id).enumerated() {
      output += number == 0 ? "<thead>\n" : number == 1 ? "<tbody>\n" : ""
      output += "<tr>\n"
      var cells = tree.children(of: row).map { inlines($0) }
      while cells.count < columns { cells.append("") }
      for (column, cell) in cells.prefix(columns).enumerated() {
        let tag = number == 0 ? "th" : "td"
        let align = alignments[column] == .none ? "" : " align=\"\(alignments[column])\""
        output += "<\(tag)\(align)>\(cell)</\(tag)>\n"
      }
      output += number == 0 ? "</tr>\n</thead>\n" : "</tr>\n"
    }
    if tree.children(of: id).reduce(0, { count, _ in count + 1 }) > 1 { output += "</tbody>\n" }
    output += "</table>\n"
  }

  // MARK: Inlines

  private func inlines(_ id: BlockID) -> String {
    let inlines = tree.inlines(of: id)
    return inlines.roots.map { render($0, in: inlines) }.joined()
  }

  private func render(_ inline: Inline, in inlines: InlineTree) -> String {
    let inner = { inlines.children(of: inline.id).map { render($0, in: inlines) }.joined() }
    switch inline.kind {
    case .text: return escaped(tree.text(in: inline.range))
    case .escape: return escaped(tree.text(in: inline.content))
    case .entity: return escaped(inlines.decoded(of: inline.id) ?? "")
    case .softBreak: return "\n"
    case .hardBreak: return "<br />\n"
    case .codeSpan: return "<code>\(escaped(code(inline)))</code>"
    case .emphasis: return "<em>\(inner())</em>"
    case .strong: return "<strong>\(inner())</strong>"
    case .strikethrough: return "<del>\(inner())</del>"
    case .highlight: return "<mark>\(inner())</mark>"
    case .link:
      guard let link = inlines.link(of: inline.id) else { return "" }
      return "<a href=\"\(encoded(link.destination))\"\(title(link))>\(inner())</a>"
    case .image:
      guard let link = inlines.link(of: inline.id) else { return "" }
      let text = inlines.children(of: inline.id).map { plain($0, in: inlines) }.joined()
      return "<img src=\"\(encoded(link.destination))\" alt=\"\(text)\"\(title(link)) />"
    case .autolink:
      let destination = inlines.link(of: inline.id)?.destination ?? ""
      return "<a href=\"\(encoded(destination))\">\(address(inline, in: inlines))</a>"
    case .rawHTML: return unprefixed(inline.range)
    case .formula: return escaped(tree.text(in: inline.range))
    case .footnoteReference: return reference(inline)
    case .wikiLink: return escaped(words(ofWikiLink: inline))
    case .tag: return escaped(tree.text(in: inline.range))
    }
  }

  private func reference(_ inline: Inline) -> String {
    guard let number = footnotes.number(ofLabel: tree.bytes(in: inline.content)) else {
      return escaped(tree.text(in: inline.range))
    }
    return "<sup><a href=\"#fn-\(number)\">\(number)</a></sup>"
  }

  /// `[[page]]` is read as the page's name, `[[page|words]]` as the words.
  private func words(ofWikiLink inline: Inline) -> String {
    let text = tree.text(in: inline.content)
    guard let bar = text.firstIndex(of: "|"), case let words = text[text.index(after: bar)...],
      !words.isEmpty
    else { return text }
    return String(words)
  }

  private func address(_ inline: Inline, in inlines: InlineTree) -> String {
    guard inline.kind == .autolink(.angleURI) else { return escaped(tree.text(in: inline.content)) }
    return escaped(inlines.link(of: inline.id)?.destination ?? "")
  }

  private func title(_ link: Link) -> String {
    link.title.map { " title=\"\(escaped($0))\"" } ?? ""
  }

  private func plain(_ inline: Inline, in inlines: InlineTree) -> String {
    if inline.kind.isContainer {
      return inlines.children(of: inline.id).map { plain($0, in: inlines) }.joined()
    }
    switch inline.kind {
    case .softBreak, .hardBreak: return " "
    case .codeSpan: return escaped(code(inline))
    case .rawHTML: return escaped(unprefixed(inline.range))
    case .autolink: return address(inline, in: inlines)
    default: break
    }
    return render(inline, in: inlines)
  }

  private func code(_ inline: Inline) -> String {
    let text = unprefixed(inline.content).replacing("\n", with: " ")
    return isInCell(inline) ? text.replacing("\\|", with: "|") : text
  }

  private func isInCell(_ inline: Inline) -> Bool {
    if case .tableCell = tree.kind(of: tree.innermostBlock(at: inline.range.lowerBound)) {
      return true
    }
    return false
  }

  /// The text of a range without the indentation and markers at its lines' starts.
  private func unprefixed(_ range: Range<Int>) -> String {
    let leaf = tree.innermostBlock(at: range.lowerBound)
    var text: [UInt8] = []
    for segment in tree.segments(of: leaf) {
      let lower = max(segment.range.lowerBound, range.lowerBound)
      let upper = min(segment.lineEnd, range.upperBound)
      if lower < upper { text += tree.bytes(in: lower..<upper) }
    }
    return String(decoding: text, as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The bytes of an address that stay as they are, besides letters and digits.
  private static let kept = Set("-_.+!*(),%#@?=;:/,+$~".utf8)

  private func encoded(_ destination: String) -> String {
    var result = ""
    for byte in destination.utf8 {
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      if byte == 0x26 {
        result += "&amp;"
      } else if byte == 0x27 {
        result += "&#x27;"
      } else if isLetter || (byte >= 0x30 && byte <= 0x39) || Self.kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.utf8.count == 1 ? "0" : "") + hex
      }
    }
    return result
  }
}
