/// The sentences of a hint.
package enum Sentences {
  /// A text, the same without its last sentence, and so on to the first sentence alone.
  package static func starts(of text: String) -> [String] {
    [text] + text.ranges(of: ". ").reversed().map { String(text[...$0.lowerBound]) }
  }
}
