/// A needle as the scalars it is compared as; see `ScalarFolding`.
struct SearchPattern: Equatable, Sendable {
  /// The scalars to meet.
  private let scalars: [Unicode.Scalar]
  private let folds: Bool
  /// The bytes a match can start with, by value: most places are passed over by this alone.
  private let canStart: [Bool]
  /// The most bytes a match can take.
  let longestMatch: Int

  init(_ needle: String, folding: Bool) {
    let rules = folding ? ScalarFolding.folding : .decomposing
    let all = rules.compared(needle.unicodeScalars)
    let seen = all.filter { !folding || !$0.isVariationSelector }
    scalars = seen.isEmpty ? all : seen
    folds = folding
    longestMatch = scalars.count * 8
    var table = [Bool](repeating: false, count: 256)
    if let first = scalars.first {
      var leads = Array(String(first).utf8.prefix(1)) + rules.otherLeads(of: first)
      if folding {
        leads += first.properties.uppercaseMapping.utf8.prefix(1) + first.fancyLeads
      }
      for lead in leads { table[Int(lead)] = true }
    }
    canStart = table
  }

  /// The first match from `offset` on that ends by `limit`.
  func firstMatch(in reader: inout SourceReader, from offset: Int, limit: Int) -> Range<Int>? {
    var start = offset
    while let candidate = nextCandidate(in: reader.text, from: start, limit: limit) {
      if let end = matchEnd(in: &reader, at: candidate, limit: limit) { return candidate..<end }
      start = candidate + 1
    }
    return nil
  }

  private func nextCandidate(in text: SourceText, from offset: Int, limit: Int) -> Int? {
    guard offset < limit else { return nil }
    var place = offset
    let isMissing = text.forEachChunk(in: offset..<limit) { piece in
      for (index, byte) in piece.enumerated() where canStart[Int(byte)] {
        place += index
        return false
      }
      place += piece.count
      return true
    }
    return isMissing ? nil : place
  }

  /// The end of a match at `offset`, between characters on both sides.
  private func matchEnd(in reader: inout SourceReader, at offset: Int, limit: Int) -> Int? {
    var end = offset
    var met = 0
    while met < scalars.count {
      guard let found = reader.scalar(at: end), let scalar = found.scalar else { return nil }
      end += found.length
      if scalar.isASCII {
        guard (folds ? scalar.folded : scalar) == scalars[met] else { return nil }
        met += 1
      } else if !folds || met == 0 || !scalar.isVariationSelector {
        guard let count = meet(scalar, in: &reader, &end, scalars[met...]) else { return nil }
        met += count
      }
    }
    while folds, let next = reader.scalar(at: end), next.scalar?.isVariationSelector == true {
      end += next.length
    }
    guard end <= limit, reader.isEdge(offset), reader.isEdge(end) else { return nil }
    return end
  }

  /// How many of the scalars that are wanted stand for `scalar` and the marks behind it, of which `end` is
  /// the end then; `nil` where they are others.
  private func meet(
    _ scalar: Unicode.Scalar, in reader: inout SourceReader, _ end: inout Int,
    _ wanted: ArraySlice<Unicode.Scalar>
  ) -> Int? {
    let rules = folds ? ScalarFolding.folding : .decomposing
    var mark = reader.scalar(at: end)
    if mark?.scalar?.isMark != true, let known = rules.known(scalar) {
      guard let first = wanted.first, isMet(known.first, first) else { return nil }
      if known.second == 0 { return 1 }
      guard let second = wanted.dropFirst().first, second.value == known.second else { return nil }
      return 2
    }
    var all = [scalar]
    while let next = mark, let scalar = next.scalar, scalar.isMark {
      all.append(scalar)
      end += next.length
      mark = reader.scalar(at: end)
    }
    all = rules.compared(all)
    guard all.count <= wanted.count, zip(all, wanted).allSatisfy({ isMet($0.value, $1) }) else {
      return nil
    }
    return all.count
  }

  private func isMet(_ found: UInt32, _ wanted: Unicode.Scalar) -> Bool {
    found == wanted.value || folds && Unicode.Scalar(found)?.plainForm == wanted
  }
}

extension SourceReader {
  /// Whether a character ends and another starts there; at once where the text is ASCII.
  fileprivate mutating func isEdge(_ offset: Int) -> Bool {
    guard let after = byte(at: offset), let before = byte(at: offset - 1) else { return true }
    if after < 0x80, before < 0x80 { return after != 0x0A || before != 0x0D }
    if let left = scalar(before: offset)?.scalar, let right = scalar(at: offset)?.scalar,
      left.isLetterAlone, right.isLetterAlone
    {
      return true
    }
    return isBoundary(offset)
  }
}

extension Unicode.Scalar {
  /// The scalar with which it is compared if case does not matter: its small letter where that is one
  /// scalar, and one form for the letters that have two.
  var folded: Unicode.Scalar {
    if value < 0x80 {
      return value >= 0x41 && value <= 0x5A ? Unicode.Scalar(UInt8(value + 0x20)) : self
    }
    switch value {
    case 0x3C2: return "\u{3C3}"  // The final sigma.
    case 0x17F: return "s"  // The long s.
    case 0x212A: return "k"  // The kelvin sign.
    case 0x1E9E: return "\u{DF}"  // The capital sharp s.
    default: break
    }
    let small = properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small[small.startIndex] : self
  }

  /// Whether it is of scripts that have a character of their own for each letter.
  fileprivate var isLetterAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xC0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x3400..<0xA000: true
    default: false
    }
  }

  /// What stands for it on a keyboard: a straight quotation mark, a space that breaks.
  fileprivate var plainForm: Unicode.Scalar {
    switch value {
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    case 0xA0, 0x202F: " "
    default: self
    }
  }

  /// The first bytes of what `plainForm` makes this one of.
  fileprivate var fancyLeads: [UInt8] {
    switch value {
    case 0x27, 0x22: [0xE2]
    case 0x20: [0xC2, 0xE2]
    default: []
    }
  }
}
