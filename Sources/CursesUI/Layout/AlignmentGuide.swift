import CursesViewGraph

/// A line of a program's own by which views are aligned. After SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Where the line lies in a view that says nothing of its own, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the lines by which it is aligned, in points. After SwiftUI's.
public struct ViewDimensions {
  let dimensions: GuideDimensions

  /// The width.
  public var width: CGFloat { CGFloat(dimensions.width) }
  /// The height.
  public var height: CGFloat { CGFloat(dimensions.height) }

  /// Where a line lies, from the left.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
  /// Where a line lies, from above.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
  /// Where a line lies, from the left; nil where the view says nothing of it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions.explicit(guide.guide).map { CGFloat($0) }
  }
  /// Where a line lies, from above; nil where the view says nothing of it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions.explicit(guide.guide).map { CGFloat($0) }
  }
}

extension HorizontalAlignment {
  /// A line of a program's own, for `VStack` and what stands in it.
  public init(_ id: any AlignmentID.Type) {
    self.init(
      AlignmentGuide(id, along: .horizontal) {
        Double(id.defaultValue(in: ViewDimensions(dimensions: $0)))
      })
  }
}

extension VerticalAlignment {
  /// A line of a program's own, for `HStack` and what stands in it.
  public init(_ id: any AlignmentID.Type) {
    self.init(
      AlignmentGuide(id, along: .vertical) {
        Double(id.defaultValue(in: ViewDimensions(dimensions: $0)))
      })
  }
}

extension View {
  /// Says where a line lies in this view, in points from its left edge: a `VStack` aligns its views by it.
  ///
  /// It counts where it is the last modifier that changes the view's size.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(self, guide: g.guide) {
      Double(computeValue(ViewDimensions(dimensions: $0)))
    }
  }

  /// Says where a line lies in this view, in points from its upper edge: an `HStack` aligns its views by it.
  ///
  /// It counts where it is the last modifier that changes the view's size.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(self, guide: g.guide) {
      Double(computeValue(ViewDimensions(dimensions: $0)))
    }
  }
}

extension Alignment {
  /// The leading edge, and the first row of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle, and the first row of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, and the first row of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}
