/// What hunspell says of a word, in the lines of its pipe mode (`hunspell -a`, as ispell has it).
///
/// `*`, `+` and `-` are right words. `& word count offset: one, two` is a wrong one with suggestions,
/// `# word offset` one without any. Other lines say nothing.
package enum HunspellAnswer {
  /// What the lines up to the empty one say; nil for a right word, else what may have been meant.
  package static func suggestions(in lines: [String]) -> [String]? {
    guard let line = lines.first(where: { $0.hasPrefix("&") || $0.hasPrefix("#") }) else {
      return nil
    }
    guard let colon = line.firstIndex(of: ":") else { return [] }
    return line[line.index(after: colon)...].split(separator: ",").map { word in
      String(word.drop { $0 == " " })
    }.filter { !$0.isEmpty }
  }
}
