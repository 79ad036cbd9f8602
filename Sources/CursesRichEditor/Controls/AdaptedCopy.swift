@_spi(Nodes) import CursesViewGraph

/// A text that was copied in one place as it is pasted in another, as a program makes it.
public struct AdaptedCopy: Hashable, Sendable {
  /// What is pasted.
  public var source: CopiedSource
  /// What it names and the other text lacks, such as footnotes: it comes to the end of that, in the same step. Lines
  /// end with a line feed, and the last one with nothing.
  public var definitions: String

  /// A text with what it names.
  public init(_ source: CopiedSource, definitions: String = "") {
    (self.source, self.definitions) = (source, definitions)
  }
}
