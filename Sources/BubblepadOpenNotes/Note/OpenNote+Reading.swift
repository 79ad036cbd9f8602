import BubblepadNotebook
import CursesText
import CursesUICore

extension OpenNote {
  /// Whether more of a large file is to come.
  package var isReading: Bool {
    if case .going = reading { true } else { false }
  }

  /// Calls `action` when the file has been read, with whether to its end.
  package func whenRead(_ action: @escaping @MainActor (Bool) -> Void) {
    readActions.append(action)
  }

  /// Reads the rest of the file into the editor, beside the editing.
  ///
  /// - Throws: `FileError`; what was read stays.
  package func readRest() async throws(FileError) {
    defer { finishReading() }
    while isReading, let piece = try await file.readOn() {
      editor.grow(by: piece)
      noteReading()
    }
  }

  private func finishReading() {
    noteReading()
    editor.expectsMore = false
    let actions = readActions
    readActions.removeAll()
    for action in actions { action(reading == .whole) }
  }
  /// Takes the text on the disk for the one saved last: there is a file, if another program has made it.
  package func accept(_ outside: OutsideText) throws(FileError) {
    try file.accept(outside, text: editor.text)
    isNew = false
  }
}
