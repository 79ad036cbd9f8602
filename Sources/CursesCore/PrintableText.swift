/// Words of others, such as the name of a file, on a line of the terminal that no frame draws.
public enum PrintableText {
  /// A text without what a terminal would obey instead of show, and without what changes the direction or the
  /// line of the words around it.
  ///
  /// - Parameter standIn: what is in its place; nil for nothing.
  public static func line(_ text: String, standIn: Unicode.Scalar? = "\u{FFFD}") -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    let scalars = text.unicodeScalars.compactMap { isUnprintable($0) ? standIn : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of direction, and the ends of lines and paragraphs.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
