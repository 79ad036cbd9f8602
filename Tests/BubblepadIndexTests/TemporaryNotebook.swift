import BubblepadNotebook
import CursesText
import Glibc

@testable import BubblepadIndex

/// A notebook and a cache in a folder that goes with it.
final class TemporaryNotebook {
  let root: String
  var notes: String { root + "/notes" }
  let place: IndexPlace

  init() {
    var template = Array("/tmp/bubblepad-index-XXXXXX".utf8CString)
    root = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    mkdir(root + "/notes", 0o700)
    place = IndexPlace(notebook: root + "/notes", cacheHome: root + "/cache")
  }

  deinit { Folder.remove(root) }

  func write(_ bytes: [UInt8], to path: String) {
    var folder = notes
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
    write(bytes, atAbsolute: notes + "/" + path)
  }

  func write(_ bytes: [UInt8], atAbsolute path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

  func remove(_ path: String) { unlink(notes + "/" + path) }

  func bytes(_ path: String) -> [UInt8] {
    (try? SafeFile.load(path.hasPrefix("/") ? path : notes + "/" + path))?.text.bytes ?? []
  }

  /// An index of it that nobody has opened yet.
  func index() -> NoteIndex { NoteIndex(notebook: notes, place: place) }

  /// An index that has all notes.
  func readyIndex() -> NoteIndex {
    let index = index()
    _ = index.update()
    return index
  }
}

extension NoteIndex {
  /// The paths of what is found, in order of their names.
  func found(_ query: String, now: Int64 = 0) -> [String]? {
    guard let query = try? SearchQuery(query) else { return nil }
    return search(query, now: now, limit: 10_000)?.hits.map(\.path).sorted()
  }

  /// All that is in the index but for numbers that say nothing.
  func contents() -> [String]? {
    read { reader throws(DatabaseError) in
      var lines: [String] = []
      let tables = [
        "note": "t.path, t.kind, t.size, t.modified, t.links",
        "words": "title, aliases, headings, body",
        "alias": "text", "heading": "line, level, text", "block": "line, name",
        "tag": "t.name, fold", "task": "status, text, line, t.source", "property": "fold, value",
        "link": "key, form, embed, target, subpath, start, end, line",
      ]
      for (table, columns) in tables {
        let own = table == "note" ? "t.id" : table == "words" ? "t.rowid" : "t.note"
        let statement = try reader.database.prepare(
          "SELECT n.path, \(columns) FROM \(table) t JOIN note n ON n.id = \(own)")
        let count = columns.split(separator: ",").count
        while try statement.step() {
          let values = (0...count).map {
            statement.isNull(Int32($0)) ? "-" : statement.text(Int32($0))
          }
          lines.append(table + " " + values.joined(separator: "|"))
        }
      }
      try reader.database.run("INSERT INTO words (words) VALUES ('integrity-check')")
      return lines.sorted()
    }
  }
}
