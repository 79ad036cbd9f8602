import MarkdownText
import Notebook
import TextModel

/// A link to another note as it stands in a source.
struct NoteLink: Equatable {
  enum Form: Equatable {
    /// `[[name]]`, `[[name|text]]`, `[[name#heading]]`
    case wiki
    /// `[text](name.md)`, `[label]: name.md`; in angle brackets spaces stand for themselves.
    case markdown(isInAngles: Bool)
  }

  let form: Form
  /// What names the note: a title, or a path with its ending or without. Escapes are resolved.
  let name: String
  /// The last part of that in the source, which a rename replaces.
  let nameRange: Range<Int>
  /// The whole as it is shown to a person.
  let shownRange: Range<Int>
}

extension NoteLink {
  /// The links of a source that may lead to notes, in its order; not those in code.
  static func all(in source: [UInt8]) -> [NoteLink] {
    let tree = MarkdownParser.parse(source)
    var links: [NoteLink] = []
    for id in tree.allBlocks {
      if let parts = tree.linkDefinitionParts(of: id) {
        let address = tree.text(in: parts.destination)
        links += markdown(address, at: parts.destination, shown: parts.destination, in: source)
      }
      let inlines = tree.inlines(of: id)
      for (inline, _) in inlines.walk {
        switch inline.kind {
        case .wikiLink: links += wiki(inline, in: source)
        case .link:
          guard let range = inlines.link(of: inline.id)?.destinationRange else { continue }
          links += markdown(tree.text(in: range), at: range, shown: inline.range, in: source)
        default: continue
        }
      }
    }
    return links.sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
  }

  private static func wiki(_ inline: Inline, in source: [UInt8]) -> [NoteLink] {
    let end =
      source[inline.content].firstIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "#") }
      ?? inline.content.upperBound
    // In a cell of a table the bar has a backslash before it.
    let isEscaped = end > inline.content.lowerBound && source[end - 1] == UInt8(ascii: "\\")
    let page = inline.content.lowerBound..<(isEscaped ? end - 1 : end)
    guard !page.isEmpty else { return [] }
    return [
      NoteLink(
        form: .wiki, name: String(decoding: source[page], as: UTF8.self),
        nameRange: lastPart(of: page, in: source), shownRange: inline.range)
    ]
  }

  private static func markdown(
    _ address: String, at range: Range<Int>, shown: Range<Int>, in source: [UInt8]
  ) -> [NoteLink] {
    let end = source[range].firstIndex(of: UInt8(ascii: "#")) ?? range.upperBound
    let file = range.lowerBound..<end
    let written = String(decoding: source[file], as: UTF8.self)
    guard !file.isEmpty, !written.contains("://"), !written.hasPrefix("mailto:") else { return [] }
    let isInAngles = file.lowerBound > 0 && source[file.lowerBound - 1] == UInt8(ascii: "<")
    return [
      NoteLink(
        form: .markdown(isInAngles: isInAngles),
        name: Unescape.string(source[file]).percentDecoded,
        nameRange: lastPart(of: file, in: source), shownRange: shown)
    ]
  }

  /// What follows the last slash.
  private static func lastPart(of range: Range<Int>, in source: [UInt8]) -> Range<Int> {
    let slash = source[range].lastIndex(of: UInt8(ascii: "/"))
    return (slash.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }
}

// MARK: - Writing

extension NoteLink {
  /// The bytes that take the place of the name when the note is called otherwise; nil where that name cannot
  /// be written in such a link.
  ///
  /// - Parameters:
  ///   - title: the new title.
  ///   - ending: what the file name has after it; it is written where the link had it.
  func renamed(to title: String, ending: String) -> [UInt8]? {
    switch form {
    case .wiki:
      guard !title.contains(where: { "[]|#".contains($0) }) else { return nil }
      return Array(title.utf8)
    case .markdown(let isInAngles):
      let hasEnding = !ending.isEmpty && name.lowercased().hasSuffix(ending.lowercased())
      return Self.encoded(hasEnding ? title + ending : title, isInAngles: isInAngles)
    }
  }

  /// A file name as an address has it: what would end the address, or mean something in it, as `%20`. `&`
  /// means something only where it begins a character reference.
  static func encoded(_ name: String, isInAngles: Bool) -> [UInt8] {
    let always = Set("#%<>\\|`[]\"".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = Array(name.utf8)
    return bytes.indices.flatMap { index -> [UInt8] in
      let byte = bytes[index]
      let isSpecial = always.contains(byte) || byte < 0x20 || byte == 0x7F
      let endsAddress = !isInAngles && " ()".utf8.contains(byte)
      let rest = bytes[index...]
      let mayRefer =
        byte == UInt8(ascii: "&") && Unescape.string(rest).utf8.count < rest.count
      guard isSpecial || endsAddress || mayRefer else { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
