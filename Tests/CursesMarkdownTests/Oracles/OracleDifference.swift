import Testing

/// What our parser and an oracle render differently, and why that is as it should be.
struct OracleDifference: Sendable, CustomTestStringConvertible {
  let why: String
  let markdown: String
  /// What we make of it, without line ends beside tags.
  let ours: String
  let differing: Set<MarkdownOracle>

  init(
    _ why: String, _ markdown: String, _ ours: String,
    from differing: Set<MarkdownOracle> = [.cmarkGFM]
  ) {
    (self.why, self.markdown, self.ours, self.differing) = (why, markdown, ours, differing)
  }

  var testDescription: String { why }

  private static let both: Set<MarkdownOracle> = [.cmarkGFM, .md4c]

  /// Each at its shortest.
  static let cases: [OracleDifference] = [
    // What CommonMark has changed since the versions that the oracles follow.
    .init("comments end where those of HTML do", "o<!-->", "<p>o<!--></p>", from: both),
    .init("symbols are punctuation", "x*£*y", "<p>x*£*y</p>", from: both),
    .init("a textarea is taken as it is", "<textarea>\n\n*a*\n", "<textarea>\n*a*\n", from: both),
    .init("a declaration needs no space", "o<!M>", "<p>o<!M></p>", from: both),
    .init("numbers of no character are text", "&#87654321;", "<p>&amp;#87654321;</p>"),
    .init("HTML that a paragraph goes on with", "- a\n<b>", "<ul><li>a<b></li></ul>"),
    // Where cmark-gfm leaves the specification that it comes with.
    .init("a tilde is punctuation as any other", "x~_x_", "<p>x~<em>x</em></p>"),
    .init("parentheses of a destination come in pairs", "[f]:(", "<p>[f]:(</p>"),
    .init("spaces alone are taken off a line's end", "b\t\nc", "<p>b\t\nc</p>"),
    .init(
      "a line's indentation does not count after a break", ">\\\n @",
      "<blockquote><p><br />@</p></blockquote>"),
    .init(
      "a blank line behind a definition parts", "* [a]:b\n\n  c",
      "<ul><li><p>c</p></li></ul>"),
    .init(
      "a definition before a table is one", "[a]:b\n|a|b|\n|-|-|",
      "<table><thead><tr><th>a</th><th>b</th></tr></thead></table>", from: both),
    .init("an underscore in a domain beyond ASCII", "www.é_", "<p>www.é_</p>"),
    .init("a domain begins with a letter", "\\+@.e", "<p>+@.e</p>"),
    .init(
      "a domain may end in a digit", "a@b.c2",
      "<p><a href=\"mailto:a@b.c2\">a@b.c2</a></p>"),
    .init(
      "a task is one in any list", ">- [ ] a",
      "<blockquote><ul><li><input disabled=\"\" type=\"checkbox\"> a</li></ul></blockquote>"),
    .init(
      "a box needs no space behind it", "- [ ]",
      "<ul><li><input disabled=\"\" type=\"checkbox\"> </li></ul>"),
    .init(
      "a closer in vain does not speak for later ones", "*b**z**r**",
      "<p><em>b<strong>z</strong>r</em>*</p>"),
    .init(
      "backticks in vain do not speak for others", "``\n`c` `c`",
      "<p>``<code>c</code> <code>c</code></p>"),
    .init(
      "an item that begins with a blank line is loose as any", "- \n  ***\n\n  b",
      "<ul><li><hr /><p>b</p></li></ul>"),
    .init(
      "an image whose text begins with a caret", "![^](x)", "<p><img src=\"x\" alt=\"^\" /></p>"),
    .init(
      "a pipe in code before a table", "`\\|`\n|||\n-|-",
      "<p><code>\\|</code></p><table><thead><tr><th></th><th></th></tr></thead></table>", from: both
    ),
    // The specification says nothing of it: an address is one for people.
    .init(
      "a bracket before an address does not hide it", "[ www.a.bc",
      "<p>[ <a href=\"http://www.a.bc\">www.a.bc</a></p>"),
    // Where md4c leaves the specification.
    .init("a name without letters is no domain", "www._", "<p>www._</p>"),
    .init(
      "schemes have no case", "MAILTO:a@b.cd",
      "<p><a href=\"MAILTO:a@b.cd\">MAILTO:a@b.cd</a></p>", from: both),
    .init(
      "what is left of an underlined address is one", "_www.c__",
      "<p><em><a href=\"http://www.c\">www.c</a></em>_</p>", from: both),
    .init(
      "code that starts in a line's indentation", "- `\n `", "<ul><li><code> </code></li></ul>",
      from: both),
    .init(
      "a task's first block is a paragraph", "- [ ] b\n  =", "<ul><li><h1>[ ] b</h1></li></ul>",
      from: both),
    .init(
      "nor is it one with a line under it", "- [ ] b\n  -", "<ul><li><h2>[ ] b</h2></li></ul>",
      from: both),
    .init("tildes in pairs and alone", "~^ ~~]~ ", "<p><del>^ ~~]</del></p>"),
    .init("a tab behind the marker of a heading", "#\tFoo", "<h1>Foo</h1>", from: [.md4c]),
    .init("a tab behind an underline", "a\n--\t", "<h2>a</h2>", from: [.md4c]),
    .init(
      "a pipe in the code of a cell", "|a|\n|-|\n|`\\|`|",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>|</code></td></tr></tbody></table>",
      from: [.md4c]),
    .init(
      "a table in a paragraph's last line", "a\n|b|\n|-|",
      "<p>a</p><table><thead><tr><th>b</th></tr></thead></table>", from: [.md4c]),
    .init(
      "a heading ends a table", "|a|\n|-|\n# b",
      "<table><thead><tr><th>a</th></tr></thead></table><h1>b</h1>", from: [.md4c]),
    .init(
      "an address in what is no tag", "<http://a.b c>",
      "<p>&lt;<a href=\"http://a.b\">http://a.b</a> c&gt;</p>", from: [.md4c]),
    .init(
      "an address with its scheme", "mailto:a@b.cd",
      "<p><a href=\"mailto:a@b.cd\">mailto:a@b.cd</a></p>", from: [.md4c]),
    .init("a tilde in a destination", "[x](~a)", "<p><a href=\"~a\">x</a></p>", from: [.md4c]),
  ]

  /// Texts that we once rendered otherwise, each of which all agree on.
  static let agreed: [String] = [
    "- [ ] \n", "a@.2", "[a]:b\n-", "[a]:b\n---", "|a|b|\n- |-",
    "![a\nb](c)", "[a](b)\n- c\n", "[a]: b 'c\rd\r\ne'\n\n[a]",
  ]

  /// The examples and files that are rendered differently.
  static let known: [MarkdownOracle: Set<String>] = [
    .cmarkGFM: [
      // A newer specification: numbers of no character, textarea, symbols, comments.
      "CommonMark 28", "CommonMark 171", "CommonMark 354", "CommonMark 625", "CommonMark 626",
      "gfm-spec.txt 645", "gfm-spec.txt 646",
      // Bare links are on: these examples are of the specification without them, where a backslash is
      // part of what would be one.
      "CommonMark 606", "gfm-spec.txt 614",
      // Blocks are nested up to a limit.
      "deep-list.md", "deep-quote.md",
    ],
    .md4c: [
      "CommonMark 171", "CommonMark 354", "CommonMark 625", "CommonMark 626", "gfm-spec.txt 645",
      "gfm-spec.txt 646",
      "deep-list.md", "deep-quote.md",
      // Tabs around headings and in code; a space at the end of HTML.
      "CommonMark 10", "CommonMark 82", "gfm-spec.txt 10", "gfm-spec.txt 52",
      "gfm-regression.txt 4",
      "14-charmbracelet_gum-README.md", "62-ziishaned_learn-regex-README-zh-simple.md",
      // Tables.
      "gfm-spec.txt 200", "gfm-spec.txt 203", "gfm-extensions.txt 3", "gfm-extensions.txt 7",
      "gfm-extensions.txt 9", "gfm-extensions.txt 11", "gfm-extensions.txt 14",
      "gfm-extensions.txt 16", "36-mijowi_edamame-sample.md",
      "40-nushell_nushell.github.io-interleave.md",
      // Addresses.
      "CommonMark 602", "gfm-spec.txt 610", "gfm-extensions.txt 19", "gfm-regression.txt 12",
      // HTML of type 7 and the paragraph behind it.
      "gfm-regression.txt 3",
      // UTF-16 read as UTF-8: replacement characters are symbols.
      "27-jekyll_jekyll-Unicode16LECRLFandBOM.md",
    ],
  ]
}

// MARK: - Random texts

extension OracleDifference {
  /// Whether a random text has something that is known to be read differently by cmark-gfm; it is not
  /// compared then.
  static func mayDiffer(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return signs.contains { text.contains($0) } || hasOddLink(text, scalars)
      || hasOddTildes(text) || hasOddParenthesis(text)
      || text.contains("`") && text.contains("\n ") || hasOddDefinition(text)
      || text.contains("=") && text.contains("[") || hasOddHeading(text)
      || text.contains("\\|") && hasColumns(text)
      || text.split(whereSeparator: \.isNewline).contains {
        hasOddTask($0) || hasOddBlanks($0) || hasOddCode($0)
      }
      || scalars.contains { $0.value > 0x7F && $0.properties.generalCategory.isSymbol }
  }

  private static let signs = [
    "\0",
    // Comments and declarations of 0.31.
    "<!",
    // Emphasis beside a tilde, which cmark-gfm looks past.
    "~_", "_~", "~*", "*~",
    // A break by a backslash before an indented line in a container.
    "\\\n ", "\\\r\n ", "\\\n\t",
    // HTML that could go on in a paragraph of an item or a quotation.
    "\n<", "\n <", "\n  <", "\n   <",
  ]

  /// Addresses in brackets, with escapes, underscores, capitals, digits or letters beyond ASCII, and those
  /// that have no name.
  private static func hasOddLink(_ text: String, _ scalars: [Unicode.Scalar]) -> Bool {
    guard ["www.", "://", "@"].contains(where: { text.lowercased().contains($0) }) else {
      return false
    }
    let names = text.lowercased().split(separator: "www.", omittingEmptySubsequences: false)
    return scalars.contains { $0.value > 0x7F || ("A"..."Z").contains($0) }
      || text.contains { "[\\_\u{0C}0123456789".contains($0) } || text.contains("@.")
      || names.dropFirst().contains { $0.first.map { !$0.isLetter } ?? true }
  }

  /// Tildes alone beside tildes in pairs.
  private static func hasOddTildes(_ text: String) -> Bool {
    text.contains("~~") && text.replacing("~~", with: "").contains("~") || text.contains("~~~")
  }

  /// A box, and a line that makes a heading of those before it.
  private static func hasOddHeading(_ text: String) -> Bool {
    ["[ ]", "[x]", "[X]"].contains { text.contains($0) }
      && text.split(whereSeparator: \.isNewline).contains { line in
        line.contains("-") && line.allSatisfy { "-> \t".contains($0) }
      }
  }

  /// A line that makes a table of the one before it: in the paragraph above, cmark-gfm frees pipes in code.
  private static func hasColumns(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.contains("-") && line.contains("|") && line.allSatisfy { "|-:> \t".contains($0) }
    }
  }

  private static func hasOddParenthesis(_ text: String) -> Bool {
    text.replacing("](x)", with: "").replacing("](/u \"t\")", with: "").contains("(")
  }

  private static func hasOddDefinition(_ text: String) -> Bool {
    text.contains("]:") && text.contains { "|-+*>0123456789".contains($0) }
  }

  /// A box that is the last thing in its line, or has more than one marker before it.
  private static func hasOddTask(_ line: Substring) -> Bool {
    guard ["[ ]", "[x]", "[X]"].contains(where: { line.contains($0) }) else { return false }
    let before = line.prefix { $0 != "[" }
    return line.count { $0 == "[" } > 1 || before.contains { ">\t".contains($0) }
      || before.split(separator: " ").count > 1
      || line.drop { $0 != "[" }.allSatisfy { " \t[]xX".contains($0) }
  }

  /// Backticks in runs of several lengths: cmark-gfm forgets one that it has passed.
  private static func hasOddCode(_ line: Substring) -> Bool {
    let runs = line.split { $0 != "`" }.map(\.count)
    return Set(runs).count > 1
  }

  /// Lines that end in a tab, with long numbers, or in more blocks than are nested.
  private static func hasOddBlanks(_ line: Substring) -> Bool {
    line.reversed().prefix { $0.isWhitespace }.contains("\t")
      || line.split { !$0.isNumber }.contains { $0.count > 7 }
      || line.count { $0 == ">" } + line.prefix { " -".contains($0) }.count > 80
  }
}

// MARK: - What cmark-gfm alone gets wrong

extension OracleDifference {
  /// Whether the shortest text that cmark-gfm renders otherwise is of a kind where that is known of it.
  /// md4c has to agree with us on it then.
  static func isOfCmarkGFM(_ least: String) -> Bool {
    let lines = least.split(whereSeparator: \.isNewline)
    return least.contains("![^") || runs(of: "`", in: least).count > 1
      || hasOddEmphasis(least)
      || lines.contains { line in
        line.contains { "-+*.)".contains($0) }
          && line.allSatisfy { " \t>-+*.)0123456789".contains($0) }
      }
  }

  /// A run that may open and close, and one of another length. When a closer has found no opener because
  /// the sum of both is a multiple of three, cmark-gfm does not look there for later ones that may.
  private static func hasOddEmphasis(_ text: String) -> Bool {
    "*_".contains { sign in
      let parts = text.split(separator: sign, omittingEmptySubsequences: true)
      let isInner = zip(parts, parts.dropFirst()).contains { left, right in
        left.last?.isWhitespace == false && right.first?.isWhitespace == false
      }
      return isInner && Set(runs(of: sign, in: text).map { $0 % 3 }).count > 1
    }
  }

  /// The lengths of the runs of a sign.
  private static func runs(of sign: Character, in text: String) -> Set<Int> {
    Set(text.split { $0 != sign }.map(\.count))
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isSymbol: Bool {
    switch self {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }
}
