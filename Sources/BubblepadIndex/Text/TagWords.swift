/// A value of `tags` that is one text: its tags stand with commas or spaces between them, as Obsidian reads them.
package enum TagWords {
  /// The tags in a text, with `#` where they are written so.
  package static func all(in text: String) -> [Substring] {
    text.split { $0 == "," || $0.isWhitespace }
  }
}
