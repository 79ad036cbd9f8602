/// Where the notes lay that are in the folders `.trash` of notebooks, which have no pages that would say so.
struct TrashOrigins: StateLines {
  private struct Origin: Equatable {
    let file: String
    let original: String
    /// What tells the file from another of its name.
    let inode: UInt64
  }

  private static let mark = "1"
  private static let most = 2000
  private var all: [Origin] = []

  init() {}

  /// Where a file in such a folder lay; nil where that is not known.
  func original(of file: String) -> String? {
    guard let stamp = FileStamp(ofFileItselfAt: file) else { return nil }
    return all.last { $0.file.isSamePath(as: file) && $0.inode == stamp.inode }?.original
  }

  /// Notes a file that has come there. What is there no more is forgotten.
  mutating func add(_ file: String, from original: String) {
    guard let stamp = FileStamp(ofFileItselfAt: file) else { return }
    all.removeAll { $0.file.isSamePath(as: file) || FileStamp(ofFileItselfAt: $0.file) == nil }
    all.append(Origin(file: file, original: original, inode: stamp.inode))
    if all.count > Self.most { all.removeFirst(all.count - Self.most) }
  }

  mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: " ")
    guard parts.count == 4, parts[0] == Self.mark, let inode = UInt64(parts[1]) else {
      return false
    }
    all.append(
      Origin(file: parts[2].percentDecoded, original: parts[3].percentDecoded, inode: inode))
    return true
  }

  var lines: [String] {
    all.map { origin in
      "\(Self.mark) \(origin.inode) \(Trash.percentEncoded(origin.file)) "
        + Trash.percentEncoded(origin.original)
    }
  }
}
