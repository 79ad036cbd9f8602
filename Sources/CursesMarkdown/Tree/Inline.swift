/// An inline's place in its tree. It means nothing in another tree.
public struct InlineID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int32) { self.index = index }
}

/// An inline: what it is, and where each part of it stands in the source.
///
/// `range` is the whole, and `opener`, `content`, `closer` are parts of it in that order:
///
/// | kind | opener | content | closer |
/// |---|---|---|---|
/// | text, raw HTML | | all of it | |
/// | escape | backslash | the character | |
/// | entity | | all of it | |
/// | soft break | spaces before the line end | line end | the next line's indentation and markers |
/// | hard break | spaces or backslash | line end | the next line's indentation and markers |
/// | code span | backticks | code; one stripped space on each side is in no part | backticks |
/// | emphasis, strong, strikethrough, highlight | markers | | markers |
/// | link, image | `[`, `![` | the text | from `]` to the end |
/// | autolink | `<` or empty | the address | `>` or empty |
/// | footnote reference | `[^` | label | `]` |
/// | wiki link | `[[` | page and text | `]]` |
/// | tag | | all of it | |
///
/// A range that runs over a line end holds the indentation and markers of the next line too. What is
/// text in a code span and what is not is told by the segments of its block.
public struct Inline: Hashable, Sendable {
  /// What the tree knows it by.
  public let id: InlineID
  /// What it is.
  public let kind: InlineKind
  /// All of it: opener, content and closer.
  public let range: Range<Int>
  /// What starts it; empty where nothing does.
  public let opener: Range<Int>
  /// What is between.
  public let content: Range<Int>
  /// What ends it; empty where nothing does.
  public let closer: Range<Int>
  /// The inline around it; nil directly in its block.
  public let parent: InlineID?
  /// The first inline in it.
  public let firstChild: InlineID?
  /// The inline after it in the same parent.
  public let next: InlineID?
}

/// Where a link, an image or an autolink leads.
public struct Link: Hashable, Sendable {
  /// Escapes and entities resolved; `http://` and `mailto:` put before bare autolinks that need them.
  public let destination: String
  /// Escapes and entities resolved; nil for none.
  public let title: String?
  /// Where the destination stands, without angle brackets; nil for links by label and for `[a]()`.
  public let destinationRange: Range<Int>?
  /// Where the title stands, without quotes; nil when it has none or it is not in the link.
  public let titleRange: Range<Int>?
  /// Between the brackets that name the definition; nil for inline links and autolinks.
  public let labelRange: Range<Int>?
}
