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
      let canvas = Self.canvas(at: walk.absolute(file.path))
      var links = NoteFacts()
      links.links = canvas.map(CanvasFile.links) ?? []
      (stamp, facts) = (file.stamp, links)
      kind = CanvasFile.isCanvas(file.path) ? .canvas : .attachment
      source = Array(canvas.map(CanvasFile.text)?.prefix(Self.most) ?? [])
      return
    }
    guard !file.isOtherName else {
      (stamp, kind, source, facts) = (file.stamp, .otherName, [], NoteFacts())
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

  /// The signs and letters of its text and its names.
  var signs: TextSigns {
    guard kind != .long else { return .all }
    // An alias may be written as escapes.
    let names = [NotePath.title(of: NotePath.name(of: path))] + facts.aliases
    return names.reduce(TextSigns(FoldedText(source).bytes)) {
      $0.union(TextSigns(FoldedText($1).bytes))
    }
  }

  /// What stands in some of its tasks, a line each.
  func words(ofTasks isIncluded: (NoteFacts.Task) -> Bool) -> [UInt8] {
    Array(facts.tasks.filter(isIncluded).map { source[$0.range] }.joined(separator: [0x0A]))
  }

  /// The bytes of a canvas; nil of another file.
  private static func canvas(at path: String) -> [UInt8]? {
    CanvasFile.isCanvas(path) ? NoteSource.bytes(ofFileAt: path) : nil
  }
}
