import CursesCore
@_spi(Nodes) import CursesViewGraph
import Synchronization

/// A picture that a text names, ready to be drawn. Two are the same only if they are one object.
public final class Picture: Hashable, Sendable {
  /// The picture, scaled down from its file.
  public let pixels: PixelGrid
  /// The most cells it may take across; nil for as many as there is room for.
  public let mostColumns: Int?
  /// As it was drawn last: typing beside it does not scale it again.
  private let drawn = Mutex<Drawn?>(nil)

  private struct Drawn {
    let depth: ColorDepth
    let pixels: PixelGrid
  }

  /// More pixels than this in width or height are of no use: a cell is one pixel wide and two high.
  public static let longestSide = 256

  /// A picture of so many pixels; `longestSide` a side are enough.
  public init(_ pixels: PixelGrid, mostColumns: Int? = nil) {
    self.pixels = pixels
    self.mostColumns = mostColumns
  }

  /// The picture in a size and in the colours of a depth.
  func pixels(width: Int, height: Int, depth: ColorDepth) -> PixelGrid {
    drawn.withLock { drawn in
      if let drawn, drawn.depth == depth, drawn.pixels.width == width,
        drawn.pixels.height == height
      {
        return drawn.pixels
      }
      let scaled = pixels.scaled(toWidth: width, height: height)
      let new = PictureDither.dithered(scaled, depth: depth)
      drawn = Drawn(depth: depth, pixels: new)
      return new
    }
  }

  public static func == (one: Picture, two: Picture) -> Bool { one === two }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
