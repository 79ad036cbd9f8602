import BubblepadNotebook
import CursesText

/// The lines of a source that edits change, as they are and as they will be.
package struct EditedLines {
  /// A line each, such as “call #work → call #job”. A long line is cut before and after what changes.
  package private(set) var words: [String] = []

  /// More columns than a dialog shows of either.
  private static let most = 40

  /// - Parameter edits: in the order of the source, each within a line.
  package init(_ edits: [Edit], of source: [UInt8]) {
    let lines = LineStarts(source)
    var rest = edits[...]
    while let first = rest.first {
      let line = lines.range(of: lines.line(of: first.range.lowerBound), in: source)
      let own = rest.prefix { $0.range.upperBound <= line.upperBound }
      rest = rest.dropFirst(max(1, own.count))
      var (after, end): ([UInt8], Int) = ([], line.lowerBound)
      for edit in own {
        after += source[end..<edit.range.lowerBound] + edit.text.bytes
        end = edit.range.upperBound
      }
      after += source[end..<max(end, line.upperBound)]
      let lead = String(decoding: source[line.lowerBound..<first.range.lowerBound], as: UTF8.self)
      let cut = max(0, lead.count - Self.most / 2)
      words.append(
        "\(Self.shown(Array(source[line]), without: cut)) → \(Self.shown(after, without: cut))")
    }
  }

  private static func shown(_ line: [UInt8], without cut: Int) -> String {
    let text = String(decoding: line, as: UTF8.self)
    let part = NoteTitle.trimmed(String(text.dropFirst(cut)))
    let end = part.count > most ? part.prefix(most - 1) + "…" : part[...]
    return (cut > 0 ? "…" : "") + end
  }
}
