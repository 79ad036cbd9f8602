import CursesYAML

/// The value of a property in a template, in which variables stand: whatever they become, it is that one value.
struct TemplateValue {
  /// Its bytes, without quotation marks around it.
  let range: Range<Int>
  private let quote: UInt8?

  /// - Parameters:
  ///   - place: where a variable begins.
  ///   - properties: the lines of the front matter.
  ///
  /// Nil where it stands in a name, a comment, a list in brackets or a text of several lines: there it is as it is.
  init?(around place: Int, in properties: ArraySlice<UInt8>) {
    guard properties.indices.contains(place) else { return nil }
    let start = properties[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? properties.startIndex
    var end = properties[place...].firstIndex(of: 0x0A) ?? properties.endIndex
    while end > place, properties[end - 1] == 0x20 || properties[end - 1] == 0x0D { end -= 1 }
    let line = properties[start..<end]
    let indented = line.drop { $0 == 0x20 }
    let item = indented.starts(with: Array("- ".utf8)) ? indented.startIndex + 1 : nil
    let mark = item ?? line.firstRange(of: Array(": ".utf8))?.lowerBound
    guard let mark, mark < place else { return nil }
    let value = line[(mark + 1)...].drop { $0 == 0x20 }
    guard let first = value.first, value.startIndex <= place,
      value.firstRange(of: Array(" #".utf8)) == nil
    else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let inside = value.dropFirst().dropLast()
      guard value.count > 1, value.last == first, !inside.contains(first),
        !inside.contains(UInt8(ascii: "\\"))
      else { return nil }
      (range, quote) = (inside.startIndex..<inside.endIndex, first)
      return
    }
    guard value.startIndex == place || !"[{|>&*!%@`".utf8.contains(first) else { return nil }
    (range, quote) = (value.startIndex..<value.endIndex, nil)
  }

  /// The value once its variables are filled in, in quotation marks where it were another without.
  ///
  /// - Parameter template: the value as the template has it.
  func written(_ filled: [UInt8], instead template: ArraySlice<UInt8>) -> [UInt8] {
    guard !filled.elementsEqual(template) else { return filled }
    let words = String(decoding: filled, as: UTF8.self)
    switch quote {
    case UInt8(ascii: "'"): return Array(words.replacing("'", with: "''").utf8)
    case .some:
      return Array(words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").utf8)
    case nil: return Array((Self.isValue(words) ? words : YAMLValue.word(words).written).utf8)
    }
  }

  /// Whether words are one value as they are: themselves, or a list.
  private static func isValue(_ words: String) -> Bool {
    guard !words.isEmpty else { return true }
    guard let pairs = (try? YAMLReader().root(of: "k: " + words))?.mapping, pairs.count == 1,
      let value = pairs["k"]
    else { return false }
    return value.string == words || value.sequence != nil
  }
}
