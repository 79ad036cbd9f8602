import BubblepadIndex
import BubblepadNotebook
import Glibc

/// A notebook on the disk with its index, in a folder that goes with it.
final class IndexedFolder {
  let index: NoteIndex
  private let root: String

  init(_ sources: [(String, String)]) {
    var template = Array("/tmp/bubblepad-queries-XXXXXX".utf8CString)
    root = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    let notes = root + "/notes"
    mkdir(notes, 0o700)
    for (path, text) in sources {
      var folder = notes
      for part in path.split(separator: "/").dropLast() {
        folder += "/" + part
        mkdir(folder, 0o700)
      }
      guard let file = fopen(notes + "/" + path, "wb") else { continue }
      fputs(text, file)
      fclose(file)
    }
    index = NoteIndex(
      notebook: notes, place: IndexPlace(notebook: notes, cacheHome: root + "/cache"))
    _ = index.update()
  }

  deinit { Folder.remove(root) }
}
