import BubblepadPanels
import CursesRichText
import CursesText
import CursesUICore

/// The text among the steps over files.
extension OpenNote {
  /// Takes edits that are a step over files or a part of one: as undo or redo of the text where that does the same.
  ///
  /// - Parameter event: `.acrossFiles` for a part.
  package func take(_ edits: [Edit], as event: UserEvent) {
    let text = editor.text
    let after = Transaction(edits, event: event).applying(to: text)
    switch editor.document.history.way(from: text, to: after) {
    case .undo?: goOver(.undo)
    case .redo?: goOver(.redo)
    default: editor.apply(edits, as: event)
    }
  }

  /// Undoes or redoes the last step of the text, whatever it is a part of.
  package func goOver(_ command: RichCommand) {
    editor.document.history.goesOverParts = true
    defer { editor.document.history.goesOverParts = false }
    editor.perform(.edit(command))
  }
}

extension OpenNote {
  /// Its text as steps over files are placed among those of it.
  package var stepped: SteppedText {
    SteppedText(self, editor.document.history, at: path)
  }

  /// The same with what an earlier process or tab has done, where nothing was done since.
  package var wholeStepped: SteppedText {
    let document = editor.document
    if !document.history.canUndoAlone, let earlier = document.findEarlierHistory?() {
      document.take(earlier: earlier)
    }
    return stepped
  }
}
