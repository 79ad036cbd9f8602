/// A text in some JSON with the place where it stands.
package struct JSONText: Sendable, Equatable {
  /// The keys that lead to it, the outermost first; places in arrays do not count.
  package let keys: [String]
  /// What it says.
  package let text: String
  /// Where it stands, its quotation marks too.
  package let range: Range<Int>

  package init(keys: [String], text: String, range: Range<Int>) {
    (self.keys, self.text, self.range) = (keys, text, range)
  }

  /// The texts of some bytes that are values of keys, in their order; nil where they are no JSON.
  package static func all(in bytes: [UInt8]) -> [JSONText]? { JSONReader.texts(in: bytes) }

  /// Where each byte of a text begins in its spelling, and where it ends; the bytes of an escape begin with it. Nil for
  /// what is no text.
  package static func places(ofTextAt range: Range<Int>, in source: [UInt8]) -> [Int]? {
    var (places, place): ([Int], Int) = ([], range.lowerBound + 1)
    let end = range.upperBound - 1
    while place < end {
      guard source[place] == UInt8(ascii: "\\") else {
        places.append(place)
        place += 1
        continue
      }
      var next = place + (source[place + 1] == UInt8(ascii: "u") ? 6 : 2)
      func meaning() -> String? {
        guard next <= end else { return nil }
        let spelling = String(decoding: source[place..<next], as: UTF8.self)
        return JSONValue.scalar("\"\(spelling)\"").text
      }
      var text = meaning()
      if text == nil {
        // The first half of a character.
        next += 6
        text = meaning()
      }
      guard let text else { return nil }
      places += text.utf8.map { _ in place }
      place = next
    }
    return places + [end]
  }
}
