@_spi(Nodes) import CursesViewGraph

/// Changes of how a view is drawn, not of where it stands. After SwiftUI's.
public protocol VisualEffect {
  /// The changes, in order.
  var changes: VisualChanges { get }
}

/// No change yet: what `visualEffect` begins with.
public struct EmptyVisualEffect: VisualEffect {
  public var changes: VisualChanges { VisualChanges() }
}

/// Changes of how a view is drawn.
public struct VisualChanges: VisualEffect {
  var shift = CGSize.zero
  var factor = CGSize(width: 1, height: 1)
  var strength = 1.0
  var softness = 0.0

  public var changes: VisualChanges { self }
}

extension VisualEffect {
  private func changed(_ change: (inout VisualChanges) -> Void) -> VisualChanges {
    var copy = changes
    change(&copy)
    return copy
  }

  /// Moved by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> VisualChanges {
    changed {
      $0.shift.width += x
      $0.shift.height += y
    }
  }

  /// Moved by points.
  public func offset(_ offset: CGSize) -> VisualChanges {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Mixed with what is behind.
  public func opacity(_ opacity: Double) -> VisualChanges { changed { $0.strength *= opacity } }

  /// Shapes scaled about the middle; text keeps its size.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> VisualChanges {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Shapes scaled about the middle; text keeps its size.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> VisualChanges {
    changed {
      $0.factor.width *= x
      $0.factor.height *= y
    }
  }

  /// Shapes made soft; text stays as it is.
  public func blur(radius: CGFloat, opaque: Bool = false) -> VisualChanges {
    changed { $0.softness += Double(max(0, radius)) }
  }

  /// Accepted: cells do not turn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> VisualChanges {
    changes
  }
  /// Accepted: the colours are those of the theme.
  public func hueRotation(_ angle: Angle) -> VisualChanges { changes }
  /// Accepted: the colours are those of the theme.
  public func brightness(_ amount: Double) -> VisualChanges { changes }
  /// Accepted: the colours are those of the theme.
  public func saturation(_ amount: Double) -> VisualChanges { changes }
  /// Accepted: the colours are those of the theme.
  public func grayscale(_ amount: Double) -> VisualChanges { changes }
}

extension View {
  /// Draws the view as a closure makes of its place and size, which stay as they are.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0).changes } }
}

/// A view that is drawn as its place says.
private struct VisualEffectView<Content: View>: View {
  let content: Content
  let effect: (GeometryProxy) -> VisualChanges
  @State private var place: GeometryProxy?

  init(content: Content, effect: @escaping (GeometryProxy) -> VisualChanges) {
    self.content = content
    self.effect = effect
  }

  var body: some View {
    let changes = place.map(effect) ?? VisualChanges()
    let scale = SIMD2(Double(changes.factor.width), Double(changes.factor.height))
    let content = EffectView(
      EffectView(content, .blur(changes.softness)), .scale(scale, anchor: SIMD2(0.5, 0.5)))
    EffectView(content, .opacity(min(max(changes.strength, 0), 1)))
      .offset(changes.shift)
      .onGeometryChange(for: GeometryProxy.self, of: { $0 }, action: { place = $0 })
  }
}
