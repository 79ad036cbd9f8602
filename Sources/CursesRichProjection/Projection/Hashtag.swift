import CursesMarkdown

/// Words such as `#garden` that notes are found by.
///
/// Where one leads is given as `[#garden]`, which no address starts with.
public enum Hashtag {
  /// - Parameter tag: with its `#`.
  public static func destination(of tag: String) -> String { "[" + tag + "]" }

  /// The tag that a destination names, with its `#`; `nil` for other destinations.
  public static func tag(of destination: String) -> String? {
    guard destination.hasPrefix("[#"), destination.hasSuffix("]") else { return nil }
    return String(destination.dropFirst().dropLast())
  }

  /// Returns whether a text is a tag after a `#`: `garden/roses`, but not `12`, `two words` or `a/`.
  public static func isName(_ name: String) -> Bool {
    let bytes = Array("#\(name)".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      HashtagScanner.end(in: bytes, at: 0, upTo: bytes.count) == bytes.count
    }
  }
}
