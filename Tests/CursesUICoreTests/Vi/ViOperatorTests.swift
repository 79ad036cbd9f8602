import Testing

@MainActor
@Suite("Vi: operators") struct ViOperatorTests {
  @Test(arguments: [
    ViCase("¦abc", "x", "¦bc"), ViCase("a¦bc", "2x", "¦a"), ViCase("ab¦c", "x", "a¦b"),
    ViCase("ab¦c", "X", "a¦c"), ViCase("¦a", "x", "¦"), ViCase("¦a **b** c", "llx", "a ¦ c"),
    ViCase("¦one two three", "dw", "¦two three"), ViCase("¦one two three", "d2w", "¦three"),
    ViCase("¦one two three", "2dw", "¦three"), ViCase("one ¦two", "dw", "one¦ "),
    ViCase("one ¦two\n\nthree", "dw", "one¦ \n\nthree"),
    ViCase("¦one two", "de", "¦two"),
    ViCase("one ¦two three", "de", "one ¦ three"), ViCase("one two ¦three", "db", "one ¦three"),
    ViCase("one ¦two three", "D", "one¦ "), ViCase("one ¦two three", "d0", "¦two three"),
    ViCase("¦abcdef", "dfc", "¦def"), ViCase("¦abcdef", "dtc", "¦cdef"),
    ViCase("a(¦b)c", "d%", "a¦)c"),
    ViCase("a ¦(b) c", "d%", "a ¦ c"), ViCase("¦abc xyz def", "d/def<CR>", "¦def"),
    ViCase("¦one **two** six", "c/six<CR>x<Esc>", "¦xsix"),
    ViCase("**on¦e** two", "db", "**¦e** two"),
    ViCase("a `¦code` b", "diw", "a ¦ b"),
  ])
  func deletes(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    // Put where they were, lines are what they were.
    ViCase("```\na\n```\n\n¦b\n", "ddp", "```\na\n```\n\n¦b\n"),
    ViCase("¦b\n\n| a |\n|---|\n| 1 |\n", "ddP", "¦b\n\n| a |\n|---|\n| 1 |\n"),
    ViCase("- ¦a\n- b\n  - c\n- d\n", "2ddP", "- ¦a\n- b\n  - c\n- d\n"),
    ViCase("- [ ] a\n  - [x] b\n- [ ] ¦c\n", "ddp", "- [ ] a\n  - [x] b\n- [ ] ¦c\n"),
    ViCase("| a |\n|---|\n| 1 |\n| ¦2 |\n\nb\n", "ddP", "| a |\n|---|\n| 1 |\n| ¦2 |\n\nb\n"),
    ViCase("¦a\n\nb\n\nc\n", "ddp", "b\n\n¦a\n\nc\n"),
    ViCase("¦a\n\nb\n\nc\n", "dd", "¦b\n\nc\n"), ViCase("a\n\n¦b\n\nc\n", "dd", "a\n\n¦c\n"),
    ViCase("a\n\nb\n\n¦c\n", "dd", "a\n\n¦b\n"), ViCase("a\n\n¦b", "dd", "¦a"),
    ViCase("¦only\n", "dd", "¦"), ViCase("¦a\n\nb\n\nc\n", "2dd", "¦c\n"),
    ViCase("¦a\n\nb\n\nc\n", "dj", "¦c\n"), ViCase("a\n\nb\n\n¦c\n", "dk", "¦a\n"),
    ViCase("a\n\n¦b\n\nc\n", "dG", "¦a\n"), ViCase("a\n\n¦b\n\nc\n", "dgg", "¦c\n"),
    ViCase("- a\n- ¦b\n- c\n", "dd", "- a\n- ¦c\n"), ViCase("- ¦a\n  - b\n", "dd", "- ¦b\n"),
    ViCase("1. a\n2. ¦b\n3. c\n", "dd", "1. a\n2. ¦c\n"), ViCase("# ¦h\n\ntext\n", "dd", "¦text\n"),
    ViCase("> ¦a\n>\n> b\n", "dd", "> ¦b\n"),
    ViCase("a\n\n- b\n- ¦c\n\nd\n", "dd", "a\n\n- b\n\n¦d\n"),
    ViCase("```\n¦one\ntwo\n```\n", "dd", "```\n¦two\n```\n"),
    ViCase("x\n\n```\n¦one\n```\n\ny\n", "dd", "x\n\n¦y\n"),
    ViCase("a\n\n¦---\n\nb\n", "dd", "a\n\n¦b\n"),
    ViCase(
      "| a | b |\n|---|---|\n| ¦1 | 2 |\n| 3 | 4 |\n", "dd", "| a | b |\n|---|---|\n| ¦3 | 4 |\n"),
    ViCase("Title\n=====\n\n¦text\n", "kdd", "¦text\n"), ViCase("a\n# ¦h\nb\n", "dd", "a\n\n¦b\n"),
    ViCase("¦a\nb\n\nc\n", "dd", "¦c\n"), ViCase("¦a\n\n- b\n- c\n\nd\n", "d}", "- ¦b\n- c\n\nd\n"),
  ])
  func deletesLines(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦one two", "cwsix<Esc>", "si¦x two"), ViCase("one ¦two", "cwx<Esc>", "one ¦x"),
    ViCase("¦one two three", "c2wx<Esc>", "¦x three"), ViCase("one ¦two", "Cx<Esc>", "one ¦x"),
    ViCase("a\n\n¦b c\n", "ccx<Esc>", "a\n\n¦x\n"), ViCase("- ¦b c\n", "Sx<Esc>", "- ¦x\n"),
    ViCase("¦abc", "sx<Esc>", "¦xbc"), ViCase("¦abc", "2sx<Esc>", "¦xc"),
    ViCase("a **b¦old** c", "ciwx<Esc>", "a ¦**x** c"),
    ViCase("a **b¦old** c", "camx<Esc>", "a ¦x c"),
    ViCase("[te¦xt](url) b", "cimnew<Esc>", "[ne¦w](url) b"),
    ViCase("# ¦title", "ccnew<Esc>", "# ne¦w"),
    ViCase("¦one\n\ntwo\n\nx\n", "cjnew<Esc>", "ne¦w\n\nx\n"),
    ViCase("a (b ¦c) d", "ci(x<Esc>", "a (¦x) d"),
  ])
  func changes(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦one two", "ywP", "one¦ one two"), ViCase("¦one two", "yww\"0P", "one one¦ two"),
    ViCase("¦a\n\nb\n", "yyp", "a\n\n¦a\n\nb\n"), ViCase("¦a\n\nb\n", "yyjp", "a\n\nb\n\n¦a\n"),
    ViCase("a\n\n¦b\n", "yyP", "a\n\n¦b\n\nb\n"), ViCase("¦a\n\nb\n\nc\n", "ddp", "b\n\n¦a\n\nc\n"),
    ViCase("- ¦a\n- b\n", "ddp", "- b\n- ¦a\n"), ViCase("- ¦a\n- b\n", "yyp", "- a\n- ¦a\n- b\n"),
    ViCase("1. ¦a\n2. b\n", "yyp", "1. a\n2. ¦a\n3. b\n"), ViCase("¦abc", "xp", "b¦ac"),
    ViCase("¦abc", "ylp", "a¦abc"), ViCase("¦abc", "yl3p", "aaa¦abc"),
    ViCase("¦a\n", "yy2p", "a\n\n¦a\n\na\n"),
    ViCase("¦**bo** x", "yeA <Esc>p", "**bo** x **b¦o**"),
    ViCase("```\n¦one\ntwo\n```\n", "yyp", "```\none\n¦one\ntwo\n```\n"),
    ViCase("> ¦a\n>\n> b\n\nc\n", "yyGp", "> a\n>\n> b\n\nc\n\n¦a\n"),
    ViCase("# ¦h\n\na\n", "yyGp", "# h\n\na\n\n# ¦h\n"),
    ViCase("| a |\n|---|\n| ¦1 |\n", "yyp", "| a |\n|---|\n| 1 |\n| ¦1 |\n"),
    ViCase("¦abc", "ylgp", "aa¦bc"), ViCase("one ¦two", "yiwA <Esc>p", "one two tw¦o"),
  ])
  func yanksAndPuts(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("- a\n- ¦b\n", ">>", "- a\n  - ¦b\n"), ViCase("- a\n  - ¦b\n", "<<", "- a\n- ¦b\n"),
    ViCase("```\n¦a\nb\n```\n", ">j", "```\n  ¦a\n  b\n```\n"),
    ViCase("```\n  ¦a\n```\n", "<<", "```\n¦a\n```\n"), ViCase("¦text\n", ">>", "¦text\n"),
    ViCase("¦one two", "gUw", "¦ONE two"), ViCase("O¦NE two", "guiw", "¦one two"),
    ViCase("¦one **two**", "gUU", "¦ONE **TWO**"), ViCase("¦One", "g~~", "¦oNE"),
    ViCase("¦one", "~", "O¦ne"), ViCase("¦one", "3~", "ON¦E"),
    // Capitals that take fewer bytes.
    ViCase("¦ﬀ", "~", "F¦F"),
    ViCase("¦ONE\n\nTWO\n", "guj", "¦one\n\ntwo\n"),
    ViCase("¦one\ntwo", "gUU", "¦ONE\nTWO"), ViCase("¦straße", "gUU", "¦STRASSE"),
    ViCase("¦abc", "rx", "¦xbc"), ViCase("¦abc", "2rx", "x¦xc"), ViCase("¦abc", "9rx", "¦abc"),
    ViCase("a **b¦c**", "rx", "a **b¦x**"), ViCase("ab¦ cd", "r<CR>", "ab\n\n¦cd"),
    ViCase("¦a\n\nb\n", "J", "a¦ b\n"), ViCase("¦a\n\nb\n\nc\n", "3J", "a b¦ c\n"),
    ViCase("¦a\n\nb\n", "gJ", "a¦b\n"),
    ViCase("- ¦a\n- b\n", "J", "- a¦ b\n"),
    ViCase("¦abc", "Rxy<Esc>", "x¦yc"), ViCase("¦abc", "Rxy<BS><BS><Esc>", "¦abc"),
    ViCase("a¦b", "Rxyz<Esc>", "axy¦z"),
  ])
  func indentsConvertsAndJoins(_ one: ViCase) { ViScreen.check(one) }
}
