import CursesMarkdown
import CursesRichEditor
import CursesText
@_spi(Nodes) import CursesViewGraph

@MainActor
struct ViLists: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

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
      if let place = ViMotions(caret).marked(name, isLine: false, &effect) {
        caret.noteJump(caret.place)
        caret.put(caret.text.onCharacter(place))
      }
    case .registers:
      let put = ViChange.What.put(isAfter: true, leavesCaretBehind: false)
      ViChanges(caret).perform(ViChange(put, register: name), &effect, tick: tick)
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
      guard let clip = ViClips(caret).clip(name), !clip.text.isEmpty else { return nil }
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
