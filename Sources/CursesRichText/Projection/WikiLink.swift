/// Links to other notes by their names, `[[page]]` or `[[page|words]]`.
///
/// Where one leads is given as `[[page]]`, which no address starts with.
public enum WikiLink {
  static func destination(of page: String) -> String { "[[" + page + "]]" }

  /// The page that a destination names, with what follows a `#`; `nil` for other destinations.
  public static func page(of destination: String) -> String? {
    guard destination.hasPrefix("[["), destination.hasSuffix("]]"), destination.utf8.count > 4
    else { return nil }
    return String(destination.dropFirst(2).dropLast(2))
  }
}
