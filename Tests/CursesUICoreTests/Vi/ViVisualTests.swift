import CursesControls
import CursesMarkdown
import Testing

@MainActor
@Suite("Vi: visual modes") struct ViVisualTests {
  @Test(arguments: [
    ViCase("a¦bcd", "v", "a«¦b»cd"), ViCase("a¦bcd", "vl", "a«b¦c»d"),
    ViCase("ab¦cd", "vh", "a«¦bc»d"),
    ViCase("a¦bcd", "vld", "a¦d"), ViCase("a¦bcd", "vlo", "a«¦bc»d"),
    ViCase(
      "a¦bcd", "vlol", "ab«¦c»d"),
    ViCase("a¦bcd", "vly$p", "abcdb¦c"), ViCase("¦one two", "ve~", "¦ONE two"),
    ViCase("¦one two", "veU", "¦ONE two"),
    ViCase("¦abc\n\ndef\n", "vjd", "¦ef\n"), ViCase("a¦bcd", "vlrx", "a¦xxd"),
    ViCase("a¦bcd", "vlcx<Esc>", "a¦xd"),
    ViCase("a¦bcd", "v$d", "¦a"), ViCase("a¦bc", "v<Esc>x", "a¦c"),
    ViCase("a¦bcd", "vl<Esc>gvd", "a¦d"),
    ViCase("¦one two", "ywwviwp", "one one¦ "), ViCase("one ¦two x", "viwsX<Esc>", "one ¦X x"),
    ViCase("one ¦two three", "vaw", "one «two¦ »three"),
    ViCase("¦a\n\nb\n\nc\n", "vjJ", "a¦ b\n\nc\n"),
    // What is selected goes, and is in the register, also where there is nothing to put.
    ViCase("one ¦two three", "viwp", "one ¦ three"),
    ViCase("one ¦two three", "viw\"ap$p", "one  threetw¦o"),
    ViCase("one ¦two three", "viwP$p", "one  thre¦e"),
    ViCase("a\n\n¦b\n\nc\n", "Vp", "a\n\n¦c\n"),
    // The space behind the first word stays where it is.
    ViCase("¦one two six", "wyiwbviwp", "tw¦o two six"),
    ViCase("¦one two", "yiwviwp", "on¦e two"),
    ViCase("¦one\n\nfour five\n", "vj3ld", "¦five\n"),
    // Of several lines the last goes on with what stands behind them.
    ViCase("- ¦one\n- two six\n", "ld2wp", "- os¦ne\n- two ix\n"),
    ViCase("- one ¦two\n- six ten\n", "vj0y0P", "- ¦two\n- sone two\n- six ten\n"),
  ])
  func characters(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("a\n\nb¦c\n\nd\n", "V", "a\n\n«b¦c»\n\nd\n"),
    ViCase("a\n\n¦b\n\nc\n\nd\n", "Vjd", "a\n\n¦d\n"),
    ViCase("¦a\n\nb\n\nc\n", "Vjyp", "a\n\n¦a\n\nb\n\nb\n\nc\n"),
    ViCase("- a\n- ¦b\n- c\n", "Vj>", "- a\n  - ¦b\n  - c\n"),
    ViCase("a\n\n¦bc\n\nd\n", "vlDi<Esc>", "a\n\n¦d\n"),
    ViCase(
      "¦a\n\nb\n", "VUj.", "A\n\n¦B\n"
    ),
    ViCase("a\n\n¦b\n\nc\n", "Vcx<Esc>", "a\n\n¦x\n\nc\n"),
    ViCase("¦a\n\nb\n\nc\n", "yyjVp", "a\n\n¦a\n\nc\n"),
  ])
  func lines(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("- a¦bcd\n- efgh\n", "<C-v>lj", "- a«bc»d\n- e«f¦g»h\n"),
    ViCase("- a¦bcd\n- efgh\n", "<C-v>ljd", "- a¦d\n- eh\n"),
    ViCase("- a¦bcd\n- e\n- ijkl\n", "<C-v>ljjd", "- a¦d\n- e\n- il\n"),
    ViCase("- a¦bcd\n- ef\n", "<C-v>j$d", "- ¦a\n- e\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>jIx<Esc>", "- a¦xbc\n- dxef\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>jAx<Esc>", "- a¦bxc\n- dexf\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>jcx<Esc>", "- a¦xc\n- dxf\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>j$Ax<Esc>", "- a¦bcx\n- defx\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>jU", "- a¦Bc\n- dEf\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>jrx", "- a¦xc\n- dxf\n"),
    ViCase("¦ab\n\ncd\n\nef\n", "<C-v>jC9<Esc>", "¦9\n\n9\n\nef\n"),
    ViCase("¦ab\n\ncd\n\nef\n", "<C-v>jjlc9<Esc>", "¦9\n\n9\n\n9\n"),
    ViCase("- ¦abc\n- d\n- efg\n", "l<C-v>jjd", "- a¦c\n- d\n- eg\n"),
    ViCase("- a¦bc\n- d\n- efg\n", "<C-v>jjIx<Esc>", "- a¦xbc\n- dx\n- exfg\n"),
    ViCase("- ¦abc\n- def\n", "<C-v>jy$p", "- abc¦a\n- defd\n"),
    ViCase("- a¦bcd\n- efgh\n", "<C-v>ljO", "- a«bc»d\n- e«¦fg»h\n"),
  ])
  func blocks(_ one: ViCase) { ViScreen.check(one) }

  @Test func whatOthersSelectIsVisual() {
    let screen = ViScreen("¦one two")
    screen.editor.perform(.edit(.select(anchor: 0, head: 3)), tick: 0)
    #expect(screen.editor.viMode == .visual(.characters))
    #expect(screen.press("d").source == " two" || screen.source == "two")
    #expect(screen.editor.viMode == .normal)
  }

  @Test func formattingKeysWorkOnWhatIsSelected() {
    let screen = ViScreen("¦one two")
    screen.press("ve")
    screen.editor.perform(.edit(.toggleStrong), tick: 0)
    #expect(screen.source == "**one** two")
    #expect(screen.editor.viMode == .visual(.characters))
    #expect(screen.press("<Esc>u").source == "one two")
  }

  /// Where another command changes what several ranges have selected, the ends are no places of the text any more.
  @Test func aBlockThatOthersChangeIsSelectedNoMore() {
    let screen = ViScreen("- a¦bcd\n- efgh")
    screen.press("<C-v>j$")
    screen.editor.perform(.edit(.deleteBackward), tick: 0)
    #expect(screen.source == "- a\n- e")
    #expect(screen.editor.viMode == .normal)
    #expect(screen.editor.position == (2, 2))
    screen.press("<C-v>kd")
    #expect(screen.editor.viMode == .normal)
  }
}
