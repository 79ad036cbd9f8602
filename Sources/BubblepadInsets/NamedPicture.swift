import BubblepadNotebook
import CursesRichText
import CursesUICore

/// The file that an image of a note names, and the cells that it may take.
struct NamedPicture {
  /// What names it, without its size.
  let name: String
  /// Where that lies from the folder of the note.
  let path: String
  /// The most cells it may take across.
  let mostColumns: Int?

  /// - Parameters:
  ///   - address: as the text names it.
  ///   - folder: that of the note.
  /// - Returns: nil for what is no file of a picture.
  init?(_ address: String, inFolder folder: String) {
    if WikiLink.page(of: address) != nil {
      guard let embed = PictureEmbed(address) else { return nil }
      (name, path, mostColumns) = (embed.name, folder + "/" + embed.name, embed.mostColumns)
    } else {
      let (place, columns) = PictureEmbed.parts(ofAddress: address)
      guard let path = PictureAddress.path(of: place, inFolder: folder) else { return nil }
      (name, self.path, mostColumns) = (place.percentDecoded, path, columns)
    }
  }

  /// What is said of a picture that lies on the web; nil for others.
  static func problem(ofAddress address: String) -> PictureAnswer? {
    PictureAddress.nameOnWeb(PictureEmbed.parts(ofAddress: address).address).map {
      .problem("\($0) is on the web: pictures from there are not loaded")
    }
  }
}
