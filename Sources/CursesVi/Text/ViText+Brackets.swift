import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Brackets, and searches for a character.
extension ViText {
  /// No bracket is looked for further away, in characters.
  private static let reach = 20_000

  private static let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
  private static let openers: [Character: Character] = [")": "(", "]": "[", "}": "{", ">": "<"]

  /// The place so often a character occurs in the line, and beside it where the search says so.
  func find(_ find: ViFind, count: Int, from place: RichPlace, isAgain: Bool) -> RichPlace? {
    let line = line(place)
    var at = place.visible
    var left = count
    // Once more from beside the character would stay there.
    if isAgain, find.isTill {
      let beside = find.isForward ? line.after(at) : line.before(at)
      if count == 1, line.character(beside) == find.character { at = beside }
    }
    while left > 0 {
      let next = find.isForward ? line.after(at) : line.before(at)
      guard next != at, next < line.end else { return nil }
      at = next
      if line.character(at) == find.character { left -= 1 }
    }
    guard find.isTill else { return line.place(at) }
    return line.place(find.isForward ? line.before(at) : line.after(at))
  }

  /// The bracket that belongs to the first one at the place or after it in its line.
  func matchingBracket(from place: RichPlace) -> RichPlace? {
    let line = line(place)
    var at = place.visible
    while let character = line.character(at) {
      if character != "<", let closer = ViText.closers[character] {
        return bracket(closer, against: character, from: line.place(at), isForward: true)
      }
      if character != ">", let opener = ViText.openers[character] {
        return bracket(opener, against: character, from: line.place(at), isForward: false)
      }
      at = line.after(at)
    }
    return nil
  }

  /// The next bracket on one side that is not another's.
  private func bracket(
    _ wanted: Character, against other: Character, from place: RichPlace, isForward: Bool
  ) -> RichPlace? {
    var depth = 1
    var at = place
    for _ in 0..<ViText.reach {
      guard let next = isForward ? forward(at) : backward(at) else { return nil }
      at = next
      let character = line(at).character(at.visible)
      if character == other { depth += 1 }
      if character == wanted { depth -= 1 }
      if depth == 0 { return at }
    }
    return nil
  }

  /// The brackets around a place, of a kind, the innermost or one further out.
  func brackets(_ opener: Character, around place: RichPlace, level: Int) -> (RichPlace, RichPlace)?
  {
    guard let closer = ViText.closers[opener] else { return nil }
    var from = place
    var open: RichPlace?
    for number in 0..<level {
      if number == 0, line(from).character(from.visible) == opener {
        open = from
      } else {
        open = bracket(opener, against: closer, from: from, isForward: false)
      }
      guard let found = open else { return nil }
      from = found
    }
    guard let open, let close = bracket(closer, against: opener, from: open, isForward: true)
    else { return nil }
    return place <= close ? (open, close) : nil
  }

  /// The first pair of brackets of a kind behind a place.
  func brackets(_ opener: Character, after place: RichPlace) -> (RichPlace, RichPlace)? {
    guard let closer = ViText.closers[opener] else { return nil }
    var at = place
    for _ in 0..<ViText.reach {
      guard let next = forward(at) else { return nil }
      at = next
      guard line(at).character(at.visible) == opener else { continue }
      return bracket(closer, against: opener, from: at, isForward: true).map { (at, $0) }
    }
    return nil
  }

  private static let curled: [Character: (Character, Character)] = [
    "\"": ("“", "”"), "'": ("‘", "’"),
  ]

  /// The quotation marks of the line around a place, or the next after it; straight ones and curled ones.
  func quotes(_ mark: Character, around place: RichPlace) -> (Int, Int)? {
    let line = line(place)
    var pairs: [(Int, Int)] = []
    var open: (at: Int, isCurled: Bool)?
    let curled = ViText.curled[mark]
    var at = 0
    while let character = line.character(at) {
      if let began = open {
        let closes = began.isCurled ? character == curled?.1 : character == mark
        if closes {
          pairs.append((began.at, at))
          open = nil
        }
      } else if character == mark || character == curled?.0 {
        let isApostrophe =
          mark == "'" && at > 0
          && line.kind(line.before(at)).map { $0 != .blank && $0 != .sign } == true
        if !isApostrophe { open = (at, character == curled?.0) }
      }
      at = line.after(at)
    }
    return pairs.first { $0.0 <= place.visible && place.visible <= $0.1 }
      ?? pairs.first { $0.0 > place.visible }
  }
}
