import CursesText

/// Edits, and the text that they are edits of. Another text may have come into its place by the time they are made: they
/// are for that only what they come to there.
struct RevisedEdits: Sendable {
  private var all: [Edit] = []
  private var text = SourceText()

  /// No edit.
  init() {}

  /// - Parameter edits: in ascending order, none over another.
  init(_ edits: [Edit], of text: SourceText) { (all, self.text) = (edits, text) }

  var isEmpty: Bool { all.isEmpty }

  func overlap(_ edit: Edit) -> Bool { all.contains { $0.range.overlaps(edit.range) } }

  /// The edits with others, which go before those that they overlap.
  func adding(_ edits: [Edit]) -> RevisedEdits {
    let others = all.filter { own in !edits.contains { $0.range.overlaps(own.range) } }
    return RevisedEdits(
      (others + edits).sorted { $0.range.lowerBound < $1.range.lowerBound }, of: text)
  }

  /// Other edits of the same text.
  func only(_ edits: [Edit]) -> RevisedEdits { RevisedEdits(edits, of: text) }

  /// The edits for what the text has become; none where the same words were changed in other ways.
  func edits(in now: SourceText) -> [Edit] {
    guard !all.isEmpty, text != now else { return all }
    let planned = Transaction(all, event: .external).applying(to: text)
    return TextMerge.edits(base: text, mine: now, theirs: planned) ?? []
  }
}
