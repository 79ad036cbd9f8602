/// What was copied last in this program, and the way to the terminal's clipboard.
@MainActor
public final class Clipboard {
  /// What was copied last; empty before anything was.
  public private(set) var text = ""
  /// The same with its styles as Markdown, where it was copied with any.
  public private(set) var markdown: String?
  /// What fields have killed: it can be yanked in another one.
  var kills = KillRing()
  /// Hands a copied text on to the terminal.
  public var forward: (String) -> Void = { _ in }

  /// A clipboard that nothing was copied to, and that no terminal hears of.
  public nonisolated init() {}

  /// Keeps a text within the program: a secret goes to no other.
  public func copyPrivately(_ text: String, markdown: String? = nil) {
    self.text = text
    self.markdown = markdown
  }

  /// Keeps a text and hands it on to the terminal.
  public func copy(_ text: String, markdown: String? = nil) {
    copyPrivately(text, markdown: markdown)
    forward(text)
  }
}
