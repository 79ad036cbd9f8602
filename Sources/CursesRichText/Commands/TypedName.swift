import CursesMarkdown
import CursesText

/// The name of a note or a tag that is being typed: what follows `[[` or `#` up to the caret.
public struct TypedName: Equatable, Sendable {
  /// What is named.
  public enum Kind: Equatable, Sendable {
    /// A note, after `[[`; after `![[` it is to be shown in place.
    case link(isEmbed: Bool)
    /// A tag, after `#`.
    case tag
    /// A tag among the values of `tags` in front matter, which has no `#`.
    case bareTag
  }

  /// What is named.
  public let kind: Kind
  /// What is typed so far.
  public let typed: String
  /// Where it begins, with its brackets or its `#`.
  public let start: RichPlace
  /// Where it ends, with the brackets that came by themselves.
  let end: RichPlace
}
