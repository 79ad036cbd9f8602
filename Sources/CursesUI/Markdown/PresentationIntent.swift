/// The blocks that a stretch of text lies in, from the innermost. After Foundation's type on other
/// systems.
///
/// Blocks are told apart by their identities: two paragraphs of one quote have different paragraphs
/// and the same quote in their components.
public struct PresentationIntent: Hashable, Sendable, Codable {
  /// What a block is.
  public enum Kind: Hashable, Sendable, Codable {
    case paragraph
    /// `level` is 1 to 6.
    case header(level: Int)
    case orderedList
    case unorderedList
    /// `ordinal` counts from the number of the list's first item, or from 1.
    case listItem(ordinal: Int)
    /// `languageHint` is the first word after the fence.
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// `rowIndex` counts from 1; the header is 0.
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// Where what is in a column stands.
    public enum Alignment: Int, Hashable, Sendable, Codable { case left, center, right }
    /// Where the text of the column's cells stands.
    public var alignment: Alignment
    /// A column whose cells stand so.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block with what tells it from others like it.
  public struct IntentType: Hashable, Sendable, Codable {
    /// What the block is.
    public var kind: Kind
    /// A number that no other block of the text has.
    public var identity: Int
    /// A block of a text whose other blocks have other numbers.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, from the innermost.
  public var components: [IntentType]

  /// - Parameters:
  ///   - kind: what the innermost block is.
  ///   - identity: one of its own for each block of a text.
  ///   - parent: the blocks around.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Blocks around a text, from the innermost.
  public init(types: [IntentType]) { components = types }

  /// How many lists and quotes are around the text.
  public var indentationLevel: Int {
    components.reduce(0) { level, component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: level + 1
      default: level
      }
    }
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String {
    components.map { "\($0.kind) (id \($0.identity))" }.joined(separator: ", ")
  }
}
