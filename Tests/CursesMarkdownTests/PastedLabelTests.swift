import CursesRichText
import CursesText
import Testing

/// Text of other programs that names what is defined where it goes, or defines what is named there; and lines that
/// go into lists.
@Suite struct PastedLabelTests {
  @Test(arguments: [
    ("see [z] now\n\n¦", "[z]: http://z", "see [z] now\n\n[z]: http://z\n"),
    ("see [z] now\n\n¦\n\nafter\n", "[z]: http://z\n", "see [z] now\n\n[z]: http://z\n\n\nafter\n"),
    ("[r]: /x\n\n¦", "[t][r]", "[r]: /x\n\n[t][r]\n"),
    ("w¦ords\n\n[r]: /x\n", "a [t][r] b", "wa [t][r] bords\n\n[r]: /x\n"),
    (
      "¦\n\n[r]: <a <b>\n", "a [r] b\n\n- c [t][r]\n",
      "a [r] b\n\n- c [t][r]\n\n\n[r]: <a <b>\n"
    ),
    ("¦\n\n[^1]: x\n", "a[^1] b", "a[^1] b\n\n\n[^1]: x\n"),
    ("see [z] now\n\n¦", "One [z]\n\n[z]: /y\n", "see [z] now\n\nOne [z]\n\n[z]: /y\n"),
    ("[r]: /x \"T\"\n\n¦", "**[r]**", "[r]: /x \"T\"\n\n**[r]**\n"),
    ("- item¦\n", " and *more* text\n", "- item and *more* text\n"),
    ("- it¦em\n", "*x*\n", "- it*x*\n- em\n"),
    ("- one¦\n", "- three", "- one\n- three\n"), ("- one¦\n", "- three\n", "- one\n- three\n"),
    ("- one¦\n", "**three**\n", "- one**three**\n"),
    ("¦", "#tag and \\# x", "#tag and \\# x"), ("¦", "\\* * *", "\\* * *"),
    ("# ¦", "Berlin\n", "# Berlin\n\n"),
    ("# ¦\n", "Berlin\nis *large*\n", "# Berlin\n\nis *large*\n\n"),
    ("| a |\n|---|\n| ¦ |\n", "Berlin\n", "| a |\n|---|\n| Berlin |\n"),
    ("| a |\n|---|\n| ¦ |\n", "two\nlines | x\n", "| a |\n|---|\n| two<br>lines \\| x |\n"),
  ])
  func meansWhatItSays(_ before: String, _ pasted: String, _ after: String) {
    let document = RichMarkedText.document(before)
    document.perform(.pasteForeign(ForeignText(pasted)), tick: 0)
    #expect(document.state.text.string == after)
    expectFreshView(document)
    while document.perform(.undo, tick: 9) == .changed {}
    #expect(document.state.text.string == before.replacing("¦", with: ""))
  }

  /// A line that was cut is an item among items.
  @Test func aLineOfTextAmongItems() {
    check(
      "- ¦a\n- b\n", .paste("alpha *one*\n", isMarkdown: true), after: "- alpha *one*\n- ¦a\n- b\n")
    check("- a\n- b¦\n", .paste("alpha\n", isMarkdown: true), after: "- a\n- b\n- alpha¦\n")
    check("1. a¦\n2. b\n", .paste("alpha\n", isMarkdown: true), after: "1. a\n2. alpha¦\n3. b\n")
    check("1. a¦\n2. b\n", .paste("- *x*\n", isMarkdown: true), after: "1. a\n2. *x¦*\n3. b\n")
    check("- a¦\n", .paste("1. x\n", isMarkdown: true), after: "- a\n- x¦\n")
  }

  /// Lines that say no more than their characters leave with one undo, and Markdown shows its characters first.
  @Test func whatOneUndoTakes() {
    let lines = RichMarkedText.document("a¦")
    var isRich = false
    lines.onRichPaste = { isRich = true }
    lines.perform(.pasteForeign("one\ntwo"), tick: 0)
    lines.perform(.undo, tick: 1)
    #expect(lines.state.text.string == "a" && !isRich)
    lines.perform(.pasteForeign("  two\n* star\n# head"), tick: 2)
    lines.perform(.undo, tick: 3)
    #expect(lines.state.text.string == "a" && !isRich)
    lines.perform(.pasteForeign("**one**"), tick: 4)
    #expect(lines.state.text.string == "a**one**" && isRich)
  }
}
