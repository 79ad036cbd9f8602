import CursesCore
import CursesSeededRandom
import CursesText
import Testing

@testable import CursesBackdrops
@testable import CursesControls
@testable import CursesHost
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichEditor
@testable import CursesRichText
@testable import CursesTextEditors
@testable import CursesTextFields
@testable import CursesVi
@_spi(Nodes) @testable import CursesViewGraph

/// What holds for vi keys on any text.
@MainActor
@Suite("Vi: laws") struct ViLawTests {
  nonisolated static let texts = [
    "¦one two, three four five six seven\n",
    "# Head ¦line\n\nSome **bold words** and a [link to it](u) here.\n\n- a b\n- c d\n  - e\n",
    "para one\nsoft line\n\n> quo¦te one\n>\n> quote two\n\n```swift\nlet x = 1\n\nreturn\n```\n\nend\n",
    "1. one\n2. t¦wo\n3. three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n\n---\n\nlast é 漢字 line",
    "- [ ] ta¦sk one\n- [x] task two\n\n\n\nafter `code` and ==mark== text\r\n",
  ]

  /// A count in front, or one behind the operator, does as often as it says.
  @Test(arguments: texts.prefix(3))
  func countsAreRepetitions(_ text: String) {
    for (counted, repeated) in [
      ("3x", "xxx"), ("3w", "www"), ("2e", "ee"), ("2b", "bb"), ("2j", "jj"), ("4l", "llll"),
      ("2)", "))"), ("2}", "}}"), ("d2w", "2dw"), ("2dd", "d2d"), ("3~", "~~~"), ("2.", ".."),
      ("x2.", "x.."), ("y2wP", "2ywP"), ("2fe", "fe;"),
    ] {
      let one = ViScreen(text).press(counted)
      let other = ViScreen(text).press(repeated)
      #expect(
        one.source.inOneLine == other.source.inOneLine, "\(counted) is not \(repeated)")
    }
  }

  /// `.` does what the keys did, and undo takes each change back as one step.
  @Test(
    arguments: texts,
    [
      "x", "dw", "daw", "r*", "~", "cwnew<Esc>", "ix<Esc>", "Ax<Esc>", "ox<Esc>", "dd", "J", "yyp",
      ">>", "Rab<Esc>", "gUiw", "D", "ciwz<Esc>",
    ])
  func repeatingIsDoingItAgain(_ text: String, _ keys: String) {
    let repeated = ViScreen(text).press(keys)
    let once = repeated.source
    let steps = repeated.editor.document.history.stepCount
    #expect(steps <= 1, "\(keys) is \(steps) steps")
    repeated.press(".")
    let twice = ViScreen(text).press(keys + keys)
    #expect(repeated.source.inOneLine == twice.source.inOneLine, "\(keys) again")
    if repeated.editor.document.history.stepCount > steps {
      #expect(repeated.press("u").source.inOneLine == once.inOneLine, "\(keys) undone")
    }
  }

  private static let keys = [
    "h", "l", "j", "k", "w", "b", "e", "ge", "W", "0", "$", "^", "gg", "G", "{", "}", "(", ")",
    "fe", "to", "Fo", ";", ",", "%", "H", "M", "L", "gj", "gk", "n", "*", "#", "x", "X", "dw",
    "d2w", "db", "de", "dd", "2dd", "D", "dj", "dk", "dG", "d}", "d{", "daw", "diw", "das", "dip",
    "dap", "dik", "dak", "dim", "di(", "cwx y<Esc>", "ccline<Esc>", "cimq<Esc>", "C<Esc>",
    "sab<Esc>",
    "S- x<Esc>", "yy", "yw", "yip", "yik", "p", "P", "3p", "gp", "J", "3J", "gJ", ">>", "<<", ">j",
    "gUw", "g~~", "guip", "~", "rz", "r<CR>", "Rxyz<BS><Esc>", "ihello <Esc>", "a*b*<Esc>",
    "I# <Esc>",
    "A end.<Esc>", "onew<CR>two<Esc>", "Oup<Esc>", "2osame<Esc>", "u", "<C-r>", ".", "3.", "vly",
    "vjd", "viwp", "vaw~", "Vd", "Vjy", "Vj>", "VjJ", "<C-v>jld", "<C-v>jIz<Esc>", "<C-v>j$Az<Esc>",
    "<C-v>jlc-<Esc>", "<C-v>jlyP", "vimU", "gvd", "ma", "`a", "'a", "``", "/o<CR>", "?e<CR>",
    "d/e<CR>",
    ":s/o/0/g<CR>", ":%s/e/E/<CR>", ":2d<CR>", ":3<CR>", "\"aY", "\"ap", "\"_dd", "qax~q", "@a",
    "gi!<Esc>",
    "<C-d>", "<C-u>", "<C-e>", "zt", "zz", "i<C-w><C-u>t<Esc>", "5x", "ZZ", "Q", "vo<Esc>",
    "vip<Esc>", "d?a<CR>", "d/o/e<CR>", "c/e/+1<CR>q<Esc>", "/a<CR>cgnz<Esc>", "dgN", "V<C-a>",
    "vjg<C-x>", "<C-v>j$d", "<C-v>jjlAz<Esc>", "<C-v>jlyjp", "viwiwd", "va(i(d", "dit", "3dd",
    ":s/ /\\r/<CR>", ":%s/o/\\U&x/g<CR>", ":g/e/m0<CR>", ":g/o/t.<CR>", ":g/e/j<CR>",
    ":2,3m$<CR>", ":m-2<CR>", ":d 2<CR>", ":s/a/b/|d<CR>", ":%norm Ay<CR>", "A<C-w><C-u>t<Esc>",
    "ox<C-w><Esc>", "@:", "`[d`]", "ix<C-a><Esc>",
  ]

  /// Any keys: what is shown is what the source says, and undo leads back to the first bytes.
  @Test(arguments: texts, 0..<12)
  func anyKeysCanBeUndone(_ text: String, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = ViScreen(text)
    let first = screen.editor.document.state.text
    var pressed = ""
    for _ in 0..<40 {
      let keys = Self.keys[random.below(Self.keys.count)]
      pressed += keys + " "
      screen.press(keys)
      // A command that fails leaves the keys behind it to the next: `gv` where nothing was selected. What
      // was yanked may end in typing when it is run as keys, as in vim.
      let isOpen = screen.editor.viStatus?.pending.isEmpty == false || keys == "@a"
      if isOpen { screen.press("<Esc>") }
      let document = screen.editor.document
      #expect(screen.editor.viMode == .normal, "after \(pressed)")
      #expect(document.shown == RichDocument(document.state.text).shown, "after \(pressed)")
      let place = document.head
      let count = document.paragraph(at: place).text.count
      #expect(place.visible < max(1, count), "the caret is behind the line after \(pressed)")
      if screen.editor.viMode != .normal { return }
    }
    while screen.editor.document.history.canUndo {
      screen.editor.document.perform(.undo, tick: 0)
    }
    #expect(screen.editor.document.state.text == first, "undone after \(pressed)")
  }

  /// A key brings a scalar at a time.
  @Test func aSearchForJoinedCharactersIsTypedScalarByScalar() {
    let screen = ViScreen("¦one 👨‍👩‍👧 e\u{301}\n")
    screen.press("/")
    for scalar in "👨‍👩‍👧e\u{301}".unicodeScalars { screen.press(String(Character(scalar))) }
    #expect(screen.editor.modal?.prompt.map { String($0.characters) } == "/👨‍👩‍👧e\u{301}")
    #expect(screen.editor.modal?.prompt?.caret == 3)
    screen.press("<BS><BS>x<Left>")
    for scalar in "🇩🇪".unicodeScalars { screen.press(String(Character(scalar))) }
    #expect(screen.editor.modal?.prompt.map { String($0.characters) } == "/🇩🇪x")
    #expect(screen.editor.modal?.prompt?.caret == 2)
    // A mark that is typed first stands alone: it is not one with the sign before it.
    for mark in ["\u{301}", "\u{200D}"] {
      let screen = ViScreen("text").press("/").press(mark)
      #expect(screen.editor.modal?.prompt?.characters == ["/", Character(mark)])
      #expect(screen.editor.modal?.prompt?.caret == 2)
    }
  }

  /// In normal mode no letter reaches the text that is not part of a command that changes it.
  @Test func lettersAloneTypeNothing() {
    for letter in "abefghjklnqtvwyzBEFGHLMNTVWYQ{}()[]%^$0;,'`/?:@&_+-=|" {
      let screen = ViScreen("¦one (two) three\n\nfour\n")
      screen.press("\(letter)<Esc>")
      #expect(screen.source == "one (two) three\n\nfour\n", "\(letter)")
    }
  }
}
