import BubblepadNotebook
import CursesJSON
import CursesText

/// A canvas of Obsidian (JSON Canvas 1.0): its cards name files by their paths, or have a text with links of its own.
package enum CanvasFile {
  private static let ending = ".canvas"

  /// Whether a path is that of a canvas.
  package static func isCanvas(_ path: String) -> Bool { path.lowercased().hasSuffix(ending) }

  /// A card that names a file, or has a text.
  struct Card {
    enum Content {
      /// From the notebook's folder on.
      case file(String)
      case text([UInt8])
    }

    let content: Content
    /// The whole value with its quotation marks.
    let range: Range<Int>

    /// Has the card name another file. Every other byte of the canvas stays.
    func renamed(to path: String) -> Edit {
      Edit(range, bytes: Array(JSONValue.spelled(path).utf8))
    }

    /// The edits of the canvas that make edits of the card's text; nil where that is not spelled as it says.
    func edits(_ edits: [Edit], in source: [UInt8]) -> [Edit]? {
      guard case .text(let text) = content,
        let places = JSONText.places(ofTextAt: range, in: source), places.count == text.count + 1
      else { return nil }
      return edits.map { edit in
        let words = JSONValue.spelled(edit.text.string).utf8.dropFirst().dropLast()
        return Edit(
          places[edit.range.lowerBound]..<places[edit.range.upperBound], bytes: Array(words))
      }
    }
  }

  /// The cards that name files or have texts, in their order; nil where the bytes are no canvas.
  static func cards(in source: [UInt8]) -> [Card]? {
    JSONText.all(in: source).map { texts in
      texts.compactMap { text in
        switch text.keys {
        case ["nodes", "file"]: Card(content: .file(text.text), range: text.range)
        case ["nodes", "text"]: Card(content: .text(Array(text.text.utf8)), range: text.range)
        default: nil
        }
      }
    }
  }

  /// The texts of the cards, a paragraph or more each.
  static func text(of source: [UInt8]) -> [UInt8] {
    let texts = (cards(in: source) ?? []).compactMap { card -> [UInt8]? in
      if case .text(let text) = card.content { text } else { nil }
    }
    return Array(texts.joined(separator: [0x0A, 0x0A]))
  }

  /// The links of a canvas: those of its texts, and its files as links from the notebook's folder on. Their ranges are
  /// those of the cards.
  static func links(in source: [UInt8]) -> [WrittenLink] {
    let lines = LineStarts(source)
    return (cards(in: source) ?? []).flatMap { card -> [WrittenLink] in
      let line = lines.line(of: card.range.lowerBound) + 1
      switch card.content {
      case .file(let path):
        return [
          WrittenLink(
            form: .wiki, isEmbed: true, target: "/" + path, range: card.range,
            nameRange: card.range.lowerBound..<card.range.lowerBound, line: line)
        ]
      case .text(let text):
        return NoteSource.links(in: text).map { link in
          var link = link
          (link.range, link.line) = (card.range, line)
          link.nameRange = card.range.lowerBound..<card.range.lowerBound
          return link
        }
      }
    }
  }

  /// What a card says, in a line.
  static func context(ofCardAt range: Range<Int>, in source: [UInt8]) -> String {
    switch cards(in: source)?.first(where: { $0.range == range })?.content {
    case .file?: "a card with this file"
    case .text(let text)?:
      String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { line in
          let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          return NoteSummary.plainLine(words)
        }
        .filter { !$0.isEmpty }.joined(separator: " ")
    case nil: ""
    }
  }
}
