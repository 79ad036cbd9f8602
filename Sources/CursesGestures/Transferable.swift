/// Something that can be dragged from one view to another. After CoreTransferable's.
///
/// A drag stays within the program: the value goes from view to view as it is, and a type of one's own says
/// `Transferable` and no more.
public protocol Transferable: Sendable {}

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
