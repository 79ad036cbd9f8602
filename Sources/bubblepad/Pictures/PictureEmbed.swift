import BubblepadNotebook
import CursesRichText

/// A picture that a note embeds by its name, `![[name]]`, `![[name|width]]` or `![[name|widthxheight]]`.
struct PictureEmbed {
  /// A file's name, or its path.
  let name: String
  /// The most cells it may take across.
  let mostColumns: Int?

  /// A width is given in pixels of a screen, of which about so many make a cell.
  private static let pixelsOfCell = 8

  /// - Parameter address: as the text names it, with its brackets; nil is returned for what is no picture.
  init?(_ address: String) {
    guard let page = WikiLink.page(of: address) else { return nil }
    let parts = page.split(separator: "|", omittingEmptySubsequences: false)
    let file = parts[0].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard PictureAddress.isPicture(String(file)) else { return nil }
    name = String(file)
    let size = parts.dropFirst().last?.split(separator: "x", omittingEmptySubsequences: false)
    mostColumns = size?.first.flatMap { Int($0) }.flatMap {
      $0 > 0 ? max(1, ($0 + Self.pixelsOfCell / 2) / Self.pixelsOfCell) : nil
    }
  }
}
