import TextModel

extension RichDocument {
  /// Pastes long literal text: the first and the last line as if they were typed, what is between them as
  /// one edit, in which each line is escaped so far that it shows itself.
  func pasteLong(_ text: String, tick: Int) -> RichOutcome {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), let last = lines.popLast() else { return .notHandled }
    var outcome = pasteLine(first, tick: tick)
    if case .refused = outcome { return outcome }
    outcome = insertParagraph(tick: tick)
    if case .refused = outcome { return outcome }
    outcome = pasteParagraphs(lines, tick: tick)
    if case .refused = outcome { return outcome }
    let end = pasteLine(last, tick: tick)
    if case .notHandled = end { return outcome }
    return end
  }

  /// Pastes whole lines before the caret's paragraph, or in its place if it is empty.
  private func pasteParagraphs(_ lines: ArraySlice<Substring>, tick: Int) -> RichOutcome {
    var lines = lines.map(\.trimmingBlanks)[...]
    var breaks = 0
    let isEmpty = paragraph(at: head).text.isEmpty
    // An empty paragraph takes the last line, and others are started behind it.
    while isEmpty, let line = lines.last, line.isEmpty {
      lines.removeLast()
      breaks += 1
    }
    var source = ""
    for line in lines {
      if !line.isEmpty { source += literal(line) + "\n" }
      source += "\n"
    }
    var outcome = RichOutcome.changed
    if isEmpty, !source.isEmpty {
      source.removeLast(2)
      breaks += 1
    }
    if !source.isEmpty { outcome = pasteMarkdown(source, tick: tick) }
    for _ in 0..<breaks { outcome = insertParagraph(tick: tick) }
    return outcome
  }

  private func pasteLine(_ line: Substring, tick: Int) -> RichOutcome {
    let shown = line.trimmingBlanks
    guard !shown.isEmpty else { return .notHandled }
    return replaceSelection(with: Array(shown.utf8), event: .paste, tick: tick)
  }

  /// A line as Markdown for a paragraph that shows it.
  private func literal(_ line: Substring) -> String {
    guard line.mayBeMarkdown else { return String(line) }
    let bytes = Array(line.utf8)
    if showsItself(bytes) { return String(line) }
    var escaped: [UInt8] = []
    var isNumber = true
    for (index, byte) in bytes.enumerated() {
      let opens = index == 0 && byte.opensBlock
      let ends = isNumber && index > 0 && (byte == Byte.dot || byte == Byte.closeParen)
      if byte.isMarkup || opens || ends { escaped.append(Byte.backslash) }
      escaped.append(byte)
      isNumber = isNumber && byte.isDigit
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Whether a line is, as Markdown, a paragraph of the same text.
  private func showsItself(_ line: [UInt8]) -> Bool {
    let tree = MarkdownParser.parse(line, options: table.blocks.options, restart: .fresh)
    var projector = Projector(tree: tree, definitions: table.definitions, isLast: true)
    let paragraphs = projector.project()
    guard let shown = paragraphs.first, paragraphs.count == 1, case .paragraph = shown.kind else {
      return false
    }
    let isPlain = shown.runs.allSatisfy { $0.attributes.isSubset(of: .link) }
    return shown.containers.isEmpty && shown.text == line && isPlain
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    let blanks: Set<Character> = [" ", "\t"]
    var text = self
    while let first = text.first, blanks.contains(first) { text.removeFirst() }
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return text
  }

  /// Whether there is a byte in it that could be more than itself in a paragraph of one line.
  fileprivate var mayBeMarkdown: Bool {
    guard let first = utf8.first else { return false }
    return first.opensBlock || first.isDigit || utf8.contains(where: \.isMarkup)
  }
}

extension UInt8 {
  /// Whether it may be markup anywhere in a line.
  fileprivate var isMarkup: Bool {
    switch self {
    case Byte.backslash, Byte.backtick, Byte.star, Byte.underscore, Byte.openBracket,
      Byte.closeBracket, Byte.less, Byte.greater, Byte.tilde, Byte.pipe, Byte.equals,
      Byte.ampersand, Byte.bang, Byte.caret, UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Whether it may start a block.
  fileprivate var opensBlock: Bool {
    self == Byte.hash || self == Byte.plus || self == Byte.hyphen || self == Byte.colon
  }
}
