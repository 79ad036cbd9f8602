@_spi(Nodes) import CursesViewGraph

/// A shape as it is filled or its line drawn, over what was drawn of it before. After SwiftUI's.
///
///     RoundedRectangle(cornerRadius: 8).fill(.blue).stroke(.red, lineWidth: 2)
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that is drawn.
  var shape: Content { get }
}

/// A shape that is filled; one with data of its own is evaluated once a frame while that moves. After SwiftUI's.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  Animatable
{
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle
  /// What is drawn below it.
  public var background: Background

  /// A filled shape over another view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style) = (shape, style)
    (self.fillStyle, self.background) = (fillStyle, background)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public var body: some View {
    ShapePaint(shape, style, .fill, isEvenOdd: fillStyle.isEOFilled, over: background)
  }
}

/// A shape whose line is drawn. After SwiftUI's.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  Animatable
{
  /// The shape whose line is drawn.
  public var shape: Content
  /// What the line is drawn in.
  public var style: Style
  /// How it is drawn.
  public var strokeStyle: StrokeStyle
  /// Kept; lines are as smooth as cells allow.
  public var isAntialiased: Bool
  /// What is drawn below it.
  public var background: Background

  /// The line of a shape over another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public var body: some View {
    ShapePaint(shape, style, strokeStyle.part, over: background)
  }
}

/// A shape whose line is drawn within its edge. After SwiftUI's.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, Animatable {
  /// The shape whose line is drawn.
  public var shape: Content
  /// What the line is drawn in.
  public var style: Style
  /// How it is drawn.
  public var strokeStyle: StrokeStyle
  /// Kept; lines are as smooth as cells allow.
  public var isAntialiased: Bool
  /// What is drawn below it.
  public var background: Background

  /// The line of a shape over another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public var body: some View {
    ShapePaint(shape, style, strokeStyle.part, over: background)
  }
}

/// A painted shape over another view; over none nothing stands between it and what is around.
private struct ShapePaint<Background: View>: View, PrimitiveView {
  let paint: PaintView
  let background: Background

  init(
    _ shape: some Shape, _ style: some ShapeStyle, _ part: ShapePart, isEvenOdd: Bool = false,
    over background: Background
  ) {
    paint = PaintView(style.paint, part: part) { rect in
      let path = shape.path(in: rect.cgRect)
      return (isEvenOdd ? path.evenOdd() : path).outline(offsetBy: .zero)
    }
    self.background = background
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    Background.self == EmptyView.self
      ? context.resolve(paint, old) : context.resolve(paint.background { background }, old)
  }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the foreground style.
  public func fill(
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, ForegroundStyle, EmptyView> { fill(.foreground, style: style) }

  /// Draws the line of the shape, so many points wide.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline in a style, as the line says.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// The outline in the foreground style; `lineWidth` in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokeShapeView<Self, ForegroundStyle, EmptyView> {
    stroke(.foreground, lineWidth: lineWidth)
  }

  /// The outline in the foreground style, as the line says.
  public func stroke(style: StrokeStyle) -> StrokeShapeView<Self, ForegroundStyle, EmptyView> {
    stroke(.foreground, style: style)
  }
}

extension InsettableShape {
  /// Draws the line of the shape within its edge.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline within the edge of the shape, as the line says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
}

extension ShapeView {
  /// Fills the shape, over what is drawn of it.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the line of the shape, so many points wide, over what is drawn of it.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the line of the shape as `style` says, over what is drawn of it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the line of the shape within its edge, over what is drawn of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws the line of the shape within its edge as `style` says, over what is drawn of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
}
