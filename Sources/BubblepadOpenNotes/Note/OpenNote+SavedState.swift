import BubblepadNotebook
import BubblepadPanels

extension OpenNote {
  /// Whether the disk has it, for the status bar.
  package var savedState: SavedState {
    if isReadOnly {
      let words = isOutside ? "outside, read-only" : "read-only"
      return SavedState(sign: "○", words: words, role: .info)
    }
    if case .going(let part) = reading {
      return SavedState(sign: "◌", words: "reading \(Int(part * 100)) %", role: .info)
    }
    if isSaving { return SavedState(sign: "◌", words: "saving", role: .info) }
    if needsSaving { return SavedState(sign: "●", words: "unsaved", role: .warning) }
    if isForReading { return SavedState(sign: "○", words: "reading view", role: .info) }
    return isNew
      ? SavedState(sign: "○", words: "new", role: .dim)
      : SavedState(sign: "✓", words: "saved", role: .good)
  }
}
