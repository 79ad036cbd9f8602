/// How far each corner of a rectangle is rounded, in points. After SwiftUI's.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper left corner.
  public var topLeading: CGFloat
  /// The lower left corner.
  public var bottomLeading: CGFloat
  /// The lower right corner.
  public var bottomTrailing: CGFloat
  /// The upper right corner.
  public var topTrailing: CGFloat

  /// Radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with corners that are rounded each by its own radius. After SwiftUI's.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// How far the corners are rounded, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Kept; cells are too coarse to tell the two apart.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// A rectangle with radii in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.narrowed(inset)
    let most = min(inner.width, inner.height) / 2
    func radius(_ wanted: CGFloat) -> CGFloat { max(0, min(wanted - inset, most)) }
    let radii = [
      radius(cornerRadii.topTrailing), radius(cornerRadii.bottomTrailing),
      radius(cornerRadii.bottomLeading), radius(cornerRadii.topLeading),
    ]
    let centers = [
      CGPoint(x: inner.maxX - radii[0], y: inner.minY + radii[0]),
      CGPoint(x: inner.maxX - radii[1], y: inner.maxY - radii[1]),
      CGPoint(x: inner.minX + radii[2], y: inner.maxY - radii[2]),
      CGPoint(x: inner.minX + radii[3], y: inner.minY + radii[3]),
    ]
    return Path { path in
      path.move(to: CGPoint(x: centers[0].x, y: inner.minY))
      for (turn, (center, radius)) in zip(centers, radii).enumerated() {
        path.addArc(
          center: center, radius: radius, startAngle: .degrees(Double(turn) * 90 - 90),
          endAngle: .degrees(Double(turn) * 90), clockwise: false)
      }
      path.closeSubpath()
    }
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with radii in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }

  /// A rectangle with radii in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
