import Glibc

/// A note of any size on the disk, which editors open by a name of their own.
struct LargeNote {
  let size: Int
  let path: String
  /// The line in its middle, from 1.
  let middleLine: Int

  /// Writes the note: the text of a small one, again and again.
  init?(size: Int, in folder: String) {
    let head = BenchNote.markdown(size: min(size, 10_000))
    let body = Array(BenchNote.markdown(size: 1_000_000).drop { $0 != "\n" }.utf8)
    self.size = size
    path = "\(folder)/note-\(size).md"
    guard let file = fopen(path, "wb") else { return nil }
    defer { fclose(file) }
    guard fputs(head, file) >= 0 else { return nil }
    var written = head.utf8.count
    var lines = head.utf8.count { $0 == 0x0A }
    let bodyLines = body.count { $0 == 0x0A }
    while written < size {
      let count = min(body.count, size - written)
      guard fwrite(body, 1, count, file) == count else { return nil }
      written += count
      lines += count == body.count ? bodyLines : body[..<count].count { $0 == 0x0A }
    }
    middleLine = lines / 2
  }

  /// Gives the note another name in a folder, which it makes.
  func link(in folder: String) -> String? {
    let name = "\(folder)/note.md"
    guard mkdir(folder, 0o700) == 0, Glibc.link(path, name) == 0 else { return nil }
    return name
  }
}
