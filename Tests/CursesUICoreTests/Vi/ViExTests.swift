import CursesControls
import CursesCore
import CursesMarkdown
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichEditor
@testable import CursesRichText
@testable import CursesTextEditors
@testable import CursesVi

/// `:s` that asks, `:sort` and `:put`.
@MainActor
@Suite("Vi: lines of ex") struct ViExTests {
  @Test(arguments: [
    // A count that no text has lines for takes no time.
    ViCase("¦a\n\nb\n", ":y 1000000000<CR>", "¦a\n\nb\n"),
    ViCase("a\n\n¦b\n", "/a/+1000000000<CR>", "a\n\n¦b\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/gc<CR>yny", "b a\n\n¦b\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/c<CR>yn", "¦b a\n\na\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/c<CR>yy", "b a\n\n¦b\n"),
    ViCase("¦a a\n\na a\n", ":%s/a/b/gc<CR>na", "a b\n\n¦b b\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/gc<CR>nl", "¦a b\n\na\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/gc<CR>yq", "¦b a\n\na\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/gc<CR>y<Esc>x", "¦ a\n\na\n".replacing(" ", with: "")),
    ViCase("- ¦**a** x\n- a\n", ":%s/a/bc/gc<CR>yy", "- **bc** x\n- ¦bc\n"),
    ViCase("¦a1 a2\n", ":s/a\\(.\\)/\\1b/gc<CR>yy", "¦1b 2b\n"),
    ViCase("¦a a\n\na\n", ":%s/a/aa/gc<CR>yyy", "aa aa\n\n¦aa\n"),
    // All of it is one step.
    ViCase("¦a a\n\na\n", ":%s/a/b/gc<CR>yyyu", "¦a a\n\na\n"),
    ViCase("¦a a\n\na\n", ":%s/a/b/gc<CR>yqu", "¦a a\n\na\n"),
    // Other letters are no answer.
    ViCase("¦a a\n", ":s/a/b/gc<CR>xdy", "b ¦a\n"),
  ])
  func asks(_ one: ViCase) { ViScreen.check(one) }

  /// What was done before is one step.
  @Test(arguments: [
    (":g/a/s/a/b/<CR>", "b\nb\na\na\n"), (":%s/a/b/<CR>", "a\na\nb\nb\n"),
    (":%norm rb<CR>", "b\nb\na\na\n"), (":g/a/d<CR>", "a\na\n"),
  ])
  func stopsWhenItIsTold(keys: String, after: String) {
    func code(_ lines: String) -> String { "```\n" + lines + "```\n" }
    let screen = ViScreen(code("¦" + "a\na\na\na\n"))
    screen.editor.isInterrupted = {
      screen.editor.document.state.text.string.count(of: "a") == 2
    }
    screen.press(keys)
    #expect(screen.editor.document.state.text.string == code(after))
    #expect(screen.messages.last?.hasPrefix("Stopped") == true)
    screen.editor.isInterrupted = { false }
    screen.press("u")
    #expect(screen.editor.document.state.text.string == code("a\na\na\na\n"))
  }

  /// One command over many lines gives way as well: it asks every 64 of them, and what was stopped is undone
  /// by one key.
  @Test(arguments: [":%t$<CR>", "ggyG", ":2,900m$<CR>", "gg>G", "ggdG", ":%j<CR>"])
  func aLongCommandIsStopped(keys: String) {
    let text = String(repeating: "some words\n\n", count: 1_000)
    let screen = ViScreen("¦" + text)
    var asked = 0
    var made = 0
    var most = 0
    screen.editor.isInterrupted = {
      asked += 1
      most = max(most, screen.editor.document.madeCount - made)
      made = screen.editor.document.madeCount
      return asked > 5
    }
    screen.press(keys)
    #expect(asked > 5)
    #expect(most < 300)
    #expect(screen.messages.last?.hasPrefix("Stopped") == true)
    screen.editor.isInterrupted = { false }
    if screen.editor.document.state.text.string != text { screen.press("u") }
    #expect(screen.editor.document.state.text.string == text)
  }

  @Test(arguments: [
    ViCase("¦a\n\nb\n", ":%s/^/x /<CR>", "x a\n\n¦x b\n"),
    ViCase("- ¦a\n- **b**\n", ":%s/$/;/<CR>", "- a;\n- **¦b**;\n"),
    ViCase("¦abab\n", ":s/b*/-/g<CR>", "¦-a-a-\n"),
    ViCase("¦a\n\n\nb\n", ":g/^$/d<CR>", "a\n\n¦b\n"),
    ViCase("- ¦a\n- b\n", ":%s/$/!/c<CR>yy", "- a!\n- ¦b!\n"),
    ViCase("- ¦x a a\n- a\n- x a\n", ":g/x/s/a/bb/gc<CR>ynyu", "- x ¦a a\n- a\n- x a\n"),
  ])
  func whatMatchesNothingIsReplaced(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("- ¦x a a\n- a\n- x a\n", ":g/x/s/a/bb/gc<CR>yyy", "- x bb bb\n- a\n- ¦x bb\n"),
    ViCase("- ¦x a a\n- a\n- x a\n", ":g/x/s/a/bb/gc<CR>nyy", "- x a bb\n- a\n- ¦x bb\n"),
    ViCase("- ¦x a a\n- a\n- x a\n", ":g/x/s/a/bb/c<CR>yy", "- x bb a\n- a\n- ¦x bb\n"),
    ViCase("- ¦x a\n- a\n- x a\n", ":v/x/s/a/b/c<CR>y", "- x a\n- ¦b\n- x a\n"),
    ViCase("- ¦x a\n- a\n- x a\n", ":g/a/s//b/c<CR>a", "- x b\n- b\n- ¦x b\n"),
    ViCase("- ¦x a\n- a\n- x a\n", ":g/a/s//b/c<CR>yq", "- ¦x b\n- a\n- x a\n"),
    ViCase("- ¦x a\n- a\n- x a\n", ":g/a/s//b/c<CR>yl", "- x b\n- ¦b\n- x a\n"),
  ])
  func matchesAreAskedAboutInTheLinesOfGlobal(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦a, b\n", ":s/, /\\r/<CR>", "a\n\n¦b\n"),
    ViCase("- ¦a, **b, c**\n- d\n", ":s/, /\\r/g<CR>", "- a\n- **b**\n- **¦c**\n- d\n"),
    ViCase("- ¦one two\n", ":s/\\w\\+/\\u&/g<CR>", "- ¦One Two\n"),
    ViCase("- ¦**o**ne\n", ":s/o/\\U&x/<CR>", "- **¦OX**ne\n"),
    ViCase("¦f(a) (b)\n", ":s/(\\(.\\))/[\\1]/g<CR>", "¦f[a] [b]\n"),
    ViCase("- ¦x\n- y\n- x y\n", ":g/x/m0<CR>", "- ¦x y\n- x\n- y\n"),
    ViCase("- ¦x\n- y\n- z\n", ":g/[xy]/m$<CR>", "- z\n- x\n- ¦y\n"),
    ViCase("1. ¦x\n2. y\n", ":g/./t.<CR>", "1. x\n2. x\n3. y\n4. ¦y\n"),
    ViCase("- a\n- ¦b\n", ":m-2<CR>", "- ¦b\n- a\n"),
    ViCase("- ¦a\n- b\n- c\n", ":s/a/x/|+1d<CR>", "- x\n- ¦c\n"),
    ViCase("- ¦a\n- b\n- c\n", ":/b/,/c/d<CR>", "- ¦a\n"),
    ViCase("- ¦a\n- b\n- c\n", ":d<CR>@:", "- ¦c\n"),
    ViCase("- ¦a 0\n- **b 0**\n", "Vjg<C-a>", "- ¦a 1\n- **b 2**\n"),
  ])
  func linesAreWrittenAsInVim(_ one: ViCase) { ViScreen.check(one) }

  @Test func matchesCanBeCounted() {
    let screen = ViScreen("¦a b a\n\na\n").press(":%s/a//gn<CR>:%s/z//e<CR>:=<CR>")
    #expect(screen.messages == ["3 matches in 2 lines.", "Line 1."])
    #expect(screen.source == "a b a\n\na\n")
  }

  @Test func theQuestionIsShown() {
    let screen = ViScreen("¦a b a\n").press(":s/a/x/gc<CR>")
    #expect(
      screen.editor.modal?.prompt.map { String($0.characters) }
        == "Replace with “x”? y yes, n no, a all, l last, q quit")
    #expect(screen.editor.currentMatch?.lowerBound.visible == 0)
    screen.press("n")
    #expect(screen.editor.currentMatch?.lowerBound.visible == 4)
    screen.press("y")
    #expect(screen.editor.modal?.prompt == nil)
    #expect(screen.messages == ["Replaced 1 match in 1 line."])
    screen.press(":s/z/x/c<CR>")
    #expect(screen.messages.last == "“z” is not there.")
    // A key that is not of vi ends it.
    screen.press(":s/b/x/c<CR>")
    _ = screen.editor.handle(Key(.function(5)), tick: 0)
    #expect(screen.editor.modal?.prompt == nil)
    #expect(screen.source == "a b x\n")
  }

  @Test(arguments: [
    ViCase("- ¦c\n- a\n- b\n", ":%sort<CR>", "- ¦a\n- b\n- c\n"),
    ViCase("- ¦c\n- a\n- b\n", ":sort!<CR>", "- ¦c\n- b\n- a\n"),
    ViCase("1. ¦c\n2. a\n3. b\n", ":%sort<CR>", "1. ¦a\n2. b\n3. c\n"),
    ViCase("- [ ] ¦c\n- [x] a\n", ":%sort<CR>", "- [x] ¦a\n- [ ] c\n"),
    ViCase("¦c\n\n**a** b\n\nb\n", ":%sort<CR>", "**¦a** b\n\nb\n\nc\n"),
    ViCase("- ¦d\n- c\n- b\n- a\n", ":2,3sort<CR>", "- d\n- ¦b\n- c\n- a\n"),
    ViCase("- ¦b\n- B\n- a\n", ":%sort i<CR>", "- ¦a\n- b\n- B\n"),
    ViCase("- ¦x10\n- x9\n- x\n", ":%sort n<CR>", "- ¦x\n- x9\n- x10\n"),
    ViCase("- ¦b\n- a\n- b\n- a\n", ":%sort u<CR>", "- ¦a\n- b\n"),
    ViCase("1. ¦b\n2. a\n3. b\n", ":%sort u<CR>", "1. ¦a\n2. b\n"),
    ViCase("```\n¦c\na\n```\n", ":.,+1sort<CR>", "```\n¦a\nc\n```\n"),
    ViCase(
      "| h |\n|---|\n| ¦c |\n| a |\n", ":.,+1sort<CR>", "| h |\n|---|\n| ¦a |\n| c |\n"),
    ViCase("- ¦c\n- a\n", ":%sort<CR>u", "- ¦c\n- a\n"),
    ViCase("- ¦c\n- a\n- b\n", "Vj:sort<CR>", "- ¦a\n- c\n- b\n"),
  ])
  func sorts(_ one: ViCase) { ViScreen.check(one) }

  @Test func whatCannotBeSortedStays() {
    let screen = ViScreen("# ¦b\n\na\n").press(":sort<CR>")
    #expect(
      screen.messages == ["Select lines of one kind without empty lines to sort them."])
    #expect(screen.source == "# b\n\na\n")
    screen.press(":sort x<CR>")
    #expect(screen.messages.count == 2)
  }

  /// A line that has nothing to replace is no failure, as in vim, where another has.
  @Test(arguments: [
    (":v/z/s/few/b/<CR>", "Done in 2 lines."), (":g/z/s/nope/b/<CR>", "“nope” is not there."),
    (":v/z/s/nope/b/<CR>", "“nope” is not there."), (":g/few/s/few/b/<CR>", "Done in 3 lines."),
  ])
  func whatWasReplacedInLinesIsSaid(keys: String, told: String) {
    let screen = ViScreen("- ¦few\n- z few\n- none\n- few\n")
    screen.press(keys)
    #expect(screen.messages.last == told)
  }

  @Test(arguments: [
    ViCase("- ¦a\n- b\n", "yy:2pu<CR>", "- a\n- b\n- ¦a\n"),
    ViCase("- ¦a\n- b\n", "yyj:pu!<CR>", "- a\n- ¦a\n- b\n"),
    ViCase("- a\n- ¦b\n", "yy:0pu<CR>", "- ¦b\n- a\n- b\n"),
    ViCase("¦one two\n", "yw:pu<CR>", "one two\n\n¦one \n"),
    ViCase("- ¦a\n- b\n", "\"ayyj\"byy:pu a<CR>", "- a\n- b\n- ¦a\n"),
    ViCase("- ¦a\n", "yy:pu<CR>u", "- ¦a\n"),
  ])
  func puts(_ one: ViCase) { ViScreen.check(one) }
}

extension String {
  /// How often a letter is in it.
  fileprivate func count(of letter: Character) -> Int { count { $0 == letter } }
}
