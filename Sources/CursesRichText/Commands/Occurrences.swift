import CursesText

/// Selects the other places that have the selected text.
struct Occurrences {
  let document: RichDocument

  /// The word at the caret; or what is selected once more, where it is shown next.
  func selectNextOccurrence() -> RichOutcome {
    guard let search = occurrenceSearch else {
      return document.perform(.selectWord, tick: document.now)
    }
    let taken = document.state.selection.ranges.map(\.range)
    guard let start = taken.map(\.upperBound).max() else { return .notHandled }
    let found = nextMatch(of: search, from: document.place(at: start), besides: taken)
    guard let found else { return .refused("There is no other occurrence.") }
    let added = SelectionRange(anchor: found.lowerBound, head: found.upperBound)
    return document.select(
      Selection(
        document.state.selection.ranges + [added], mainIndex: document.state.selection.ranges.count)
    )
  }

  func selectAllOccurrences() -> RichOutcome {
    if occurrenceSearch == nil { _ = document.perform(.selectWord, tick: document.now) }
    guard let search = occurrenceSearch else { return .notHandled }
    while document.readOn() {}
    let main = document.state.selection.main.range
    let count = document.blockCount
    let all = (0..<count).flatMap {
      document.patience.isSpent(after: ($0, count), weight: 16)
        ? [] : matches(of: search, inBlock: $0)
    }
    guard !document.patience.isOver else { return .refused("Stopped.") }
    guard !all.isEmpty else { return .notHandled }
    let ranges = all.map { SelectionRange(anchor: $0.lowerBound, head: $0.upperBound) }
    return document.select(Selection(ranges, mainIndex: all.firstIndex(of: main) ?? 0))
  }

  /// What is selected, if it lies in one paragraph.
  private var occurrenceSearch: Search? {
    let target = document.target
    guard !target.isCaret, let range = target.range else { return nil }
    return Search(String(decoding: target.first.text[range], as: UTF8.self), isCaseSensitive: true)
  }

  /// The source ranges of what a block shows of a search.
  private func matches(of search: Search, inBlock index: Int) -> [Range<Int>] {
    document.block(index).paragraphs.flatMap { paragraph in
      SourceText(bytes: paragraph.text).matches(of: search).map { range in
        paragraph.sourceOffset(range.lowerBound)..<paragraph.sourceOffset(range.upperBound)
      }
    }
  }

  /// From a place on, and from the start of the text again.
  private func nextMatch(
    of search: Search, from start: RichPlace, besides taken: [Range<Int>]
  ) -> Range<Int>? {
    let offset = document.offset(of: start)
    var block = start.block
    while block < document.blockCount {
      let found = matches(of: search, inBlock: block).first { match in
        match.lowerBound >= offset && !taken.contains { $0.overlaps(match) }
      }
      if let found { return found }
      block += 1
      while block + 1 >= document.blockCount, document.readOn() {}
    }
    for block in 0...start.block {
      let found = matches(of: search, inBlock: block).first { match in
        !taken.contains { $0.overlaps(match) }
      }
      if let found { return found }
    }
    return nil
  }
}
