/// Which extensions of CommonMark a parse knows.
///
/// Without any of them the parse is CommonMark 0.31.2. What an option adds has a kind of its own in
/// `BlockKind` or `InlineKind`, so an option that is off never yields that kind.
public struct MarkdownOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// GFM tables.
  public static let tables = MarkdownOptions(rawValue: 1 << 0)
  /// GFM `~~struck~~` and `~struck~`.
  public static let strikethrough = MarkdownOptions(rawValue: 1 << 1)
  /// GFM `- [ ]` and `- [x]`.
  public static let taskItems = MarkdownOptions(rawValue: 1 << 2)
  /// GFM bare links: `www.`, `http://`, `https://`, `ftp://`, `mailto:`, `xmpp:` and addresses.
  public static let autolinks = MarkdownOptions(rawValue: 1 << 3)
  /// GitHub's `[^label]` and `[^label]: text`.
  public static let footnotes = MarkdownOptions(rawValue: 1 << 4)
  /// A YAML block between `---` lines at the very start, or TOML between `+++` lines.
  public static let frontMatter = MarkdownOptions(rawValue: 1 << 5)
  /// `==highlighted==`.
  public static let highlight = MarkdownOptions(rawValue: 1 << 6)
  /// `[[page]]` and `[[page|text]]`.
  public static let wikiLinks = MarkdownOptions(rawValue: 1 << 7)
  /// `#word`
  public static let tags = MarkdownOptions(rawValue: 1 << 8)
  /// `- [/]`, `- [-]` and any other character in the box of a task.
  public static let taskStatuses = MarkdownOptions(rawValue: 1 << 9)
  /// `$$` alone in a line begins a formula, which goes to the next line that ends so, or to a blank one; `$x$` and
  /// `$$x$$` are formulas within a line.
  public static let formulas = MarkdownOptions(rawValue: 1 << 10)

  /// CommonMark 0.31.2 and nothing else.
  public static let commonMark: MarkdownOptions = []
  /// The extensions of the GitHub Flavored Markdown specification.
  public static let gfm: MarkdownOptions = [.tables, .strikethrough, .taskItems, .autolinks]
  /// What a note is read with: GFM and what note programs have besides.
  public static let note: MarkdownOptions = [
    .gfm, .footnotes, .frontMatter, .highlight, .wikiLinks, .tags, .taskStatuses, .formulas,
  ]
}
