/// What an inline is. Which ranges each kind has is told at `Inline`.
public enum InlineKind: Hashable, Sendable {
  /// Bytes that mean themselves.
  case text
  /// A backslash and the punctuation it frees of its meaning.
  case escape
  /// `&amp;`, `&#65;`, `&#x41;`. What it stands for: `InlineTree.decoded(of:)`.
  case entity
  case softBreak
  case hardBreak(HardBreakStyle)
  case codeSpan
  case emphasis
  case strong
  case strikethrough
  case highlight
  /// Where it leads: `InlineTree.link(of:)`.
  case link(LinkForm)
  case image(LinkForm)
  /// A link that is its own text. Where it leads: `InlineTree.link(of:)`.
  case autolink(AutolinkForm)
  case rawHTML
  case footnoteReference
  case wikiLink
  /// `#word`, the `#` included.
  case tag
  /// `$x$` or `$$x$$` in a line, the signs included. Nothing in it means anything.
  case formula

  /// Whether inlines lie in it.
  public var isContainer: Bool {
    switch self {
    case .emphasis, .strong, .strikethrough, .highlight, .link, .image: true
    default: false
    }
  }
}

/// How a hard line break is written: two or more spaces, or a backslash before the line end.
public enum HardBreakStyle: UInt8, Hashable, Sendable { case spaces, backslash }

/// How a link or image names its destination.
public enum LinkForm: UInt8, Hashable, Sendable {
  /// `[text](destination "title")`
  case inline
  /// `[text][label]`
  case full
  /// `[label][]`
  case collapsed
  /// `[label]`
  case shortcut
}

/// How an autolink is written.
public enum AutolinkForm: UInt8, Hashable, Sendable {
  /// `<https://example.org>`
  case angleURI
  /// `<someone@example.org>`
  case angleEmail
  /// `https://example.org`
  case bareURI
  /// `www.example.org`
  case bareWWW
  /// `someone@example.org`, also after `mailto:` or `xmpp:`
  case bareEmail
}
