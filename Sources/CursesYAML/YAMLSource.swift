/// What a key is given in a YAML text.
public enum YAMLValue: Hashable, Sendable {
  /// Without quotation marks where it means the same.
  case word(String)
  /// In quotation marks, so that it is a text for every reader: `"5"`.
  case text(String)
  case list([String])
  /// A key with nothing after it.
  case nothing
}

/// Why a YAML text was not changed; it is as it was.
public enum YAMLEditError: Error, Hashable, Sendable {
  /// The text is not YAML as it stands.
  case broken(YAMLError)
  /// It is YAML, but written in a way that is not changed here without losing something: a value with an
  /// anchor, or with comments inside of it. The line counts from 1.
  case cannotChange(line: Int)
}

/// A YAML text that is changed value by value, with every other byte as it was: comments, order, blank lines,
/// quotation marks, line ends.
///
/// Each change is read again before it counts: unless the text then says exactly what it said before and the
/// new value, with all of its comments, it is refused.
public struct YAMLSource: Sendable {
  /// The file as it is now.
  public private(set) var bytes: [UInt8]
  private var outline: YAMLOutline
  private var shape: YAMLShape?

  /// Throws where the text is not YAML.
  public init(_ bytes: [UInt8]) throws(YAMLEditError) {
    self.bytes = bytes
    (outline, shape) = try Self.read(bytes)
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(YAMLEditError) -> (YAMLOutline, YAMLShape?) {
    do throws(YAMLError) {
      let root = try YAMLReader().root(of: bytes)
      return (try YAMLOutline(of: bytes), root.map(YAMLShape.init))
    } catch {
      throw .broken(error)
    }
  }

  /// Gives the key at a path of keys a value, in place of the one it has or as a line of its own.
  public mutating func set(_ path: [String], to value: YAMLValue) throws(YAMLEditError) {
    var value = value
    // A list that has a line for each item stays one, with what is said beside it.
    if case .word(let word) = value, let old = node(at: path), old.kind == .sequence, !old.isFlow {
      value = .list([word])
    }
    var wanted = shape ?? .mapping([])
    if wanted == .scalar("") { wanted = .mapping([]) }
    wanted.set(path[...], to: value)
    try take(changed(path, to: value), meaning: wanted)
  }

  /// Takes a key away with its value. The comments of its lines stay, as lines of their own.
  public mutating func remove(_ path: [String]) throws(YAMLEditError) {
    guard var wanted = shape, let last = path.last else { return }
    let parents = Array(path.dropLast())
    guard let mapping = node(at: parents), let pair = mapping.pair(named: last) else { return }
    // What is left empty goes too: a group of no lines is none.
    if !parents.isEmpty, mapping.pairs.count == 1 { return try remove(parents) }
    wanted.remove(path[...])
    let isEmptied = mapping.pairs.count == 1 && parents.isEmpty && !mapping.isFlow
    let changed = mapping.isFlow ? without(pair, in: mapping) : withoutLines(of: pair)
    try take(changed, meaning: isEmptied ? nil : wanted)
  }

  private mutating func take(
    _ changed: [UInt8], meaning wanted: YAMLShape?
  ) throws(YAMLEditError) {
    let refusal = YAMLEditError.cannotChange(line: line(ofFirstDifference: changed))
    let read: (outline: YAMLOutline, shape: YAMLShape?)
    do throws(YAMLEditError) {
      read = try Self.read(changed)
    } catch {
      throw refusal
    }
    let kept = Self.comments(read.outline, changed)
    guard read.shape == wanted,
      Self.comments(outline, bytes).allSatisfy({ kept[$0.key, default: 0] >= $0.value })
    else { throw refusal }
    (bytes, outline, shape) = (changed, read.outline, read.shape)
  }

  private static func comments(_ outline: YAMLOutline, _ bytes: [UInt8]) -> [ArraySlice<UInt8>: Int]
  {
    let all = outline.comments(of: bytes, in: 0..<bytes.count).map { (bytes[$0], 1) }
    return Dictionary(all, uniquingKeysWith: +)
  }

  private func line(ofFirstDifference other: [UInt8]) -> Int {
    let same = zip(bytes, other).prefix { $0 == $1 }.count
    return bytes[..<same].count { $0 == 0x0A } + 1
  }

  private func node(at path: [String]) -> YAMLOutline.Node? {
    var node = outline.root
    for name in path { node = node?.pair(named: name)?.value }
    return node
  }
}

// MARK: - The new bytes

extension YAMLSource {
  private func changed(_ path: [String], to value: YAMLValue) -> [UInt8] {
    if let old = node(at: path) {
      let isInBrackets = node(at: path.dropLast())?.isFlow ?? false
      return replacing(old, with: value, isInBrackets: isInBrackets)
    }
    var depth = path.count - 1
    while depth > 0, node(at: Array(path.prefix(depth))) == nil { depth -= 1 }
    let rest = Array(path.dropFirst(depth))
    guard let parent = node(at: Array(path.prefix(depth))), parent.kind == .mapping else {
      return addingBelowEmpty(Array(path.prefix(depth)), rest, value)
    }
    if parent.isFlow { return adding(rest, value, inBrackets: parent) }
    let column = parent.pairs.first.map { indent(of: $0.key) } ?? 0
    return inserting(
      lines(rest, value, column: column), afterLineOf: parent.range.upperBound)
  }

  private func replacing(
    _ old: YAMLOutline.Node, with value: YAMLValue, isInBrackets: Bool
  ) -> [UInt8] {
    var start = old.range.lowerBound
    var style = YAMLScalarStyle.plain
    if case .scalar(let known) = old.kind { style = known }
    var text = YAMLText.text(of: value, style: style, isInBrackets: isInBrackets)
    if case .list(let words) = value, old.kind == .sequence, !old.isFlow {
      guard words.isEmpty else { return replacingItems(of: old, with: words) }
      start = endOfText(before: start)
    }
    if case .list(let words) = value, old.kind == .sequence, !words.isEmpty, !old.children.isEmpty {
      return withItemsInBrackets(of: old, words)
    }
    if value == .nothing { start = endOfText(before: start) }
    if !text.isEmpty, bytes[..<start].last == UInt8(ascii: ":") { text = " " + text }
    if style == .literal || style == .folded, bytes[old.range].last == 0x0A { text += lineEnd }
    return Array(bytes[..<start]) + text.utf8 + bytes[old.range.upperBound...]
  }

  /// Where what stands before an offset ends.
  private func endOfText(before offset: Int) -> Int {
    (bytes[..<offset].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? offset - 1) + 1
  }

  /// The items of a list that has a line for each: those that stay keep their lines.
  private func replacingItems(of list: YAMLOutline.Node, with words: [String]) -> [UInt8] {
    let items = list.children
    let difference = words.difference(from: items.map(\.text))
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var edits: [(range: Range<Int>, text: [UInt8])] = []
    var added: [String] = []
    var (index, place) = (0, 0)
    while index < items.count || place < words.count {
      let isRemoved = removed.contains(index)
      guard inserted.contains(place) else {
        if isRemoved { edits.append(removing(items[index])) }
        (index, place) = (index + 1, place + (isRemoved ? 0 : 1))
        continue
      }
      if isRemoved {
        edits.append(changing(items[index], to: words[place]))
        index += 1
      } else if index < items.count {
        let dash = dash(of: items[index])
        let line = itemLine(words[place], column: indent(at: dash)) + lineEnd
        edits.append((lineStart(dash)..<lineStart(dash), Array(line.utf8)))
      } else {
        added.append(words[place])
      }
      place += 1
    }
    var result = bytes
    if let last = items.last, !added.isEmpty {
      let column = indent(at: dash(of: last))
      result = inserting(
        added.map { itemLine($0, column: column) }, afterLineOf: last.range.upperBound)
    }
    // From the end, so that the ranges before hold.
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.text) }
    return result
  }

  private func itemLine(_ word: String, column: Int) -> String {
    spaces(column) + "- " + YAMLText.text(of: .word(word))
  }

  private func changing(
    _ item: YAMLOutline.Node, to word: String
  ) -> (range: Range<Int>, text: [UInt8]) {
    var style = YAMLScalarStyle.plain
    if case .scalar(let known) = item.kind { style = known }
    return (item.range, Array(YAMLText.text(of: .word(word), style: style).utf8))
  }

  private func removing(_ item: YAMLOutline.Node) -> (range: Range<Int>, text: [UInt8]) {
    let range = lineStart(dash(of: item))..<lineEnd(after: item.range.upperBound)
    return (range, keptComments(in: range, column: indent(of: item)))
  }

  private func dash(of item: YAMLOutline.Node) -> Int {
    bytes[..<item.range.lowerBound].lastIndex(of: UInt8(ascii: "-")) ?? item.range.lowerBound
  }

  /// A key with nothing after it, or a text with nothing in it, gets its first lines.
  private func addingBelowEmpty(
    _ parents: [String], _ rest: [String], _ value: YAMLValue
  ) -> [UInt8] {
    guard let last = parents.last,
      let key = node(at: Array(parents.dropLast()))?.pair(named: last)?.key
    else { return inserting(lines(rest, value, column: 0), afterLineOf: bytes.count) }
    return inserting(
      lines(rest, value, column: indent(of: key) + 2), afterLineOf: key.range.upperBound)
  }

  private func adding(
    _ path: [String], _ value: YAMLValue, inBrackets parent: YAMLOutline.Node
  ) -> [UInt8] {
    var text = YAMLText.text(of: value, isInBrackets: true)
    for name in path.dropFirst().reversed() { text = "{\(YAMLText.key(name)): \(text)}" }
    text = "\(YAMLText.key(path[0])): \(text)"
    let last = parent.pairs.last?.value.range.upperBound
    let place = last ?? parent.range.upperBound - 1
    return Array(bytes[..<place]) + ((last == nil ? "" : ", ") + text).utf8 + bytes[place...]
  }

  /// `keys:` and, indented, `save: F2`.
  private func lines(_ path: [String], _ value: YAMLValue, column: Int) -> [String] {
    path.enumerated().map { depth, name in
      let isLast = depth == path.count - 1
      return spaces(column + 2 * depth) + YAMLText.key(name) + ":"
        + (isLast && value != .nothing ? " " + YAMLText.text(of: value) : "")
    }
  }

  private func inserting(_ lines: [String], afterLineOf offset: Int) -> [UInt8] {
    let isAtLineStart = offset == 0 || bytes[offset - 1] == 0x0A
    let place = isAtLineStart ? offset : lineEnd(after: offset)
    let opening = place == 0 || bytes[place - 1] == 0x0A ? "" : lineEnd
    let text = opening + lines.map { $0 + lineEnd }.joined()
    return Array(bytes[..<place]) + text.utf8 + bytes[place...]
  }

  private func withoutLines(
    of pair: (key: YAMLOutline.Node, value: YAMLOutline.Node)
  ) -> [UInt8] {
    var end = max(pair.key.range.upperBound, pair.value.range.upperBound)
    if bytes[end - 1] != 0x0A { end = lineEnd(after: end) }
    let range = lineStart(pair.key.range.lowerBound)..<end
    let kept = keptComments(in: range, column: indent(of: pair.key))
    return Array(bytes[..<range.lowerBound]) + kept + bytes[range.upperBound...]
  }

  private func without(
    _ pair: (key: YAMLOutline.Node, value: YAMLOutline.Node), in mapping: YAMLOutline.Node
  ) -> [UInt8] {
    let pairs = mapping.pairs
    guard let index = pairs.firstIndex(where: { $0.key.range == pair.key.range }) else {
      return bytes
    }
    var range = pair.key.range.lowerBound..<pair.value.range.upperBound
    if index + 1 < pairs.count {
      range = range.lowerBound..<pairs[index + 1].key.range.lowerBound
    } else if index > 0 {
      range = pairs[index - 1].value.range.upperBound..<range.upperBound
    }
    return Array(bytes[..<range.lowerBound]) + bytes[range.upperBound...]
  }

  private func keptComments(in range: Range<Int>, column: Int) -> [UInt8] {
    outline.comments(of: bytes, in: range).flatMap {
      Array(spaces(column).utf8) + bytes[$0] + Array(lineEnd.utf8)
    }
  }

  // MARK: Lines

  private var lineEnd: String {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  private func lineStart(_ offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // The mark at the start of a file is no part of its first line.
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  /// Where the line after the one of an offset starts.
  private func lineEnd(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  private func indent(of node: YAMLOutline.Node) -> Int { indent(at: node.range.lowerBound) }
  private func indent(at offset: Int) -> Int {
    bytes[lineStart(offset)..<offset].count { $0 & 0xC0 != 0x80 }
  }
  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
