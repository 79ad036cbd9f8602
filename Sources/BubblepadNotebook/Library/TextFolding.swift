/// Text with case and accents taken away, for finding "Über" with "uber".
package enum TextFolding {
  /// Lower case, Latin letters without their marks, combining marks dropped.
  ///
  /// Latin letters are folded by their Unicode names ("LATIN SMALL LETTER E WITH ACUTE"), so that no
  /// table is needed; a few letters of other scripts by the short one below.
  package static func fold(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        folded.append(scalar)
      } else if let known = special[scalar] {
        folded.append(contentsOf: known.unicodeScalars)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        folded.append(base(of: scalar) ?? scalar)
      }
    }
    return String(folded)
  }

  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "ſ": "s", "æ": "ae", "œ": "oe", "ı": "i", "ĳ": "ij", "þ": "th", "ð": "d",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ",
    "ΐ": "ι", "ΰ": "υ", "ς": "σ", "й": "и", "ё": "е", "ї": "і", "ў": "у",
  ]

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xC0..<0x250).contains(scalar.value) || (0x1E00..<0x1F00).contains(scalar.value),
      let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER ")
    else { return nil }
    let letter = name.dropFirst("LATIN SMALL LETTER ".count)
    guard letter.dropFirst().hasPrefix(" WITH "), let first = letter.unicodeScalars.first else {
      return nil
    }
    return Unicode.Scalar(first.value + 0x20)
  }
}
