/// Editing by character: what a secure field needs, without a `String` of the secret ever existing.
///
/// Offsets are byte offsets. Characters are grapheme clusters, found on the bytes with the standard
/// library's own rules. A byte that is not UTF-8 counts as a character of its own.
extension SecretBytes {
  /// The number of grapheme clusters, which is the number of mask characters to draw.
  public var characterCount: Int {
    withBytes { bytes in
      var count = 0
      CharacterBreaks.forEach(in: bytes) { _ in
        count += 1
        return true
      }
      return count
    }
  }

  /// The byte offset at which the character with this index starts, or the end if there are fewer.
  public func offset(ofCharacter index: Int) -> Int {
    withBytes { bytes in
      var remaining = index
      var found = bytes.count
      CharacterBreaks.forEach(in: bytes) { offset in
        if remaining <= 0 {
          found = offset
          return false
        }
        remaining -= 1
        return true
      }
      return found
    }
  }

  /// How many characters start before a byte offset.
  public func characterIndex(at offset: Int) -> Int {
    withBytes { bytes in
      var count = 0
      CharacterBreaks.forEach(in: bytes) { start in
        guard start < offset else { return false }
        count += 1
        return true
      }
      return count
    }
  }

  /// The next place between characters behind a byte offset, or the end.
  public func offset(after offset: Int) -> Int {
    withBytes { bytes in
      var found = bytes.count
      CharacterBreaks.forEach(in: bytes) { start in
        guard start > offset else { return true }
        found = start
        return false
      }
      return found
    }
  }

  /// The last place between characters before a byte offset, or 0.
  public func offset(before offset: Int) -> Int {
    withBytes { bytes in
      var found = 0
      CharacterBreaks.forEach(in: bytes) { start in
        guard start < offset else { return false }
        found = start
        return true
      }
      return found
    }
  }

  /// Writes a character's bytes at a byte offset and returns the offset behind them.
  @discardableResult
  public func insert(_ character: Character, at offset: Int) -> Int {
    let place = min(max(offset, 0), count)
    replace(place..<place, with: character.utf8)
    return place + character.utf8.count
  }

  /// Appends a character.
  public func append(_ character: Character) { append(character.utf8) }

  /// Calls `body` with each character and its byte offset, for a field that reveals what it holds.
  ///
  /// This is the one place where the secret leaves its memory as text, one cluster at a time.
  public func forEachCharacter(_ body: (_ offset: Int, _ character: Character) -> Void) {
    let copy = copy()
    copy.withBytes { bytes in
      var starts: [Int] = []
      CharacterBreaks.forEach(in: bytes) { start in
        starts.append(start)
        return true
      }
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        body(start, Character(decoding: bytes[start..<end]))
      }
    }
  }
}

extension Character {
  fileprivate init(decoding bytes: Slice<UnsafeRawBufferPointer>) {
    let text = String(decoding: bytes, as: UTF8.self)
    self = text.count == 1 ? text[text.startIndex] : "\u{FFFD}"
  }
}
