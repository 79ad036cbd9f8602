/// Finds the box and the fields of a task in a line.
package struct TaskScanner {
  private let bytes: [UInt8]
  private let start: Int
  package private(set) var entries: [TaskLine.Entry] = []
  /// The end of what is not an id of the block, and not space at the end.
  package private(set) var end: Int
  /// Where the fields and tags begin that stand at the end.
  private(set) var fieldsStart: Int

  /// - Parameter start: after the box.
  package init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = min(start, bytes.count)
    end = bytes.count
    fieldsStart = bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The bytes of the character in the box of a line; nil where it has none.
  package static func box(in bytes: [UInt8]) -> Range<Int>? {
    var place = 0
    var hasMarker = false
    // Quotations, and items in items, may stand before it.
    while place < bytes.count {
      if isSpace(bytes[place]) || bytes[place] == UInt8(ascii: ">") {
        place += 1
      } else if let after = marker(in: bytes, at: place) {
        place = after
        hasMarker = true
      } else {
        break
      }
    }
    guard hasMarker, place < bytes.count, bytes[place] == UInt8(ascii: "[") else { return nil }
    let rest = String(decoding: bytes[place + 1..<min(place + 17, bytes.count)], as: UTF8.self)
    guard let status = rest.first, status != "]", status != "\u{FFFD}",
      rest.dropFirst().first == "]"
    else { return nil }
    let box = place + 1..<place + 1 + String(status).utf8.count
    let after = box.upperBound + 1
    return after >= bytes.count || isSpace(bytes[after]) ? box : nil
  }

  /// The place after a list marker and its space.
  private static func marker(in bytes: [UInt8], at place: Int) -> Int? {
    var end = place
    while end < bytes.count, end - place < 9, (0x30...0x39).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else { return nil }
    let isMarker =
      end > place
      ? bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")")
      : "-*+".utf8.contains(bytes[end])
    guard isMarker, end + 1 < bytes.count, isSpace(bytes[end + 1]) else { return nil }
    return end + 2
  }

  package mutating func scan() {
    scanBrackets()
    trim()
    dropBlockID()
    scanSymbols()
  }

  private mutating func trim() { end = trimmed(end) }

  private func trimmed(_ end: Int) -> Int {
    var end = end
    while end > start, Self.isSpace(bytes[end - 1]) || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private mutating func dropBlockID() {
    let token = tokenStart(before: end)
    guard token > start, token < end, bytes[token] == UInt8(ascii: "^"), end - token > 1,
      bytes[(token + 1)..<end].allSatisfy({
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
      })
    else { return }
    end = trimmed(token)
  }

  private func tokenStart(before end: Int) -> Int {
    var place = end
    while place > start, !Self.isSpace(bytes[place - 1]) { place -= 1 }
    return place
  }

  // MARK: Symbols

  private mutating func scanSymbols() {
    var place = end
    defer { fieldsStart = place }
    while place > start {
      place = trimmed(place)
      let token = tokenStart(before: place)
      if let bracket = entries.first(where: {
        $0.form == .brackets && $0.range.upperBound == place
      }) {
        place = bracket.range.lowerBound
      } else if token < place, bytes[token] == UInt8(ascii: "#") {
        place = token
      } else if let entry = symbol(endingAt: place) {
        entries.append(entry)
        place = entry.range.lowerBound
      } else {
        return
      }
    }
  }

  /// A field with a symbol whose value ends at a place.
  private func symbol(endingAt end: Int) -> TaskLine.Entry? {
    var valueStart = end
    while valueStart > start, bytes[valueStart - 1] < 0x80 { valueStart -= 1 }
    // U+FE0F asks for the picture of a symbol that is a letter too.
    let selector: [UInt8] = [0xEF, 0xB8, 0x8F]
    var symbolEnd = valueStart
    if bytes[start..<symbolEnd].suffix(3).elementsEqual(selector) { symbolEnd -= 3 }
    guard
      let (symbol, field) = TaskField.bySymbol.first(where: {
        bytes[start..<symbolEnd].suffix($0.symbol.count).elementsEqual($0.symbol)
      })
    else { return nil }
    while valueStart < end, Self.isSpace(bytes[valueStart]) { valueStart += 1 }
    guard field.takes(bytes[valueStart..<end]) else { return nil }
    let symbolRange = symbolEnd - symbol.count..<symbolEnd
    return TaskLine.Entry(
      field: field, form: .symbols, range: symbolRange.lowerBound..<end,
      value: field == .priority ? symbolRange : valueStart..<end)
  }

  // MARK: Brackets

  private mutating func scanBrackets() {
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "`"): place = afterCode(at: place)
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "["), UInt8(ascii: "("):
        guard let entry = bracket(at: place) else {
          place += 1
          continue
        }
        entries.append(entry)
        place = entry.range.upperBound
      default: place += 1
      }
    }
  }

  /// The place after a code span, or after backticks that begin none.
  private func afterCode(at place: Int) -> Int {
    func run(at start: Int) -> Int {
      bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
    }
    let length = run(at: place)
    var close = place + length
    while close < bytes.count {
      let other = run(at: close)
      if other == length { return close + length }
      close += max(1, other)
    }
    return place + length
  }

  private func bracket(at open: Int) -> TaskLine.Entry? {
    let isSquare = bytes[open] == UInt8(ascii: "[")
    let closer = UInt8(ascii: isSquare ? "]" : ")")
    guard let close = bytes[(open + 1)...].firstIndex(of: closer),
      !bytes[(open + 1)..<close].contains(bytes[open]),
      let colon = bytes[(open + 1)..<close].firstIndex(of: UInt8(ascii: ":")), colon + 1 < close,
      bytes[colon + 1] == UInt8(ascii: ":")
    else { return nil }
    let key = String(decoding: bytes[(open + 1)..<colon], as: UTF8.self)
      .split(separator: " ").joined()
    guard let field = TaskField.byKey[key.lowercased()] else { return nil }
    var value = colon + 2..<close
    while let first = bytes[value].first, Self.isSpace(first) {
      value = value.lowerBound + 1..<close
    }
    while let last = bytes[value].last, Self.isSpace(last) {
      value = value.lowerBound..<value.upperBound - 1
    }
    return TaskLine.Entry(field: field, form: .brackets, range: open..<close + 1, value: value)
  }
}
