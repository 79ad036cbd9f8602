/// What stands behind a backslash of a pattern.
enum PatternEscape {
  case scalar(Unicode.Scalar)
  case characters(PatternClass)
  case wordEdge(Bool)

  /// Reads what stands behind a backslash, the letter first, and takes it away. A letter that means nothing is refused:
  /// as itself it would find what nobody asked for.
  init(_ rest: inout ArraySlice<Unicode.Scalar>) throws(PatternEscapeError) {
    guard let letter = rest.popFirst() else {
      throw PatternEscapeError("A backslash needs a character after it.")
    }
    switch letter {
    case "b": self = .wordEdge(true)
    case "B": self = .wordEdge(false)
    case "d", "D": self = .characters(.digit(letter == "d"))
    case "w", "W": self = .characters(.word(letter == "w"))
    case "s", "S": self = .characters(.space(letter == "s"))
    case "p", "P":
      let categories = try Self.categories(&rest, letter)
      self = .characters(.category(categories, letter == "p"))
    case "t": self = .scalar("\t")
    case "n": self = .scalar("\n")
    case "f": self = .scalar("\u{C}")
    case "x": self = .scalar(try Self.coded(&rest, digits: 2, letter))
    case "u": self = .scalar(try Self.coded(&rest, digits: 4, letter))
    default:
      if letter.isASCII, letter.properties.isAlphabetic || "0"..."9" ~= letter {
        throw PatternEscapeError(Self.words(for: letter))
      }
      self = .scalar(letter)
    }
  }

  private static func words(for letter: Unicode.Scalar) -> String {
    switch letter {
    case "1"..."9", "k": "What a group has matched cannot be named within the pattern."
    case "A", "Z", "z": "“\\\(letter)” is not supported. “^” is the start of a line, “$” its end."
    case "R": "“\\R” is not supported. “\\n” is a line end."
    case "h": "“\\h” is not supported. “[ \\t]” is a blank."
    default: "“\\\(letter)” is not supported. A letter behind a backslash would be a sign."
    }
  }

  /// A character by its number: so many hexadecimal digits, or any in braces.
  private static func coded(
    _ rest: inout ArraySlice<Unicode.Scalar>, digits: Int, _ letter: Unicode.Scalar
  ) throws(PatternEscapeError) -> Unicode.Scalar {
    var word = braced(&rest)
    if word == nil {
      word = Array(rest.prefix(digits))
      rest = rest.dropFirst(digits)
    }
    let name = String(String.UnicodeScalarView(word ?? []))
    guard let value = UInt32(name, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw PatternEscapeError("“\\\(letter)” needs the hexadecimal number of a character.")
    }
    return scalar
  }

  /// The letters between braces, which are taken away; nil where there are none.
  private static func braced(_ rest: inout ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Array(rest[(rest.startIndex + 1)..<end])
  }

  private static func categories(
    _ rest: inout ArraySlice<Unicode.Scalar>, _ letter: Unicode.Scalar
  ) throws(PatternEscapeError) -> Set<Unicode.GeneralCategory> {
    let word = braced(&rest) ?? rest.popFirst().map { [$0] } ?? []
    let name = String(String.UnicodeScalarView(word))
    let found = names.filter { !name.isEmpty && name.count <= 2 && $0.name.hasPrefix(name) }
    guard !found.isEmpty else {
      throw PatternEscapeError(
        "“\\\(letter)” needs the name of a kind of characters: L letters, Lu capitals, N numbers, P punctuation."
      )
    }
    return Set(found.map(\.category))
  }

  /// The general categories of Unicode by their short names.
  private static let names: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark),
    ("Mc", .spacingMark), ("Me", .enclosingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber),
    ("No", .otherNumber), ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation),
    ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
    ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol),
    ("Sc", .currencySymbol), ("Sk", .modifierSymbol), ("So", .otherSymbol),
    ("Zs", .spaceSeparator), ("Zl", .lineSeparator), ("Zp", .paragraphSeparator),
    ("Cc", .control), ("Cf", .format), ("Co", .privateUse), ("Cn", .unassigned),
  ]
}

/// Why what stands behind a backslash means nothing.
struct PatternEscapeError: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
