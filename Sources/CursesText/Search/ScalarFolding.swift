@_spi(_Unicode) import Swift

/// How scalars are compared: decomposed, so that `é` is the same however it is written; and with full case
/// folding where case does not matter, so that `ß` is `ss`.
struct ScalarFolding: Sendable {
  /// With case.
  static let decomposing = ScalarFolding(folds: false)
  /// Without case.
  static let folding = ScalarFolding(folds: true)

  private let folds: Bool
  /// What scalars below `quick` are compared as where no mark follows: one or two scalars, the second 0
  /// where it is one; both 0 where they are more.
  private let known: [(first: UInt32, second: UInt32)]

  private static let quick: UInt32 = 0x600

  private init(folds: Bool) {
    self.folds = folds
    known = (0..<Self.quick).map { value in
      let all = Unicode.Scalar(value).map { Self.compared([$0], folds: folds) } ?? []
      guard let first = all.first, all.count < 3, !first.isMark else { return (0, 0) }
      return (first.value, all.count == 2 ? all[1].value : 0)
    }
  }

  /// What a whole text is compared as.
  func compared(_ text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    Self.compared(Array(text), folds: folds)
  }

  /// What a scalar is compared as that no mark follows, as far as that is known at once: the second is 0
  /// where it is one scalar.
  func known(_ scalar: Unicode.Scalar) -> (first: UInt32, second: UInt32)? {
    switch scalar.value {
    case ..<Self.quick:
      let known = known[Int(scalar.value)]
      return known.first == 0 ? nil : known
    // Punctuation and Han, which have neither marks nor case.
    case 0x2010...0x2027, 0x3000...0x3029, 0x3400...0xA63F, 0xFF00...0xFF20:
      return (scalar.value, 0)
    default: return nil
    }
  }

  /// The first bytes of Latin letters that are compared as texts that start with one of these.
  private static let latinLeads: [(lead: UInt8, letters: String)] = [
    (0xC3, "aceinosuy"), (0xC4, "acdeghijkl"), (0xC5, "lnorstuwyz"), (0xC6, "ou"),
    (0xC7, "aegijknou"), (0xC8, "aehiorstuy"), (0xE1, "abcdefghiklmnoprstuvwxyz"), (0xE2, "ak"),
    (0xEF, "fs"),
  ]

  /// The first bytes that scalars can have which are compared as texts that start with `scalar`, besides
  /// its own: a few too many, but for ASCII none that are frequent in other scripts.
  func otherLeads(of scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "A"..."Z", "a"..."z":
      Self.latinLeads.filter { $0.letters.unicodeScalars.contains(scalar.folded) }.map(\.lead)
    case "<", "=", ">": [0xE2]
    case ";": [0xCD]
    case "`": [0xE1]
    case _ where scalar.isASCII: []
    case "\u{1100}"..."\u{11FF}": [0xE1] + Array(0xEA...0xED)
    case _ where scalar.value < 0x3000: Array(0xC2...0xE2) + Array(0xEA...0xF4)
    default: [0xE1, 0xE2, 0xE3] + Array(0xEF...0xF4)
    }
  }

  private static func compared(_ scalars: [Unicode.Scalar], folds: Bool) -> [Unicode.Scalar] {
    let decomposed = Array(String(String.UnicodeScalarView(scalars))._nfd)
    guard folds else { return decomposed }
    let folded = String(String.UnicodeScalarView(decomposed.flatMap(\.fullyFolded)))
    return Array(folded._nfd)
  }
}

extension Unicode.Scalar {
  /// The small letters of its capitals, as Unicode folds case. The dotless ı is no i.
  fileprivate var fullyFolded: [Unicode.Scalar] {
    if value < 0x80 { return [folded] }
    guard value != 0x131, properties.changesWhenCaseMapped || properties.changesWhenCaseFolded
    else { return [self] }
    let capitals = properties.lowercaseMapping.unicodeScalars.flatMap(
      \.properties.uppercaseMapping.unicodeScalars)
    return capitals.flatMap(\.properties.lowercaseMapping.unicodeScalars)
  }

  /// Whether it belongs to the letter before it and may change places with other marks.
  var isMark: Bool {
    switch value {
    case ..<0x300, 0x370..<0x483, 0x3100...0xA66E, 0xAC00...0xD7FF: false
    default: properties.canonicalCombiningClass != .notReordered
    }
  }

  /// Whether it only says if the one before it is to be a picture.
  var isVariationSelector: Bool { value == 0xFE0E || value == 0xFE0F }
}
