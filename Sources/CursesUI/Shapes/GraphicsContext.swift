import CursesCLibrary
import CursesCore
import CursesViewGraph

/// What a `Canvas` is drawn with. After SwiftUI's.
///
/// A copy draws on the same canvas and has a transform, an opacity and clips of its own.
public struct GraphicsContext {
  /// The drawings of a canvas, shared by the copies of its context.
  final class Page {
    var drawings: [ClippedDrawing] = []
  }

  let page = Page()
  /// The room of the canvas, in points.
  private let size: CGSize
  private var place = CanvasTransform()
  private var clips: [Path] = []

  /// How much of what is drawn from now on covers what is below: 0 nothing, 1 all of it.
  public var opacity = 1.0

  init(size: CGSize) { self.size = size }

  /// What shapes are filled with and lines are drawn in.
  public struct Shading: Sendable {
    let paint: @Sendable (CGSize) -> Paint

    private init(_ paint: @escaping @Sendable (CGSize) -> Paint) { self.paint = paint }

    /// The foreground style of the place.
    public static var foreground: Shading { style(.foreground) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour by its parts, each from 0 to 1.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { style(Color(red: red, green: green, blue: blue, opacity: opacity)) }

    /// Any style; a gradient runs over the whole canvas.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      let paint = style.paint
      return Shading { _ in paint }
    }

    /// Colours along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { size in
        func unit(_ point: CGPoint) -> UnitPoint {
          UnitPoint(x: point.x / max(size.width, 1), y: point.y / max(size.height, 1))
        }
        return LinearGradient(
          gradient: gradient, startPoint: unit(startPoint), endPoint: unit(endPoint)
        ).paint
      }
    }
  }

  // MARK: Shapes

  /// Fills what a path encloses.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(style.isEOFilled ? path.evenOdd() : path, shading, .fill)
  }

  /// Draws the line of a path, so many points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of a path, as the style says.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path, shading, style.part)
  }

  private func paint(_ path: Path, _ shading: Shading, _ part: ShapePart) {
    let paint = shading.paint(size)
    add(
      .paint(opacity < 1 ? .faded(paint, by: max(0, opacity)) : paint, part, path.moved(by: place)))
  }

  private func add(_ drawing: CanvasDrawing) {
    page.drawings.append(ClippedDrawing(drawing: drawing, clips: clips[...]))
  }

  // MARK: Text

  /// A text of which the size is known.
  public struct ResolvedText {
    let text: Text

    /// The size in points that the text has in a room: a column is 8 wide, a row 16 high. It wraps where
    /// it is wider.
    public func measure(in size: CGSize) -> CGSize {
      let columns = max(1, Int(size.width / CellMapping.columnWidth))
      let widths = text.string.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.reduce(0) { $0 + CellWidth.of($1, in: .perScalar) } }
      let rows = widths.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
      return CGSize(
        width: CGFloat(min(widths.max() ?? 0, columns)) * CellMapping.columnWidth,
        height: CGFloat(rows) * CellMapping.rowHeight)
    }
  }

  /// A text with its size.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// Draws a text with a part of it at a point: its middle, unless `anchor` says otherwise.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text whose size is known with a part of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: 1e6, height: 1e6))
    let point = place.applied(to: point)
    add(
      .text(
        text.text,
        at: CGPoint(
          x: point.x + (0.5 - anchor.x) * size.width, y: point.y + (0.5 - anchor.y) * size.height),
        opacity: opacity))
  }

  /// Draws a text from the top left of a rectangle, wrapped to its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text whose size is known from the top left of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let origin = place.applied(to: rect.origin)
    add(
      .paragraph(text.text, in: CGRect(origin: origin, size: rect.size), opacity: opacity))
  }

  // MARK: Places

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    place = CanvasTransform(x: x, y: y).followed(by: place)
  }

  /// Makes what is drawn from now on larger or smaller; text keeps its size.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    place = CanvasTransform(across: x, down: y).followed(by: place)
  }

  /// Turns what is drawn from now on clockwise; text stays upright.
  public mutating func rotate(by angle: Angle) {
    place = CanvasTransform(angle: angle).followed(by: place)
  }

  /// Shows of what is drawn from now on only what lies within a path, and within those given before.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((style.isEOFilled ? path.evenOdd() : path).moved(by: place))
  }

  /// Draws with a copy, so that changes of transform, opacity and clips end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }
}

/// Where a drawing goes: `x' = a·x + c·y + x₀`, `y' = b·x + d·y + y₀`.
struct CanvasTransform: Hashable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  init() {}

  init(x: CGFloat, y: CGFloat) {
    self.x = Double(x)
    self.y = Double(y)
  }

  init(across: CGFloat, down: CGFloat) {
    a = Double(across)
    d = Double(down)
  }

  init(angle: Angle) {
    let radians = angle.radians
    a = cos(radians)
    b = sin(radians)
    c = -sin(radians)
    d = cos(radians)
  }

  /// Whether rectangles stay rectangles that stand upright.
  var isUpright: Bool { b == 0 && c == 0 }

  func applied(to point: CGPoint) -> CGPoint {
    let (px, py) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * px + c * py + x, y: b * px + d * py + y)
  }

  func applied(to rect: CGRect) -> CGRect {
    let one = applied(to: CGPoint(x: rect.minX, y: rect.minY))
    let other = applied(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }

  /// This transform first, then another.
  func followed(by next: CanvasTransform) -> CanvasTransform {
    var both = CanvasTransform()
    both.a = next.a * a + next.c * b
    both.b = next.b * a + next.d * b
    both.c = next.a * c + next.c * d
    both.d = next.b * c + next.d * d
    both.x = next.a * x + next.c * y + next.x
    both.y = next.b * x + next.d * y + next.y
    return both
  }
}

extension Path {
  /// The path with every point where a transform puts it.
  func moved(by place: CanvasTransform) -> Path {
    place == CanvasTransform() ? self : mapFigures { $0.moved(by: place) }
  }
}

extension Path.Figure {
  fileprivate func moved(by place: CanvasTransform) -> Path.Figure {
    switch self {
    case .line(let points, let isClosed):
      return .line(points: points.map { place.applied(to: $0) }, isClosed: isClosed)
    case .ellipse(let rect) where place.isUpright: return .ellipse(place.applied(to: rect))
    case .rounded(let rect, let radius) where place.isUpright:
      return .rounded(
        place.applied(to: rect), radius: radius * CGFloat(min(abs(place.a), abs(place.d))))
    default:
      let points = line(.zero).points.map {
        place.applied(to: CGPoint(x: $0.x, y: $0.y))
      }
      return .line(points: points, isClosed: true)
    }
  }
}
