import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What a character is to the motions by words.
enum ViKind: Hashable, Sendable {
  case blank
  case word(WordKind)
  case sign
}

/// One line as vi sees it: the characters a paragraph shows.
struct ViLine {
  let paragraph: RichParagraph
  /// The place before its first character.
  let start: RichPlace
  private let reader: ByteReader

  init(_ paragraph: RichParagraph, at place: RichPlace) {
    self.paragraph = paragraph
    start = RichPlace(block: place.block, paragraph: place.paragraph, visible: 0)
    reader = ByteReader(paragraph.text)
  }

  /// The offset behind its last character.
  var end: Int { paragraph.text.count }
  var isEmpty: Bool { end == 0 }
  /// The offset of its last character; 0 where there is none.
  var last: Int { isEmpty ? 0 : before(end) }

  func place(_ offset: Int) -> RichPlace {
    RichPlace(block: start.block, paragraph: start.paragraph, visible: offset)
  }

  func after(_ offset: Int) -> Int {
    guard offset < end else { return end }
    var reader = reader
    return paragraph.characterEnd(after: offset, &reader)
  }

  func before(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    var reader = reader
    return paragraph.characterStart(before: offset, &reader)
  }

  /// The offset so many characters on, or back.
  func moved(_ offset: Int, by count: Int) -> Int {
    var at = offset
    for _ in 0..<abs(count) {
      let next = count < 0 ? before(at) : after(at)
      if next == at { break }
      at = next
    }
    return at
  }

  /// The number of characters before an offset, which may lie behind the end: a line that is changed may be shorter.
  func column(of offset: Int) -> Int {
    let end = min(offset, end)
    var count = 0
    var at = 0
    while at < end {
      at = after(at)
      count += 1
    }
    return count
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: paragraph.text[range], as: UTF8.self)
  }

  /// The character at an offset; nil at the end.
  func character(_ offset: Int) -> Character? {
    offset < end ? string(offset..<after(offset)).first : nil
  }

  func kind(_ offset: Int, _ word: ViWord = .small) -> ViKind? {
    guard offset < end else { return nil }
    var reader = reader
    switch reader.wordKind(at: offset) {
    case .space?, .lineEnd?, nil: return .blank
    case let kind? where kind.isWord: return word == .big ? .sign : .word(kind)
    default: return .sign
    }
  }

  var firstNonBlank: Int {
    var at = 0
    while kind(at) == .blank { at = after(at) }
    return min(at, last)
  }

  /// The end of the spaces it begins with; its own end where there is nothing else.
  var indentation: Int {
    var at = 0
    while kind(at) == .blank { at = after(at) }
    return at
  }

  var lastNonBlank: Int {
    var at = last
    while at > 0, kind(at) == .blank { at = before(at) }
    return at
  }

  /// The end of the characters of one kind from an offset on.
  func runEnd(_ offset: Int, _ word: ViWord) -> Int {
    let kind = kind(offset, word)
    var at = offset
    while at < end, self.kind(at, word) == kind { at = after(at) }
    return at
  }

  /// The start of the characters of one kind that the character at an offset is among.
  func runStart(_ offset: Int, _ word: ViWord) -> Int {
    let kind = kind(offset, word)
    var at = offset
    while at > 0, self.kind(before(at), word) == kind { at = before(at) }
    return at
  }

  /// Where the sentences of the line begin: after a full stop or its like, what closes behind it, and a
  /// space.
  var sentenceStarts: [Int] {
    guard !isEmpty else { return [0] }
    var starts = [firstNonBlank]
    var at = 0
    while at < end {
      guard let character = character(at), ".!?…。！？".contains(character) else {
        at = after(at)
        continue
      }
      at = after(at)
      while let closer = self.character(at), ".!?)]\"'”’»…".contains(closer) { at = after(at) }
      let isWide = "。！？".contains(character)
      guard kind(at) == .blank || isWide else { continue }
      while kind(at) == .blank { at = after(at) }
      if at < end, at > starts[starts.count - 1] { starts.append(at) }
    }
    return starts
  }
}
