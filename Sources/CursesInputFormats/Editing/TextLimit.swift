/// How long a value may become.
///
/// It is asked before an edit is made, so that a value that is too long never exists, not even for a moment
/// while it is typed or pasted.
public struct TextLimit: Hashable, Sendable {
  /// The most characters (grapheme clusters); `nil` for no limit.
  public var characters: Int?
  /// The most bytes of UTF-8; `nil` for no limit.
  public var bytes: Int?

  /// A limit; nil for none of the kind.
  public init(characters: Int? = nil, bytes: Int? = nil) {
    self.characters = characters
    self.bytes = bytes
  }

  /// No limit.
  public static let none = TextLimit()

  /// Whether a text keeps to the limit.
  public func allows(_ text: String) -> Bool {
    allows(characters: text.count, bytes: text.utf8.count)
  }

  /// Whether a text of so many characters and bytes keeps to the limit.
  public func allows(characters: Int, bytes: Int) -> Bool {
    characters <= self.characters ?? .max && bytes <= self.bytes ?? .max
  }

  /// The longest start of `insertion` that fits between what is before it and after it.
  ///
  /// Characters are counted in the whole, since a mark can join what stands before it. Where the value is
  /// too long already nothing fits.
  public func fitting(_ insertion: String, between before: Substring, and after: Substring)
    -> String
  {
    guard self != .none else { return insertion }
    let room = min(
      (bytes ?? .max) - before.utf8.count - after.utf8.count,
      // No insertion of more characters than the limit can fit; this keeps what follows short.
      insertion.prefix(characters.map { $0 + 1 } ?? .max).utf8.count)
    var kept = prefix(of: insertion, bytes: room)
    while !kept.isEmpty, !allows(String(before) + kept + after) { kept.removeLast() }
    return kept
  }

  private func prefix(of text: String, bytes room: Int) -> String {
    guard room < text.utf8.count else { return text }
    var kept = ""
    for character in text {
      guard kept.utf8.count + character.utf8.count <= room else { break }
      kept.append(character)
    }
    return kept
  }
}
