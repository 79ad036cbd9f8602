import CursesCLibrary

/// The easiest way to guess a passphrase: the cheapest cut into known patterns and single characters.
struct PassphraseGuess {
  enum Weakness { case repeats, sequence, common, date }

  /// log₂ of the guesses.
  private(set) var bits: Double = 0
  /// The pattern that covers most of it, if patterns cover half or more.
  private(set) var weakness: Weakness?
  /// Whether it is a common password as a whole.
  private(set) var isCommon = false

  private struct Pattern {
    let range: Range<Int>
    let bits: Double
    let weakness: Weakness?
  }

  init(_ letters: ScalarBuffer) {
    let count = letters.count
    guard count > 0 else { return }
    let single = Self.bitsPerCharacter(letters)
    let patterns = Dictionary(grouping: Self.patterns(letters), by: \.range.upperBound)
    // For each end: the fewest bits up to there and the pattern that ends there.
    var best = [(bits: Double, from: Int, pattern: Pattern?)](
      repeating: (0, 0, nil), count: count + 1)
    for end in 1...count {
      best[end] = (best[end - 1].bits + single, end - 1, nil)
      for pattern in patterns[end] ?? [] {
        let start = pattern.range.lowerBound
        // The guesser must also try which pattern comes next.
        let bits = best[start].bits + pattern.bits + (start > 0 ? 1 : 0)
        if bits < best[end].bits { best[end] = (bits, start, pattern) }
      }
    }
    bits = best[count].bits
    var covered: [Weakness: Int] = [:]
    var end = count
    while end > 0 {
      let step = best[end]
      if let pattern = step.pattern {
        if pattern.weakness == .common, pattern.range == 0..<count, pattern.bits < 12 {
          isCommon = true
        }
        if let weakness = pattern.weakness { covered[weakness, default: 0] += pattern.range.count }
      }
      end = step.from
    }
    if let most = covered.max(by: { $0.value < $1.value }), most.value * 2 >= count {
      weakness = most.key
    }
  }

  // MARK: Single characters

  /// What one character is worth, by the kinds there are. People do not choose evenly, so that each is
  /// worth less than the size of its alphabet.
  private static func bitsPerCharacter(_ letters: ScalarBuffer) -> Double {
    var kinds: Set<Int> = []
    var distinct: Set<UInt32> = []
    for index in 0..<letters.count {
      kinds.insert(kind(letters[index]))
      distinct.insert(letters[index])
    }
    let sizes = [26.0, 26, 10, 33, 100]
    let alphabet = kinds.reduce(0) { $0 + sizes[$1] }
    return min(log2(alphabet) * 0.75, log2(Double(distinct.count) + 1) + 1)
  }

  private static func kind(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x61...0x7A: 0
    case 0x41...0x5A: 1
    case 0x30...0x39: 2
    case 0x20...0x7E: 3
    default: 4
    }
  }

  // MARK: Patterns

  private static func patterns(_ letters: ScalarBuffer) -> [Pattern] {
    repeats(letters) + sequences(letters) + words(letters) + years(letters)
  }

  /// The same one to four characters again and again.
  private static func repeats(_ letters: ScalarBuffer) -> [Pattern] {
    var found: [Pattern] = []
    for start in 0..<letters.count {
      for period in 1...4 where start + 2 * period <= letters.count {
        var end = start + period
        while end < letters.count, letters[end] == letters[end - period] { end += 1 }
        let times = (end - start) / period
        guard times >= 2, end - start >= 3 else { continue }
        found.append(
          Pattern(
            range: start..<end, bits: 4.7 * Double(period) + log2(Double(times)),
            weakness: .repeats))
      }
    }
    return found
  }

  /// Runs in the alphabet, in numbers and on a keyboard's rows, in both directions.
  private static func sequences(_ letters: ScalarBuffer) -> [Pattern] {
    var found: [Pattern] = []
    for start in 0..<letters.count {
      for follows in [isNext, isPrevious, isRightOnKeyboard, isLeftOnKeyboard] {
        var end = start + 1
        while end < letters.count, follows(lower(letters[end - 1]), lower(letters[end])) {
          end += 1
        }
        guard end - start >= 3 else { continue }
        // Every shorter one as well: a word may begin in its midst.
        for shorter in (start + 3)...end {
          found.append(
            Pattern(
              range: start..<shorter, bits: 6 + log2(Double(shorter - start)), weakness: .sequence))
        }
      }
    }
    return found
  }

  private static func isNext(_ first: UInt32, _ second: UInt32) -> Bool {
    second == first &+ 1 && kind(first) == kind(second) && kind(first) != 3
  }

  private static func isPrevious(_ first: UInt32, _ second: UInt32) -> Bool {
    isNext(second, first)
  }

  private static let rows = [
    "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azerty",
  ]

  private static let neighbours: Set<UInt64> = {
    var pairs: Set<UInt64> = []
    for row in rows {
      let keys = row.unicodeScalars.map { UInt64($0.value) }
      for (left, right) in zip(keys, keys.dropFirst()) { pairs.insert(left << 32 | right) }
    }
    return pairs
  }()

  private static func isRightOnKeyboard(_ first: UInt32, _ second: UInt32) -> Bool {
    neighbours.contains(UInt64(first) << 32 | UInt64(second))
  }

  private static func isLeftOnKeyboard(_ first: UInt32, _ second: UInt32) -> Bool {
    isRightOnKeyboard(second, first)
  }

  /// Common passwords, also with capitals and with the usual digits for letters; and any run of letters,
  /// which may be a word of some language.
  private static func words(_ letters: ScalarBuffer) -> [Pattern] {
    var found: [Pattern] = []
    for start in 0..<letters.count {
      CommonPasswords.matches(letters, from: start, plain: plain) { length, rank in
        let range = start..<start + length
        let bits = log2(Double(rank + 2)) + variation(letters, range)
        found.append(Pattern(range: range, bits: bits, weakness: .common))
      }
    }
    var start = 0
    while start < letters.count {
      var end = start
      while end < letters.count, isLetter(letters[end]) { end += 1 }
      let length = end - start
      // Words of a dictionary of some thousands; longer ones are rarer.
      if length >= 3 {
        let bits = min(9 + Double(length) * 0.8, 17) + variation(letters, start..<end)
        if length <= 12 { found.append(Pattern(range: start..<end, bits: bits, weakness: nil)) }
      }
      start = max(end, start + 1)
    }
    return found
  }

  /// Bits for capitals and for digits in place of letters.
  private static func variation(_ letters: ScalarBuffer, _ range: Range<Int>) -> Double {
    var capitals = 0
    var changed = 0
    for index in range {
      if kind(letters[index]) == 1 { capitals += 1 }
      if plain(letters[index]) != lower(letters[index]) { changed += 1 }
    }
    let isPlainCapital =
      capitals == range.count || (capitals == 1 && kind(letters[range.lowerBound]) == 1)
    let forCapitals = capitals == 0 ? 0 : isPlainCapital ? 1 : Double(capitals) + 1
    return forCapitals + (changed == 0 ? 0 : 1 + Double(changed) * 0.5)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return kind(scalar) < 2 }
    return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }

  private static func lower(_ scalar: UInt32) -> UInt32 {
    kind(scalar) == 1 ? scalar + 0x20 : scalar
  }

  /// A letter for the digit or sign that people write in its place.
  private static func plain(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x40, 0x34: 0x61  // @ 4 → a
    case 0x33: 0x65  // 3 → e
    case 0x31, 0x21: 0x69  // 1 ! → i
    case 0x30: 0x6F  // 0 → o
    case 0x24, 0x35: 0x73  // $ 5 → s
    case 0x37: 0x74  // 7 → t
    default: lower(scalar)
    }
  }

  /// 1900 to 2059.
  private static func years(_ letters: ScalarBuffer) -> [Pattern] {
    guard letters.count >= 4 else { return [] }
    return (0...(letters.count - 4)).compactMap { start in
      var number: UInt32 = 0
      for index in start..<start + 4 {
        guard kind(letters[index]) == 2 else { return nil }
        number = number * 10 + letters[index] - 0x30
      }
      guard (1900...2059).contains(number) else { return nil }
      return Pattern(range: start..<start + 4, bits: 7, weakness: .date)
    }
  }
}
