import BubblepadSQLite
import CursesText

/// The words that were typed, as they are looked for in the names of notes.
struct TypedWords {
  private let words: [[UInt8]]
  /// All of them with a space between each two.
  private let whole: [UInt8]

  init(_ words: [[UInt8]]) {
    self.words = words
    whole = Array(words.joined(separator: [0x20]))
  }

  /// How well a name has the words: less is better; nil where it lacks one.
  ///
  /// Nothing is made of the name: with the first letter that is typed, nearly all names are asked.
  func score(in bytes: [UInt8], _ name: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { score(in: UnsafeBufferPointer(rebasing: $0[name])) }
  }

  private func score(in name: UnsafeBufferPointer<UInt8>) -> Int? {
    var score = 0
    var isWhole = true
    for (index, word) in words.enumerated() {
      guard let places = Places(of: word, in: name) else { return nil }
      if !places.areBegun { score += 40 }
      isWhole = isWhole && places.areEnded
      if index == 0, places.first > 0 { score += 20 }
    }
    return score + (name.elementsEqual(whole) ? 0 : isWhole ? 1 : 2)
  }

  /// Where a word stands in a name, without overlaps.
  private struct Places {
    let first: Int
    /// Whether one of them is at the start of a word.
    var areBegun = false
    /// Whether one of them is at the end of a word.
    var areEnded = false

    /// Nil where it does not.
    init?(of word: [UInt8], in name: UnsafeBufferPointer<UInt8>) {
      guard var place = Self.place(of: word, in: name, from: 0) else { return nil }
      first = place
      while true {
        let end = place + word.count
        areBegun = areBegun || place == 0 || !Self.isLetter(name[place - 1])
        areEnded = areEnded || end == name.count || name[end] == 0x20
        guard !(areBegun && areEnded), let next = Self.place(of: word, in: name, from: end)
        else { return }
        place = next
      }
    }

    private static func place(
      of word: [UInt8], in name: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
      guard let base = name.baseAddress, start <= name.count else { return nil }
      return memmem(base + start, name.count - start, word, word.count).map {
        UnsafeRawPointer($0) - UnsafeRawPointer(base)
      }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || CharacterKind.ascii[Int(byte)] == .letter
    }
  }
}

/// Of each note the best of its names that were found.
struct BestNames {
  private static let none = Int.max
  private var scores: [Int]
  private var names: [Int]

  /// - Parameter noteCount: notes have numbers below this.
  init(noteCount: Int) {
    scores = Array(repeating: Self.none, count: noteCount)
    names = Array(repeating: 0, count: noteCount)
  }

  mutating func take(_ name: Int, of note: Int, score: Int) {
    guard score < scores[note] else { return }
    (scores[note], names[note]) = (score, name)
  }

  /// The names with the lowest scores, of equal ones that of the earlier note first.
  func first(_ limit: Int) -> [Int] {
    // There are few scores, so the notes need not be sorted.
    var notes: [Int: [Int]] = [:]
    for (note, score) in scores.enumerated() where score != Self.none {
      if notes[score, default: []].count < limit { notes[score, default: []].append(note) }
    }
    return Array(
      notes.sorted { $0.key < $1.key }.lazy.flatMap(\.value).prefix(limit).map { names[$0] })
  }
}
