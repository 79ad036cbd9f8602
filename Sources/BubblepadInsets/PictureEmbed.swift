import BubblepadNotebook
import CursesRichText

/// A picture that a note embeds by its name, `![[name]]`, `![[name|width]]` or `![[name|widthxheight]]`.
package struct PictureEmbed {
  /// A file's name, or its path.
  package let name: String
  /// The most cells it may take across.
  package let mostColumns: Int?

  /// A width is given in pixels of a screen, of which about so many make a cell.
  private static let pixelsOfCell = 8

  /// - Parameter address: as the text names it, with its brackets; nil is returned for what is no picture.
  package init?(_ address: String) {
    guard let page = WikiLink.page(of: address) else { return nil }
    let parts = page.split(separator: "|", omittingEmptySubsequences: false)
    let file = parts[0].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard PictureAddress.isPicture(String(file)) else { return nil }
    name = String(file)
    mostColumns = Self.columns(ofSize: parts.dropFirst().last)
  }

  /// The address of an image and the cells it may take, which follow it after a bar: `picture.png|300`.
  static func parts(ofAddress address: String) -> (address: String, mostColumns: Int?) {
    guard let bar = address.lastIndex(of: "|"),
      let columns = columns(ofSize: address[address.index(after: bar)...])
    else { return (address, nil) }
    return (String(address[..<bar]), columns)
  }

  /// - Parameter size: in pixels: a width, or a width and a height.
  private static func columns(ofSize size: Substring?) -> Int? {
    size?.split(separator: "x", omittingEmptySubsequences: false).first.flatMap { Int($0) }
      .flatMap { $0 > 0 ? max(1, ($0 + pixelsOfCell / 2) / pixelsOfCell) : nil }
  }
}
