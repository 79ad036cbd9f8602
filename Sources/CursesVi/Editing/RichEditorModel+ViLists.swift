import CursesMarkdown
import CursesRichEditor
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What `:marks` and `:registers` list.
public struct ViListing: Hashable, Sendable {
  /// What the names are of.
  public enum Kind: Hashable, Sendable { case marks, registers }

  /// A mark or a register.
  public struct Named: Hashable, Sendable {
    /// Its name.
    public let name: Character
    /// The text of the mark's line, or what the register holds.
    public let words: String
    /// The line of a mark; what kind of text a register holds.
    public let detail: String
  }

  /// What is listed.
  public let kind: Kind
  /// By name in order, never none.
  public let entries: [Named]
}

extension ViKeys {
  /// Asks the program to show a list, or says that there is nothing to list.
  func list(_ kind: ViListing.Kind, _ effect: inout RichEditorEffect) {
    let entries = kind == .marks ? markEntries : registerEntries
    guard !entries.isEmpty else {
      effect.message = kind == .marks ? "No marks are set." : "The registers are empty."
      return
    }
    effect.viRequest = .list(ViListing(kind: kind, entries: entries))
  }

  /// Goes to a mark of a list, or puts the register.
  func choose(_ name: Character, in kind: ViListing.Kind, tick: Int) -> RichEditorEffect {
    var effect = RichEditorEffect()
    let before = document.version
    switch kind {
    case .marks:
      if let place = marked(name, isLine: false, &effect) {
        noteJump(viCursor)
        putViCaret(viText.onCharacter(place))
      }
    case .registers:
      let put = ViChange.What.put(isAfter: true, leavesCaretBehind: false)
      changeVi(ViChange(put, register: name), &effect, tick: tick)
    }
    effect.hasChanged = document.version != before
    return effect
  }

  private var markEntries: [ViListing.Named] {
    let names = "'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ<>.^"
    return names.compactMap { name in
      guard let offset = document.mark(name) else { return nil }
      let line = document.line(at: offset) + 1
      let words = document.paragraph(at: document.place(at: offset)).string
      return ViListing.Named(name: name, words: words.shortened, detail: "line \(line)")
    }
  }

  private var registerEntries: [ViListing.Named] {
    "\"0123456789-abcdefghijklmnopqrstuvwxyz+:/.".compactMap { name in
      guard let clip = viClip(name), !clip.text.isEmpty else { return nil }
      let detail =
        switch clip.shape {
        case .characters: "text"
        case .lines: "lines"
        case .block: "block"
        }
      return ViListing.Named(name: name, words: clip.text.shortened, detail: detail)
    }
  }
}

extension String {
  /// Its start, in one line.
  fileprivate var shortened: String {
    String(prefix(80).map { $0.isNewline ? "⏎" : $0 })
  }
}
