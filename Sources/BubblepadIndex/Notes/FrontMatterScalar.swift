import CursesYAML

/// A text among the values of front matter: one that stands alone, or one of a list.
struct FrontMatterScalar {
  /// The key in small letters.
  let key: String
  /// The text without its quotation marks.
  let text: String
  let style: YAMLScalarStyle
  /// Whether it is an item of a list.
  let isItem: Bool
  /// The line it begins on, from 1.
  let line: Int
  /// The bytes of the text within its quotation marks; nil where escapes or line ends stand for some of them.
  let range: Range<Int>?

  /// All of them in their order.
  static func all(in yaml: [UInt8], _ mapping: YAMLMapping) -> [FrontMatterScalar] {
    let lines = LineStarts(yaml)
    return mapping.flatMap { pair in
      (pair.value.sequence ?? [pair.value]).compactMap { node in
        guard let key = pair.key.string?.lowercased(),
          case .scalar(let text, let style) = node.content
        else { return nil }
        return FrontMatterScalar(
          key: key, text: text, style: style, isItem: pair.value.sequence != nil, line: node.line,
          range: range(of: text, style, at: node.place, in: yaml, lines))
      }
    }
  }

  private static func range(
    of text: String, _ style: YAMLScalarStyle, at place: YAMLPlace, in yaml: [UInt8],
    _ lines: LineStarts
  ) -> Range<Int>? {
    guard place.line >= 1, place.line <= lines.count else { return nil }
    let line = lines.range(of: place.line - 1, in: yaml)
    var start = line.lowerBound
    for _ in 1..<max(1, place.column) where start < line.upperBound {
      repeat { start += 1 } while start < line.upperBound && yaml[start] & 0xC0 == 0x80
    }
    if style == .singleQuoted || style == .doubleQuoted { start += 1 }
    let bytes = Array(text.utf8)
    guard style != .literal, style != .folded, start + bytes.count <= line.upperBound,
      yaml[start..<start + bytes.count].elementsEqual(bytes)
    else { return nil }
    return start..<start + bytes.count
  }
}
