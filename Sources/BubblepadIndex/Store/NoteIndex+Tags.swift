import BubblepadNotebook
import BubblepadSQLite

extension NoteIndex {
  /// The tags of all notes; nil where there is no index that could say.
  public func tagTree() -> TagTree? {
    read { reader throws(DatabaseError) in try reader.tagTree() }
  }
}

extension IndexReader {
  func tagTree() throws(DatabaseError) -> TagTree {
    let statement = try database.prepare("SELECT note, name FROM tag ORDER BY rowid")
    var names: [Int64: [String]] = [:]
    while try statement.step() {
      names[statement.number(0), default: []].append(statement.text(1))
    }
    let notes = names.compactMap { id, names in
      files.byID[id].map { (path: $0.path, names: names) }
    }
    return TagTree(notes.sorted { $0.path < $1.path }.map(\.names))
  }
}
