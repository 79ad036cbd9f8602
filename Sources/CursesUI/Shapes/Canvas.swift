import CursesControls
import CursesViewGraph

/// A drawing of shapes and text, made by a closure each time the view is evaluated. After SwiftUI's.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
///       context.draw(Text("Noon"), at: CGPoint(x: size.width / 2, y: size.height / 2))
///     }
///
/// It takes all the room it is offered. What is drawn last lies on top. Lengths are points, and everything is
/// drawn as finely as cells allow; see `Shape`. A control that draws cells itself is a `ControlView`, which
/// is given a `CellCanvas`.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// A drawing.
  ///
  /// - Parameters:
  ///   - opaque: accepted: what is not drawn on lets what is behind through.
  ///   - colorMode: accepted: colours are those of the terminal.
  ///   - rendersAsynchronously: accepted: drawings are small.
  ///   - renderer: draws, given the room in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }

  public var body: some View {
    GeometryReader { proxy in CanvasDrawings(drawings: drawings(in: proxy.size)) }
  }

  private func drawings(in size: CGSize) -> [ClippedDrawing] {
    var context = GraphicsContext(size: size)
    renderer(&context, size)
    return context.page.drawings
  }
}

/// In which space colours are mixed. After SwiftUI's; a terminal has one.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// One thing that was drawn.
enum CanvasDrawing {
  case paint(Paint, ShapePart, Path)
  /// A text with its middle at a point.
  case text(Text, at: CGPoint, opacity: Double)
  /// A text from the top left of a rectangle, wrapped in it.
  case paragraph(Text, in: CGRect, opacity: Double)
}

/// One thing that was drawn, and the paths that it is seen within.
struct ClippedDrawing {
  let drawing: CanvasDrawing
  let clips: ArraySlice<Path>
}

/// What was drawn, the first at the back.
private struct CanvasDrawings: View {
  let drawings: [ClippedDrawing]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(drawings.indices, id: \.self) { ClippedDrawingView(drawing: drawings[$0]) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct ClippedDrawingView: View {
  let drawing: ClippedDrawing

  var body: some View {
    if let clip = drawing.clips.last {
      let inner = ClippedDrawing(drawing: drawing.drawing, clips: drawing.clips.dropLast())
      ClipView(
        AnyView(ClippedDrawingView(drawing: inner))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      ) { _ in clip.outline(offsetBy: .zero) }
    } else {
      CanvasDrawingView(drawing: drawing.drawing)
    }
  }
}

private struct CanvasDrawingView: View {
  let drawing: CanvasDrawing

  var body: some View {
    switch drawing {
    case .paint(let paint, let part, let path):
      PaintView(paint, part: part) { _ in path.outline(offsetBy: .zero) }
    case .text(let text, let point, let opacity):
      text.fixedSize().opacity(opacity).position(point)
    case .paragraph(let text, let rect, let opacity):
      text.opacity(opacity)
        .frame(width: rect.width, height: rect.height, alignment: .topLeading)
        .offset(x: rect.minX, y: rect.minY)
    }
  }
}
