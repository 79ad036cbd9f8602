import CursesMarkdown

extension HTMLTag {
  /// What the letters of a text are set in.
  package enum Style: Hashable, Sendable, CaseIterable {
    case strong, emphasis, strikethrough, highlight, code
  }

  /// What the tags of HTML are about, of those that make or cut a text.
  package enum Role: Hashable, Sendable {
    /// A style of the text in it.
    case style(Style)
    case link
    case image
    case lineBreak
    /// A block that says no more than that it is one.
    case block
    case heading(Int)
    case rule
    case preformatted
    case quote
    case list(isOrdered: Bool)
    case item
    case table, row
    case cell(isHeader: Bool)
    case field
    /// Nothing in it is text that people read.
    case hidden
    /// Part of a text, as if it were not there.
    case plain
  }

  /// Nil where HTML has no such tag.
  package var role: Role? { Self.roles[name] }

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    func add(_ role: Role, _ words: String) {
      for name in names(words) { roles[name] = role }
    }
    add(.style(.strong), "b strong")
    add(.style(.emphasis), "cite dfn em i var")
    add(.style(.strikethrough), "del s strike")
    add(.style(.highlight), "mark")
    add(.style(.code), "code kbd samp tt")
    add(
      .block,
      """
      address article aside body caption center dd details dialog dir div dl dt fieldset figcaption
      figure footer form header hgroup html legend main nav optgroup option p search section summary
      """.replacing("\n", with: " "))
    for level in 1...6 { roles["h\(level)"] = .heading(level) }
    add(.link, "a")
    add(.image, "img")
    add(.lineBreak, "br")
    add(.rule, "hr")
    add(.preformatted, "listing pre")
    add(.quote, "blockquote")
    add(.list(isOrdered: false), "menu ul")
    add(.list(isOrdered: true), "ol")
    add(.item, "li")
    add(.table, "table")
    add(.row, "tr")
    add(.cell(isHeader: false), "td")
    add(.cell(isHeader: true), "th")
    add(.field, "input")
    add(
      .hidden,
      """
      applet audio canvas datalist iframe map math noembed noframes noscript object script select style
      svg template textarea title video xmp
      """.replacing("\n", with: " "))
    add(
      .plain,
      """
      abbr acronym area base bdi bdo big button col colgroup data embed font head img input ins label link
      meta nobr output param picture progress q rp rt ruby slot small source span sub sup tbody tfoot thead
      time track u wbr
      """.replacing("\n", with: " "))
    roles["img"] = .image
    roles["input"] = .field
    return roles
  }()
}
