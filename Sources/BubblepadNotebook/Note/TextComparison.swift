/// Two texts side by side: the lines that differ, what differs in them, and a few lines around.
package struct TextComparison: Equatable, Sendable {
  /// A part of a line.
  package struct Piece: Equatable, Sendable {
    package var text: String
    /// Whether the other side has something else here.
    package var isChanged: Bool

    package init(text: String, isChanged: Bool) {
      (self.text, self.isChanged) = (text, isChanged)
    }
  }

  /// A line of the left text beside one of the right; nil where a side has none.
  package struct Row: Equatable, Sendable {
    package var left: [Piece]?
    package var right: [Piece]?

    /// Whether the two lines differ.
    package var isChanged: Bool { left != right }
    /// Whether it stands for lines that are left out.
    package var isGap: Bool { left == nil && right == nil }
  }

  package let rows: [Row]

  /// Lines without a change that are shown before and after one.
  private static let around = 1
  /// The most lines that are told apart one by one: of more, all count as changed.
  private static let mostLines = 3000
  /// The most rows that are shown.
  private static let mostRows = 6000

  /// Compares two texts line by line.
  package init(_ left: String, _ right: String) {
    let (left, right) = (Self.lines(left), Self.lines(right))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let middle = Self.rows(
      Array(left[start..<left.count - end]), Array(right[start..<right.count - end]))
    func same(_ lines: ArraySlice<String>) -> [Row] { lines.map { Self.same($0) } }
    rows = Self.shortened(
      same(left[..<start].suffix(Self.around + 1)) + middle
        + same(left[(left.count - end)...].prefix(Self.around + 1)))
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func same(_ line: String) -> Row {
    let pieces = [Piece(text: line, isChanged: false)]
    return Row(left: pieces, right: pieces)
  }

  /// The rows of two runs of lines, of which neighbours that were replaced stand beside one another.
  private static func rows(_ left: [String], _ right: [String]) -> [Row] {
    guard left.count + right.count <= mostLines else { return paired(left[...], right[...]) }
    let difference = right.difference(from: left)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var rows: [Row] = []
    var (at, other) = (0, 0)
    while at < left.count || other < right.count {
      let gone = (at..<left.count).prefix { removed.contains($0) }.count
      let come = (other..<right.count).prefix { added.contains($0) }.count
      rows += paired(left[at..<at + gone], right[other..<other + come])
      (at, other) = (at + gone, other + come)
      guard at < left.count, other < right.count else { continue }
      rows.append(same(left[at]))
      (at, other) = (at + 1, other + 1)
    }
    return rows
  }

  private static func paired(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> [Row] {
    let (left, right) = (Array(left), Array(right))
    return (0..<max(left.count, right.count)).map { index in
      guard left.indices.contains(index) else {
        return Row(left: nil, right: [Piece(text: right[index], isChanged: true)])
      }
      guard right.indices.contains(index) else {
        return Row(left: [Piece(text: left[index], isChanged: true)], right: nil)
      }
      let words = (Self.words(left[index]), Self.words(right[index]))
      return Row(
        left: pieces(words.0, besides: words.1), right: pieces(words.1, besides: words.0))
    }
  }

  /// Words, blanks and other characters, one after the other.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var last: Int?
    for character in line.prefix(2000) {
      let kind = character.isLetter || character.isNumber ? 0 : character.isWhitespace ? 1 : nil
      if let kind, kind == last {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      last = kind
    }
    return words
  }

  /// What of the words the others do not have in the same order.
  private static func pieces(_ words: [String], besides others: [String]) -> [Piece] {
    var changed: Set<Int> = []
    for change in words.difference(from: others) {
      if case .insert(let offset, _, _) = change { changed.insert(offset) }
    }
    var pieces: [Piece] = []
    for (index, word) in words.enumerated() {
      // A blank between two words that changed changed with them.
      let isBlank = word.allSatisfy(\.isWhitespace)
      let isChanged =
        changed.contains(index)
        || isBlank && changed.contains(index - 1) && changed.contains(index + 1)
      if pieces.last?.isChanged == isChanged {
        pieces[pieces.count - 1].text += word
      } else {
        pieces.append(Piece(text: word, isChanged: isChanged))
      }
    }
    return pieces.isEmpty ? [Piece(text: "", isChanged: false)] : pieces
  }

  /// Leaves out what lies far from any change.
  private static func shortened(_ rows: [Row]) -> [Row] {
    let changes = rows.indices.filter { rows[$0].isChanged }
    var kept: Set<Int> = []
    for index in changes { kept.formUnion(index - around...index + around) }
    var shown: [Row] = []
    for (index, row) in rows.enumerated() {
      if kept.contains(index) {
        shown.append(row)
      } else if shown.last?.isGap == false || shown.isEmpty && !changes.isEmpty {
        shown.append(Row(left: nil, right: nil))
      }
    }
    return shown.count > mostRows
      ? shown.prefix(mostRows) + [Row(left: nil, right: nil)] : shown
  }
}
