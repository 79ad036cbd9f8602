import CursesMarkdown
import CursesYAML

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
    return FrontMatterScalar.all(in: yaml, mapping).filter { $0.key == "tags" }.flatMap(places)
  }

  /// The tags of a value: an item of a list is one, and one text may have several.
  private static func places(in scalar: FrontMatterScalar) -> [Place] {
    let text = scalar.text
    let words = scalar.isItem ? [text[...]] : TagWords.all(in: text)
    return words.compactMap { word in
      guard let name = FrontMatter.tag(String(word)) else { return nil }
      let range = scalar.range.map { range in
        let end =
          range.lowerBound + text.utf8.distance(from: text.startIndex, to: word.endIndex)
        return end - name.utf8.count..<end
      }
      // Between others no quotation marks can stand around one.
      return Place(name: name, range: range ?? 0..<0, style: words.count > 1 ? nil : scalar.style)
    }
  }
}
