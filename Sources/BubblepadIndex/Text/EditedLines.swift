import BubblepadNotebook
import CursesText

/// The lines of a source that edits change, as they are and as they will be.
package struct EditedLines {
  /// A change each, such as “call #work → call #job”. A long line is cut before and after what changes; where that is
  /// in places far apart, it comes once for each.
  package private(set) var changes: [EditedLine] = []

  /// How many characters are shown of a line, if what changes needs no more; of those before that, half as many.
  private static let most = 40

  /// - Parameters:
  ///   - edits: in the order of the source, each within a line.
  ///   - title: of the note.
  package init(_ edits: [Edit], of source: [UInt8], titled title: String) {
    let lines = LineStarts(source)
    var rest = edits[...]
    while let first = rest.first {
      let line = lines.range(of: lines.line(of: first.range.lowerBound), in: source)
      let lead = String(decoding: source[line.lowerBound..<first.range.lowerBound], as: UTF8.self)
      let cut = max(0, lead.count - Self.most / 2)
      let before = lead.count - cut
      let own = Self.together(rest, in: line, columns: Self.most - 1 - before)
      rest = rest.dropFirst(own.count)
      var (after, end): ([UInt8], Int) = ([], line.lowerBound)
      for edit in own {
        after += source[end..<edit.range.lowerBound] + edit.text.bytes
        end = edit.range.upperBound
      }
      after += source[end..<max(end, line.upperBound)]
      let most = max(Self.most, before + max(first.range.count, first.text.count) + 1)
      changes.append(
        EditedLine(
          noteTitle: title, before: Self.shown(Array(source[line]), without: cut, most),
          after: Self.shown(after, without: cut, most)))
    }
  }

  /// The first of some edits and those after it in its line that are seen with it.
  private static func together(
    _ edits: ArraySlice<Edit>, in line: Range<Int>, columns: Int
  ) -> ArraySlice<Edit> {
    guard let first = edits.first else { return [] }
    var growth = max(0, first.growth)
    let others = edits.dropFirst().prefix { edit in
      growth += max(0, edit.growth)
      return edit.range.upperBound <= line.upperBound
        && edit.range.upperBound - first.range.lowerBound + growth <= columns
    }
    return edits.prefix(1 + others.count)
  }

  private static func shown(_ line: [UInt8], without cut: Int, _ most: Int) -> String {
    let text = String(decoding: line, as: UTF8.self)
    let part = NoteTitle.trimmed(String(text.dropFirst(cut)))
    let end = part.count > most ? part.prefix(most - 1) + "…" : part[...]
    return (cut > 0 ? "…" : "") + end
  }
}
