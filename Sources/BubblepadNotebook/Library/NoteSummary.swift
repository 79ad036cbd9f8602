/// What the list says about a note, from its first bytes.
package struct NoteSummary: Equatable {
  /// How much of a file is looked at.
  static let length = 4096

  var heading: String?
  /// The first line that is not the heading, without markers.
  var firstLine: String?
  var tasks = 0
  var doneTasks = 0
  /// Whether the line before was the first one: a line of `=` or `-` makes it the heading.
  private var isBelowFirst = false

  var taskCount: TaskCount? { tasks == 0 ? nil : TaskCount(done: doneTasks, of: tasks) }

  /// - Parameter isCut: whether the last line may be cut in the middle of a character.
  init(_ start: [UInt8], isCut: Bool = false) {
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
      } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
        fence = content.prefix(3)
      } else {
        add(content)
      }
    }
  }

  /// Whether a line can only be a task still, begin code, or be the heading.
  private var isComplete: Bool { firstLine != nil && !isBelowFirst }

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
    let follows = isBelowFirst
    isBelowFirst = false
    if follows, heading == nil, let sign = line.first, "=-".contains(sign),
      line.allSatisfy({ $0 == sign })
    {
      (heading, firstLine) = (firstLine, nil)
      return
    }
    // The dashes below the header of a table.
    if follows, let first = firstLine, first.contains("|"), line.contains("|"), line.contains("-"),
      line.allSatisfy({ "|-: ".contains($0) })
    {
      firstLine = String(Self.withoutBars("|\(first)"))
      return
    }
    guard !line.isEmpty, !Self.isRule(line) else { return }
    if line.hasPrefix("#") {
      let marks = line.prefix { $0 == "#" }.count
      let rest = line.dropFirst(marks)
      if marks <= 6, rest.first == " " {
        let title = Self.plain(rest)
        if heading == nil { heading = title } else if firstLine == nil { firstLine = title }
        return
      }
    }
    let item = Self.withoutMarker(line)
    if let status = Self.status(of: item), item.count != line.count {
      // What is cancelled is not to be done.
      if status != "-" { tasks += 1 }
      if status == "x" || status == "X" { doneTasks += 1 }
      if firstLine == nil { firstLine = Self.plain(item.dropFirst(4)) }
      return
    }
    if firstLine == nil {
      let text = Self.plain(Self.withoutBars(item))
      if !text.isEmpty { (firstLine, isBelowFirst) = (text, item.count == line.count) }
    }
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
    let isTask = item.hasPrefix("[ ] ") || item.lowercased().hasPrefix("[x] ")
    return plain(isTask && item.count != content.count ? item.dropFirst(4) : withoutBars(item))
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
