/// What sets the words of a programming language apart: a table that one lexer reads.
///
/// It knows enough to colour a text that people read, not to compile it.
public struct CodeLanguage: Hashable, Sendable {
  /// How its lines are read.
  enum Form: Hashable, Sendable { case words, markup, diff, keyed }

  /// A kind of string.
  struct Quote: Hashable, Sendable {
    var open: [UInt8]
    var close: [UInt8]
    var hasEscapes = true
    /// Whether it may go on in the next line.
    var isLong = false

    init(_ mark: String, isLong: Bool = false, hasEscapes: Bool = true) {
      open = Array(mark.utf8)
      close = open
      self.isLong = isLong
      self.hasEscapes = hasEscapes
    }
  }

  var form = Form.words
  var keywords: Set<String> = []
  var types: Set<String> = []
  var lineComments: [[UInt8]] = []
  var blockComment: (open: [UInt8], close: [UInt8])?
  var nestsComments = false
  /// The longest marks first.
  var quotes: [Quote] = []
  /// The byte that starts a directive or an annotation.
  var directives: [UInt8] = []
  /// Whether keywords are the same in capitals.
  var ignoresCase = false
  /// Whether names that start with a capital are types.
  var hasCapitalTypes = false

  public static func == (left: CodeLanguage, right: CodeLanguage) -> Bool {
    left.keywords == right.keywords && left.form == right.form && left.quotes == right.quotes
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(keywords.count) }

  /// The language that a fence names, by the first word of its info string; nil for an unknown one.
  public init?(named name: String) {
    guard let found = CodeLanguage.named[name.lowercased()] else { return nil }
    self = found
  }

  init(
    _ keywords: String, types: String = "", comments: [String] = ["//"],
    block: (String, String)? = ("/*", "*/"), quotes: [Quote] = [Quote("\""), Quote("'")]
  ) {
    self.keywords = Set(keywords.split(separator: " ").map(String.init))
    self.types = Set(types.split(separator: " ").map(String.init))
    lineComments = comments.map { Array($0.utf8) }
    blockComment = block.map { (Array($0.0.utf8), Array($0.1.utf8)) }
    self.quotes = quotes
  }

  /// The same with something else about it.
  func with(_ change: (inout CodeLanguage) -> Void) -> CodeLanguage {
    var copy = self
    change(&copy)
    return copy
  }

  private static let named: [String: CodeLanguage] = [
    "swift": swift, "c": c, "h": c, "c++": cpp, "cpp": cpp, "cc": cpp, "hpp": cpp, "cxx": cpp,
    "java": java, "cs": java, "csharp": java, "kotlin": kotlin, "kt": kotlin,
    "python": python, "py": python, "python3": python, "ruby": ruby, "rb": ruby,
    "javascript": javaScript, "js": javaScript, "jsx": javaScript, "mjs": javaScript,
    "typescript": javaScript, "ts": javaScript, "tsx": javaScript,
    "rust": rust, "rs": rust, "go": go, "golang": go, "lua": lua,
    "sh": shell, "bash": shell, "zsh": shell, "shell": shell, "console": shell, "fish": shell,
    "makefile": shell, "make": shell, "dockerfile": docker, "docker": docker,
    "json": json, "jsonc": json, "json5": json, "yaml": yaml, "yml": yaml, "toml": toml,
    "ini": toml, "conf": toml, "html": html, "xml": html, "svg": html, "vue": html,
    "css": css, "scss": css, "less": css, "sql": sql, "diff": diff, "patch": diff,
  ]
}
