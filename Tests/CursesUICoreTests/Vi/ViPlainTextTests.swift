import CursesMarkdown
import Testing

@testable import CursesRichEditor
@testable import CursesVi

/// The keys of vi where lines are lines: what they make of a text is what vim 9 makes of it.
@MainActor
@Suite("Vi: plain text") struct ViPlainTextTests {
  @Test(arguments: [
    ("a\nb\n", ":%s/$/;/<CR>", "a;\nb;\n"), ("a\nb\nc\n", ":%normal A;<CR>", "a;\nb;\nc;\n"),
    ("a\nb\nc\n", "Gx", "a\nb\n\n"), ("a\nb\nc\n", "Gdd", "a\nb\n"),
    ("a\nb\nc\n", "Gonew<Esc>", "a\nb\nc\nnew\n"), ("a\nb\nc\n", "GAnew<Esc>", "a\nb\ncnew\n"),
    ("a\nb\nc\n", ":$d<CR>", "a\nb\n"), ("a\nb\nc\n", ":$t0<CR>", "c\na\nb\nc\n"),
    ("a\nb\nc\n", ":1m$<CR>", "b\nc\na\n"), ("a\nb\nc\n", ":1t$<CR>", "a\nb\nc\na\n"),
    ("a\nb\nc\n", ":g/^/m0<CR>", "c\nb\na\n"), ("a\nb\nc\n", "ggyGGp", "a\nb\nc\na\nb\nc\n"),
    ("a\nb\nc\n", "ggVGJ", "a b c\n"), ("a\nb\nc\n", "ddp", "b\na\nc\n"),
    ("a\nb\nc\n", "ddGp", "b\nc\na\n"), ("a\nb\nc\n", ":v/b/d<CR>", "b\n"),
    ("a\nb\nc\n", "jjjjx", "a\nb\n\n"), ("a\nb\nc\n", "9Gx", "a\nb\n\n"),
    ("a\nb\nc\n", "GddGdd", "a\n"), ("a\n\n", "Gix<Esc>", "a\nx\n"),
    // A count that is larger than what is there.
    ("a\n\nb\nc\n", "d}", "\nb\nc\n"), ("a\n\nb\nc\n", "2d}", ""),
    ("a\n\nb\nc\n", "3d}", "a\n\nb\nc\n"), ("a\n\nb\nc\n", "3}x", "\n\nb\nc\n"),
    ("a\n\nb\nc\n", "G3d{", "a\n\nb\nc\n"), ("A b. C d.\n", "9d)", "A b. C d.\n"),
    // An object is characters, also in a selection of lines.
    ("f(a, b) x\n", "3lVibrx", "f(xxxx) x\n"), ("f(a, b) x\n", "2lViwrx", "f(x, b) x\n"),
    ("a \"b c\" x\n", "4lVi\"rx", "a \"xxx\" x\n"), ("a\nb\n\nc\n", "viprx", "x\nx\n\nc\n"),
    // Without an end of the last line.
    ("a\nb", "Gx", "a\n"), ("a\nb\nc", "ddGp", "b\nc\na"),
  ])
  func isAsInVim(text: String, keys: String, after: String) { check(text, keys, after) }

  @Test(arguments: [
    ("c\na\nb\na\n", ":sort<CR>", "a\na\nb\nc\n"), ("c\na\nb\na\n", ":%sort<CR>", "a\na\nb\nc\n"),
    ("c\na\nb\na\n", ":1,3sort<CR>", "a\nb\nc\na\n"), ("c\na\nb", ":sort<CR>", "a\nb\nc"),
    ("c\na\nb\na\n", ":sort u<CR>", "a\nb\nc\n"), ("b\n\na\n", ":sort<CR>", "\na\nb\n"),
    ("b\r\na\r\n", ":sort<CR>", "a\r\nb\r\n"), ("# b\n- a\n", ":sort<CR>", "# b\n- a\n"),
    ("- b\n# a\n", ":sort<CR>", "# a\n- b\n"),
  ])
  func linesAreSorted(text: String, keys: String, after: String) { check(text, keys, after) }

  private func check(_ text: String, _ keys: String, _ after: String) {
    let screen = ViScreen("¦" + text)
    screen.editor.show(.source)
    screen.press(keys)
    #expect(screen.editor.document.state.text.string == after, "\(text.debugDescription) \(keys)")
    screen.press("<Esc>99u")
    #expect(screen.editor.document.state.text.string == text)
  }
}
