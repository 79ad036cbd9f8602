@_spi(Nodes) import CursesViewGraph

/// The list of suggestions of a field.
extension FieldHostNode {
  /// Opens, renews or closes the list as the field is now.
  func updateSuggestions() {
    guard control.isFocused, control.wantsSuggestions, let content = control.suggestionContent
    else { return closeSuggestions() }
    let popup = suggestions ?? SuggestionPopup(graph: graph, parent: self)
    popup.update(content, environment.withoutFieldTraits)
    guard !popup.completions.isEmpty else { return closeSuggestions() }
    popup.take = { [weak self] text in self?.control.take(suggestion: text) }
    suggestions = popup
    graph.popup = popup
    graph.setNeedsLayout()
  }

  func closeSuggestions() {
    guard let popup = suggestions else { return }
    suggestions = nil
    popup.close()
  }
}

extension EnvironmentValues {
  fileprivate var withoutFieldTraits: EnvironmentValues {
    var copy = self
    copy.fieldTraits = FieldTraits()
    return copy
  }
}

extension SuggestionPopup {
  package convenience init(graph: ViewGraph, parent: Node) {
    self.init(ViewContext(graph: graph, parent: parent, environment: parent.environment))
  }
}
