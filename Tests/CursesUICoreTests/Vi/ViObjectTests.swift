import Testing

@MainActor
@Suite("Vi: text objects") struct ViObjectTests {
  @Test(arguments: [
    ViCase("one t¦wo three", "diw", "one ¦ three"), ViCase("one t¦wo three", "daw", "one ¦three"),
    ViCase("one t¦wo", "daw", "on¦e"), ViCase("one¦  two", "diw", "one¦two"),
    ViCase("one t¦wo-x three", "diW", "one ¦ three"),
    ViCase("one t¦wo-x three", "daW", "one ¦three"),
    ViCase("¦one two three", "d2aw", "¦three"),
    ViCase("One. T¦wo is. Three.", "dis", "One. ¦ Three."),
    ViCase("One. T¦wo is. Three.", "das", "One. ¦Three."), ViCase("One. Th¦ree.", "das", "One¦."),
    ViCase("a\n\n- ¦b\n- c\n\nd\n", "dip", "a\n\n¦d\n"), ViCase("¦a\n\nb\n", "dap", "¦b\n"),
    ViCase("```\na\n¦b\n```\n\nc\n", "dip", "¦c\n"),
  ])
  func wordsSentencesParagraphs(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("a \"b ¦c\" d", "di\"", "a \"¦\" d"), ViCase("a \"b ¦c\" d", "da\"", "a ¦d"),
    ViCase("a “b ¦c” d", "di\"", "a “¦” d"), ViCase("¦a 'b' c", "di'", "a '¦' c"),
    ViCase("it's 'b¦c' x", "di'", "it's '¦' x"), ViCase("a (b ¦c) d", "di(", "a (¦) d"),
    ViCase("a (b ¦c) d", "dab", "a ¦ d"), ViCase("a ((b) ¦c) d", "dib", "a (¦) d"),
    ViCase("a (b (¦c)) d", "d2i(", "a (¦) d"), ViCase("{a ¦b}", "diB", "{¦}"),
    ViCase("x {a ¦b}", "da{", "x¦ "),
    ViCase("a \\[b ¦c\\] d", "di[", "a \\[¦\\] d"), ViCase("a < b ¦c > d", "di<", "a <¦> d"),
    ViCase("a ¦b", "di(", "a ¦b"), ViCase("(a\n\n¦b)\n", "di(", "(¦)\n"),
  ])
  func quotesAndBrackets(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("- a\n- ¦b\n  - c\n- d\n", "dik", "- a\n- ¦d\n"),
    ViCase("- a\n- ¦b\n\nx\n", "dak", "¦x\n"),
    ViCase("¦para\n\nnext\n", "dik", "¦next\n"), ViCase("```\na\n¦b\n```\n\nc\n", "dik", "¦c\n"),
    ViCase("> a\n>\n> ¦b\n\nc\n", "dak", "¦c\n"),
    ViCase("x\n\n| a |\n|---|\n| ¦1 |\n\ny\n", "dik", "x\n\n¦y\n"),
    ViCase("- a\n- ¦b\n  - c\n", "yikGp", "- a\n- b\n  - c\n  - ¦b\n    - c\n"),
    ViCase("a **b ¦c** d", "dim", "a ¦ d"), ViCase("a **b _¦c_ d** e", "dim", "a **b ¦ d** e"),
    ViCase("a **b _¦c_ d** e", "d2im", "a ¦ e"), ViCase("a [¦b c](u) d", "dam", "a ¦ d"),
    ViCase("a `c¦ode` d", "gUim", "a ¦`CODE` d"), ViCase("¦a", "dim", "¦a"),
    ViCase("a **b¦old** c", "vim", "a **«bol¦d»** c"),
    ViCase("- ¦a\n  - b\n\nc\n", "vik", "- «a\n  - ¦b»\n\nc\n"),
  ])
  func blocksAndSpans(_ one: ViCase) { ViScreen.check(one) }
}
