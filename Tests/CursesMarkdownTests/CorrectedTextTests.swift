import CursesRichText
import CursesText
import Testing

/// What is corrected or added at the edge of a style, a link, a line or a list.
@Suite struct CorrectedTextTests {
  private func type(
    _ before: String, _ keys: String, after: String, location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document(before)
    document.type(keys)
    #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
    expectFreshView(document, location)
  }

  /// Letters typed for deleted ones are the link's; a blank or a symbol ends it.
  @Test func theLastLettersOfALink() {
    type("[[Linkerr¦]]", "⌫⌫r", after: "[[Linker¦]]")
    type("[[Linkerxy¦]] b", "⌫⌫⌫edIn now", after: "[[LinkeedIn]] now¦ b")
    type("[[target¦]]", "⌫⌫ette", after: "[[targette¦]]")
    type("[[c2¦]]", "⌫22 x", after: "[[c22]] x¦")
    type("[Annaa¦](http://a.org)", "⌫⌫a today", after: "[Anna](http://a.org) today¦")
    type("[Anna¦](http://a.org)", "⌫.", after: "[Ann](http://a.org).¦")
    type("[Anna¦](http://a.org)", "s", after: "[Anna](http://a.org)s¦")
  }

  /// The source after something is done with selected bytes of it.
  private static func replace(
    _ before: String, _ selected: String, by action: (RichDocument) -> Void
  ) -> String {
    let document = RichMarkedText.document(before)
    let text = document.state.text.string
    guard let start = Array(text.utf8).firstRange(of: Array(selected.utf8))?.lowerBound else {
      return "no \(selected)"
    }
    document.perform(.select(anchor: start, head: start + selected.utf8.count), tick: 0)
    action(document)
    expectFreshView(document)
    return document.state.text.string
  }

  /// What is typed in the place of the text of a link is its text; in the place of its last word, up to a blank.
  @Test func theTextOfALinkIsReplaced() {
    func replace(_ before: String, _ selected: String, _ keys: String) -> String {
      Self.replace(before, selected) { $0.type(keys) }
    }
    #expect(replace("¦a [Kunde](u) b", "Kunde", "Mandant") == "a [Mandant](u) b")
    #expect(replace("¦a [Kunde](u) b", "Kunde", "neuer Mandant.") == "a [neuer Mandant.](u) b")
    #expect(replace("¦[alter Kunde](u) b", "Kunde", "Mandant") == "[alter Mandant](u) b")
    #expect(replace("¦[alter Kunde](u) b", "Kunde", "Man da") == "[alter Man](u) da b")
    #expect(replace("¦[[Kunde]] b", "Kunde", "Neue Firma") == "[[Neue Firma]] b")
    #expect(replace("¦[alter Kunde](u) b", "alter", "neuer") == "[neuer Kunde](u) b")
    #expect(replace("¦<https://kunde.example> b", "de", "M") == "<https://kunM.example> b")
    #expect(replace("¦<a@b.org> b", "a", "x") == "<x@b.org> b")
    // At its end what follows is the address's, up to a blank.
    #expect(replace("¦<https://kunde.example> b", "example", "org") == "<https://kunde.org> b")
    #expect(replace("¦<https://a.b> b", "a.b", "firma.de/x c") == "<https://firma.de/x> c b")
  }

  /// What is no address any more is text without brackets.
  @Test(arguments: [
    ("¦<https://kunde.example> b", "https", "M", "M://kunde.example b"),
    ("¦a <https://kunde.example>", "kunde", "der Kunde", "a https://der Kunde.example"),
    ("¦a <https://kunde.example>", "https://kunde.example", "Kunde", "a Kunde"),
    ("¦<k@x.de> b", "@", "M", "kMx.de b"), ("¦<k@x.de> b", "k@x.de", "Karl", "Karl b"),
    ("¦see <k@x.de> b", "see <k", "x y", "x y@x.de b"),
    ("¦- **<k@x.de>**", "x", "ä", "- **k@ä.de**"),
  ])
  func anAddressIsReplacedByText(
    _ before: String, _ selected: String, _ keys: String, _ after: String
  ) {
    #expect(Self.replace(before, selected) { $0.type(keys) } == after)
  }

  /// The same pasted and deleted.
  @Test func aPartOfAnAddressIsPastedOver() {
    func paste(_ before: String, _ selected: String, _ text: String) -> Set<String> {
      Set(
        [false, true].map { isMarkdown in
          Self.replace(before, selected) {
            $0.perform(.paste(text, isMarkdown: isMarkdown), tick: 1)
          }
        })
    }
    let address = "¦<https://kunde.example> b"
    #expect(paste(address, "kunde", "firma") == ["<https://firma.example> b"])
    #expect(paste(address, "example", "org") == ["<https://kunde.org> b"])
    #expect(paste(address, "https", "http") == ["<http://kunde.example> b"])
    #expect(paste(address, "kunde", "neue Firma") == ["https://neue Firma.example b"])
    #expect(paste("¦<k@x.de> b", "k@", "x.") == ["x.x.de b"])
    #expect(
      Self.replace(address, "https://") { $0.perform(.deleteBackward, tick: 1) }
        == "kunde.example b")
  }

  /// Delimiters between a symbol and a letter mean nothing: the style ends before the symbol.
  @Test func aLetterBesideASymbolWithAStyle() {
    let document = RichMarkedText.document("A **Note:¦**")
    document.perform(.moveToDocumentEnd, tick: 0)
    document.type("text")
    #expect(document.state.text.string == "A **Note**:text")
    expectFreshView(document)
    check("**Wort.**¦ x", .deleteForward, after: "**Wort**.¦x")
    check("a ¦**(b)**", .deleteBackward, after: "a¦(**b**)")
    check("**„Wort“**¦ x", .deleteForward, after: "„**Wort**“¦x")
  }

  @Test func noLetterIsAnEntity() {
    for keys in ["f(x)*g(y)*h", "~~x.~~y", "==x.==y", "a **b!**c", "_x._y", "**Wort.** x⌫⌫Next"] {
      let text = typedNote(keys).state.text.string
      #expect(!text.contains("&#"), "\(keys): \(text)")
    }
    #expect(typedNote("f(x)*g(y)*h").state.text.string == "f(x)*g(y)*h")
  }

  /// As in the source: behind the markers.
  @Test func theEndOfALineIsBehindItsStyles() {
    for (before, after) in [
      ("Run `m¦ake`", "Run `make` z¦"), ("**b¦**", "**b** z¦"), ("a *b¦* ==c==", "a *b* ==c== z¦"),
    ] {
      let document = RichMarkedText.document(before)
      document.perform(.moveToParagraphEnd, tick: 0)
      document.type(" z")
      #expect(RichMarkedText.draw(document) == after)
    }
    let amid = RichMarkedText.document("**b¦c** d")
    amid.perform(.moveToParagraphEnd, tick: 0)
    amid.type("e")
    #expect(amid.state.text.string == "**bc** de")
  }

  @Test func twoLineBreaksAreAParagraph() {
    type("line a¦\n", "↓↓b", after: "line a\n\nb¦\n")
    type("> a¦\n", "↓↓b", after: "> a\n>\n> b¦\n")
  }

  /// What is beside an item counts, not what is elsewhere in its list.
  @Test func anItemBetweenTightOnes() {
    check(
      "- a¦\n- b\n\n- d\n", .insertParagraph, .insertText("x"), after: "- a\n- x¦\n- b\n\n- d\n")
    check(
      "- a\n- b¦\n\n- d\n", .insertParagraph, .insertText("x"), after: "- a\n- b\n\n- x¦\n\n- d\n")
    check("- a\n\n- b¦\n", .insertParagraph, .insertText("x"), after: "- a\n\n- b\n\n- x¦\n")
  }
}
