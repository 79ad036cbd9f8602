import BubblepadPanels
import CursesRichText
import CursesText
import CursesUICore

/// The text among the steps over files.
extension OpenNote {
  /// Takes edits that are a part of a step over files: where they are what undo or redo of the text does, as that.
  package func take(_ edits: [Edit], as event: UserEvent = .other) {
    let text = editor.text
    let after = Transaction(edits, event: event).applying(to: text)
    switch editor.document.history.way(from: text, to: after) {
    case .undo?: editor.perform(.edit(.undo))
    case .redo?: editor.perform(.edit(.redo))
    default: editor.apply(edits, as: event)
    }
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
    if !document.history.canUndo, let earlier = document.findEarlierHistory?() {
      document.take(earlier: earlier)
    }
    return stepped
  }
}
