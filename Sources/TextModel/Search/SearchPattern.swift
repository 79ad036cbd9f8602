/// A needle as scalars, each with the small letter it folds to.
struct SearchPattern: Equatable, Sendable {
  /// The scalars to meet, folded if case does not matter.
  let scalars: [Unicode.Scalar]
  let folds: Bool
  /// The bytes a match can start with, by value: most places are passed over by this alone.
  private let canStart: [Bool]
  /// The most bytes a match can take.
  let longestMatch: Int

  init(_ needle: String, folding: Bool) {
    let all = Array(needle.unicodeScalars)
    scalars = folding ? all.map(\.folded) : all
    folds = folding
    longestMatch = all.count * 4
    var table = [Bool](repeating: false, count: 256)
    for scalar in scalars.first?.spellings(folding: folding) ?? [] {
      table[Int(Array(String(scalar).utf8)[0])] = true
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

  private func matchEnd(in reader: inout SourceReader, at offset: Int, limit: Int) -> Int? {
    var end = offset
    for wanted in scalars {
      guard let found = reader.scalar(at: end), let scalar = found.scalar else { return nil }
      guard (folds ? scalar.folded : scalar) == wanted || folds && scalar.plainForm == wanted
      else { return nil }
      end += found.length
    }
    return end <= limit ? end : nil
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

  /// What stands for it on a keyboard: a straight quotation mark, a space that breaks.
  fileprivate var plainForm: Unicode.Scalar {
    switch value {
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    case 0xA0, 0x202F: " "
    default: self
    }
  }

  /// The scalars that fold to this one.
  fileprivate func spellings(folding: Bool) -> [Unicode.Scalar] {
    guard folding else { return [self] }
    var all = [self]
    let capital = properties.uppercaseMapping.unicodeScalars
    if capital.count == 1 { all.append(capital[capital.startIndex]) }
    switch value {
    case 0x3C3: all.append("\u{3C2}")
    case 0x73: all.append("\u{17F}")
    case 0x6B: all.append("\u{212A}")
    case 0xDF: all.append("\u{1E9E}")
    case 0xE5: all.append("\u{212B}")
    case 0x3C9: all.append("\u{2126}")
    case 0x27, 0x22: all += ["\u{2018}", "\u{201C}"]
    case 0x20: all += ["\u{A0}", "\u{202F}"]
    default: break
    }
    let title = properties.titlecaseMapping.unicodeScalars
    if title.count == 1 { all.append(title[title.startIndex]) }
    return all
  }
}
