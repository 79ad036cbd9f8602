import CursesViewGraph

/// How a view comes and goes when that is animated. After SwiftUI's.
public struct AnyTransition: Hashable, Sendable {
  let insertion: AbsentLook
  let removal: AbsentLook

  private init(_ change: (inout AbsentLook) -> Void) {
    var look = AbsentLook()
    change(&look)
    insertion = look
    removal = look
  }

  private init(insertion: AbsentLook, removal: AbsentLook) {
    self.insertion = insertion
    self.removal = removal
  }

  /// At once.
  public static let identity = AnyTransition { _ in }
  /// Fading.
  public static let opacity = AnyTransition { $0.fades = true }
  /// In from the left, out to the right.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  /// Growing and shrinking. Text keeps its size and fades.
  public static let scale = scale(scale: 0)

  /// From and to a fraction of the size, about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition {
      $0.scale = Double(scale)
      $0.fades = true
    }
  }

  /// From an edge, by the view's own size, and back to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { look in
      look.shift =
        switch edge {
        case .top: [0, -1]
        case .bottom: [0, 1]
        case .leading: [-1, 0]
        case .trailing: [1, 0]
        }
    }
  }

  /// In from an edge, fading, and out to the other.
  public static func push(from edge: Edge) -> AnyTransition {
    let other: [Edge: Edge] = [
      .top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading,
    ]
    return asymmetric(insertion: move(edge: edge), removal: move(edge: other[edge] ?? edge))
      .combined(with: .opacity)
  }

  /// From a place beside its own, in points, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition { $0.offset = [Double(x), Double(y)] }
  }

  /// One way in, another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
  }
}

extension View {
  /// How the view comes and goes when a change that makes it do so is animated.
  ///
  /// The next key ends it: keys are meant for the screen that is there then.
  public func transition(_ t: AnyTransition) -> some View {
    TransitionView(self, insertion: t.insertion, removal: t.removal)
  }
}
