import CursesControls
import CursesCore
import CursesMarkdown
import Testing

@MainActor
@Suite("Vi: typing, registers, repeating") struct ViRepeatTests {
  @Test(arguments: [
    ViCase("a¦b", "ix<Esc>", "a¦xb"), ViCase("a¦b", "ax<Esc>", "ab¦x"),
    ViCase("a¦b", "Ix<Esc>", "¦xab"),
    ViCase("¦ab", "Ax<Esc>", "ab¦x"), ViCase("¦ab", "3ix<Esc>", "xx¦xab"),
    ViCase("¦a\n\nb\n", "ox<Esc>", "a\n\n¦x\n\nb\n"),
    ViCase("a\n\n¦b\n", "Ox<Esc>", "a\n\n¦x\n\nb\n"),
    ViCase("- ¦a\n- b\n", "ox<Esc>", "- a\n- ¦x\n- b\n"),
    ViCase("- a\n- ¦b\n", "Ox<Esc>", "- a\n- ¦x\n- b\n"),
    ViCase("- ¦a\n", "2ox<Esc>", "- a\n- x\n- ¦x\n"),
    ViCase("```\n¦a\n```\n", "ox<Esc>", "```\na\n¦x\n```\n"),
    ViCase("```\n¦a\n```\n", "Ox<Esc>", "```\n¦x\na\n```\n"),
    ViCase("¦one", "Atwo three<C-w>x<Esc>", "onetwo ¦x"),
    ViCase("¦one", "A two<C-u>x<Esc>", "one¦x"),
    ViCase("¦ab", "ix<Esc>Ay<Esc>giz<Esc>", "xaby¦z"),
    ViCase("¦a **b**", "A c<Esc>", "a **b ¦c**"),
    ViCase("¦ab", "ia<Left><Left>x<Esc>", "¦xaab"), ViCase("¦ab", "yliz<C-r>0<Esc>", "z¦aab"),
  ])
  func typing(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦abcdef", "x.", "¦cdef"), ViCase("¦abcdef", "2x.", "¦ef"),
    ViCase("¦abcdef", "x3.", "¦ef"),
    ViCase("¦abcdefgh", "x2..", "¦fgh"), ViCase("¦one two three", "cwx<Esc>w.", "x ¦x three"),
    ViCase("¦a b c", "dw.", "¦c"), ViCase("¦ab", "ix<Esc>.", "¦xxab"),
    ViCase("¦ab", "Ax<Esc>.", "abx¦x"),
    ViCase("- ¦a\n", "ox<Esc>.", "- a\n- x\n- ¦x\n"),
    ViCase("¦a\n\nb\n\nc\n\nd\n", "dd.", "¦c\n\nd\n"),
    ViCase("¦abab", "~.", "AB¦ab"),
    ViCase("¦ab cd ef", "vd.", "¦cd ef"),
    ViCase("¦one two", "gUiww.", "ONE ¦TWO"),
    ViCase("¦a (b) (c)", "fbci(x<Esc>fc.", "a (x) (¦x)"), ViCase("¦abcd", "Rxy<Esc>l.", "xyx¦y"),
    ViCase("¦one two", "ciw**<Esc>", "*¦* two"),
    ViCase("- ¦ab\n- cd\n- ef\n- gh\n", "<C-v>jIx<Esc>jj.", "- xab\n- xcd\n- ¦xef\n- xgh\n"),
    ViCase("- ¦ab\n- cd\n- ef\n- gh\n", "<C-v>jAx<Esc>jj.", "- axb\n- cxd\n- ¦exf\n- gxh\n"),
    ViCase("¦abcdef", "vld.", "¦ef"), ViCase("¦ab", "yl..p.", "aa¦ab"),
  ])
  func repeating(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦one two", "\"aywwvey\"aP", "one one¦ two"), ViCase("¦a b", "\"_dwp", "¦b"),
    ViCase("¦abc", "\"axl\"Ax\"ap", "ba¦c"),
    ViCase("¦a\n\nb\n\nc\n", "dddd\"1P", "¦b\n\nc\n"),
    ViCase("¦a\n\nb\n\nc\n", "dddd\"2P", "¦a\n\nc\n"),
    ViCase("¦abc\n\nd\n", "xjdd\"-p", "b¦ac\n"),
    ViCase("¦one two", "ywde\"0P", "one¦ two"),
  ])
  func registers(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦abc", "xu", "¦abc"), ViCase("¦abc", "xxu", "¦bc"), ViCase("¦abc", "xx2u", "¦abc"),
    ViCase("¦abc", "xxuu<C-r>", "¦bc"), ViCase("¦abc", "ione two three<Esc>u", "¦abc"),
    ViCase("¦abc", "3ixy<Esc>u", "¦abc"), ViCase("¦a\n", "oone<CR>two<Esc>u", "¦a\n"),
    ViCase("¦one two", "cwsix seven<Esc>u", "¦one two"),
    ViCase("¦a\n\nb\n\nc\n", "2ddu", "¦a\n\nb\n\nc\n"),
    ViCase("¦a\n", "yy3pu", "¦a\n"),
    ViCase("- a¦bc\n- def\n", "<C-v>jcxyz<Esc>u", "- a¦bc\n- def\n"),
    ViCase("¦one one", ":%s/one/x/g<CR>u", "¦one one"), ViCase("¦abc", "x.u", "¦bc"),
  ])
  func undo(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦abc abc", "qaxwq@a", "bc b¦c"),
    ViCase("¦a\n\nb\n\nc\n", "qqIx<Esc>jq2@q", "xa\n\nxb\n\n¦xc\n"),
  ])
  func macros(_ one: ViCase) {
    let screen = ViScreen(one.before).press(one.keys)
    #expect(screen.marked == one.after)
  }

  @Test(arguments: [
    ViCase("¦a b a\n\na\n", ":s/a/x/<CR>", "¦x b a\n\na\n"),
    ViCase("¦a b a\n\na\n", ":s/a/x/g<CR>", "¦x b x\n\na\n"),
    ViCase("¦a b a\n\na\n", ":%s/a/x/g<CR>", "x b x\n\n¦x\n"),
    ViCase("¦ab cd", ":s/\\(\\w\\)\\(\\w\\)/\\2\\1/g<CR>", "¦ba dc"),
    ViCase("¦a/b", ":s#/#-#<CR>", "¦a-b"), ViCase("¦a/b", ":s/\\//-/<CR>", "¦a-b"),
    ViCase("¦ab", ":s/b/[&]/<CR>", "¦a[b]"),
    ViCase("¦a\n\nb\n\nc\n", ":3d<CR>", "a\n\n¦c\n"), ViCase("¦a\n\nb\n\nc\n", ":.,$d<CR>", "¦"),
    ViCase("a\n\n¦b\n\na\n", ":1,3s/[ab]/x/<CR>", "x\n\n¦x\n\na\n"),
    ViCase("¦a a\n\na a\n", "Vj:s/a/x/<CR>", "x a\n\n¦x a\n"),
    ViCase("¦A a", ":s/a/x/gI<CR>", "¦A x"), ViCase("**¦a** a", ":s/a/b/g<CR>", "**¦b** b"),
    ViCase("¦a b", ":s/a/x/<CR>w:s/b/a/<CR>:&<CR>", "¦x a"),
  ])
  func ex(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("- ¦one\n- two\n- one\n", "/two<CR>?one<CR>cgnx<Esc>n.", "- x\n- two\n- ¦x\n"),
    ViCase("¦a **one** one", "/one<CR>dgn.", "a ¦ "), ViCase("¦a one b", "/one<CR>gnU", "a ¦ONE b"),
    ViCase("¦ab cd", "qadwq\"ap", "cd¦wd"), ViCase("x ¦xb", "\"ayl@a", "x ¦b"),
    ViCase("¦abc", "yl$p`[ix<Esc>", "abc¦xa"), ViCase("- ¦a\n- b\n", "yyjp`]x", "- a\n- b\n- ¦\n"),
  ])
  func matchesAndMarksOfChanges(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦a 7 b", "<C-a>", "a ¦8 b"), ViCase("¦a 7 b", "5<C-x>", "a ¦2 b"),
    ViCase("¦x-1 -1", "<C-a>", "x-¦2 -1"), ViCase("a ¦-1", "<C-x>", "a -¦2"),
    ViCase("¦007", "<C-a>", "00¦8"), ViCase("¦a 9", "<C-a>.", "a 1¦1"),
    ViCase("**v¦9** 1", "<C-a>", "**v1¦0** 1"), ViCase("¦a", "<C-a>", "¦a"),
  ])
  func numbers(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦ab cd", "ix<C-o>wy<Esc>", "xab ¦ycd"), ViCase("¦ab", "Ax<C-o>0y<Esc>", "¦yabx"),
    ViCase("¦ab", "Ax<C-o>zzy<Esc>", "abx¦y"), ViCase("¦ab cd", "ix<C-o>dwy<Esc>", "x¦ycd"),
    ViCase("¦ab cd", "ix<C-o>$y<Esc>", "xab cd¦y"), ViCase("¦ab", "ax<C-o><Esc>y<Esc>", "ax¦yb"),
  ])
  func oneCommandWhileTyping(_ one: ViCase) { ViScreen.check(one) }

  @Test(arguments: [
    ViCase("¦a\n\nb\n\nc\n", ":m$<CR>", "b\n\nc\n\n¦a\n"),
    ViCase("a\n\nb\n\n¦c\n", ":m0<CR>", "¦c\n\na\n\nb\n"),
    ViCase("- ¦a\n- b\n- c\n", ":t.<CR>", "- a\n- ¦a\n- b\n- c\n"),
    ViCase("- ¦a\n- b\n- c\n", ":m+1<CR>", "- b\n- ¦a\n- c\n"),
    ViCase("- ¦a\n- b\n", ":%norm Ax<CR>", "- ax\n- b¦x\n"),
    ViCase("- ¦a1\n- b\n- a2\n", ":g/a/norm xx<CR>", "- \n- b\n- ¦\n"),
    ViCase("¦foo(bar)", ":s/\\v(\\w+)\\(/\\1[/<CR>", "¦foo[bar)"),
    ViCase("¦a.b axb", ":s/\\Va.b/c/g<CR>", "¦c axb"),
    ViCase("¦cat concat", ":s/\\<cat\\>/dog/g<CR>", "¦dog concat"),
    ViCase("¦A a", ":s/\\Ca/x/g<CR>", "¦A x"), ViCase("¦a b a", ":s/a/x/<CR>&", "¦x b x"),
  ])
  func moreExCommands(_ one: ViCase) { ViScreen.check(one) }

  @Test func listsAskForADialog() {
    let screen = ViScreen("¦one\n\ntwo\n")
    screen.press("ma\"byiwj:marks<CR>:reg<CR>")
    guard case .list(let marks)? = screen.requests.first,
      case .list(let registers)? = screen.requests.last
    else {
      Issue.record("nothing listed")
      return
    }
    #expect(marks.kind == .marks && marks.entries.contains { $0.name == "a" && $0.words == "one" })
    #expect(registers.entries.contains { $0.name == "b" && $0.words == "one" })
    _ = screen.editor.choose("a", in: .marks, tick: 0)
    #expect(screen.marked == "¦one\n\ntwo\n")
    _ = screen.editor.choose("b", in: .registers, tick: 0)
    #expect(screen.marked == "oon¦ene\n\ntwo\n")
  }
}
