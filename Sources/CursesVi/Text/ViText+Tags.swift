import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Tags as HTML has them.
extension ViText {
  /// No more lines are read in either direction to find a tag.
  private static let mostLines = 500

  /// A `<a …>` or a `</a>`.
  private struct Tag {
    var name: String
    var isClosing: Bool
    var from: RichPlace
    var upTo: RichPlace
  }

  /// What stands between a tag and the one that closes it, or both with it; the innermost around a place, or
  /// one further out.
  func tag(isAround: Bool, count: Int, at place: RichPlace) -> ViStretch? {
    var open: [Tag] = []
    var pairs: [(Tag, Tag)] = []
    for tag in tags(around: place) {
      guard tag.isClosing else {
        open.append(tag)
        continue
      }
      // A tag that is never closed, such as `<br>`, is passed over.
      guard let index = open.lastIndex(where: { $0.name == tag.name }) else { continue }
      if open[index].from <= place, place < tag.upTo { pairs.append((open[index], tag)) }
      open.removeSubrange(index...)
    }
    // Those that close first lie within the others.
    guard count >= 1, count <= pairs.count else { return nil }
    let (first, last) = pairs[count - 1]
    return isAround
      ? ViStretch(from: first.from, upTo: last.upTo) : ViStretch(from: first.upTo, upTo: last.from)
  }

  private func tags(around place: RichPlace) -> [Tag] {
    var first = line(place).start
    for _ in 0..<Self.mostLines { first = lineBefore(first) ?? first }
    var tags: [Tag] = []
    var next: RichPlace? = first
    for _ in 0..<2 * Self.mostLines {
      guard let here = next else { break }
      let line = line(here)
      tags += self.tags(in: line)
      next = lineAfter(here)
    }
    return tags
  }

  private func tags(in line: ViLine) -> [Tag] {
    let text = line.paragraph.text
    var tags: [Tag] = []
    var at = 0
    while let start = text[at...].firstIndex(of: UInt8(ascii: "<")),
      let end = text[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      at = start + 1
      let isClosing = text[at] == UInt8(ascii: "/")
      let name = text[(isClosing ? at + 1 : at)...].prefix { byte in
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2D
      }
      guard let letter = name.first, letter >= 0x41, text[end - 1] != UInt8(ascii: "/") else {
        continue
      }
      tags.append(
        Tag(
          name: String(decoding: name, as: UTF8.self).lowercased(), isClosing: isClosing,
          from: line.place(start), upTo: line.place(end + 1)))
      at = end + 1
    }
    return tags
  }
}
