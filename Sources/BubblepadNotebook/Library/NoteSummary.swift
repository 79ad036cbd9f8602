/// What the list says about a note, from its first bytes.
package struct NoteSummary: Equatable {
  /// How much of a file is looked at.
  static let length = 4096

  private(set) var heading: String?
  private(set) var tasks = 0
  private(set) var doneTasks = 0

  /// What the note is about: its first line of text without markers. Where it has none, what else is there first: a
  /// heading below another, tags, the words of a picture.
  var firstLine: String? { text ?? other }
  private var text: String?
  private var other: String?
  /// What the note is called: a line that repeats it says nothing.
  private let title: String?

  /// What a line of `=` or `-` makes a heading, as it stands in the line before.
  private enum Underlined { case text, other }
  private var underlined: Underlined?
  /// What ends the comment that has begun.
  private var commentEnd: String?

  var taskCount: TaskCount? { tasks == 0 ? nil : TaskCount(done: doneTasks, of: tasks) }

  /// - Parameters:
  ///   - title: what the note is called.
  ///   - isCut: whether the last line may be cut in the middle of a character.
  init(_ start: [UInt8], titled title: String? = nil, isCut: Bool = false) {
    self.title = title
    var text = start[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    var lines = text.split(omittingEmptySubsequences: false) { $0 == 0x0A }[...]
    if isCut, lines.count > 1 { lines = lines.dropLast() }
    Self.dropFrontMatter(&lines)
    var fence: Substring?
    for bytes in lines {
      if fence == nil, isComplete, !mayMatter(bytes) { continue }
      let line = String(decoding: bytes, as: UTF8.self)
      let content = line.drop(while: \.isWhitespace)
      if let open = fence {
        if content.hasPrefix(open) { fence = nil }
      } else if commentEnd == nil, content.hasPrefix("```") || content.hasPrefix("~~~") {
        fence = content.prefix(3)
      } else {
        add(content)
      }
    }
  }

  /// Whether a line can only be a task still, begin code, or be the heading.
  private var isComplete: Bool { text != nil && underlined == nil }

  /// Whether a line may say something more once the first one is known. It is asked of every line of every note.
  private func mayMatter(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      return false
    }
    switch first {
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return true
    case UInt8(ascii: "#"): return heading == nil
    // It may be a blank of many bytes.
    case 0x80...: return first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3
    case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), 0x30...0x39:
      return line.contains(UInt8(ascii: "["))
    default: return false
    }
  }

  private mutating func add(_ line: Substring) {
    var line = line
    while let last = line.last, last.isWhitespace { line = line.dropLast() }
    guard let line = withoutComment(line) else { return }
    let before = underlined
    underlined = nil
    if let before, isUnderline(line, of: before) { return }
    // The dashes below the header of a table.
    if before == .text, let first = text, first.contains("|"), line.contains("|"),
      line.contains("-"), line.allSatisfy({ "|-: ".contains($0) })
    {
      text = String(Self.withoutBars("|\(first)"))
      return
    }
    guard !line.isEmpty, !Self.isRule(line), !addHeading(line) else { return }
    let item = Self.withoutMarker(line)
    if item.startIndex != line.startIndex, let status = Self.status(of: item) {
      // What is cancelled is not to be done.
      if status != "-" { tasks += 1 }
      if status == "x" || status == "X" { doneTasks += 1 }
      let words = text == nil ? Self.plain(item.dropFirst(4)) : ""
      if !words.isEmpty { text = words }
    } else if text == nil {
      addText(item, isUnderlinable: item.startIndex == line.startIndex)
    }
  }

  /// What of a line is no comment; nil for one that is, or is in one. Only what comes before the first text counts.
  private mutating func withoutComment(_ line: Substring) -> Substring? {
    guard text == nil else { return line }
    if let end = commentEnd {
      guard let found = line.firstRange(of: end) else { return nil }
      commentEnd = nil
      return withoutComment(line[found.upperBound...].drop(while: \.isWhitespace))
    }
    let end = line.hasPrefix("<!--") ? "-->" : line.hasPrefix("%%") ? "%%" : nil
    guard let end else { return line }
    let inside = line.dropFirst(end == "%%" ? 2 : 4)
    commentEnd = end
    let rest = withoutComment(inside)
    // What it leaves of a line is a line, where it leaves something.
    return rest?.isEmpty == true ? nil : rest
  }

  /// Takes a line of `=` or `-` that makes a heading of the line before.
  private mutating func isUnderline(_ line: Substring, of place: Underlined) -> Bool {
    guard let sign = line.first, sign == "=" || sign == "-", line.allSatisfy({ $0 == sign }) else {
      return false
    }
    let words = place == .text ? text : other
    if place == .text { text = nil } else { other = nil }
    if heading == nil { heading = words } else { other = other ?? words }
    return true
  }

  private mutating func addHeading(_ line: Substring) -> Bool {
    guard line.hasPrefix("#") else { return false }
    let rest = line.drop { $0 == "#" }
    guard rest.first == " ", line.utf8.distance(from: line.startIndex, to: rest.startIndex) <= 6
    else { return false }
    guard heading == nil || text == nil else { return true }
    let words = Self.plain(rest)
    if heading == nil { heading = words } else if other == nil { other = words }
    return true
  }

  /// Takes a line as the text of the note, or as something else where it says little.
  private mutating func addText(_ item: Substring, isUnderlinable: Bool) {
    guard let line = Self.withoutTags(item), !Self.isDefinition(line) else { return }
    let words = Self.plain(Self.withoutBars(line))
    guard !words.isEmpty else { return }
    let saysLittle =
      words == title || words == heading || Self.isOfTags(line) || Self.isOfPictures(line)
    if !saysLittle { text = words } else if other == nil { other = words } else { return }
    if isUnderlinable { underlined = saysLittle ? .other : .text }
  }

  /// The character in the box that a task begins with.
  private static func status(of item: some StringProtocol) -> Character? {
    let box = item.prefix(4)
    guard box.count == 4, box.hasPrefix("["), box.hasSuffix("] ") else { return nil }
    return box.dropFirst().first
  }

  /// A line of a note as the list shows it: without the markers before its text and those within.
  package static func plainLine(_ line: String) -> String {
    var content = line.drop(while: \.isWhitespace)
    if content.hasPrefix("#") {
      let rest = content.drop { $0 == "#" }
      if rest.first == " " { content = rest.dropFirst() }
    }
    let item = withoutMarker(content)
    let isTask = item.hasPrefix("[ ] ") || item.hasPrefix("[x] ") || item.hasPrefix("[X] ")
    return plain(
      isTask && item.startIndex != content.startIndex ? item.dropFirst(4) : withoutBars(item))
  }

  private static func dropFrontMatter(_ lines: inout ArraySlice<ArraySlice<UInt8>>) {
    let dashes = Array("---".utf8)
    func isFence(_ line: ArraySlice<UInt8>) -> Bool {
      line.elementsEqual(dashes) || line.elementsEqual(dashes + [0x0D])
    }
    guard let first = lines.first, isFence(first),
      let end = lines.dropFirst().firstIndex(where: isFence)
    else { return }
    lines = lines[lines.index(after: end)...]
  }

  private static func isRule(_ line: Substring) -> Bool {
    guard let first = line.first, "-*_=|".contains(first) else { return false }
    if first == "|" { return line.allSatisfy { "|-: ".contains($0) } }
    return line.allSatisfy { $0 == first || $0 == " " }
      && (first == "=" || line.count { $0 == first } >= 3)
  }

  /// A line without the quote and list markers before its text.
  private static func withoutMarker(_ line: Substring) -> Substring {
    var rest = line
    if rest.first == ">" {
      while rest.first == ">" { rest = rest.dropFirst().drop(while: \.isWhitespace) }
      rest = withoutCallout(rest)
    }
    if let first = rest.first, "-*+".contains(first), rest.dropFirst().first == " " {
      return rest.dropFirst(2).drop(while: \.isWhitespace)
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let after = rest.dropFirst(digits.count)
    if !digits.isEmpty, digits.count < 10, let mark = after.first, mark == "." || mark == ")",
      after.dropFirst().first == " "
    {
      return after.dropFirst(2).drop(while: \.isWhitespace)
    }
    return rest
  }
}
