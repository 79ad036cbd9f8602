import TextModel

/// A line break at the end of a paragraph, or a new item, that comes with the next character.
struct PendingBreak {
  /// The version of the text, and the caret, that it waits at.
  var version: Int
  var caret: Int
  /// Whether a new item begins there.
  var isItem = false
}

/// A block that the last typed character has made: of those who type Markdown some end its line with
/// Enter, and some name the language of code first.
struct FreshBlock {
  /// The version of the text that it came with.
  var version: Int
  /// Where the fence starts; nil for a rule.
  var fence: Int?
}

/// Markdown that Enter completes.
extension RichDocument {
  /// Whether Enter only ends the line that made a block of itself.
  func endsFreshBlock() -> Bool {
    guard let fresh = freshBlock, fresh.version == version else { return false }
    if fresh.fence == nil { freshBlock = nil }
    return paragraph(at: head).text.isEmpty
  }

  /// A `[label]` that has just become a link was the start of `[words](address)` or `[words][label]`.
  func takeReferenceBack(before text: String, tick: Int) {
    let isFresh = freshReference == version
    freshReference = nil
    guard isFresh, text == "(" || text == "[", carets == nil else { return }
    perform(.undo, tick: tick)
    history.forgetUndone()
  }

  /// The first line typed into a new fence is its language if it names one.
  func nameLanguage(_ line: RichParagraph, at visible: Int, tick: Int) -> Bool {
    guard let fence = freshBlock?.fence, let opener = line.opener,
      line.base + opener.lowerBound == fence, case .code("") = line.kind,
      visible == line.text.count, CodeLanguage.isName(line.string)
    else { return false }
    freshBlock = nil
    let end = line.base + opener.upperBound
    let content = line.contentRange
    let patch = RichPatch(
      edits: [Edit(at: end, insert: line.string), Edit(content, "")], first: line.lineStart,
      last: line.lineStart, landing: .source(content.lowerBound + line.text.count),
      event: .inputRule)
    if case .accepted = attempt(patch, tick: tick) { return true }
    return false
  }

  /// `***` that is all of a paragraph becomes a rule, `| a | b |` a table. Returns whether it did.
  func completeLine(_ paragraph: RichParagraph, at visible: Int, tick: Int) -> Bool {
    guard hasInputRules, paragraph.kind == .paragraph, visible == paragraph.text.count,
      paragraph.spans.isEmpty
    else { return false }
    if paragraph.isTypedRule { return completeRule(paragraph, tick: tick) }
    if paragraph.isTypedRow { return completeTable(paragraph, tick: tick) }
    return false
  }

  private func completeRule(_ paragraph: RichParagraph, tick: Int) -> Bool {
    let blank = lineEnd + paragraph.blankContinuation
    let text = paragraph.string + blank + (paragraph.hasGapAfter ? "" : blank)
    let caret =
      paragraph.contentRange.lowerBound + paragraph.text.count + blank.utf8.count
      + lineEnd.utf8.count
    let patch = RichPatch(
      edits: [Edit(paragraph.contentRange, text)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(caret), event: .inputRule)
    if case .accepted = attempt(patch, tick: tick) { return true }
    return false
  }

  /// A row of dashes and an empty row below the typed one.
  private func completeTable(_ paragraph: RichParagraph, tick: Int) -> Bool {
    let header = draft(of: paragraph).written()
    let columns = TableLine(header, at: 0).cells.count
    guard columns > 1 else { return false }
    let line = lineEnd + paragraph.continuation
    let dashes = "|" + String(repeating: "---|", count: columns)
    let row = "|" + String(repeating: "  |", count: columns)
    let start = paragraph.contentRange.lowerBound
    let text = line + dashes + line + row
    let caret =
      start + header.count + 2 * line.utf8.count + dashes.utf8.count + 2
    let patch = RichPatch(
      edits: [Edit(at: paragraph.contentRange.upperBound, insert: text)],
      first: paragraph.lineStart, last: paragraph.lineStart, landing: .source(caret),
      event: .inputRule)
    let steps = history.stepCount
    guard case .accepted = attempt(patch, tick: tick) else { return false }
    if let made = tableSource(), made.rows.count == 2, made.columns == columns { return true }
    takeBack(to: steps)
    return false
  }

  /// Dashes typed below the header of a new table say how its columns stand, as they do in the source.
  func adoptDashes(_ row: RichParagraph, tick: Int) -> Bool {
    guard hasInputRules, let first = row.cells.first else { return false }
    let typed = Array(row.text[first.range])
    // Only then: the whole table is read, and it may be long.
    guard typed.first == Byte.pipe, let table = tableSource(), table.line == 2,
      table.lines.count == 3
    else { return false }
    let line = TableLine(typed, at: 0)
    let rest = row.cells.dropFirst().allSatisfy { $0.range.isEmpty }
    guard rest, line.cells.count == table.columns,
      line.cells.allSatisfy(\.isDelimiter)
    else { return false }
    let cells = "|" + String(repeating: "  |", count: table.columns)
    let dashes = table.lines[1].range
    let patch = RichPatch(
      edits: [Edit(dashes, bytes: typed), Edit(table.lines[2].range, cells)],
      first: table.rows[0].lineStart, last: row.lineStart,
      landing: .source(
        table.lines[2].range.lowerBound + typed.count - dashes.count + 2), event: .inputRule)
    if case .accepted = attempt(patch, tick: tick) { return true }
    return false
  }
}

extension RichParagraph {
  /// Whether its text is a rule as it is typed: three stars or underscores.
  fileprivate var isTypedRule: Bool {
    guard let first = text.first, first == Byte.star || first == Byte.underscore else {
      return false
    }
    return text.count >= 3 && text.allSatisfy { $0 == first }
  }

  /// Whether its text is a row of a table as it is typed, with a pipe at both ends and one between.
  fileprivate var isTypedRow: Bool {
    guard text.first == Byte.pipe, text.last == Byte.pipe, !text.contains(Byte.lineFeed) else {
      return false
    }
    return TableLine(text, at: 0).cells.count > 1
      && TableLine(text, at: 0).cells.contains { !$0.allSatisfy(\.isBlank) }
  }
}

extension [UInt8] {
  /// Whether it is a cell of the row of dashes.
  fileprivate var isDelimiter: Bool {
    let inner = drop { $0.isBlank }.reversed().drop { $0.isBlank }
    let dashes = inner.drop { $0 == Byte.colon }.reversed().drop { $0 == Byte.colon }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == Byte.hyphen }
      && inner.count - dashes.count <= 2
  }
}

extension CodeLanguage {
  /// Whether a word is what a fence would say of its language.
  static func isName(_ word: String) -> Bool {
    CodeLanguage(named: word) != nil || others.contains(word.lowercased())
  }

  /// Languages that are named and not coloured.
  private static let others: Set<String> = [
    "asm", "awk", "bat", "clojure", "cmake", "csv", "dart", "dot", "elixir", "elm", "erlang",
    "fsharp", "graphql", "groovy", "haskell", "hs", "http", "julia", "latex", "lisp", "markdown",
    "math", "md", "mermaid", "nginx", "nim", "nix", "objc", "ocaml", "pascal", "perl", "php",
    "plaintext", "plantuml", "powershell", "prolog", "proto", "protobuf", "r", "scala", "scheme",
    "solidity", "svelte", "tex", "text", "txt", "vim", "wasm", "zig",
  ]
}
