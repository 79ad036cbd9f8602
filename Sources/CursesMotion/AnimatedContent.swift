import CursesViewGraph

/// The view that a closure of `phaseAnimator`, `keyframeAnimator`, `animation` or `transaction` is given. After SwiftUI's.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  public var body: some View { content }
}

/// A value that can be compared with others of its type.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isSame(rhs.value) }
}

extension View {
  /// Animates what a closure does to this view, and nothing of the view itself.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View { transaction({ $0.animation = animation }, body: body) }

  /// Changes the transaction of what a closure does to this view; the view itself keeps its own.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    let outer = OuterTransaction()
    let content = AnyView(TransactionView(self) { $0 = outer.transaction })
    return TransactionView(body(PlaceholderContentView(content: content))) {
      outer.transaction = $0
      transform(&$0)
    }
  }
}

/// The transaction that was there before another one took its place.
private final class OuterTransaction {
  var transaction = Transaction()
}
