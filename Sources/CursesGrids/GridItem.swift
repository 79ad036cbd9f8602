import CursesCore
@_exported import CursesFoundation
import CursesGeometry
import CursesViewGraph

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`. After SwiftUI's.
public struct GridItem: Sendable {
  /// How long it is, in points.
  public enum Size: Hashable, Sendable {
    /// As long as said.
    case fixed(CGFloat)
    /// A share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as a share of what is left has room for, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The points to the next one; nil for a column, and for nothing between rows.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; nil for the middle.
  public var alignment: Alignment?

  /// A column or a row of a length.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column or a row as it is, in cells.
struct GridTrack: Hashable {
  var start: Int
  var length: Int
  var alignment: Alignment
}

/// The columns or rows of a grid.
struct GridTracks: Hashable {
  /// What is asked for, in cells.
  private struct Item: Hashable {
    enum Kind: Hashable { case fixed, flexible, adaptive }
    var kind: Kind
    var least: Int
    var most: Int
    var gap: Int
    var alignment: Alignment
  }
  private var items: [Item]

  init(_ items: [GridItem], axis: Axis) {
    func cells(_ points: CGFloat) -> Int {
      axis == .horizontal ? CellMapping.columns(points) : CellMapping.rows(points)
    }
    self.items = items.map { item in
      let gap = item.spacing.map(cells) ?? (axis == .horizontal ? 1 : 0)
      let alignment = item.alignment ?? .center
      func made(_ kind: Item.Kind, _ least: CGFloat, _ most: CGFloat) -> Item {
        let short = max(1, cells(least))
        return Item(
          kind: kind, least: short, most: max(short, cells(most)), gap: max(0, gap),
          alignment: alignment)
      }
      return switch item.size {
      case .fixed(let length): made(.fixed, length, length)
      case .flexible(let least, let most): made(.flexible, least, most)
      case .adaptive(let least, let most): made(.adaptive, least, most)
      }
    }
    if self.items.isEmpty {
      self.items = [
        Item(kind: .flexible, least: 1, most: .max, gap: 0, alignment: .center)
      ]
    }
  }

  /// The columns or rows in so many cells: fixed ones first, then shares of what is left, in order.
  func tracks(in room: Int) -> [GridTrack] {
    var left = room - items.dropLast().reduce(0) { $0 + $1.gap }
    left -= items.filter { $0.kind == .fixed }.reduce(0) { $0 + $1.least }
    var waiting = items.filter { $0.kind != .fixed }.count
    var tracks: [GridTrack] = []
    var start = 0
    for item in items {
      var lengths = [item.least]
      if item.kind != .fixed {
        let share = max(0, left / max(1, waiting))
        lengths = GridTracks.lengths(of: item.kind == .adaptive ? .max : 1, in: share, item)
        left -= lengths.reduce(0, +) + (lengths.count - 1) * item.gap
        waiting -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + item.gap
      }
    }
    return tracks
  }

  /// How long as many as there is room for, `most` at most, are.
  private static func lengths(of most: Int, in share: Int, _ item: Item) -> [Int] {
    let count = max(1, min(most, (share + item.gap) / (item.least + item.gap)))
    let room = share - (count - 1) * item.gap
    return (0..<count).map { index in
      min(item.most, max(item.least, room / count + (index < room % count ? 1 : 0)))
    }
  }

  /// The cells from the first to the end of the last.
  static func total(_ tracks: [GridTrack]) -> Int {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  /// How many cells the tracks take where all the room there is is theirs to choose.
  var least: Int {
    items.reduce(0) { $0 + $1.least } + items.dropLast().reduce(0) { $0 + $1.gap }
  }
}
