import CursesGeometry
import CursesViewGraph

extension View {
  /// What text of this view is written in and its shapes are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { InkView(self, style.paint) }

  /// The style of the first level; the levels below it are derived from it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    InkView(self, primary.paint)
  }

  /// The style of the first level; the levels below it are derived from it.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    InkView(self, primary.paint)
  }

  /// The colour of the text; nil leaves that of the place.
  public func foregroundColor(_ color: Color?) -> some View {
    InkView(self, color?.painted ?? .foreground)
  }

  /// The colour of what can be acted on: carets, focused borders, links; nil leaves that of the place.
  public func tint(_ tint: Color?) -> some View {
    InkView(self, tint?.painted ?? .tint, isTint: true)
  }

  /// The tint of controls in this view, as any style.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    InkView(self, tint.paint, isTint: true)
  }

  /// The older name of `tint`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  // MARK: Behind and before

  /// Fills the view's rectangle behind it.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { PaintView(style.paint) }
  }

  /// Fills a shape behind the view with the theme's ground.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background { shape.fill(.background, style: fillStyle) }
  }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// A view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the view's rectangle before it.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { PaintView(style.paint) }
  }

  /// A shape in a style over the view.
  public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// A view before this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// A line round the view, within its edge.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  // MARK: Clipping

  /// Shows only what lies within the view's rectangle.
  public func clipped(antialiased: Bool = false) -> some View { ClipView(self) }

  /// Shows only what lies within a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ClipView(self) { shape.outline(in: $0) }
  }

  /// Cuts the corners of the view round, `radius` in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Accepted: a terminal hits whole cells.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Lays the view out and does not show it.
  public func hidden() -> some View { HiddenView(self) }

  // MARK: Effects

  /// Mixes the view with what is behind it, from 0 (not seen) to 1.
  public func opacity(_ opacity: Double) -> some View {
    EffectView(self, .opacity(min(max(opacity, 0), 1)))
  }

  /// How the view's colours and those behind it become one.
  ///
  /// `.destinationOver` layers are drawn one behind the other, on the ground that lies under the first
  /// of them.
  public func blendMode(_ blendMode: BlendMode) -> some View { EffectView(self, .blend(blendMode)) }

  /// Softens the shapes of the view; `radius` in points. Text stays as it is.
  ///
  /// Blurred shapes behind everything else are drawn as light: they move smoothly, to fractions of a
  /// cell, and cost no drawing of views.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    EffectView(self, .blur(max(0, Double(radius))))
  }

  /// Scales the shapes of the view about an anchor. Text keeps its size.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the shapes of the view by two factors.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the shapes of the view by two factors.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    EffectView(self, .scale(SIMD2(Double(x), Double(y)), anchor: anchor.vector))
  }

  /// Turns the shapes of the view clockwise about an anchor. Text stays as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    EffectView(self, .turn(angle.radians, anchor: anchor.vector))
  }

  /// Accepted; cells are too coarse for shadows.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Accepted: blends and opacities are made layer by layer anyway.
  public func compositingGroup() -> some View { self }
  /// Accepted: layers are drawn as one anyway.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
}
