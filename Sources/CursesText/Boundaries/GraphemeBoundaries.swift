/// How far back a boundary is looked for. A cluster longer than this is cut, which no script needs.
private let reach = 4096

extension TextBytes {
  /// The next place after `offset` where a caret may stand: "a¦é" → "aé¦".
  ///
  /// `\r\n` is one character, a byte that is not UTF-8 is one too. At the end, `count`.
  public mutating func nextBoundary(after offset: Int) -> Int {
    guard let byte = byte(at: offset) else { return count }
    if byte < 0x80, byte != 0x0D, let next = self.byte(at: offset + 1), next < 0x80 {
      return offset + 1
    }
    guard let first = scalar(at: offset) else { return count }
    var end = offset + first.length
    guard let start = first.scalar else { return end }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: start)
    while end - offset < reach, let next = scalar(at: end), let scalar = next.scalar {
      if recognizer.hasBreak(before: scalar) { return end }
      end += next.length
    }
    return end
  }

  /// The last place before `offset` where a caret may stand. At the start, 0.
  public mutating func previousBoundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    if let last = byte(at: offset - 1), last < 0x80, last != 0x0A {
      guard let before = byte(at: offset - 2) else { return 0 }
      if before < 0x80 { return offset - 1 }
    }
    return boundary(atOrBefore: offset - 1)
  }

  /// `offset` itself where a caret may stand there, else the start of the character around it.
  public mutating func boundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    var boundary = safeBoundary(atOrBefore: offset)
    while true {
      let next = nextBoundary(after: boundary)
      if next > offset { return boundary }
      boundary = next
    }
  }

  /// `offset` itself where a caret may stand there, else the end of the character around it.
  public mutating func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return before >= offset ? before : nextBoundary(after: before)
  }

  /// Whether a caret may stand at `offset`.
  public mutating func isBoundary(_ offset: Int) -> Bool {
    boundary(atOrBefore: offset) == offset
  }

  /// A place at or before `offset` that is a boundary whatever stands before it.
  private mutating func safeBoundary(atOrBefore offset: Int) -> Int {
    var place = offset
    while place > 0, let byte = byte(at: place), byte & 0xC0 == 0x80, offset - place < 3 {
      place -= 1
    }
    while place > 0, offset - place < reach {
      if isSafe(place) { return place }
      place -= scalar(before: place)?.length ?? 1
    }
    return max(place, 0)
  }

  /// Whether the two scalars around `place` alone make it a boundary: what lies before them could only
  /// join flags, emoji and Indic clusters, so that these are never safe.
  private mutating func isSafe(_ place: Int) -> Bool {
    guard let before = scalar(before: place), let after = scalar(at: place) else { return true }
    guard let left = before.scalar, let right = after.scalar else { return true }
    guard right.value < 0x80 || right.breaksFromItsNeighbourAlone else { return false }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: left)
    return recognizer.hasBreak(before: right)
  }
}

extension Unicode.Scalar {
  /// Whether the one scalar before it decides if a character starts here. True for the letters of
  /// Latin, Greek, Cyrillic, Han, Kana and Hangul; `false` says "perhaps".
  fileprivate var breaksFromItsNeighbourAlone: Bool {
    switch value {
    case 0xA9, 0xAE, 0x3030, 0x303D, 0x3297, 0x3299: false  // These are emoji.
    case 0xC0...0x2FF, 0x370...0x52F, 0x3000...0xA4CF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

extension SourceText {
  /// See `TextBytes.nextBoundary(after:)`.
  public func nextBoundary(after offset: Int) -> Int {
    var reader = reader()
    return reader.nextBoundary(after: offset)
  }

  /// See `TextBytes.previousBoundary(before:)`.
  public func previousBoundary(before offset: Int) -> Int {
    var reader = reader()
    return reader.previousBoundary(before: offset)
  }

  /// See `TextBytes.boundary(atOrBefore:)`.
  public func boundary(atOrBefore offset: Int) -> Int {
    var reader = reader()
    return reader.boundary(atOrBefore: offset)
  }

  /// See `TextBytes.boundary(atOrAfter:)`.
  public func boundary(atOrAfter offset: Int) -> Int {
    var reader = reader()
    return reader.boundary(atOrAfter: offset)
  }

  /// Whether a caret may stand at `offset`.
  public func isBoundary(_ offset: Int) -> Bool {
    boundary(atOrBefore: offset) == offset
  }
}
