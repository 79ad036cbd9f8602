import CursesMarkdown
import CursesRichText
import CursesText
import Testing

/// Images: where the picture is, and what is said of it.
@Suite("Rich: images")
struct RichDepictingTests {
  /// Its description and its address.
  private func image(_ marked: String) -> String? {
    let document = RichMarkedText.document(marked)
    return Images(document: document).image(at: document.head).map {
      $0.description + " " + $0.address
    }
  }

  private func link(_ marked: String) -> String? {
    let document = RichMarkedText.document(marked)
    return Links(document: document).link(at: document.head).map { link in
      document.paragraph(at: document.head).line(link.visible) + " " + link.destination
    }
  }

  @Test func areFoundAtTheCaret() {
    #expect(image("x ![a **b¦** c](d.png) y") == "a b c d.png")
    #expect(image("x ![a¦](d) y") == "a d")
    #expect(image("x ![¦a](d) y") == "a d")
    #expect(image("x¦ ![a](d) y") == nil)
    #expect(image("x [a¦](d) y") == nil)
    #expect(image("x ![](¦d) y") == " d")
    #expect(image("![](d)![](e)¦") == " e")
    #expect(image("![](d)![¦](e)") == " e")
    #expect(image("![a¦][l]\n\n[l]: d.png\n") == "a d.png")
    #expect(image("    ![a¦](d)") == nil)
  }

  /// An image in a link is an image; what else is in the link is the link, all of it.
  @Test func inLinks() {
    #expect(image("[![a¦](i)](u)") == "a i")
    #expect(link("[![a¦](i)](u)") == "a u")
    #expect(link("![a¦](i)") == nil)
    #expect(link("[x¦ ![a](i) y](u)") == "x a y u")
    #expect(link("[x ![a](i) y¦](u)") == "x a y u")
    check("[x¦ ![a](i) y](u \"t\")", .setLink("v"), after: "[x ![a](i) y¦](v \"t\")")
    check(
      "[x¦ ![a](i) y](u)", .setLinkText("x a z", destination: "v"), after: "[x ![a](i) z¦](v)")
    check("[x¦ **a** y](u)", .setLinkText("x ab y", destination: "u"), after: "[x **ab** y¦](u)")
  }

  @Test func getAnotherAddress() {
    check("x ![a¦](b) y", .setImage("c", description: "a"), after: "x ![a¦](c) y")
    check("![a¦](b \"t\")", .setImage("c", description: "a"), after: "![a¦](c \"t\")")
    check("![a¦]( b\t't' )", .setImage("c d", description: "a"), after: "![a¦]( <c d>\t't' )")
    check("![a¦](<b c> (t))", .setImage("d", description: "a"), after: "![a¦](d (t))")
    check("![a¦]()", .setImage("d", description: "a"), after: "![a¦](d)")
    check(
      "![a \\* &amp; _b_¦](c)", .setImage("d", description: "a * & b"),
      after: "![a \\* &amp; _b¦_](d)")
    check("[![a¦](b \"t\") x](u)", .setImage("c", description: "a"), after: "[![a¦](c \"t\") x](u)")
    check("![a¦](b)", .setImage("b", description: "a"), after: "![a¦](b)")
    check("![a¦](b)", .setImage("", description: "a"), after: "![a¦](b)")
    check("x¦", .setImage("b", description: "a"), after: "x¦")
    check("![](¦b \"t\") x", .setImage("c", description: ""), after: "![](c \"t\")¦ x")
    check(
      "| ![a¦](b) |\n|---|\n", .setImage("c|d", description: "a"),
      after: "| ![a¦](c%7Cd) |\n|---|\n")
  }

  @Test func getAnotherDescription() {
    check("![a¦](b  \"t\")", .setImage("b", description: "x"), after: "![x¦](b  \"t\")")
    check("![a _b_¦](c)", .setImage("c", description: "a bx"), after: "![a _bx¦_](c)")
    check("![a¦](c)", .setImage("c", description: "x] y"), after: "![x\\] y¦](c)")
    check(
      "![a &eacute;&amp; z¦](c)", .setImage("c", description: "b é& z"),
      after: "![b &eacute;&amp; z¦](c)")
    check("x ![a¦](b \"t\")", .setImage("b", description: ""), after: "x ![](b \"t\")¦")
    check("x ![¦](b \"t\")", .setImage("b", description: "w"), after: "x ![w¦](b \"t\")")
    check("x ![¦](b \"t\")", .setImage("c", description: "w"), after: "x ![w¦](c \"t\")")
    check("[![¦](b)](u)", .setImage("c", description: "w"), after: "[![w¦](c)](u)")
    check("a <b>![¦](b)</b>", .setImage("c", description: "w"), after: "a <b>![w¦](c)</b>")
    check("![a\nb¦](c)", .setImage("d", description: "a b"), after: "![a\nb¦](d)")
  }

  /// The definition stays as it is: others may name it too.
  @Test func ofADefinition() {
    let rest = "\n\n[l]: d.png \"t \\\" u\"\n"
    check("![a¦][l]" + rest, .setImage("d.png", description: "x"), after: "![x¦][l]" + rest)
    check("![l¦][]" + rest, .setImage("d.png", description: "x"), after: "![x¦][l]" + rest)
    check("![l¦]" + rest, .setImage("d.png", description: "x"), after: "![x¦][l]" + rest)
    check(
      "![l¦]" + rest, .setImage("e.png", description: "l"),
      after: "![l¦](e.png \"t \\\" u\")" + rest)
    check("![][l¦] x" + rest, .setImage("d.png", description: "a"), after: "![a¦][l] x" + rest)
  }

  /// The size after the words is none of them: it is not shown, and stays where the words or the address change.
  @Test(arguments: [
    ("![words|30](f)", "words"), ("x ![a *b*|30x20](f) y", "x a b y"), ("![a|b|30](f)", "a|b"),
    ("![words|30][l]\n\n[l]: f\n", "words"), ("![words|30]\n\n[words|30]: f\n", "words"),
    ("![a ![b|2](c)|30](f)", "a b"), ("![a|30 ](f)", "a|30 "), ("![a\\|30](f)", "a|30"),
    ("![30](f)", "30"), ("![|30](f)", "![|30](f)"), ("![a|3x4x5](f)", "a|3x4x5"),
    ("[a|30](f)", "a|30"), ("![a|](f)", "a|"),
  ])
  func theSizeIsNotShown(_ source: String, _ shown: String) {
    let document = RichMarkedText.document("¦" + source)
    #expect(document.paragraph(at: document.head).string == shown)
  }

  @Test func theSizeStays() {
    check("![a¦|30](b)", .setImage("c", description: "a"), after: "![a¦|30](c)")
    check("![a¦|30](b)", .setImage("b", description: "x y"), after: "![x y¦|30](b)")
    check("![a¦|30](b)", .setImage("b", description: ""), after: "![|30](b)¦")
    check("![|30](¦b)", .setImage("b", description: "w"), after: "![w¦|30](b)")
    check("![a¦|30](b)", .setImage(nil, description: ""), after: "¦")
    check("![a¦b|30](c)", .insertText("x"), after: "![ax¦b|30](c)")
    check(
      "| ![a¦\\|30](b) |\n|---|\n", .setImage("c", description: "x"),
      after: "| ![x¦\\|30](c) |\n|---|\n")
    let rest = "\n\n[l|30]: d.png\n"
    check("![l¦|30]" + rest, .setImage("d.png", description: "x"), after: "![x¦|30][l|30]" + rest)
    check("![l¦|30]" + rest, .setImage("e.png", description: "l"), after: "![l¦|30](e.png)" + rest)
  }

  /// Words that would be read as a size are escaped.
  @Test func wordsAreNoSize() {
    check("![a¦](b)", .setImage("b", description: "a|30"), after: "![a\\|30¦](b)")
  }

  @Test func areTakenAway() {
    check("x ![a¦](b) y", .setImage(nil, description: ""), after: "x ¦ y")
    check("x [![a¦](b)](c) y", .setImage(nil, description: ""), after: "x ¦ y")
    check("x ![](¦b) y", .setImage(nil, description: ""), after: "x ¦ y")
    check("x\n\n![a¦](b)\n\ny", .setImage(nil, description: ""), after: "x\n\n¦\ny")
  }
}
