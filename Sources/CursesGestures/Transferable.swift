/// Something that can be dragged from one view to another. After CoreTransferable's.
///
/// A drag stays within the program: the value goes from view to view as it is. A type may say `Transferable` and no more;
/// the `transferRepresentation` that SwiftUI asks for is accepted.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  /// How other programs would get the value.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The value as it is.
  public static var transferRepresentation: Never { preconditionFailure("no other program asks") }
}

extension Never: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
#if Essentials
extension Data: Transferable {}
extension AttributedString: Transferable {}
#endif

/// What a view that is dragged hands over, and whether a view that it comes to takes it.
@MainActor
protocol DropTaking: AnyObject {
  /// Whether values of this kind are taken.
  func takes(_ payload: any Transferable) -> Bool
  /// Takes a value at a place from the top left of the screen, in points. Returns whether it was taken.
  func drop(_ payload: any Transferable, at place: CGPoint) -> Bool
  /// Tells that a value hovers over the view, or does not any more.
  func target(_ isTargeted: Bool)
}
