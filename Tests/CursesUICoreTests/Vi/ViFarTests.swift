import CursesControls
import CursesCore
import CursesMarkdown
import Testing

private let long = "one two three four five six seven eight nine ten"

/// What reaches over many lines: `:g`, `gq`, and the way back.
@MainActor
@Suite("Vi: over many lines") struct ViFarTests {
  @Test(arguments: [
    ViCase("¦a\n\nb\n\na b\n\nc\n", ":g/a/d<CR>", "b\n\n¦c\n"),
    ViCase("¦a\n\nb\n\na b\n\nc\n", ":g!/a/d<CR>", "a\n\n¦a b\n"),
    ViCase("¦a\n\nb\n\na b\n\nc\n", ":v/a/d<CR>", "a\n\n¦a b\n"),
    ViCase("- ¦a1\n- b1\n- a1\n", ":g/a/s/1/2/<CR>", "- a2\n- b1\n- ¦a2\n"),
    ViCase("- ¦a\n- b\n- a\n", ":2,3g/a/s/a/x/<CR>", "- a\n- b\n- ¦x\n"),
    ViCase("- ¦a\n- b\n- c\n- d\n", ":g/[bd]/><CR>", "- a\n  - b\n- c\n  - ¦d\n"),
    ViCase("1. ¦a\n2. b\n3. c\n", ":g#b#d<CR>", "1. a\n2. ¦c\n"),
    ViCase("¦a/b\n\nc\n", ":g/\\//d<CR>", "¦c\n"),
    ViCase("¦a\n\nb\n", "/b<CR>gg:g//d<CR>", "¦a\n"),
    ViCase("¦a\n\nb\n\nc\n", ":g/[ab]/d<CR>u", "¦a\n\nb\n\nc\n"),
  ])
  func everywhere(_ one: ViCase) { ViScreen.check(one) }

  @Test func whatGlobalCannotDoItSays() {
    for (keys, words) in [
      (":g/x/d<CR>", "“x” is not there."), (":v/a/d<CR>", "“a” is everywhere."),
      (":g/a/w<CR>", "Write :g/pattern/command, with a command that changes lines."),
      (":g/a/g/a/d<CR>", "Write :g/pattern/command, with a command that changes lines."),
      (":g/a<CR>", "Write :g/pattern/command, with a command that changes lines."),
    ] {
      let screen = ViScreen("¦a\n\nab\n").press(keys)
      #expect(screen.messages == [words])
      #expect(screen.source == "a\n\nab\n")
    }
  }

  @Test(arguments: [
    (long, "gqq", "one two three four\nfive six seven\neight nine ten"),
    ("one\ntwo\nthree four five six seven", "gqq", "one two three four\nfive six seven"),
    ("> one two three four five", "gqq", "> one two three\n> four five"),
    ("- one two three four five", "gqq", "- one two three\n  four five"),
    ("> one\ntwo\n> three", "gqq", "> one two three"),
    ("one  \ntwo\nthree", "gqq", "one  \ntwo three"),
    ("one\\\ntwo\nthree", "gqq", "one\\\ntwo three"),
    ("one **two three four** five", "gqq", "one **two three\nfour** five"),
    ("one `two three four five` six", "gqq", "one\n`two three four five`\nsix"),
    ("words and so ones # no", "gqq", "words and so ones #\nno"),
    ("one two three four - five", "gqq", "one two three four -\nfive"),
    ("# one two three four five six", "gqq", "# one two three four five six"),
    ("one two three four five\n\nsix\nseven", "gqG", "one two three four\nfive\n\nsix seven"),
    ("one two three four five\n\nsix\nseven", "Vjgq", "one two three four\nfive\n\nsix seven"),
    ("one\r\ntwo three four five", "gqq", "one two three four\r\nfive"),
    ("a\nb\n\nc\nd\n\ne\nf", "gqqjj.", "a b\n\nc\nd\n\ne f"),
  ])
  func reflows(before: String, keys: String, after: String) {
    let screen = ViScreen(before)
    screen.editor.measure = 18
    let shown = screen.editor.document.shown
    screen.press(keys)
    #expect(screen.source.inOneLine == after.inOneLine, "\(screen.messages.count)")
    #expect(screen.editor.document.shown == shown)
    screen.press("u")
    if keys != "gqqjj." { #expect(screen.source == before) }
  }

  @Test(arguments: [
    ViCase("¦a\n\nb\n\nc\n", "G<C-o>", "¦a\n\nb\n\nc\n"),
    ViCase("¦a\n\nb\n\nc\n", "G<C-o><C-i>", "a\n\nb\n\n¦c\n"),
    ViCase("¦a\n\nb\n\nc\n", "/b<CR>G<C-o><C-o>", "¦a\n\nb\n\nc\n"),
    ViCase("¦a\n\nb\n\nc\n", "/b<CR>G2<C-o><C-i>", "a\n\n¦b\n\nc\n"),
    ViCase("¦a\n\nb\n\nc\n", "G<C-o><C-o><C-o>", "¦a\n\nb\n\nc\n"),
    ViCase("a\n\n¦b\n\nc\n", "GggOx<Esc>G<C-o><C-o>", "x\n\na\n\n¦b\n\nc\n"),
  ])
  func jumps(_ one: ViCase) {
    let screen = ViScreen(one.before).press(one.keys)
    #expect(screen.marked.inOneLine == one.after.inOneLine)
  }
}
