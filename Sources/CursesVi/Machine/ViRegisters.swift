import CursesRichText
@_spi(Nodes) import CursesViewGraph

/// Text in a register.
struct ViClip: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case characters
    /// Whole lines.
    case lines(RichLines?)
    /// A column: a piece for each line.
    case block([String])
  }

  /// As it is read.
  var text: String
  /// As Markdown, where it has styles.
  var markdown: String?
  var shape: Shape

  init(_ text: String, markdown: String? = nil, shape: Shape = .characters) {
    self.text = text
    self.markdown = markdown
    self.shape = shape
  }

  var isLines: Bool { if case .lines = shape { true } else { false } }

  /// How many lines it is.
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }

  /// What goes to the clipboard of other programs.
  var outside: String { isLines ? text + "\n" : text }

  /// What came from there: with a line end at its end it is lines.
  init(outside: String) {
    guard outside.last?.isNewline == true else {
      self.init(outside)
      return
    }
    self.init(String(outside.dropLast()), shape: .lines(nil))
  }
}

/// The registers of vi: named, unnamed, numbered, of small deletions; `_` keeps nothing, `+` and `*` are
/// the clipboard.
struct ViRegisters: Hashable, Sendable {
  private var clips: [Character: ViClip] = [:]
  /// The register that the unnamed one stands for.
  private var last: Character = "0"

  static func isName(_ name: Character) -> Bool {
    name.isASCII && (name.isLetter || name.isNumber) || "\"-_+*/:.".contains(name)
  }

  static func isClipboard(_ name: Character?) -> Bool { name == "+" || name == "*" }

  /// What a register holds; the clipboard is not asked here.
  subscript(name: Character?) -> ViClip? {
    guard let name, name != "\"" else { return clips[last] }
    return clips[name.isASCII && name.isUppercase ? Character(name.lowercased()) : name]
  }

  /// Keeps what is yanked. A capital adds to what the register has.
  mutating func yank(_ clip: ViClip, into name: Character?) {
    put(clip, into: name, else: "0")
  }

  /// Keeps what is deleted: within a line in `-`, more of it in `1`, whose clips move on up to `9`.
  mutating func delete(_ clip: ViClip, into name: Character?, isSmall: Bool) {
    guard name == nil || name == "\"" else { return put(clip, into: name, else: "1") }
    if isSmall { return put(clip, into: nil, else: "-") }
    for number in (1..<9).reversed() {
      clips["\(number + 1)".first ?? "9"] = clips["\(number)".first ?? "1"]
    }
    put(clip, into: nil, else: "1")
  }

  private mutating func put(_ clip: ViClip, into name: Character?, else usual: Character) {
    guard let name, name != "\"" else {
      clips[usual] = clip
      last = usual
      return
    }
    guard name != "_" else { return }
    var key = name
    var kept = clip
    if name.isASCII, name.isUppercase {
      key = Character(name.lowercased())
      if let before = clips[key] { kept = before.adding(clip) }
    }
    clips[key] = kept
    last = key
  }

  /// Keeps something that is no text of the note's: a search, a command, what was typed.
  mutating func note(_ text: String, as name: Character) { clips[name] = ViClip(text) }
}

extension ViClip {
  fileprivate func adding(_ other: ViClip) -> ViClip {
    let isLined = isLines || other.isLines
    let text = isLined ? self.text + "\n" + other.text : self.text + other.text
    return ViClip(text, shape: isLined ? .lines(nil) : .characters)
  }
}
