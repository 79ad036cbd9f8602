import CursesRichText
import CursesText

extension Inset {
  /// The addresses that a page asks for where it shows a text: those of images and embeds, and the queries.
  ///
  /// - Parameter queries: the languages of the blocks of code that are queries, in small letters.
  public static func addresses(in text: [UInt8], queries: Set<String>) -> [String] {
    let document = RichDocument(SourceText(bytes: text))
    let source = RichPageSource(document, album: PictureAlbum(languages: queries))
    var (addresses, block): ([String], Int) = ([], 0)
    // More blocks may be known once one was read.
    while block < source.blockCount {
      let paragraphs = source.block(block).paragraphs
      for index in paragraphs.indices {
        if let found = source.insetSource(at: index, inBlock: block) {
          if found.paragraphs.lowerBound == index { addresses.append(found.address) }
        } else {
          addresses += paragraphs[index].pictures
        }
      }
      block += 1
    }
    return addresses
  }
}
