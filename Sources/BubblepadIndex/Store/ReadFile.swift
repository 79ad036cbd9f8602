import BubblepadNotebook
import CursesText

/// A file as the index takes it.
struct ReadFile: Sendable {
  let path: String
  let stamp: FileStamp
  /// When the file was created, in nanoseconds since 1970; nil where that is not known.
  let born: Int64?
  let kind: FileKind
  let source: [UInt8]
  let facts: NoteFacts

  /// In bytes: what of a note is put into the index. Longer ones are looked at themselves.
  static let most = 1 << 20

  /// Reads a file; nil where it is gone by now.
  init?(_ file: WalkedFile, in walk: NotebookWalk) {
    path = file.path
    born = CreationTime.ofFile(at: walk.absolute(file.path))
    guard NotebookFolder.isNote(NotePath.name(of: file.path)) else {
      var links = NoteFacts()
      links.links = Self.links(ofCanvas: walk.absolute(file.path))
      (stamp, kind, source, facts) = (file.stamp, .attachment, [], links)
      return
    }
    guard let content = try? NoteContent.load(walk.absolute(file.path), firstBytes: Self.most)
    else {
      (stamp, kind, source, facts) = (file.stamp, .unread, [], NoteFacts())
      return
    }
    stamp = content.stamp ?? file.stamp
    switch content.kind {
    // Its name says that it is locked: what it holds by now is not for the disk either.
    case .plain where file.path.lowercased().hasSuffix(".age"), .locked:
      (kind, source, facts) = (.locked, [], NoteFacts())
    case .plain(let text):
      source = text.bytes(in: 0..<min(Self.most, text.count))
      kind = content.rest == nil && text.count <= Self.most ? .note : .long
      facts = NoteReader.facts(of: source)
    case .utf16, .binary: (kind, source, facts) = (.unread, [], NoteFacts())
    case .new: return nil
    }
  }

  /// The links of a canvas; none of another file.
  private static func links(ofCanvas path: String) -> [WrittenLink] {
    guard CanvasFile.isCanvas(path), let source = NoteSource.bytes(ofFileAt: path) else {
      return []
    }
    return CanvasFile.links(in: source)
  }
}
