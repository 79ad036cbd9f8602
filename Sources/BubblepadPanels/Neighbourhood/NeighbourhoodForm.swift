import BubblepadIndex
import Observation

/// A neighbourhood in a dialog: the way through it, and what was in the middle before.
@Observable @MainActor
package final class NeighbourhoodForm {
  /// The way so far.
  package var walk: NeighbourhoodWalk
  @ObservationIgnored private var former: [NeighbourhoodWalk] = []
  @ObservationIgnored private let title: (String) -> String

  /// Begins around a note.
  ///
  /// - Parameter title: what a note at a path is called.
  package init(_ neighbourhood: Neighbourhood, title: @escaping (String) -> String) {
    walk = NeighbourhoodWalk(neighbourhood)
    self.title = title
  }

  /// Whether there is a note to go back to.
  package var canGoBack: Bool { !former.isEmpty }

  /// Shows what is around another note.
  package func show(_ neighbourhood: Neighbourhood) {
    former.append(walk)
    walk = NeighbourhoodWalk(neighbourhood)
  }

  /// Shows again what was shown before. Returns false where that was the first.
  package func goBack() -> Bool {
    guard let last = former.popLast() else { return false }
    walk = last
    return true
  }

  /// What the note in the middle is called.
  package var middleTitle: String { title(walk.neighbourhood.path) }

  /// What a file is called.
  package func title(of file: LinkedFile) -> String {
    switch file.kind {
    case .note, .locked: title(file.path)
    case .attachment, .missing:
      file.path.lastIndex(of: "/").map { String(file.path[file.path.index(after: $0)...]) }
        ?? file.path
    }
  }

  /// What stands above a column: longer and shorter words, of which the first that have room are shown.
  package func captions(of column: NeighbourhoodWalk.Column) -> [String] {
    let ring = walk.ring(in: column)
    switch column {
    case .left: return Self.captions("Links here", "From", ring)
    case .right: return Self.captions("Links to", "To", ring)
    case .farLeft, .farRight:
      guard let inner = column.inner, let file = walk.selected(in: inner) else { return [""] }
      return [ring.files.isEmpty ? "" : "Around \(title(of: file))"]
    }
  }

  /// The number is what matters: the words before it give way.
  private static func captions(
    _ long: String, _ short: String, _ ring: Neighbourhood.Ring
  ) -> [String] {
    let all = ring.files.count + ring.omittedCount
    guard all > 0 else { return [long, short] }
    let count = ring.omittedCount > 0 ? "\(ring.files.count) of \(all)" : "\(all)"
    return ["\(long): \(count)", "\(short): \(count)", count]
  }

  /// A sentence about the selected file: where it lies, and what else is around it.
  package var selectedWords: String {
    guard let file = walk.selected else { return "" }
    let kind =
      switch file.kind {
      case .note: ""
      case .locked: ", locked"
      case .attachment: ", no note"
      case .missing: ", not there yet"
      }
    guard !walk.column.isFar else { return file.path + kind }
    let ring = walk.neighbourhood.ring(of: file)
    let count = ring.files.count + ring.omittedCount
    let around = count == 0 ? "no other links" : count == 1 ? "1 more link" : "\(count) more links"
    return "\(file.path)\(kind): \(around)"
  }
}
