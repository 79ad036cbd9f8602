@_spi(Nodes) import CursesViewGraph

/// What is selected in a text, after SwiftUI's `TextSelection`.
///
/// A field that is given a binding to one keeps it up to date, and selects what a program sets.
public struct TextSelection: Hashable, Sendable {
  /// Places in the text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected places. They belong to the text they were made for.
  public let indices: Indices
  /// Which of two rows a caret at a soft line break belongs to.
  public var affinity: TextSelectionAffinity = .automatic

  /// A range; an empty one is a caret.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several ranges; a field, which has one selection, selects from the first to the last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A caret before a character or at the end.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected: a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range from the first selected place to the last; nil for a selection of nothing at all.
  package var hull: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges):
      ranges.ranges.first.flatMap { first in
        ranges.ranges.last.map { first.lowerBound..<$0.upperBound }
      }
    }
  }
}

/// Which of two rows a caret at a soft line break belongs to, after SwiftUI's type of this name.
public enum TextSelectionAffinity: Hashable, Sendable, CaseIterable {
  case automatic, upstream, downstream
}
