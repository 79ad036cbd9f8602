/// Bringing together what two have made of one text.
public enum TextMerge {
  /// The edits that turn one text into another, line by line.
  public static func edits(from old: SourceText, to new: SourceText) -> [Edit] {
    let difference = LineDifference(old, new)
    return difference.changes().map { change in
      Edit(
        difference.old.range(change.old),
        bytes: Array(difference.new.bytes[difference.new.range(change.new)]))
    }
  }

  /// The edits that bring into `mine` what `theirs` has changed since `base`; `nil` when both have changed
  /// the same words, or words beside each other, in different ways.
  ///
  /// - Parameters:
  ///   - keepsBoth: whether lines that both have changed so are kept as mine and then as theirs, and the result is
  ///     never nil.
  ///   - isMarkdown: whether a blank line parts those, as it parts paragraphs.
  public static func edits(
    base: SourceText, mine: SourceText, theirs: SourceText, keepsBoth: Bool = false,
    isMarkdown: Bool = true
  ) -> [Edit]? {
    let merge = Merge(
      own: LineDifference(base, mine), other: LineDifference(base, theirs))
    return merge.edits { base, mine, theirs in
      let largest = max(base.count, mine.count, theirs.count)
      if largest <= mostWordBytes, let edits = wordEdits(base, mine, theirs) { return edits }
      guard keepsBoth else { return nil }
      let between = LinePair(mine, theirs, isMarkdown: isMarkdown).between
      return [Edit(mine.count..<mine.count, bytes: between + theirs)]
    }
  }

  /// What both have changed is compared by words up to this size.
  private static let mostWordBytes = 65_536

  /// An edit as those of the words that are others by it.
  ///
  /// - Parameter text: the text that it changes.
  static func wordEdits(of edit: Edit, in text: SourceText) -> [Edit] {
    guard !edit.range.isEmpty, !edit.text.isEmpty,
      max(edit.range.count, edit.text.count) <= mostWordBytes
    else { return [edit] }
    let difference = LineDifference(
      LineTable(wordsOf: text.bytes(in: edit.range)[...]), LineTable(wordsOf: edit.text.bytes[...]))
    return difference.changes().map { change in
      let range = difference.old.range(change.old)
      let start = edit.range.lowerBound + range.lowerBound
      return Edit(
        start..<(start + range.count),
        bytes: Array(difference.new.bytes[difference.new.range(change.new)])
      ).trimmedToCharacters(for: text)
    }
  }

  private static func wordEdits(
    _ base: ArraySlice<UInt8>, _ mine: ArraySlice<UInt8>, _ theirs: ArraySlice<UInt8>
  ) -> [Edit]? {
    let words = LineTable(wordsOf: base)
    let merge = Merge(
      own: LineDifference(words, LineTable(wordsOf: mine)),
      other: LineDifference(words, LineTable(wordsOf: theirs)))
    return merge.edits { _, _, _ in nil }
  }
}

/// Two differences from one text, brought together.
private struct Merge {
  let own: LineDifference
  let other: LineDifference

  /// A stretch that one or both have changed, in lines (or words) of the three texts.
  private struct Hunk {
    var base: Range<Int>
    var mine: Range<Int>
    var theirs: Range<Int>
    var isOwn = false
    var isOther = false
  }

  /// The edits of my text. `resolve` gets the bytes of each hunk that both have changed in different ways,
  /// and returns the edits of my bytes in it.
  func edits(
    resolve: (
      _ base: ArraySlice<UInt8>, _ mine: ArraySlice<UInt8>, _ theirs: ArraySlice<UInt8>
    ) -> [Edit]?
  ) -> [Edit]? {
    var edits: [Edit] = []
    for hunk in hunks() where hunk.isOther {
      let range = own.new.range(hunk.mine)
      let mine = own.new.bytes[range]
      let theirs = other.new.bytes[other.new.range(hunk.theirs)]
      // The same change made by both is no conflict.
      if mine.elementsEqual(theirs) { continue }
      guard hunk.isOwn else {
        edits.append(Edit(range, bytes: Array(theirs)))
        continue
      }
      guard let resolved = resolve(own.old.bytes[own.old.range(hunk.base)], mine, theirs) else {
        return nil
      }
      edits += resolved.map { edit in
        let start = range.lowerBound + edit.range.lowerBound
        return Edit(start..<(start + edit.range.count), bytes: edit.text.bytes)
      }
    }
    return edits
  }

  /// Changes that overlap or touch each other are one hunk.
  private func hunks() -> [Hunk] {
    var hunks: [Hunk] = []
    var mine = own.changes()[...]
    var theirs = other.changes()[...]
    var (ownGrowth, otherGrowth) = (0, 0)
    while let start = [mine.first, theirs.first].compactMap({ $0?.old.lowerBound }).min() {
      var hunk = Hunk(base: start..<start, mine: start..<start, theirs: start..<start)
      let (mineStart, theirsStart) = (start + ownGrowth, start + otherGrowth)
      var end = start
      while true {
        if let change = mine.first, change.old.lowerBound <= end {
          end = max(end, change.old.upperBound)
          ownGrowth += change.new.count - change.old.count
          hunk.isOwn = true
          mine.removeFirst()
        } else if let change = theirs.first, change.old.lowerBound <= end {
          end = max(end, change.old.upperBound)
          otherGrowth += change.new.count - change.old.count
          hunk.isOther = true
          theirs.removeFirst()
        } else {
          break
        }
      }
      hunk.base = start..<end
      hunk.mine = mineStart..<(end + ownGrowth)
      hunk.theirs = theirsStart..<(end + otherGrowth)
      hunks.append(hunk)
    }
    return hunks
  }
}

/// Lines that are kept one after the other.
private struct LinePair {
  /// What stands between them: a line end where there is none, and in Markdown a blank line, unless they begin with
  /// the same sign as items and rows do.
  let between: [UInt8]

  init(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>, isMarkdown: Bool) {
    guard !first.isEmpty, !second.isEmpty else {
      between = []
      return
    }
    let hasReturn = first.contains(0x0D) || second.contains(0x0D)
    let lineEnd: [UInt8] = hasReturn ? [0x0D, 0x0A] : [0x0A]
    let (sign, other) = (LinePair.sign(of: first), LinePair.sign(of: second))
    let isOfOne = !isMarkdown || sign != nil && sign == other
    let isEnded = first.last == 0x0A
    between = (isEnded ? [] : lineEnd) + (isOfOne ? [] : lineEnd)
  }

  /// The punctuation that lines begin with; zero for a number.
  private static func sign(of lines: ArraySlice<UInt8>) -> UInt8? {
    guard let first = lines.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    if (0x30...0x39).contains(first) { return 0x30 }
    return first >= 0x80 || WordKind(Unicode.Scalar(first)).isWord ? nil : first
  }
}
