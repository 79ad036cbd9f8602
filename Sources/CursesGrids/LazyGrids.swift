@_spi(Nodes) import CursesControls
import CursesCore
import CursesGeometry
@_spi(Nodes) import CursesViewGraph

/// Views in columns, one row after another. After SwiftUI's `LazyVGrid`.
///
/// All views are made; what is in a section begins on a row of its own, below its heading.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let look: LazyGridNode.Look
  let content: Content

  /// - Parameters:
  ///   - columns: how wide the columns are.
  ///   - alignment: where the columns stand when they do not fill the room.
  ///   - spacing: the points between two rows; nil for none.
  ///   - pinnedViews: accepted; headings scroll along with their views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    look = LazyGridNode.Look(
      axis: .horizontal, tracks: GridTracks(columns, axis: .horizontal),
      alignment: Alignment(horizontal: alignment, vertical: .top),
      gap: spacing.map(CellMapping.rows) ?? 0)
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    LazyGridNode.resolve(old, context, look, content)
  }
}

/// Views in rows, one column after another. After SwiftUI's `LazyHGrid`.
///
/// All views are made; what is in a section begins in a column of its own, after its heading.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let look: LazyGridNode.Look
  let content: Content

  /// - Parameters:
  ///   - rows: how high the rows are.
  ///   - alignment: where the rows stand when they do not fill the room.
  ///   - spacing: the points between two columns; nil for a column.
  ///   - pinnedViews: accepted; headings scroll along with their views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    look = LazyGridNode.Look(
      axis: .vertical, tracks: GridTracks(rows, axis: .vertical),
      alignment: Alignment(horizontal: .leading, vertical: alignment),
      gap: spacing.map(CellMapping.columns) ?? 1)
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    LazyGridNode.resolve(old, context, look, content)
  }
}

/// The node of `LazyVGrid` and `LazyHGrid`.
final class LazyGridNode: LayoutWrapperNode {
  struct Look: Hashable {
    /// The direction in which the tracks lie beside each other.
    var axis: Axis
    var tracks: GridTracks
    var alignment: Alignment
    /// The cells between two lines.
    var gap: Int
  }
  private var look: Look

  init(_ context: ViewContext, _ look: Look) {
    self.look = look
    super.init(context)
  }

  static func resolve(
    _ old: Node?, _ context: ViewContext, _ look: Look, _ content: some View
  ) -> Node {
    let node = old as? LazyGridNode ?? LazyGridNode(context, look)
    let before = node.look
    node.look = look
    node.layOut(ifNew: look, before)
    node.updateContent(content.environment(\.sectionLook, .flowing), context)
    return node
  }

  override var layoutPriority: Double { 0 }
  override var passesLight: Bool { true }

  /// The views that stand beside each other; one that stands alone takes the whole line.
  private struct Line {
    var nodes: [Node]
    var isWhole = false
  }

  private func lines(of tracks: Int) -> [Line] {
    var lines: [Line] = []
    for node in content {
      if node.standsAlone {
        lines.append(Line(nodes: [node], isWhole: true))
      } else if let last = lines.last, !last.isWhole, last.nodes.count < tracks {
        lines[lines.count - 1].nodes.append(node)
      } else {
        lines.append(Line(nodes: [node]))
      }
    }
    return lines
  }

  // MARK: Layout

  private var isUpright: Bool { look.axis == .horizontal }

  /// Along the tracks, across them.
  private func lengths(_ size: Size) -> (Int, Int) {
    isUpright ? (size.columns, size.rows) : (size.rows, size.columns)
  }
  private func proposal(_ along: Int?) -> ProposedSize {
    isUpright ? ProposedSize(columns: along, rows: nil) : ProposedSize(columns: nil, rows: along)
  }
  private func size(_ along: Int, _ across: Int) -> Size {
    isUpright ? Size(columns: along, rows: across) : Size(columns: across, rows: along)
  }

  /// How thick a line is.
  private func thickness(_ line: Line, _ tracks: [GridTrack]) -> Int {
    if line.isWhole {
      return lengths(line.nodes[0].size(for: proposal(GridTracks.total(tracks)))).1
    }
    return zip(line.nodes, tracks).map { node, track in
      lengths(node.size(for: proposal(track.length))).1
    }.max() ?? 0
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let offered = isUpright ? proposal.columns : proposal.rows
    let tracks = look.tracks.tracks(in: offered ?? look.tracks.least)
    let lines = lines(of: tracks.count)
    let across = lines.reduce(0) { $0 + thickness($1, tracks) }
    return size(
      max(GridTracks.total(tracks), offered ?? 0), across + max(0, lines.count - 1) * look.gap)
  }

  override func placeChildren(in rect: Rect) {
    let room = lengths(rect.size).0
    let tracks = look.tracks.tracks(in: room)
    let total = size(GridTracks.total(tracks), lengths(rect.size).1)
    let area = look.alignment.rect(of: total, in: rect)
    let (left, top) = isUpright ? (area.minColumn, rect.minRow) : (rect.minColumn, area.minRow)
    var start = 0
    for line in lines(of: tracks.count) {
      let thickness = thickness(line, tracks)
      let places =
        line.isWhole
        ? [GridTrack(start: 0, length: GridTracks.total(tracks), alignment: .leading)] : tracks
      for (node, track) in zip(line.nodes, places) {
        let cell = Rect(
          origin: isUpright
            ? Point(column: left + track.start, row: top + start)
            : Point(column: left + start, row: top + track.start),
          size: size(track.length, thickness))
        let own = node.size(for: proposal(track.length))
        node.place(in: track.alignment.rect(of: own, in: cell))
      }
      start += thickness + look.gap
    }
  }
}
