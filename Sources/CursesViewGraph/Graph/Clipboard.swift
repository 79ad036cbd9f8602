import CursesInputFormats

/// What was copied last in this program, and the way to the terminal's clipboard.
@MainActor
public final class Clipboard {
  /// That of the window that was opened last.
  package static weak var current: Clipboard?

  /// What was copied last, as it is read; empty before anything was.
  public private(set) var words = ""
  /// What other programs have been given of it; the same where it says no more.
  public var text: String { source?.text ?? words }
  /// What it is with all that is not read; nil where that is nothing.
  public private(set) var source: CopiedSource?
  /// Whether it is kept from other programs, being a secret.
  private var isPrivate = false
  /// What fields have killed: it can be yanked in another one.
  package var kills = KillRing()
  /// Hands a copied text on to the terminal.
  public var forward: (String) -> Void = { _ in }

  /// A clipboard that nothing was copied to, and that no terminal hears of.
  public nonisolated init() {}

  /// Keeps a text within the program: a secret goes to no other.
  public func copyPrivately(_ words: String, source: CopiedSource? = nil) {
    (self.words, self.source, isPrivate) = (words, source, true)
  }

  /// Keeps a text and hands it on to the terminal.
  public func copy(_ words: String, source: CopiedSource? = nil) {
    (self.words, self.source, isPrivate) = (words, source, false)
    forward(text)
  }

  /// Forgets what was copied and killed, as far as a closure says so of a text.
  package func forget(where isMeant: (String) -> Bool) {
    if isMeant(words) || isMeant(text) { copyPrivately("") }
    kills.forget(where: isMeant)
  }

  /// Forgets what was kept from other programs.
  package func forgetSecrets() { if isPrivate { copyPrivately("") } }

  /// Whether a terminal pastes what was copied here last. It may send two bytes for a line end; what is
  /// longer or shorter is not compared.
  package func isCopied(_ bytes: [UInt8]) -> Bool {
    let text = text
    let count = text.utf8.count
    return count > 0 && count...(count * 2) ~= bytes.count && InputText.multiLine(bytes) == text
  }

  /// What a terminal pastes, as a field takes it: of what was copied here, what is read.
  package func words(ofPasted bytes: [UInt8]) -> [UInt8] {
    source != nil && isCopied(bytes) ? Array(words.utf8) : bytes
  }
}

/// A copied text with what is not read in it: markers, addresses, tags.
public struct CopiedSource: Hashable, Sendable {
  /// What the text is written in.
  public enum Kind: Hashable, Sendable {
    case markdown, html
    /// Markdown for several places, a line each.
    case markdownLines
    /// Markdown of a line within a paragraph, such as one of a poem, or of text that ends with one, with its line break.
    case brokenLine, brokenText
  }

  /// What other programs get.
  public var text: String
  /// How it is read when it is pasted here.
  public var kind: Kind
  /// Rows of a table without its header, which they do not take along into another one.
  public var rows: String?
  /// Lines of code with their fences: as such they are pasted here.
  public var block: String?

  /// A text that is more than it shows.
  public init(
    _ text: String, _ kind: Kind = .markdown, rows: String? = nil, block: String? = nil
  ) {
    self.text = text
    self.kind = kind
    self.rows = rows
    self.block = block
  }
}
