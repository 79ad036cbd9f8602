import MarkdownText
import TextModel

/// Searching with vi keys: `/`, `?`, `n`, `N`, `*` and `#`.
extension RichEditorModel {
  func searchDestination(
    _ motion: ViMotion, count: Int, from place: RichPlace, _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    switch motion {
    case .search(let needle, let isForward):
      var wanted = vi?.memory.search ?? ViSearch(needle: "")
      if !needle.isEmpty { wanted = ViSearch(needle: needle) }
      wanted.isForward = isForward
      guard !wanted.needle.isEmpty else {
        effect.message = "There was no search before."
        return nil
      }
      vi?.memory.search = wanted
      vi?.memory.registers.note(wanted.needle, as: "/")
      return matched(wanted, isForward: isForward, count: count, from: place, &effect)
    case .searchAgain(let isReversed):
      guard let wanted = vi?.memory.search else {
        effect.message = "There was no search before."
        return nil
      }
      let isForward = wanted.isForward != isReversed
      return matched(wanted, isForward: isForward, count: count, from: place, &effect)
    case .searchWord(let isForward, let isWhole):
      return searchWord(isForward, isWhole, count: count, from: place, &effect)
    default: return nil
    }
  }

  private func searchWord(
    _ isForward: Bool, _ isWhole: Bool, count: Int, from place: RichPlace,
    _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    let line = viText.line(place)
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
    vi?.memory.search = wanted
    return matched(
      wanted, isForward: isForward, count: count, from: line.place(start), &effect)
  }

  /// Where a match starts, from a place on, around the end of the text.
  private func matched(
    _ wanted: ViSearch, isForward: Bool, count: Int, from place: RichPlace,
    _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    guard useSearch(wanted, &effect) else { return nil }
    defer { if vi?.memory.highlights == false { search = nil } }
    var at = place
    for _ in 0..<count {
      let found = isForward ? matchStart(after: at) : matchStart(before: at)
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
  func useSearch(_ wanted: ViSearch, _ effect: inout RichEditorEffect) -> Bool {
    do {
      search = try viSearch(wanted)
      currentMatch = nil
    } catch {
      effect.message = error.reason
      return false
    }
    return search != nil
  }

  func viSearch(_ wanted: ViSearch) throws(PatternError) -> Search? {
    let memory = vi?.memory ?? ViMemory()
    let pattern = wanted.isPattern ? ViPattern(wanted.needle) : nil
    let hasCapital = pattern?.hasCapital ?? wanted.needle.contains { $0.isUppercase }
    var options = SearchOptions()
    options.isCaseSensitive =
      pattern?.isCaseSensitive ?? (!memory.ignoresCase || memory.isSmartCase && hasCapital)
    options.isWholeWord = wanted.isWholeWord
    options.isPattern = wanted.isPattern
    return try options.search(for: pattern?.text ?? wanted.needle)
  }

  private func matchStart(after place: RichPlace) -> RichPlace? {
    var block = place.block
    repeat {
      if let match = matches(inBlock: block).first(where: { $0.lowerBound > place }) {
        return match.lowerBound
      }
      block += 1
      while block + 1 >= document.blockCount, document.readOn() {}
    } while block < document.blockCount
    for block in 0...place.block {
      if let match = matches(inBlock: block).first { return match.lowerBound }
    }
    return nil
  }

  private func matchStart(before place: RichPlace) -> RichPlace? {
    for block in (0...place.block).reversed() {
      if let match = matches(inBlock: block).last(where: { $0.lowerBound < place }) {
        return match.lowerBound
      }
    }
    while document.readOn() {}
    for block in (place.block..<document.blockCount).reversed() {
      if let match = matches(inBlock: block).last { return match.lowerBound }
    }
    return nil
  }
}

extension ViLine {
  func isWord(_ offset: Int) -> Bool {
    if case .word = kind(offset) { true } else { false }
  }
}
