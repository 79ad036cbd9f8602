import CursesText

/// A canvas of Obsidian (JSON Canvas 1.0): its cards name files by their paths.
package enum CanvasFile {
  private static let ending = ".canvas"

  /// Whether a path is that of a canvas.
  package static func isCanvas(_ path: String) -> Bool { path.lowercased().hasSuffix(ending) }

  /// A card that names a file, from the notebook's folder on.
  struct Card {
    let path: String
    /// The whole text with its quotation marks.
    let range: Range<Int>

    /// Has the card name another file. Every other byte of the canvas stays.
    func renamed(to path: String) -> Edit {
      Edit(range, bytes: Array(JSONValue.spelled(path).utf8))
    }
  }

  /// The cards that name files; nil where the bytes are no canvas.
  static func cards(in source: [UInt8]) -> [Card]? {
    JSONText.all(in: source).map { texts in
      texts.filter { $0.keys == ["nodes", "file"] }.map { Card(path: $0.text, range: $0.range) }
    }
  }
}
