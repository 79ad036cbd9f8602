import CursesViewGraph

extension View {
  /// Room around the view at all sides, in points; see `CellMapping`.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Room at some sides; 16 points when no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? CellMapping.standardPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Room at each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    padding(
      columns: 0, rows: 0, leading: CellMapping.columns(insets.leading),
      trailing: CellMapping.columns(insets.trailing), top: CellMapping.rows(insets.top),
      bottom: CellMapping.rows(insets.bottom))
  }

  /// A fixed width or height, in points; nil leaves the view its own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ExactFrameView(
      self, width: width.map { max(0, Double($0)) }, height: height.map { max(0, Double($0)) },
      alignment: alignment)
  }

  /// Bounds for the width and the height, in points; a maximum of `.infinity` takes all there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      columns: LengthBounds(
        least: minWidth.map(CellMapping.columns), ideal: idealWidth.map(CellMapping.columns),
        most: maxWidth.map(CellMapping.columns)),
      rows: LengthBounds(
        least: minHeight.map(CellMapping.rows), ideal: idealHeight.map(CellMapping.rows),
        most: maxHeight.map(CellMapping.rows)),
      alignment: alignment)
  }

  /// Puts the middle of the view at a place of the room it is offered, in points from its top left.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    PositionView(self, x: Double(x), y: Double(y))
  }

  /// Puts the middle of the view at a place of the room it is offered.
  public func position(_ position: CGPoint) -> some View {
    PositionView(self, x: Double(position.x), y: Double(position.y))
  }

  /// Draws the view beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    OffsetView(self, x: Double(x), y: Double(y))
  }

  /// Moves the view by a size in points, without changing the layout.
  public func offset(_ offset: CGSize) -> some View {
    OffsetView(self, x: Double(offset.width), y: Double(offset.height))
  }

  /// Keeps the view at its ideal size, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Lets the view have its own width, its own height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    FixedSizeView(self, horizontal: horizontal, vertical: vertical)
  }

  /// A place in the pile of a `ZStack`: the higher, the nearer to the front.
  public func zIndex(_ value: Double) -> some View { ZIndexView(self, value: value) }

  /// As large as fits with a ratio of width to height, in points.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    AspectRatioView(self, ratio: ratio.map { Double($0) }, fills: contentMode == .fill)
  }

  /// Keeps the proportion of a size.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    AspectRatioView(
      self, ratio: ratio.height > 0 ? Double(ratio.width / ratio.height) : nil,
      fills: contentMode == .fill)
  }

  /// As large as fits with the view's own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// As large as fills the room, in its own proportion.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// A terminal has no bars and no notches: all of its cells are safe, and the view stays as it is.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepted: a terminal has no margins.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// How a view of a fixed ratio fills its room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// What may cover a part of the screen.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Every margin a device may have; a terminal has none.
  public static let all: SafeAreaRegions = [.container, .keyboard]
  /// Margins for notches and bars, of which a terminal has none.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The room of a keyboard on the screen, which a terminal has not.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
