import Testing

@MainActor
@Suite("Vi: motions") struct ViMotionTests {
  @Test(arguments: [
    ViCase("¦abc", "l", "a¦bc"), ViCase("¦abc", "2l", "ab¦c"), ViCase("¦abc", "9l", "ab¦c"),
    ViCase("ab¦c", "h", "a¦bc"), ViCase("ab¦c", "5h", "¦abc"), ViCase("a¦é b", " ", "aé¦ b"),
    ViCase("a\n\n¦b", "<BS>", "¦a\n\nb"), ViCase("¦a\n\nb", " ", "a\n\n¦b"),
    ViCase("¦a **bold** c", "3l", "a **b¦old** c"), ViCase("ab¦c", "0", "¦abc"),
    ViCase("¦abc", "$", "ab¦c"), ViCase("    code\n", "^", "    ¦code\n"),
    ViCase("abc ¦d", "^", "¦abc d"), ViCase("¦abc  ", "g_", "ab¦c  "),
    ViCase("abcd¦e", "3|", "ab¦cde"), ViCase("¦👨‍👩‍👧x", "l", "👨‍👩‍👧¦x"),
  ])
  func characters(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦one two", "w", "one ¦two"), ViCase("¦one, two", "w", "one¦, two"),
    ViCase("¦one, two", "W", "one, ¦two"), ViCase("¦one two three", "2w", "one two ¦three"),
    ViCase("¦one\n\ntwo", "w", "one\n\n¦two"), ViCase("¦one two", "9w", "one tw¦o"),
    ViCase("¦one two", "e", "on¦e two"), ViCase("on¦e two", "e", "one tw¦o"),
    ViCase("¦one, two", "E", "one¦, two"), ViCase("one t¦wo", "b", "one ¦two"),
    ViCase("one ¦two", "b", "¦one two"), ViCase("one, ¦two", "B", "¦one, two"),
    ViCase("one\n\n¦two", "b", "¦one\n\ntwo"), ViCase("one ¦two", "ge", "on¦e two"),
    ViCase("a-b ¦c", "gE", "a-¦b c"), ViCase("one\n\n¦two", "ge", "on¦e\n\ntwo"),
    ViCase("¦a **bo ld** c", "w", "a ¦**bo ld** c"),
    ViCase("¦a **bo ld** c", "ww", "a **bo ¦ld** c"),
    ViCase("¦漢字かな", "w", "漢字¦かな"), ViCase("¦x [link](u) y", "e", "x [lin¦k](u) y"),
  ])
  func words(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("a¦bc\n\ndef", "j", "abc\n\nd¦ef"), ViCase("abc\n\nd¦ef", "k", "a¦bc\n\ndef"),
    ViCase("ab¦c\n\nd\n\nefg", "jj", "abc\n\nd\n\nef¦g"),
    ViCase("¦abc\n\nd\n\nefg", "$jj", "abc\n\nd\n\nef¦g"),
    ViCase("- ¦a\n- b\n- c", "2j", "- a\n- b\n- ¦c"), ViCase("a¦bc\n\ndef", "+", "abc\n\n¦def"),
    ViCase("abc\n\nd¦ef", "-", "¦abc\n\ndef"), ViCase("abc\n\nd¦ef", "<CR>", "abc\n\nd¦ef"),
    ViCase("a\n\nb\n\n¦c", "gg", "¦a\n\nb\n\nc"), ViCase("¦a\n\nb\n\nc", "G", "a\n\nb\n\n¦c"),
    ViCase("¦a\n\nb\n\nc", "3G", "a\n\n¦b\n\nc"), ViCase("a\n\nb\n\n¦c", "3gg", "a\n\n¦b\n\nc"),
    ViCase("¦a\n\nb", ":3<CR>", "a\n\n¦b"), ViCase("¦a\n\nb", ":$<CR>", "a\n\n¦b"),
    ViCase("```\n¦one\ntwo\n```", "j", "```\none\n¦two\n```"),
  ])
  func lines(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦a\n\n- b\n- c\n\nd", "}", "a\n\n- ¦b\n- c\n\nd"),
    ViCase("¦a\n\n- b\n- c\n\nd", "2}", "a\n\n- b\n- c\n\n¦d"),
    ViCase("a\n\n- b\n- c\n\n¦d", "{", "a\n\n- ¦b\n- c\n\nd"),
    ViCase("a\n\n- b\n- ¦c\n\nd", "{", "a\n\n- ¦b\n- c\n\nd"),
    ViCase("¦One. Two! Three", ")", "One. ¦Two! Three"),
    ViCase("¦One. Two! Three", "2)", "One. Two! ¦Three"),
    ViCase("One. Two! ¦Three", "(", "One. ¦Two! Three"),
    ViCase("¦One.\n\nTwo.", ")", "One.\n\n¦Two."), ViCase("One.\n\n¦Two.", "(", "¦One.\n\nTwo."),
    ViCase("¦e.g.this (yes.) No", ")", "e.g.this (yes.) ¦No"),
  ])
  func blocksAndSentences(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦abcabc", "fc", "ab¦cabc"), ViCase("¦abcabc", "2fc", "abcab¦c"),
    ViCase("¦abcabc", "tc", "a¦bcabc"), ViCase("abcab¦c", "Fa", "abc¦abc"),
    ViCase("abcab¦c", "Ta", "abca¦bc"), ViCase("¦abcabc", "fb;", "abca¦bc"),
    ViCase("¦abcabc", "tc;", "abca¦bc"), ViCase("¦abcabcb", "fb;,", "a¦bcabcb"),
    ViCase("¦abc", "fx", "¦abc"), ViCase("¦a (b [c] d) e", "%", "a (b [c] d¦) e"),
    ViCase("a (b [c] d¦) e", "%", "a ¦(b [c] d) e"),
    ViCase("a (b ¦[c] d) e", "%", "a (b [c¦] d) e"),
    ViCase("a ¦(b\n\nc) d", "%", "a (b\n\nc¦) d"),
  ])
  func finding(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦one two one", "/one<CR>", "one two ¦one"),
    ViCase("¦one two one", "/one<CR>n", "¦one two one"),
    ViCase("¦one two\n\none", "?one<CR>", "one two\n\n¦one"),
    ViCase("¦a b a b", "/b<CR>N", "a b a ¦b"),
    ViCase("¦a1 b22", "/\\d\\d<CR>", "a1 b¦22"), ViCase("¦one ones one", "*", "one ones ¦one"),
    ViCase("¦one ones one", "g*", "one ¦ones one"), ViCase("one ones ¦one", "#", "¦one ones one"),
    ViCase("¦a b c b", "/b<CR>/<CR>", "a b c ¦b"), ViCase("¦x Xa xa", "/Xa<CR>n", "x ¦Xa xa"),
    ViCase("¦x Xa xa", "/xa<CR>n", "x Xa ¦xa"), ViCase("¦abc", "/nope<CR>", "¦abc"),
    ViCase("¦ab", "/b<Esc>x", "¦b"), ViCase("¦x **bo**ld", "/bold<CR>", "x ¦**bo**ld"),
  ])
  func searching(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("a¦bc\n\ndef", "maj`a", "a¦bc\n\ndef"), ViCase("a¦bc\n\ndef", "maj'a", "¦abc\n\ndef"),
    ViCase("abc\n\nd¦ef", "maggix<Esc>`a", "xabc\n\nd¦ef"),
    ViCase("a¦bc\n\ndef", "G``", "a¦bc\n\ndef"), ViCase("a¦bc\n\ndef", "G''", "¦abc\n\ndef"),
    ViCase("¦abc\n\ndef", "xG`.", "¦bc\n\ndef"), ViCase("¦abc", "`z", "¦abc"),
  ])
  func marks(_ one: ViCase) { ViScreen.check(one) }

  @Test func rowsAreThoseOfTheScreen() {
    let screen = ViScreen("¦Some words that go on\n\nnext\n", columns: 16)
    #expect(screen.press("gj").marked == "Some words that ¦go on\n\nnext\n")
    #expect(screen.press("g$").marked == "Some words that go o¦n\n\nnext\n")
    #expect(screen.press("g0").marked == "Some words that ¦go on\n\nnext\n")
    #expect(screen.press("gk").marked == "¦Some words that go on\n\nnext\n")
    #expect(screen.press("j").marked == "Some words that go on\n\n¦next\n")
    #expect(screen.press("<Up>").marked == "Some words that ¦go on\n\nnext\n")
  }

  @Test func theScreenHasATopAMiddleAndABottom() {
    let source = (1...9).map { "line \($0)" }.joined(separator: "\n\n")
    let screen = ViScreen("¦" + source, rows: 20)
    #expect(screen.press("L").editor.position.line == 17)
    #expect(screen.press("H").editor.position.line == 1)
    #expect(screen.press("M").editor.position.line == 9)
    #expect(screen.press("2H").editor.position.line <= 3)
  }

  @Test func pagesAndHalfPages() {
    let source = (1...60).map { "line \($0)" }.joined(separator: "\n\n")
    let screen = ViScreen("¦" + source, rows: 10)
    screen.press("<C-f>")
    let page = screen.editor.position.line
    #expect(page > 5)
    #expect(screen.press("<C-b>").editor.position.line < page)
    screen.press("gg<C-d>")
    let half = screen.editor.position.line
    #expect(half > 1 && half < page + 2)
    #expect(screen.press("<C-u>").editor.position.line < half)
    screen.press("gg5<C-e>")
    #expect(screen.editor.position.line > 1)
  }
}
