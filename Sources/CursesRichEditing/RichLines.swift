import CursesText

/// Whole paragraphs that were copied, to be put somewhere else.
public struct RichLines: Hashable, Sendable {
  /// What they are to the paragraphs beside which they are put.
  package enum Kind: Hashable, Sendable { case item, code, row, other }

  /// What is read, a line feed between paragraphs.
  public let text: String
  /// The source, line by line, without line ends and without the markers of blocks that go on around it.
  package let source: [String]
  package let kind: Kind
  package let shapes: [Shape]

  /// What a paragraph of them looks like.
  package struct Shape: Hashable, Sendable {
    package let shape: RichShape
    package static func == (left: Shape, right: Shape) -> Bool { left.shape == right.shape }
    package func hash(into hasher: inout Hasher) { hasher.combine(shape.text) }
  }

  /// Whether they are a whole quotation, with its signs.
  package var isQuotation: Bool {
    source.allSatisfy { $0.utf8.first == UInt8(ascii: ">") }
      && shapes.first?.shape.look?.containers.contains { $0.kind == .quote } == true
  }

  /// Whether they are a callout.
  package var isCallout: Bool { shapes.first?.shape.look?.containers.last?.callout != nil }

  /// The paragraphs as Markdown.
  public var markdown: String { source.joined(separator: "\n") }
}
