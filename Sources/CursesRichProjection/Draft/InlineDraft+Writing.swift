import CursesMarkdown

extension InlineDraft {
  /// The Markdown of the draft. `tidy` comes first.
  package func written() -> [UInt8] { writtenWithTyped().bytes }

  /// The Markdown of the draft, and where in it what was typed just now ends.
  package func writtenWithTyped() -> (bytes: [UInt8], typedEnd: Int?) {
    var bytes: [UInt8] = []
    var typedEnd: Int?
    var open: [Int] = []
    for (index, atom) in atoms.enumerated() {
      var common = 0
      while common < min(open.count, atom.chain.count), open[common] == atom.chain[common] {
        common += 1
      }
      for span in open[common...].reversed() { bytes += closer(of: span, endingBefore: index) }
      for span in atom.chain[common...] { bytes += opener(of: span, startingAt: index) }
      open = atom.chain
      bytes += atom.source
      if atom.isNew { typedEnd = bytes.count }
    }
    for span in open.reversed() { bytes += closer(of: span, endingBefore: atoms.count) }
    return (bytes, typedEnd)
  }

  private func opener(of span: Int, startingAt index: Int) -> [UInt8] {
    guard spans[span].attributes == .code else { return spans[span].opener }
    var end = index
    while end < atoms.count, atoms[end].chain.contains(span) { end += 1 }
    return fence(of: span, around: index..<end).opener
  }

  private func closer(of span: Int, endingBefore index: Int) -> [UInt8] {
    guard spans[span].attributes == .code else { return spans[span].closer }
    var start = index
    while start > 0, atoms[start - 1].chain.contains(span) { start -= 1 }
    return fence(of: span, around: start..<index).closer
  }

  /// The backticks of a code span: its own if they still do, else as many as its text needs.
  private func fence(of span: Int, around range: Range<Int>) -> (opener: [UInt8], closer: [UInt8]) {
    let code = atoms[range].flatMap(\.source)
    let runs = backtickRuns(in: code)
    let own = spans[span].opener
    let isAtEdge = code.first == Byte.backtick || code.last == Byte.backtick
    let isSpaced =
      code.first == Byte.space && code.last == Byte.space && code.contains { $0 != Byte.space }
    let needsSpace = isAtEdge || isSpaced
    let length = own.prefix { $0 == Byte.backtick }.count
    if !runs.contains(length), needsSpace == (own.count > length) || !needsSpace {
      return (own, spans[span].closer)
    }
    var count = 1
    while runs.contains(count) { count += 1 }
    let ticks = [UInt8](repeating: Byte.backtick, count: count)
    return needsSpace ? (ticks + [Byte.space], [Byte.space] + ticks) : (ticks, ticks)
  }

  private func backtickRuns(in code: [UInt8]) -> Set<Int> {
    var runs: Set<Int> = []
    var run = 0
    for byte in code {
      if byte == Byte.backtick {
        run += 1
      } else {
        if run > 0 { runs.insert(run) }
        run = 0
      }
    }
    if run > 0 { runs.insert(run) }
    return runs
  }
}
