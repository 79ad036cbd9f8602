import CursesViewGraph

/// The view that a closure of `phaseAnimator` or `keyframeAnimator` is given. After SwiftUI's.
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
