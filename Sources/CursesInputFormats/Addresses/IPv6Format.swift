/// An IPv6 address, `2001:db8::1`. The end may be an IPv4 address: `::ffff:192.0.2.1`.
///
/// The value is the eight groups; shown in the short form of RFC 5952.
public struct IPv6Format: InputFormat, FreeFormat, Hashable {
  /// Eight groups, of which zeros may be left out once.
  public init() {}

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyFree(edit) }

  func taken(_ character: Character) -> Character? {
    if character == ":" || character == "：" { return ":" }
    if character == "." || character == "．" { return "." }
    if let digit = Digit.ascii(character) { return digit }
    return character.latinLetter.flatMap { $0.isHexDigit ? $0.lower : nil }
  }

  func allows(_ text: String) -> Bool {
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    let doubles = text.indices.count { text[$0...].hasPrefix("::") }
    return text.count <= 45 && groups.count <= 9 && doubles <= 1
      && groups.allSatisfy { $0.contains(".") ? $0.count <= 15 : $0.count <= 4 }
  }

  public func committed(_ text: String) -> String {
    (try? parse(text)).map { self.text(for: $0) } ?? text
  }

  public func parse(_ text: String) throws(InputError) -> [UInt16] {
    if let wrong = text.first(where: { taken($0) == nil }) {
      throw InputError("“\(wrong)” cannot be part of an IPv6 address like 2001:db8::1.")
    }
    let halves = Self.halves(text)
    guard halves.count <= 2 else { throw InputError("“::” may stand only once.") }
    var groups: [[UInt16]] = []
    for (index, half) in halves.enumerated() {
      groups.append(try Self.groups(half, isLast: index == halves.count - 1))
    }
    let count = groups.reduce(0) { $0 + $1.count }
    guard groups.count == 2 else {
      guard count <= 8 else { throw InputError("Too long: an IPv6 address has eight groups.") }
      guard count == 8 else {
        throw .incomplete("Not complete: eight groups, or “::” for those that are zero.")
      }
      return groups[0]
    }
    guard count < 8 else { throw InputError("“::” stands for nothing here; at most seven groups.") }
    return groups[0] + Array(repeating: 0, count: 8 - count) + groups[1]
  }

  /// The text before and after `::`.
  private static func halves(_ text: String) -> [Substring] {
    var halves: [Substring] = []
    var rest = text[...]
    while let place = rest.indices.first(where: { rest[$0...].hasPrefix("::") }) {
      halves.append(rest[..<place])
      rest = rest[place...].dropFirst(2)
    }
    return halves + [rest]
  }

  private static func groups(_ text: Substring, isLast: Bool) throws(InputError) -> [UInt16] {
    guard !text.isEmpty else { return [] }
    var groups: [UInt16] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.contains(".") {
        guard isLast, index == parts.count - 1 else {
          throw InputError("An IPv4 address may stand only at the end.")
        }
        let bytes = try IPv4Format().parse(String(part)).map(UInt16.init)
        groups += [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
      } else {
        guard !part.isEmpty else { throw .incomplete("A group is missing beside “:”.") }
        guard part.count <= 4, let group = UInt16(part, radix: 16) else {
          throw InputError("“\(part)” is too long; a group has at most four digits.")
        }
        groups.append(group)
      }
    }
    return groups
  }

  public func text(for value: [UInt16]) -> String {
    guard value.count == 8 else { return "" }
    let hex = value.map { String($0, radix: 16) }
    let zeros = Self.longestZeros(value)
    guard zeros.count > 1 else { return hex.joined(separator: ":") }
    return hex[..<zeros.lowerBound].joined(separator: ":") + "::"
      + hex[zeros.upperBound...].joined(separator: ":")
  }

  private static func longestZeros(_ groups: [UInt16]) -> Range<Int> {
    var longest = 0..<0
    var start = 0
    for (index, group) in groups.enumerated() {
      if group != 0 { start = index + 1 }
      if index + 1 - start > longest.count { longest = start..<index + 1 }
    }
    return longest
  }
}
