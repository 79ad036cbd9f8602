import MarkdownText
import YAMLText

/// Where the tags of a note stand in its source.
enum TagPlaces {
  /// A tag in the text or in the front matter.
  struct Place {
    /// Without its `#`.
    let name: String
    /// The bytes of the name. Empty where they are not the name letter by letter.
    let range: Range<Int>
    /// How it is written as a value of YAML; nil in the text.
    let style: YAMLScalarStyle?
  }

  /// All of them, those of the front matter first.
  static func all(in source: [UInt8]) -> [Place] {
    let tree = MarkdownParser.parse(source)
    var places: [Place] = []
    for id in tree.allBlocks {
      if case .frontMatter(.yaml) = tree.kind(of: id) {
        let range = frontMatter(of: tree[id])
        places += values(in: Array(source[range])).map { place in
          Place(
            name: place.name,
            range: place.range.lowerBound + range.lowerBound..<place.range.upperBound
              + range.lowerBound, style: place.style)
        }
      }
      guard tree.kind(of: id).hasInlines, tree.bytes(in: tree.range(of: id)).contains(0x23) else {
        continue
      }
      for (inline, _) in tree.inlines(of: id).walk {
        guard case .tag = inline.kind else { continue }
        let range = inline.range.lowerBound + 1..<inline.range.upperBound
        places.append(
          Place(name: String(decoding: source[range], as: UTF8.self), range: range, style: nil))
      }
    }
    return places
  }

  /// The bytes between the fences.
  private static func frontMatter(of block: Block) -> Range<Int> {
    let lower = block.opener?.upperBound ?? block.range.lowerBound
    return lower..<max(lower, block.closer?.lowerBound ?? block.range.upperBound)
  }

  private static func values(in yaml: [UInt8]) -> [Place] {
    guard let mapping = FrontMatter.mapping(of: yaml) else { return [] }
    var nodes: [YAMLNode] = []
    for pair in mapping where pair.key.string?.lowercased() == "tags" {
      nodes += pair.value.sequence ?? [pair.value]
    }
    let lines = LineStarts(yaml)
    return nodes.compactMap { node in
      guard case .scalar(let value, let style) = node.content,
        let name = FrontMatter.tag(value)
      else { return nil }
      let range = range(of: value, name, style, at: node.place, in: yaml, lines)
      return Place(name: name, range: range ?? 0..<0, style: style)
    }
  }

  /// The bytes of a name within its quotation marks; nil where escapes or line ends stand for some
  /// of it.
  private static func range(
    of value: String, _ name: String, _ style: YAMLScalarStyle, at place: YAMLPlace,
    in yaml: [UInt8], _ lines: LineStarts
  ) -> Range<Int>? {
    guard place.line >= 1, place.line <= lines.count else { return nil }
    let line = lines.range(of: place.line - 1, in: yaml)
    var start = line.lowerBound
    for _ in 1..<max(1, place.column) where start < line.upperBound {
      repeat { start += 1 } while start < line.upperBound && yaml[start] & 0xC0 == 0x80
    }
    if style == .singleQuoted || style == .doubleQuoted { start += 1 }
    let bytes = Array(value.utf8)
    guard style != .literal, style != .folded, start + bytes.count <= line.upperBound,
      yaml[start..<start + bytes.count].elementsEqual(bytes)
    else { return nil }
    return start + bytes.count - name.utf8.count..<start + bytes.count
  }
}
