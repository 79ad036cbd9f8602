import CursesCore
import CursesRichText
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

/// What is known of a picture that a text names.
public enum PictureAnswer: Hashable, Sendable {
  case picture(Picture)
  /// A text in a frame.
  case inset(Inset)
  /// Why it cannot be shown, in words to be shown in its place.
  case problem(String)
  /// There is nothing to be shown: it lies on the net, or nowhere.
  case nothing
}

/// A picture below the text of a page block.
enum PagePicture: Hashable, Sendable {
  case picture(Picture)
  case inset(Inset, showsLineEnds: Bool)
  case problem(String)
  /// Nobody has said yet what is there.
  case pending

  /// The most rows of a picture on a page with so many: about a third of the screen, of which a dozen
  /// rows lie around the page, and half of the page.
  static func mostRows(of rows: Int) -> Int { max(3, min(rows / 2, (rows + 12) / 3)) }

  /// The same, line ends in the text of an inset shown as the page shows them.
  func showing(lineEnds: Bool) -> PagePicture {
    guard case .inset(let inset, _) = self else { return self }
    return .inset(inset, showsLineEnds: lineEnds)
  }
}

/// What a document's images show: what is known of each address that they name, and what has to be found
/// out.
final class PictureAlbum {
  private var answers: [String: PictureAnswer] = [:]
  private var asked: Set<String> = []
  /// The addresses that somebody has to be asked about, in the order they came into view.
  private(set) var unanswered: [String] = []
  /// The languages of the blocks of code that are queries, in small letters.
  let languages: Set<String>
  /// Whether there is somebody to ask.
  private let isOpen: Bool

  init(languages: Set<String> = []) { (self.languages, isOpen) = (languages, true) }

  /// An album of what is known, and of nothing else.
  init(known: [String: PictureAnswer]) { (answers, languages, isOpen) = (known, [], false) }

  /// What is shown for an image; nil where nothing is.
  ///
  /// - Parameter asks: whether somebody is to find it out where it is not known.
  func picture(at address: String, asks: Bool = true) -> PagePicture? {
    switch answers[address] {
    case .picture(let picture): return .picture(picture)
    case .inset(let inset): return .inset(inset, showsLineEnds: false)
    case .problem(let words): return .problem(words)
    case .nothing: return nil
    case nil:
      guard isOpen else { return nil }
      guard asks else { return .pending }
      if asked.insert(address).inserted { unanswered.append(address) }
      return .pending
    }
  }

  /// Hands over the addresses to ask about. Where no pictures are drawn nobody has to look for any.
  func takeUnanswered(drawsPictures: Bool) -> [String] {
    defer { if !unanswered.isEmpty { unanswered = [] } }
    guard !drawsPictures else { return unanswered }
    return unanswered.filter { WikiLink.page(of: $0) != nil || $0.hasPrefix(InsetSource.fence) }
  }

  func take(_ new: [String: PictureAnswer]) { answers.merge(new) { $1 } }
}
