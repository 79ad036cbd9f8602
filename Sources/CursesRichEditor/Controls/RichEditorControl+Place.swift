extension RichEditorControl {
  /// Where the user is in the text.
  public var place: RichEditorPlace { editor.place }

  /// Puts the caret where what is selected begins.
  public func goToSelectionStart() {
    go(toOffset: document.state.selection.main.lowerBound)
  }

  /// Goes back to a place, as far as it is still there.
  public func go(to place: RichEditorPlace) {
    editor.go(to: place)
    changed()
  }
}
