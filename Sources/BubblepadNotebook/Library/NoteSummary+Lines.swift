/// Lines of a note that say little of it.
extension NoteSummary {
  /// A line without the tags of HTML that it begins with or has after those; nil where nothing else is there.
  static func withoutTags(_ line: Substring) -> Substring? {
    guard isTag(line) else { return line }
    var words = ""
    var rest = line
    while let start = rest.firstIndex(of: "<") {
      words += rest[..<start]
      rest = rest[start...]
      guard isTag(rest) else {
        words.append("<")
        rest = rest.dropFirst()
        continue
      }
      // A tag that goes on in the next line has no words before its end.
      guard let end = rest.firstIndex(of: ">") else { return nil }
      rest = rest[end...].dropFirst()
    }
    let text = NoteTitle.trimmed(words + rest)
    return text.isEmpty ? nil : text[...]
  }

  /// Whether a text begins with a tag of HTML, and not with an address in angle brackets.
  private static func isTag(_ text: Substring) -> Bool {
    guard text.first == "<" else { return false }
    var name = text.dropFirst()
    if name.first == "/" { name = name.dropFirst() }
    guard let first = name.utf8.first, isLetter(first) else { return false }
    let after = name.utf8.first { !isLetter($0) && !(0x30...0x39).contains($0) && $0 != 0x2D }
    return after.map { [0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0) } ?? true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether a line says where links lead, or stands for a table of contents.
  static func isDefinition(_ line: Substring) -> Bool {
    guard line.first == "[" else { return false }
    if ["[toc]", "[[toc]]", "[[_toc_]]"].contains(line.lowercased()) { return true }
    guard let close = line.firstIndex(of: "]") else { return false }
    let rest = line[close...].dropFirst()
    return rest.first == ":" && rest.dropFirst().contains { !$0.isWhitespace }
  }

  /// Whether a line has nothing but tags such as `#work`.
  static func isOfTags(_ line: Substring) -> Bool {
    line.first == "#"
      && line.split(separator: " ").allSatisfy { $0.first == "#" && $0.dropFirst().first != "#" }
  }

  /// Whether a line has nothing but pictures and embeds, be they links or not.
  static func isOfPictures(_ line: Substring) -> Bool {
    guard line.first == "!" || line.first == "[" else { return false }
    var rest = line
    while !rest.isEmpty {
      guard let next = afterPicture(rest) else { return false }
      rest = afterGap(next)
    }
    return true
  }

  /// What follows what pictures have between them: blanks, bars and dots.
  private static func afterGap(_ text: Substring) -> Substring {
    let rest = text.drop { $0.isWhitespace || "|·•".contains($0) }
    return rest.hasPrefix("&nbsp;") ? afterGap(rest.dropFirst(6)) : rest
  }

  /// What follows the picture that a text begins with, or the link that is one; nil where it begins with another text.
  private static func afterPicture(_ text: Substring) -> Substring? {
    if text.hasPrefix("![[") {
      return text.firstRange(of: "]]").map { text[$0.upperBound...] }
    }
    if text.hasPrefix("![") { return afterAddress(text.dropFirst(2)) }
    guard text.hasPrefix("[!["), let inside = afterAddress(text.dropFirst(3)) else { return nil }
    return inside.first == "]" ? afterAddress(inside) : nil
  }

  /// What follows an address in parentheses or brackets, where a text ends the words before it.
  private static func afterAddress(_ text: Substring) -> Substring? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let rest = text[close...].dropFirst()
    let end: Character? = rest.first == "(" ? ")" : rest.first == "[" ? "]" : nil
    guard let end else { return rest }
    return rest.firstIndex(of: end).map { rest[$0...].dropFirst() }
  }
}
