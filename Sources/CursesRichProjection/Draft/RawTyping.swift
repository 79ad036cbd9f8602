import CursesMarkdown

/// A paragraph as it was typed, while it is written otherwise: with a backslash, because without it what
/// was typed so far would mean something else. More of it may show that it needs none, or complete it.
package struct RawTyping {
  /// A way to write the paragraph.
  package struct Source {
    /// The paragraph's bytes.
    package var bytes: [UInt8]
    /// Where in them the caret stands.
    package var caret: Int

    package init(bytes: [UInt8], caret: Int) {
      self.bytes = bytes
      self.caret = caret
    }

    package func typing(_ text: [UInt8]) -> Source {
      var other = self
      other.bytes.insert(contentsOf: text, at: caret)
      other.caret += text.count
      return other
    }

    package func moving(by count: Int) -> Source {
      Source(bytes: bytes, caret: max(0, min(bytes.count, caret + count)))
    }
  }

  /// The version of the text, and the caret, that it belongs to.
  package var version: Int
  package private(set) var head: Int
  /// All of it as it was typed; then with the backslashes that what was typed before has got, and the rest as
  /// it was typed: one that will never mean anything must not keep later ones from it.
  package private(set) var sources: [Source]
  /// Whether a run of delimiters may not be at its end yet.
  package private(set) var endsWithDelimiter: Bool
  /// Whether some of it waits since before the last character.
  package private(set) var isLate = false
  /// Whether it is written otherwise than it was typed.
  private var isWaiting = true

  /// How many ways to write it are kept.
  private static let most = 3
  /// How many mixtures of what is written and what was typed are tried at most.
  private static let mostMixed = 16

  /// The paragraph as it was typed.
  package var typed: Source { sources[0] }

  /// The bytes of a draft in which something was just typed.
  package init?(_ draft: InlineDraft) {
    let (bytes, end) = draft.writtenWithTyped()
    guard let end, end > 0 else { return nil }
    (version, head) = (0, 0)
    sources = [Source(bytes: bytes, caret: end)]
    endsWithDelimiter = bytes[end - 1].isDelimiter
  }

  /// Text that was typed as all of a paragraph, the caret at its end where nothing else is said.
  package init(_ bytes: [UInt8], caret: Int? = nil, version: Int, head: Int) {
    (self.version, self.head) = (version, head)
    sources = [Source(bytes: bytes, caret: caret ?? bytes.count)]
    endsWithDelimiter = bytes[..<sources[0].caret].last?.isDelimiter == true
  }

  /// The same with more text at the caret.
  package func typing(_ text: [UInt8]) -> RawTyping {
    var other = self
    other.sources = sources.map { $0.typing(text) }
    other.endsWithDelimiter = text.last?.isDelimiter == true
    (other.isLate, other.isWaiting) = (isWaiting, true)
    return other
  }

  /// The same with the caret moved over text that is there already.
  package func moving(by count: Int, to head: Int) -> RawTyping {
    var other = self
    other.sources = sources.map { $0.moving(by: count) }
    other.head = head
    return other
  }

  /// The same with other text behind the caret, where `old` stands there in each of its ways.
  package func replacing(_ old: [UInt8], with new: [UInt8]) -> RawTyping? {
    var other = self
    for index in sources.indices {
      let caret = sources[index].caret
      guard sources[index].bytes[caret...].starts(with: old) else { return nil }
      other.sources[index].bytes.replaceSubrange(caret..<caret + old.count, with: new)
    }
    return other
  }

  /// The same for another version of the text.
  package func belonging(to version: Int, head: Int) -> RawTyping {
    var other = self
    (other.version, other.head) = (version, head)
    return other
  }

  /// Adds the paragraph as it is written now, for what is typed next.
  package mutating func add(_ source: Source) {
    guard !sources.contains(where: { $0.bytes == source.bytes }) else { return }
    if sources.count >= Self.most { sources.remove(at: 1) }
    sources.append(source)
  }

  /// All ways to write the paragraph, the one with the fewest backslashes first: those that are kept, and as it was
  /// typed but for the first backslashes that it is written with, which part no run of delimiters.
  ///
  /// - Parameter written: the paragraph as it is written, with all of what was typed or without the last of it.
  package func ways(beside written: [UInt8]) -> [Source] {
    let escaped = escapedPlaces(in: written)
    let step = max(1, escaped.count / Self.mostMixed)
    var ways = sources
    for count in stride(from: 1, through: escaped.count, by: step)
    where !isInRun(escaped[count - 1]) {
      var way = typed
      for place in escaped[..<count].reversed() {
        way.bytes.insert(Byte.backslash, at: place)
        if place < typed.caret { way.caret += 1 }
      }
      if !ways.contains(where: { $0.bytes == way.bytes }) { ways.append(way) }
    }
    return ways.sorted { $0.bytes.count < $1.bytes.count }
  }

  /// Whether a byte that was typed has one like it beside it.
  private func isInRun(_ place: Int) -> Bool {
    let bytes = typed.bytes
    return place > 0 && bytes[place - 1] == bytes[place]
      || place + 1 < bytes.count && bytes[place + 1] == bytes[place]
  }

  /// Where in what was typed a backslash is written before a byte, as far as both are the same otherwise.
  private func escapedPlaces(in written: [UInt8]) -> [Int] {
    var places: [Int] = []
    var at = 0
    for byte in written {
      guard at < typed.bytes.count else { break }
      if byte == typed.bytes[at] {
        at += 1
      } else if byte == Byte.backslash, places.last != at {
        places.append(at)
      } else {
        break
      }
    }
    return places
  }

  /// The same where the paragraph is written as it was typed: only what is typed next is still to be seen.
  package func written() -> RawTyping {
    var other = self
    other.sources = [typed]
    other.isWaiting = false
    return other
  }
}
