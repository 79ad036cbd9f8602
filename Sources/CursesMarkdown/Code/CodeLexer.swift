/// Finds the words, strings and comments of one line of code after the other.
public struct CodeLexer: Sendable {
  let language: CodeLanguage

  /// A lexer at the first line of a block.
  public init(_ language: CodeLanguage) { self.language = language }

  /// The tokens of a line, in order, and what it leaves open; text between them is plain.
  ///
  /// - Parameter state: what the line before left open, `.normal` for the first.
  public func tokens(in line: [UInt8], state: inout CodeState) -> [CodeToken] {
    if language.form == .diff { return diffTokens(line) }
    var run = CodeRun(language: language, line: line, state: state)
    run.read()
    state = run.state
    return run.tokens
  }

  private func diffTokens(_ line: [UInt8]) -> [CodeToken] {
    let kind: CodeTokenKind
    switch line.first {
    case Byte.plus: kind = .added
    case Byte.hyphen: kind = .removed
    case Byte.at: kind = .directive
    case 0x64, 0x69:
      let isHead = line.starts(with: "diff ".utf8) || line.starts(with: "index ".utf8)
      guard isHead else { return [] }
      kind = .directive
    default: return []
    }
    return [CodeToken(range: 0..<line.count, kind: kind)]
  }
}

/// The reading of one line.
private struct CodeRun {
  let language: CodeLanguage
  let line: [UInt8]
  var state: CodeState
  var tokens: [CodeToken] = []
  var at = 0

  init(language: CodeLanguage, line: [UInt8], state: CodeState) {
    self.language = language
    self.line = line
    self.state = state
  }

  mutating func read() {
    goOn()
    while at < line.count {
      let byte = line[at]
      if byte.isWhitespace {
        at += 1
      } else if language.form == .markup {
        readMarkup(byte)
      } else if !readMarked(byte) {
        readPlain(byte)
      }
    }
  }

  private func has(_ mark: [UInt8]) -> Bool { !mark.isEmpty && line[at...].starts(with: mark) }

  private mutating func add(_ start: Int, _ kind: CodeTokenKind) {
    if start < at { tokens.append(CodeToken(range: start..<at, kind: kind)) }
  }

  /// What the line before left open.
  private mutating func goOn() {
    switch state {
    case .normal, .tag: break
    case .comment(let depth): readComment(depth: depth, from: 0)
    case .string(let rule):
      guard language.quotes.indices.contains(rule) else { break }
      readString(rule, from: 0)
    }
  }

  // MARK: Comments and strings

  private mutating func readMarked(_ byte: UInt8) -> Bool {
    if let block = language.blockComment, has(block.open) {
      let start = at
      at += block.open.count
      readComment(depth: 1, from: start)
      return true
    }
    for mark in language.lineComments where has(mark) && canStartComment(mark) {
      let start = at
      at = line.count
      add(start, .comment)
      return true
    }
    for (rule, quote) in language.quotes.enumerated() where has(quote.open) {
      let start = at
      at += quote.open.count
      readString(rule, from: start)
      return true
    }
    return false
  }

  /// A `#` or `;` in the middle of a word is none.
  private func canStartComment(_ mark: [UInt8]) -> Bool {
    mark.count > 1 || at == 0 || line[at - 1].isWhitespace
  }

  private mutating func readComment(depth: Int, from start: Int) {
    guard let block = language.blockComment else { return }
    var depth = depth
    while at < line.count {
      if has(block.close) {
        at += block.close.count
        depth -= 1
        if depth == 0 || !language.nestsComments {
          state = .normal
          return add(start, .comment)
        }
      } else if language.nestsComments, has(block.open) {
        at += block.open.count
        depth += 1
      } else {
        at += 1
      }
    }
    state = .comment(depth: depth)
    add(start, .comment)
  }

  private mutating func readString(_ rule: Int, from start: Int) {
    let quote = language.quotes[rule]
    while at < line.count {
      if quote.hasEscapes, line[at] == Byte.backslash {
        at = min(line.count, at + 2)
      } else if has(quote.close) {
        at += quote.close.count
        state = .normal
        return add(start, isKey(after: at) ? .key : .string)
      } else {
        at += 1
      }
    }
    state = quote.isLong ? .string(rule: rule) : .normal
    add(start, .string)
  }

  private func isKey(after end: Int) -> Bool {
    guard language.form == .keyed else { return false }
    var next = end
    while next < line.count, line[next].isBlank { next += 1 }
    return next < line.count && (line[next] == Byte.colon || line[next] == Byte.equals)
  }

  // MARK: Words

  private mutating func readPlain(_ byte: UInt8) {
    let start = at
    if byte.isDigit {
      while at < line.count, line[at].isAlphanumeric || line[at] == Byte.dot || line[at] == 0x5F {
        at += 1
      }
      add(start, .number)
    } else if isWord(byte) {
      readWord()
    } else if language.directives.contains(byte), at + 1 < line.count, isWord(line[at + 1]) {
      at += 1
      while at < line.count, isWord(line[at]) || line[at].isDigit { at += 1 }
      add(start, .directive)
    } else {
      at += 1
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == Byte.underscore || byte >= 0x80
  }

  private mutating func readWord() {
    let start = at
    let joins = language.form == .keyed
    while at < line.count, isWord(line[at]) || line[at].isDigit || (joins && line[at] == 0x2D) {
      at += 1
    }
    if isKey(after: at) { return add(start, .key) }
    let word = String(decoding: line[start..<at], as: UTF8.self)
    let known = language.ignoresCase ? word.lowercased() : word
    if language.keywords.contains(known) { return add(start, .keyword) }
    if language.types.contains(known) { return add(start, .type) }
    if at < line.count, line[at] == Byte.openParen { return add(start, .name) }
    if language.hasCapitalTypes, line[start] >= 0x41, line[start] <= 0x5A { add(start, .type) }
  }

  // MARK: Markup

  private mutating func readMarkup(_ byte: UInt8) {
    let start = at
    if state != .tag {
      if let block = language.blockComment, has(block.open) {
        at += block.open.count
        return readComment(depth: 1, from: start)
      }
      at += 1
      guard byte == Byte.less, at < line.count else { return }
      while at < line.count, isTagByte(line[at]) { at += 1 }
      if at > start + 1 { state = .tag }
      return add(start, .keyword)
    }
    if byte == Byte.greater {
      at += 1
      state = .normal
      return add(start, .keyword)
    }
    if byte == Byte.quote || byte == Byte.apostrophe {
      at += 1
      while at < line.count, line[at] != byte { at += 1 }
      at = min(line.count, at + 1)
      return add(start, .string)
    }
    while at < line.count, isTagByte(line[at]), line[at] != Byte.slash { at += 1 }
    if at > start { add(start, .key) } else { at += 1 }
  }

  private func isTagByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.slash || byte == Byte.hyphen || byte == Byte.colon
      || byte == Byte.bang || byte == Byte.question || byte == Byte.underscore
  }
}
