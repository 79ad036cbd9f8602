import CursesMarkdown
import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// What the parts of long blocks of code leave open, by their stamps: what an edit has not changed is not
/// read again for its colours.
final class CodeEnds {
  private struct Part: Hashable {
    var stamp: Int
    var start: CodeState
  }

  private var ends: [Part: CodeState] = [:]
  /// How many lines were read in all.
  private(set) var lineCount = 0

  /// What a part leaves open that starts with `start` open.
  func end(of stamp: Int, after start: CodeState, _ lines: () -> CodeState) -> CodeState {
    let part = Part(stamp: stamp, start: start)
    if let known = ends[part] { return known }
    if ends.count > 256 { ends.removeAll(keepingCapacity: true) }
    let end = lines()
    ends[part] = end
    return end
  }

  func noteLines(_ count: Int) { lineCount += count }
}

/// The colours of code.
extension RichPageSource {
  /// How far before a line its colours look for what is left open there, in lines.
  private static let longestLookBack = 400

  /// The language of a line of code. Only the first part of a long block names it.
  func language(_ index: Int, inBlock block: Int, _ name: String) -> CodeLanguage? {
    if !name.isEmpty { return CodeLanguage(named: name) }
    guard let language = continuedLanguage(inBlock: block), goesOn(upTo: index, inBlock: block)
    else { return nil }
    return language
  }

  private func continuedLanguage(inBlock block: Int) -> CodeLanguage? {
    guard case .code(let number)? = document.continuation(ofBlock: block) else { return nil }
    return CodeLanguage(number: number)
  }

  /// Whether a line belongs to the code that a block goes on with.
  private func goesOn(upTo index: Int, inBlock block: Int) -> Bool {
    let paragraphs = self.block(block).paragraphs
    return index == 0 || paragraphs[index].isCode(ofSameBlockAs: paragraphs[0])
  }

  func codeState(atStartOf block: Int) -> CodeState? {
    guard block > 0, let language = continuedLanguage(inBlock: block) else { return nil }
    var first = block
    var lines = 0
    while first > 0, lines < Self.longestLookBack,
      case .code? = document.continuation(ofBlock: first)
    {
      first -= 1
      lines += self.block(first).paragraphs.count
    }
    let lexer = CodeLexer(language)
    return (first..<block).reduce(.normal) { state, part in
      let shown = self.block(part)
      return codeEnds.end(of: shown.stamp, after: state) { end(of: shown, after: state, lexer) }
    }
  }

  /// What the code leaves open that a block ends with.
  private func end(of block: RichBlock, after start: CodeState, _ lexer: CodeLexer) -> CodeState {
    let paragraphs = block.paragraphs
    var first = paragraphs.count - 1
    guard case .code = paragraphs[first].kind else { return .normal }
    while first > 0, paragraphs[first - 1].isCode(ofSameBlockAs: paragraphs[first]) { first -= 1 }
    var goesOn = false
    if case .code? = block.continues { goesOn = first == 0 }
    var state = goesOn ? start : .normal
    for paragraph in paragraphs[first...] { _ = lexer.tokens(in: paragraph.text, state: &state) }
    codeEnds.noteLines(paragraphs.count - first)
    return state
  }

  func codeSpans(_ index: Int, inBlock block: Int, _ language: CodeLanguage) -> [PageSpan] {
    let lexer = CodeLexer(language)
    let paragraphs = self.block(block).paragraphs
    var first = index
    var state = CodeState.normal
    while first > 0, index - first < Self.longestLookBack {
      guard paragraphs[first - 1].isCode(ofSameBlockAs: paragraphs[first]) else { break }
      if let known = store.codeStates[block]?[first - 1] {
        state = known
        break
      }
      first -= 1
    }
    if first == 0 { state = codeState(atStartOf: block) ?? .normal }
    var tokens: [CodeToken] = []
    for line in first...index {
      tokens = lexer.tokens(in: paragraphs[line].text, state: &state)
      store.codeStates[block, default: [:]][line] = state
    }
    codeEnds.noteLines(index - first + 1)
    return tokens.map { PageSpan(range: $0.range, attributes: PageAttributes($0.kind)) }
  }
}

extension PageAttributes {
  fileprivate init(_ kind: CodeTokenKind) {
    self =
      switch kind {
      case .keyword: .keyword
      case .type: .type
      case .name, .key: .name
      case .string: .string
      case .number: .number
      case .comment: .comment
      case .directive: .keyword
      case .added: .added
      case .removed: .removed
      }
  }
}
