import CursesViewGraph

/// How a view comes and goes when that is animated. After SwiftUI's.
public struct AnyTransition: Hashable, Sendable {
  let insertion: TransitionWay
  let removal: TransitionWay

  private init(_ change: (inout AbsentLook) -> Void) {
    var look = AbsentLook()
    change(&look)
    self.init(insertion: TransitionWay(look: look), removal: TransitionWay(look: look))
  }

  private init(insertion: TransitionWay, removal: TransitionWay) {
    self.insertion = insertion
    self.removal = removal
  }

  /// At once.
  public static let identity = AnyTransition { _ in }
  /// Fading.
  public static let opacity = AnyTransition { $0.fades = true }
  /// SwiftUI's blur, out of which the view grows; here fading.
  public static let blurReplace = opacity
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

  /// A modifier while the view is not there, another one once it is: what they do is animated.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let active = active
    nonisolated(unsafe) let identity = identity
    let change = AbsentChange { view, isAbsent in
      AnyView(view.modifier(isAbsent ? active : identity))
    }
    var way = TransitionWay(look: AbsentLook(), changes: [change])
    way.look.isChanged = true
    return AnyTransition(insertion: way, removal: way)
  }

  /// The transition with an animation of its own: also where the change that lets the view come or go is not animated.
  /// A view that comes with the one around it is there at once.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var (insertion, removal) = (insertion, removal)
    insertion.look.animation = animation
    removal.look.animation = animation
    return AnyTransition(insertion: insertion, removal: removal)
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
    let isChanged = t.insertion.look.isChanged || t.removal.look.isChanged
    return TransitionView(
      self, insertion: t.insertion.look, removal: t.removal.look,
      changed: isChanged ? { t.changed(self, isComing: $0, isGoing: $1) } : nil)
  }
}

/// How a view comes, or goes.
struct TransitionWay: Hashable, Sendable {
  var look: AbsentLook
  /// What is done to the view besides, in this order.
  var changes: [AbsentChange] = []

  /// Both at once.
  func combined(with other: TransitionWay) -> TransitionWay {
    TransitionWay(look: look.combined(with: other.look), changes: changes + other.changes)
  }

  @MainActor
  func changed(_ view: AnyView, isAbsent: Bool) -> AnyView {
    changes.reduce(view) { $1.change($0, isAbsent) }
  }
}

extension AnyTransition {
  /// A view as it is shown while it comes, while it goes, and at rest: of one type, lest its state be lost.
  @MainActor
  fileprivate func changed(_ view: some View, isComing: Bool, isGoing: Bool) -> AnyView {
    if insertion.changes == removal.changes {
      return insertion.changed(AnyView(view), isAbsent: isComing || isGoing)
    }
    let inner = insertion.changed(AnyView(view), isAbsent: isComing)
    return removal.changed(inner, isAbsent: isGoing)
  }
}

/// What a transition does to a view that is there, or not quite there.
final class AbsentChange: Hashable, Sendable {
  let change: @MainActor @Sendable (_ view: AnyView, _ isAbsent: Bool) -> AnyView

  init(_ change: @escaping @MainActor @Sendable (AnyView, Bool) -> AnyView) {
    self.change = change
  }

  static func == (one: AbsentChange, other: AbsentChange) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
