import CursesSeededRandom

/// Lines as people type them into notes, made by chance: words, marks that stand alone and mean
/// nothing, and marks in pairs that mean something.
struct NaturalLines {
  var dice: SeededGenerator

  private static let words = [
    "the", "tea", "is", "ready", "at", "noon", "see", "page", "and", "then", "über", "café", "日本",
  ]
  private static let lone = [
    "2*3", "a * b", "5 < 6", "x > y", "AT&T", "C:\\dir", "a | b", "$5", "x^2", "~20", "a = b", "==",
    "!", "wow!", "f(x)[0]", "**kwargs", "*args", "_private", "__init__", "int *p", "a[i]", "[ ]",
    "R&D;", "a_b", "snake_case_name", "`", "-", "--", "->", "=>", "<-", "#", "#1", "no. 5", "(a)",
    "[x", "y]", "<3", "\\", "a\\b", "*", "_", "~", "^", "|", "$", "&", "a~b", "5*", "*5",
    "char **p", "10%", "1.", "a*b", "[1]", ":)", "x<y", "&c", "a==b", "!=", "~/dir", "~~", "**",
    "$x", "x*y*z",
    "2 * 3 * 4", "e_1", "f_*", "a/*b*/",
  ]
  private static let paired = [
    "**big**", "*x*", "_it_", "__b__", "`code`", "``a`b``", "~~gone~~", "==mark==", "[a](b)",
    "[a b](http://x.y \"t\")", "[[Page]]", "[[Page|name]]", "![[pic.png]]", "<b>x</b>", "<br>",
    "&amp;", "&lt;", "\\*lit\\*", "\\_", "\\[no\\]", "\\`", "$x^2$", "^up^", "H~2~O", "![i](p.png)",
    "![i|30](p.png)",
    "https://x.y/a_b_c?d=1&e=2", "<https://x.y>", "#tag", "[^1]", "**a *b* c**", "***both***",
    "*a **b** c*", "`a*b`", "`[x]`", "[*a*](b)", "[`c`](d)", "**[a](b)**", "~~a **b**~~", "a@b.org",
    "<!-- c -->", "\\\\", "\\#", "&#42;", "&copy;", "**2*3**", "`\\`", "==a `b`==", "_a `c` b_",
    "(*a*)", "\"**q**\"", "**a**b", "*a*.", "**a**,", "[a]", "[a][b]", "`<b>`",
  ]

  /// A line of two to eight pieces.
  mutating func line() -> String {
    var line = piece()
    for _ in 0..<(1 + dice.below(7)) {
      let space = dice.below(12) == 0 ? "" : dice.below(9) == 0 ? ", " : " "
      line += space + piece()
    }
    return line
  }

  private mutating func piece() -> String {
    switch dice.below(5) {
    case 0, 1: Self.words[dice.below(Self.words.count)]
    case 2: Self.lone[dice.below(Self.lone.count)]
    default: Self.paired[dice.below(Self.paired.count)]
    }
  }
}
