/// The name of a file: no slash, no control characters, at most 255 bytes.
public struct FileNameFormat: InputFormat, FreeFormat, Hashable {
  /// Whether it also has to be a name on Windows and on memory cards: none of `<>:"|?*\`, no dot at the
  /// end, none of the old device names.
  public var isPortable: Bool

  /// Names of files, on every system if `portable`.
  public init(portable: Bool = false) { isPortable = portable }

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyFree(edit) }

  func taken(_ character: Character) -> Character? {
    character == "/" || character.isNewline || character == "\t" || character == "\0"
      || InputText.isHarmful(character) || (isPortable && "<>:\"|?*\\".contains(character))
      ? nil : character
  }

  func allows(_ text: String) -> Bool { text.utf8.count <= 255 }

  /// Without blanks at its ends.
  public func committed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return text }
    return String(start[...last])
  }

  public func parse(_ text: String) throws(InputError) -> String {
    if let wrong = text.first(where: { taken($0) == nil }) {
      throw InputError("“\(wrong)” cannot be part of a file name.")
    }
    guard !text.allSatisfy(\.isWhitespace) else { throw .incomplete("Please enter a file name.") }
    guard text != ".", text != ".." else {
      throw InputError("“\(text)” is a folder; please enter a file name.")
    }
    let extra = text.utf8.count - 255
    guard extra <= 0 else { throw InputError("Too long by \(extra) \(plural("byte", extra)).") }
    let name = committed(text)
    if isPortable { try checkPortable(name) }
    return name
  }

  private func checkPortable(_ name: String) throws(InputError) {
    guard name.last != "." else { throw InputError("A name may not end with a dot.") }
    let stem = name.prefix { $0 != "." }.uppercased()
    let isDevice =
      ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || (stem.count == 4 && ["COM", "LPT"].contains(stem.prefix(3))
        && ("1"..."9").contains(String(stem.suffix(1))))
    guard !isDevice else { throw InputError("“\(stem)” is the name of a device; choose another.") }
  }

  public func text(for value: String) -> String { value }
}

/// A short name in an address: `a-note-on-tea`. Small letters, digits and single hyphens.
///
/// Capitals become small as they are typed, blanks and underscores hyphens, accents go (`é` is `e`).
/// Other characters are refused.
public struct SlugFormat: InputFormat, FreeFormat, Hashable {
  /// The most characters.
  public var length: Int

  /// Slugs of at most so many characters.
  public init(length: Int = 80) { self.length = length }

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyFree(edit) }

  func taken(_ character: Character) -> Character? {
    if character.isBlank || character == "_" || NumberSymbols.isMinus(character) { return "-" }
    return Digit.ascii(character) ?? character.latinLetter?.lower
      ?? Self.unaccented[character.lower]
  }

  private static let unaccented: [Character: Character] = {
    let accented: [(Character, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćč"), ("d", "ďđ"), ("e", "èéêëēėęě"), ("g", "ğģ"),
      ("i", "ìíîïīį"), ("l", "łļľ"), ("n", "ñńň"), ("o", "òóôõöøōő"), ("r", "řŕ"), ("s", "śšşș"),
      ("t", "ťțţ"), ("u", "ùúûüūůű"), ("y", "ýÿ"), ("z", "źżž"),
    ]
    return accented.reduce(into: [:]) { table, entry in
      for character in entry.1 { table[character] = entry.0 }
    }
  }()

  func allows(_ text: String) -> Bool {
    text.count <= length && !text.contains("--") && text.first != "-"
  }

  public func committed(_ text: String) -> String {
    text.last == "-" ? String(text.dropLast()) : text
  }

  public func parse(_ text: String) throws(InputError) -> String {
    guard !text.isEmpty else { throw .incomplete("Please enter a name.") }
    for character in text where taken(character) != character {
      throw InputError("“\(character)” cannot stand here; use a to z, digits and “-”.")
    }
    guard text.last != "-" else { throw .incomplete("A name may not end with “-”.") }
    guard text.first != "-", !text.contains("--") else {
      throw InputError("“-” stands between words, one at a time.")
    }
    guard text.count <= length else { throw InputError("At most \(length) characters.") }
    return text
  }

  public func text(for value: String) -> String { value }
}
