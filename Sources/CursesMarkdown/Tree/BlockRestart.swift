/// What is open where a part of a document starts.
///
/// A very long block is cut into parts, so that an edit in it costs one part: a fenced block, a list, a quote,
/// a table, and whatever lies within them. Each part is parsed alone with what the parts before it have left open.
public enum BlockRestart: Hashable, Sendable {
  /// Nothing is open: a block starts here that no other goes on before.
  case fresh
  /// The document starts here: a byte-order mark and front matter may come.
  case documentStart
  /// A line starts in these containers, and in a leaf of theirs that goes on. Where none does, a block starts,
  /// or one more of some blank lines.
  case inside(OpenContainers, OpenLeaf?)
  /// The middle of a line of such a leaf, which is too long to be shown as a whole.
  case line(OpenContainers, OpenLeaf)

  /// The columns of the table that goes on.
  package var table: TableColumns? {
    if case .inside(_, .table(let columns)) = self { return columns }
    return nil
  }

  /// Whether text goes on that is too long to be shown rich.
  package var isInText: Bool {
    switch self {
    case .inside(_, .text), .line(_, .text): true
    default: false
    }
  }

  /// The containers that are open.
  package var containers: OpenContainers {
    switch self {
    case .fresh, .documentStart: .empty
    case .inside(let containers, _), .line(let containers, _): containers
    }
  }
}
