import CursesCLibrary

extension Search {
  /// Whether there is a match in some bytes at all, an empty one too: sooner known than all of them.
  ///
  /// Where every match has some text in it, only the lines with that are looked at.
  public func hasMatch(in bytes: [UInt8]) -> Bool {
    guard let program, !isWholeWord else {
      return !matches(in: bytes, includesEmpty: true).isEmpty
    }
    guard let finder = LiteralFinder(program, in: bytes) else {
      return program.hasMatch(in: bytes)
    }
    var place = 0
    while let found = finder.next(in: bytes, from: place) {
      let start = bytes[..<found].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      var end = bytes[found...].firstIndex(of: 0x0A) ?? bytes.count
      if end < bytes.count, end > start, bytes[end - 1] == 0x0D { end -= 1 }
      if program.hasMatch(in: Array(bytes[start..<end])) { return true }
      place = max(end, found + 1)
    }
    return false
  }
}

extension PatternProgram {
  fileprivate func hasMatch(in bytes: [UInt8]) -> Bool {
    var machine = PatternMachine(self, bytes: bytes, keepsGroups: false)
    machine.start(from: 0)
    var steps = Int.max
    return machine.run(&steps) && machine.match != nil
  }

  /// Whether a match lies within one line, whatever the text.
  fileprivate var staysInLine: Bool {
    steps.allSatisfy { step in
      if case .any = step { return true }
      return !consumes(step, "\n")
    }
  }
}

/// Finds the texts of which every match of a program has one.
private struct LiteralFinder {
  private let texts: [[UInt8]]
  private let folds: Bool

  /// Nil where nothing is known of the matches, where one may lie on several lines, and where a text has letters of
  /// other scripts that count as ASCII.
  init?(_ program: PatternProgram, in bytes: [UInt8]) {
    func least(_ group: [String]) -> Int { group.map(\.utf8.count).min() ?? 0 }
    guard let group = program.literals.max(by: { least($0) < least($1) }), program.staysInLine
    else { return nil }
    texts = group.map { Array($0.utf8) }
    folds = program.folds
    guard folds else { return }
    // `ſ` and the kelvin sign.
    if texts.contains(where: { $0.contains(UInt8(ascii: "s")) }), Self.has([0xC5, 0xBF], in: bytes)
    {
      return nil
    }
    if texts.contains(where: { $0.contains(UInt8(ascii: "k")) }),
      Self.has([0xE2, 0x84, 0xAA], in: bytes)
    {
      return nil
    }
  }

  private static func has(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { first(word, in: $0, from: 0) } != nil
  }

  /// Where some bytes stand first, from a place on.
  private static func first(
    _ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var start = start
    while bytes.count - start >= word.count,
      let found = memchr(base + start, Int32(word[0]), bytes.count - start - word.count + 1)
    {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(found, word, word.count) == 0 { return place }
      start = place + 1
    }
    return nil
  }

  /// Where one of the texts stands first, from a place on.
  func next(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      texts.compactMap { first($0, in: bytes, from: start) }.min()
    }
  }

  private func first(
    _ text: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard bytes.count - start >= text.count else { return nil }
    guard folds else { return Self.first(text, in: bytes, from: start) }
    return text.withUnsafeBufferPointer { text in
      let (one, two) = (text[0], text[1])
      for place in start...(bytes.count - text.count)
      where Self.small(bytes[place]) == one && Self.small(bytes[place + 1]) == two {
        if (2..<text.count).allSatisfy({ Self.small(bytes[place + $0]) == text[$0] }) {
          return place
        }
      }
      return nil
    }
  }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
