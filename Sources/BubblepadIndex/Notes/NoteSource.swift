import BubblepadNotebook
import CursesText

/// The text of a note as searches look at it.
public enum NoteSource {
  /// In bytes: what of a note is looked at. More than any person writes; of a longer file it is the start.
  public static let most = 16 << 20

  /// The text of a file, as UTF-8; nil for what is no text, is locked, or cannot be read.
  public static func bytes(ofFileAt path: String) -> [UInt8]? {
    guard let content = try? NoteContent.load(path, firstBytes: most),
      case .plain(let text) = content.kind
    else { return nil }
    return text.bytes(in: 0..<min(most, text.count))
  }

  /// The links of a source, in their order.
  public static func links(in source: [UInt8]) -> [WrittenLink] {
    NoteReader.facts(of: source).links
  }

  /// The headings of a source, in its order.
  public static func headings(in source: [UInt8]) -> [NoteFacts.Heading] {
    NoteReader.facts(of: source).headings
  }

  /// The names of the blocks of a source, in its order.
  public static func blockNames(in source: [UInt8]) -> [NoteFacts.BlockName] {
    NoteReader.facts(of: source).blockNames
  }

  /// The tags of a source, without their `#`, each once.
  public static func tags(in source: [UInt8]) -> [String] {
    var seen: Set<String> = []
    return NoteReader.facts(of: source).tags.map(\.name).filter { seen.insert($0).inserted }
  }
}
