import CursesFoundation

/// How another program would get a value. After CoreTransferable's.
///
/// A terminal's drags stay within the program, so that no representation is ever asked for anything.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

extension Never: TransferRepresentation {
  /// Nothing is represented.
  public typealias Item = Never
}

/// A value as its `Codable` form. After CoreTransferable's; accepted.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The form of a kind of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as one of another type. After CoreTransferable's; accepted.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// A value that becomes another.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// A value that is made of another.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  /// A value that becomes another, and is made of it.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

#if Essentials
/// A value as data. After CoreTransferable's; accepted.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// A value that becomes data, and is made of it.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// A value that becomes data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// A value that is made of data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}
#endif

/// Several representations of a value.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Builds the representations of a value from the statements of a property.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}
