#if Essentials
extension TextEditor {
  /// An editor of attributed text.
  ///
  /// The selection is what is selected, with the attributes of what is typed next; program and editor
  /// both may change it.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(source: AttributedTextSource(text: text, selection: selection))
  }
}
#endif
