/// The keys of vi: a section of `docs/keys.md`, and of the help while they are on.
package enum ViSheet {
  package struct Row: Equatable, Sendable {
    package let keys: String
    package let words: String

    package init(_ keys: String, _ words: String) {
      self.keys = keys
      self.words = words
    }
  }

  package struct Part: Equatable, Sendable {
    package let title: String
    package let rows: [Row]

    package init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  package static let parts: [Part] = [
    Part(
      title: "Vi: motions",
      rows: [
        Row("h  l  0  ^  $  g_  |", "characters, the start and the end of the line, a column"),
        Row("j  k  +  -  _", "lines: a paragraph, an item, a row of a table, a line of code"),
        Row("gj  gk  g0  g$  ↑  ↓", "rows of the screen, into which long lines are wrapped"),
        Row("w  b  e  ge  W  B  E  gE", "words, and everything between spaces"),
        Row("(  )  {  }", "sentences; lines without a gap between them"),
        Row("f  F  t  T  ;  ,", "to a character of the line, or beside it, and again"),
        Row("%", "to the bracket that belongs to this one"),
        Row("gg  G  5G  :5", "the first line, the last, a line of the source by its number"),
        Row("H  M  L", "the top, the middle and the bottom of the screen"),
        Row(
          "/  ?  n  N  *  #  g*  g#", "searches by a pattern, for the word at the caret, and again"),
        Row(
          "/a/e  /a/s+1  /a/+1  /a/;/b",
          "to the end of a match, beside it, lines below it; two in a row"),
        Row(
          "m  '  `",
          "sets a mark, goes to its line, to its place; twice: back; A to Z lead to other notes"),
        Row(
          "'[  ']  '<  '>",
          "the start and the end of what was changed, put or yanked; of what was selected"),
        Row(
          "Ctrl+O  Ctrl+I",
          "back to where far motions came from, and on again (where the terminal tells Ctrl+I from Tab)"
        ),
        Row("Ctrl+D  Ctrl+U  Ctrl+F  Ctrl+B", "half pages and pages down and up"),
        Row(
          "Ctrl+E  Ctrl+Y  zt  zz  zb",
          "scroll by a row; this row to the top, the middle, the bottom"),
      ]),
    Part(
      title: "Vi: changes",
      rows: [
        Row("d  c  y  >  <", "delete, change, yank, indent, outdent; doubled: whole lines"),
        Row("gu  gU  g~  ~", "small letters, capitals, the other case"),
        Row("gq", "fill the lines of the source again, up to `measure`; what is shown stays"),
        Row("x  X  D  C  Y  s  S  J  gJ  r  R", "the usual short forms"),
        Row(
          "Ctrl+A  Ctrl+X",
          "count the number at the caret, or the next one, up or down; where lines are selected, in each"
        ),
        Row("p  P  gp  gP", "put what was yanked or deleted after, before"),
        Row(
          "i  I  a  A  o  O  gi",
          "type before, at the start, after, at the end, in a new line, where you were"),
        Row("u  Ctrl+R  .", "undo, redo, the last change again"),
        Row("U", "undo all changes of the line that was changed last"),
        Row("\"a", "the register for what follows: a to z, A to Z to add, 0 to 9, -, _, + and *"),
        Row(
          "q  @  @@  @:",
          "record keys into a register, play one, again; the last line after : again"),
      ]),
    Part(
      title: "Vi: text objects, after i (inner) and a (around)",
      rows: [
        Row("w  W  s  p", "word, words between spaces, sentence, lines without a gap"),
        Row(
          "k", "the block: an item with all in it, code, a table; around: its list, its quotation"),
        Row("m", "the span: bold, italic, a link, code …; around: with its markers"),
        Row("\"  '  `", "between quotation marks, straight or curled"),
        Row("(  )  b  {  }  B  [  ]  <  >", "between brackets, these or the next ones"),
        Row("t", "between tags of HTML"),
        Row(
          "gn  gN", "without i or a: the match of the last search, here or next: cgn, and . again"),
      ]),
    Part(
      title: "Vi: selecting",
      rows: [
        Row(
          "v  V  Ctrl+V  gv", "characters, lines, a block with a caret in each line, the same again"
        ),
        Row("o  O", "the other end, the other side of a block"),
        Row("I  A", "type before or after; in a block, in every line"),
        Row("g Ctrl+A", "count numbers up, each by one more than the last"),
      ]),
    Part(
      title: "Vi: while typing",
      rows: [
        Row("Esc", "back to commands; all that was typed is one step of undo"),
        Row("Ctrl+W  Ctrl+U", "delete the word, the line before the caret"),
        Row("Ctrl+R  a", "insert a register"),
        Row("Ctrl+A", "insert what was typed last"),
        Row("Ctrl+O", "one command, then typing continues"),
      ]),
    Part(
      title: "Vi: commands after :",
      rows: [
        Row(":w  :w NAME  :saveas NAME", "save; save under another name"),
        Row(
          ":q  :q!  :wq  :x  ZZ  ZQ",
          "close the tab, the last one quits; without saving, after saving"),
        Row(":cq", "quit without saving and with an error, so that git gives up"),
        Row(":e  :e!  :e NAME", "read the note again; open another note"),
        Row(
          "gt  gT  2gt  :tabn  :tabp  :bn  :bp",
          "the next tab, the one before, the second; :tabfir and :tabl the first and the last"),
        Row(
          ":tabnew  :tabe NAME  :tabc  :bd  :tabo",
          "open a note in a tab of its own, or start it; close the tab, all others"),
        Row(
          ":sp  :vs  :sp NAME  :only", "two notes side by side, another one beside; this one alone"),
        Row(
          "Ctrl+W w  p  h  l  t  b",
          "the other pane, the left one, the right one; each after Ctrl+W"),
        Row(
          "Ctrl+W s  v  n  q  c  o",
          "a second pane; close the tab; this note alone; each after Ctrl+W"),
        Row(
          ":s/a/b/g  :%s/a/b/g  :&",
          "replace in the line, everywhere, once more; flags g i I c n; & is :s again, g& everywhere"
        ),
        Row(
          "\\1  &  \\r  \\u  \\U  \\L  \\E",
          "in what is put: a group, the match, a line end, capitals, small letters"),
        Row(
          ":g/a/d  :g!/a/d  :v/a/d", "a command in every line that has a match, or that has none"),
        Row(":m  :t", "move lines below another, copy them there: :m$ :t0"),
        Row(":pu  :pu!", "put a register as lines below this one, above it: :pu a"),
        Row(":sort  :sort!", "lines in order, the other way round; flags i n u"),
        Row(":normal", "keys for each line: :%normal A;"),
        Row(":marks  :reg", "the marks, the registers, to choose from"),
        Row(
          ":d  :y  :>  :<  :j  :k",
          "what the keys do, for lines such as 2,5 or .,$ or '<,'> or /a/,/b/; :d 3; a bar goes between two"
        ),
        Row(":noh  :set", "no highlights; ignorecase, smartcase and hlsearch, or no before them"),
      ]),
    Part(
      title: "Vi: the view",
      rows: [
        Row("gx", "follow the link"),
        Row("za  zM  zR", "fold or unfold the section; all of them"),
      ]),
  ]

  /// The section of `docs/keys.md`.
  package static var markdown: [String] {
    var lines = [
      "", "## Vi keys", "",
      "`vi: on` in the settings, or the command “Turn Vi keys on or off”, makes the text understand the keys of vi.",
      "The status bar says the mode in words and shows what is typed of a command; the cursor is a block",
      "in the modes for commands, a bar while you type, an underline while you type over. Motions go by",
      "what is seen: hidden markers are not there. One operator is one step of undo, and so is everything",
      "typed from `i` to Esc. Counts work before commands and between an operator and its motion.",
      "",
      "In the modes for commands vi has all plain keys and Ctrl+R, D, U, F, B, E, Y, V, W, O, I, A and X; while",
      "you type it has Esc and Ctrl+W, U, R, O and A. All other keys keep their meaning in every mode: Ctrl+S,",
      "Ctrl+P, the keys with Alt, F1 to F12. What the taken keys do otherwise is in Ctrl+P. Patterns are written",
      "as in vim: \\( \\) \\| \\+ \\= \\{2,3} \\{-} are symbols with a backslash, with \\v without one. They tell capitals",
      "from small letters only when they have a capital in them, or \\C.",
    ]
    for part in parts {
      lines += ["", "### \(part.title)", "", "| keys | what they do |", "|---|---|"]
      lines += part.rows.map { row in
        let keys = row.keys.split(separator: "  ").map { "`\($0)`".fencing($0) }
        return "| " + keys.joined(separator: " ").replacing("|", with: "\\|") + " | \(row.words) |"
      }
    }
    return lines
  }
}

extension String {
  /// A key that is a backtick itself needs longer fences.
  fileprivate func fencing(_ key: Substring) -> String { key == "`" ? "`` ` ``" : self }
}
