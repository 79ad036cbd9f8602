import BubblepadNotebook
import CursesText

extension FileChange {
  /// A link in the place of a name; nil where that is not the name any more, or cannot be a link.
  package init?(
    linking place: Backlink, in file: String, to path: String, _ index: NoteIndex
  ) throws(FileError) {
    let loaded = try SafeFile.load(file)
    let text = FileText(loaded)
    guard !loaded.isBinary,
      let link = index.link(of: place, in: text.text.bytes, to: path)
    else { return nil }
    self.init(text, [Edit(place.range, SourceText(bytes: link))])
  }
}
