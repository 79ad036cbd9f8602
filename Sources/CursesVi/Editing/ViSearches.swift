import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Searching with vi keys: `/`, `?`, `n`, `N`, `*` and `#`.
@MainActor
struct ViSearches: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func destination(
    _ motion: ViMotion, count: Int, from place: RichPlace, _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    switch motion {
    case .search(let line):
      var at = place
      for (number, part) in line.parts.enumerated() {
        let isLast = number == line.parts.count - 1
        guard let found = searched(part, count: isLast ? count : 1, from: at, &effect) else {
          return nil
        }
        at = found
      }
      return at
    case .searchAgain(let isReversed):
      guard let wanted = caret.state.memory.search else {
        effect.message = "There is no previous search."
        return nil
      }
      let isForward = wanted.isForward != isReversed
      return matched(wanted, isForward: isForward, count: count, from: place, &effect)
    case .searchWord(let isForward, let isWhole):
      return searchWord(isForward, isWhole, count: count, from: place, &effect)
    default: return nil
    }
  }

  /// Does one search of those that were typed: nothing is the pattern of the last one.
  func searched(
    _ part: ViSearchPart, count: Int, from place: RichPlace, _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    var wanted = caret.state.memory.search ?? ViSearch(needle: "")
    if !part.pattern.isEmpty { wanted = ViSearch(needle: part.pattern) }
    if !part.pattern.isEmpty || part.isClosed || part.offset != nil { wanted.offset = part.offset }
    wanted.isForward = part.isForward
    guard !wanted.needle.isEmpty else {
      effect.message = "There is no previous search."
      return nil
    }
    caret.state.memory.search = wanted
    caret.state.memory.registers.note(wanted.needle, as: "/")
    return matched(wanted, isForward: part.isForward, count: count, from: place, &effect)
  }

  private func searchWord(
    _ isForward: Bool, _ isWhole: Bool, count: Int, from place: RichPlace,
    _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    let line = caret.text.line(place)
    var at = place.visible
    while at < line.end, !line.isWord(at) { at = line.after(at) }
    guard at < line.end else {
      effect.message = "There is no word here."
      return nil
    }
    let start = line.runStart(at, .small)
    let word = line.string(start..<line.runEnd(at, .small))
    let wanted = ViSearch(
      needle: word, isPattern: false, isWholeWord: isWhole, isForward: isForward)
    caret.state.memory.search = wanted
    return matched(
      wanted, isForward: isForward, count: count, from: line.place(start), &effect)
  }

  /// Where a match starts, from a place on, around the end of the text.
  private func matched(
    _ wanted: ViSearch, isForward: Bool, count: Int, from place: RichPlace,
    _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    guard use(wanted, &effect) else { return nil }
    defer { if caret.state.memory.highlights == false { editor.search = nil } }
    var at = place
    for _ in 0..<count where !editor.stops() {
      let found =
        isForward ? target(wanted.offset, after: at) : target(wanted.offset, before: at)
      guard let found else {
        effect.message = "“\(wanted.needle)” is not in this note."
        return nil
      }
      at = found
    }
    if isForward ? at <= place : at >= place {
      effect.message =
        isForward ? "The search went on from the top." : "The search went on from the bottom."
    }
    return at
  }

  /// Makes it the search whose matches are shown. Returns whether it is one.
  private func use(_ wanted: ViSearch, _ effect: inout RichEditorEffect) -> Bool {
    do {
      editor.use(try search(wanted))
    } catch {
      effect.message = error.reason
      return false
    }
    return editor.search != nil
  }

  func search(_ wanted: ViSearch) throws(PatternError) -> Search? {
    let memory = caret.state.memory
    let pattern = wanted.isPattern ? ViPattern(wanted.needle) : nil
    let hasCapital = pattern?.hasCapital ?? wanted.needle.contains { $0.isUppercase }
    var options = SearchOptions()
    options.isCaseSensitive =
      pattern?.isCaseSensitive ?? (!memory.ignoresCase || memory.isSmartCase && hasCapital)
    options.isWholeWord = wanted.isWholeWord
    options.isPattern = wanted.isPattern
    return try options.search(for: pattern?.text ?? wanted.needle)
  }

  /// Where a search goes from a match.
  private func target(
    _ offset: ViSearchOffset?, of match: Range<RichPlace>
  ) -> RichPlace {
    let text = caret.text
    guard let offset else { return match.lowerBound }
    var at = match.lowerBound
    if offset.base == .lines {
      at = text.line(offset.count, after: at)
      for _ in 0..<max(0, -offset.count) {
        guard let next = text.lineBefore(at) else { break }
        at = next
      }
      return text.line(at).start
    }
    if offset.base == .end, match.lowerBound < match.upperBound {
      let line = text.line(match.upperBound)
      at = line.place(line.before(match.upperBound.visible))
    }
    for _ in 0..<min(abs(offset.count), 10_000) {
      guard let next = offset.count < 0 ? text.backward(at) : text.forward(at) else { break }
      at = next
    }
    return at
  }

  /// The first match whose target is behind a place, around the end of the text.
  private func target(_ offset: ViSearchOffset?, after place: RichPlace) -> RichPlace? {
    // What is counted back from a match may lie in the block before.
    var block = place.block
    repeat {
      guard !editor.stops() else { return nil }
      for match in editor.matches(inBlock: block) {
        let at = target(offset, of: match)
        if offset?.base == .lines ? match.lowerBound > place && at != place : at > place {
          return at
        }
      }
      block += 1
      while block + 1 >= document.blockCount, document.readOn() {}
    } while block < document.blockCount
    for block in 0...place.block where !editor.stops() {
      if let match = editor.matches(inBlock: block).first { return target(offset, of: match) }
    }
    return nil
  }

  private func target(_ offset: ViSearchOffset?, before place: RichPlace) -> RichPlace? {
    for block in (0...place.block).reversed() where !editor.stops() {
      for match in editor.matches(inBlock: block).reversed() {
        let at = target(offset, of: match)
        if offset?.base == .lines ? match.lowerBound < place && at != place : at < place {
          return at
        }
      }
    }
    while document.readOn() {}
    for block in (place.block..<document.blockCount).reversed() where !editor.stops() {
      if let match = editor.matches(inBlock: block).last { return target(offset, of: match) }
    }
    return nil
  }

  /// `gn`: the match of the last search at a place, or the next one.
  func match(
    isForward: Bool, at place: RichPlace, _ effect: inout RichEditorEffect
  ) -> ViStretch? {
    guard let wanted = caret.state.memory.search, use(wanted, &effect) else { return nil }
    defer { if caret.state.memory.highlights == false { editor.search = nil } }
    let around = editor.matches(inBlock: place.block).first { $0.contains(place) }
    if let around { return ViStretch(from: around.lowerBound, upTo: around.upperBound) }
    let start = isForward ? target(nil, after: place) : target(nil, before: place)
    guard let start,
      let found = editor.matches(inBlock: start.block).first(where: { $0.lowerBound == start })
    else { return nil }
    return ViStretch(from: found.lowerBound, upTo: found.upperBound)
  }
}

extension ViLine {
  func isWord(_ offset: Int) -> Bool {
    if case .word = kind(offset) { true } else { false }
  }
}
