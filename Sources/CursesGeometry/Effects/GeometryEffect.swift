@_spi(Nodes) import CursesViewGraph

/// A modifier that moves a view as its size and an animated number say. After SwiftUI's.
///
/// What is drawn is how far the view is moved, in whole cells but for shapes, and how shapes are scaled.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The change for a view of a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view as the effect draws it.
  public func body(content: Content) -> some View {
    GeometryEffectView(content: content, effect: self)
  }

  /// Accepted: what a view is drawn at is never more than where it is drawn.
  public func ignoredByLayout() -> Self { self }
}

/// A view that an effect is drawn on.
struct GeometryEffectView<Content: View, Effect: GeometryEffect>: View, Animatable {
  let content: Content
  var effect: Effect
  @State private var size = CGSize.zero

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  init(content: Content, effect: Effect) {
    self.content = content
    self.effect = effect
  }

  var body: some View {
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .projectionEffect(effect.effectValue(size: size))
  }
}

extension View {
  /// Moves the view, and scales its shapes from its top left.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    EffectView(
      self, .scale(SIMD2(Double(transform.m11), Double(transform.m22)), anchor: SIMD2(0, 0))
    )
    .offset(x: transform.m31, y: transform.m32)
  }

  /// Moves the view, and scales its shapes from its top left.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}
