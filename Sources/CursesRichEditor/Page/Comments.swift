import CursesRichText
import CursesTextEditors

extension RichParagraph {
  /// The comments of Obsidian in a paragraph, `%%words%%`, with their signs. They are shown dim.
  var comments: [Range<Int>] {
    guard kind == .paragraph, text.contains(UInt8(ascii: "%")) else { return [] }
    let signs = text.indices.dropLast().filter { place in
      text[place] == UInt8(ascii: "%") && text[place + 1] == UInt8(ascii: "%")
        && runs.contains { $0.range.contains(place) && !$0.attributes.contains(.code) }
    }
    var (comments, start): ([Range<Int>], Int?) = ([], nil)
    for sign in signs where sign >= comments.last?.upperBound ?? 0 {
      if let open = start {
        guard sign >= open + 2 else { continue }
        comments.append(open..<sign + 2)
        start = nil
      } else {
        start = sign
      }
    }
    return comments
  }
}

extension PageParagraph {
  /// Shows comments as such, whatever stands in them.
  mutating func dim(_ comments: [Range<Int>]) {
    for comment in comments {
      // What begins in front of it stays what it is.
      guard
        !spans.contains(where: {
          $0.range.overlaps(comment)
            && ($0.range.lowerBound < comment.lowerBound
              || $0.range.upperBound > comment.upperBound)
        })
      else { continue }
      spans.removeAll { $0.range.overlaps(comment) }
      let place = spans.firstIndex { $0.range.lowerBound > comment.lowerBound } ?? spans.count
      spans.insert(PageSpan(range: comment, attributes: .raw, target: ""), at: place)
    }
  }
}
