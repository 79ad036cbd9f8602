import BubblepadIndex
import BubblepadNotebook

extension LinkFinder {
  /// In bytes: what of a note is read for a preview.
  private static let mostRead = 1 << 16
  private static let mostLines = 8

  /// The first lines of what a link leads to, without markers; empty where that is not known.
  ///
  /// - Parameters:
  ///   - markdown: the link.
  ///   - ownText: the start of the note with the link.
  package func preview(of markdown: String, ownText: () -> [UInt8]) -> [String] {
    guard let link = NoteSource.links(in: Array(markdown.utf8)).first,
      let path = resolver.path(of: link, from: source)
    else { return [] }
    guard NotebookFolder.isNote(path.lastComponent) else { return [path] }
    guard let text = link.target.isEmpty ? ownText() : Self.start(ofFileAt: notebook + "/" + path)
    else { return ["locked, or no text"] }
    guard let excerpt = NoteExcerpt(link.subpath, of: text) else { return [] }
    let lines = excerpt.text.split(separator: 0x0A).lazy
      .map { NoteSummary.plainLine(String(decoding: $0, as: UTF8.self)) }
      .filter { !$0.isEmpty }
    return Array(lines.prefix(Self.mostLines))
  }

  private static func start(ofFileAt path: String) -> [UInt8]? {
    guard let content = try? NoteContent.load(path, firstBytes: mostRead),
      case .plain(let text) = content.kind
    else { return nil }
    return text.bytes(in: 0..<min(mostRead, text.count))
  }
}
