import BubblepadNotebook
import BubblepadSQLite

extension IndexReader {
  /// When notes were created, by their paths: what `created` or `date` in their front matter says, else the
  /// oldest time of creation that their files had.
  fileprivate func creationTimes() throws(DatabaseError) -> [FileID: Int64] {
    var times: [FileID: Int64] = [:]
    let born = try database.prepare("SELECT id, born FROM note WHERE born IS NOT NULL")
    while try born.step() {
      if let file = files.byID[born.number(0)] { times[FileID(file.path)] = born.number(1) }
    }
    // `created` comes after `date`, and so holds where a note has both.
    let written = try database.prepare(
      "SELECT note, value FROM property WHERE fold IN ('created', 'date') AND value IS NOT NULL "
        + "ORDER BY fold DESC")
    while try written.step() {
      guard let file = files.byID[written.number(0)],
        let time = CreationTime.written(written.text(1))
      else { continue }
      times[FileID(file.path)] = time
    }
    return times
  }
}

extension NoteIndex {
  /// When notes were created, in nanoseconds since 1970, by their paths within the notebook; nil where there is
  /// no index that could say.
  package func creationTimes() -> [FileID: Int64]? {
    read { reader throws(DatabaseError) in try reader.creationTimes() }
  }
}
