import BubblepadNotebook
import CursesRichText
import CursesText

/// Gives a tag and the tags below it another name: `a` becomes `x`, and `a/b` becomes `x/b`.
public struct TagRename: Sendable, Equatable {
  /// The name that goes, without `#`.
  public let old: String
  /// The name that comes, without `#`.
  public let new: String

  /// - Parameters:
  ///   - old: with `#` or without.
  ///   - new: with `#` or without.
  public init(_ old: String, to new: String) {
    (self.old, self.new) = (Self.name(typed: old), Self.name(typed: new))
  }

  /// A tag as it was typed, without the `#` and the space around it.
  public static func name(typed: String) -> String {
    let trimmed = NoteTitle.trimmed(typed)
    return trimmed.hasPrefix("#") ? String(trimmed.dropFirst()) : trimmed
  }

  /// What is wrong with the new name, in a sentence; nil for a tag.
  public var problem: String? {
    if new.isEmpty { return "Type the new name of the tag." }
    if new.contains(where: \.isWhitespace) { return "A tag cannot contain spaces. Use - or _." }
    if new.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return "A tag needs a letter: #\(new) is a number."
    }
    if new.contains("//") || new.hasPrefix("/") || new.hasSuffix("/") {
      return "A tag has a name before and after each “/”."
    }
    guard Hashtag.isName(new) else {
      return "A tag is made of letters, digits, “-”, “_” and “/”."
    }
    return new == old ? "The tag has this name already." : nil
  }

  /// The name that a tag gets; nil for one that is another and not below.
  public func renamed(_ name: String) -> String? {
    rest(of: name).map { new + $0 }
  }

  /// What follows the old name in that of a tag.
  private func rest(of name: String) -> String? {
    let count = old.split(separator: "/", omittingEmptySubsequences: false).count
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= count,
      TagTree.id(of: parts[..<count].joined(separator: "/")) == TagTree.id(of: old)
    else { return nil }
    return parts[count...].map { "/" + $0 }.joined()
  }

  /// What becomes of one note.
  public struct Change: Sendable, Equatable {
    /// Each puts the new name in the place of the old one.
    public internal(set) var edits: [Edit] = []
    /// The tags that stay, since they are written in a way that is not changed here.
    public internal(set) var leftCount = 0
  }

  /// The edits of a source. Nothing but names of the tag is changed: the text that comes out has
  /// the same tags as before, but for those.
  public func change(in source: [UInt8]) -> Change {
    var change = Change()
    var count = 0
    for place in TagPlaces.all(in: source) {
      guard let rest = rest(of: place.name) else { continue }
      count += 1
      guard !place.range.isEmpty else {
        change.leftCount += 1
        continue
      }
      var range = place.range.lowerBound..<place.range.upperBound - rest.utf8.count
      var name = Array(new.utf8)
      if place.style == .plain, !Self.isPlain(new + rest) {
        name = Array("\"\(new)\(rest)\"".utf8)
        range = place.range
      }
      guard !source[range].elementsEqual(name) else { continue }
      change.edits.append(Edit(range, bytes: name))
    }
    guard !change.edits.isEmpty, !holds(change, in: source) else { return change }
    return Change(leftCount: count)
  }

  private func holds(_ change: Change, in source: [UInt8]) -> Bool {
    guard change.leftCount == 0 else { return true }
    let after = Transaction(change.edits, event: .external)
      .applying(to: SourceText(bytes: source)).bytes
    let wanted = TagPlaces.all(in: source).map { renamed($0.name) ?? $0.name }
    return TagPlaces.all(in: after).map(\.name) == wanted
  }

  /// Whether YAML takes a name for a text without quotation marks around it.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return !["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
      .contains(name.lowercased())
  }
}
