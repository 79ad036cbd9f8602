@_spi(Nodes) import CursesControls
import CursesCore
import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// Suggestions below a field and behind its caret, and its history.
extension TextFieldModel {
  /// Whether anybody knows what could be typed.
  var offersSuggestions: Bool {
    traits.suggestions != nil || traits.history != nil
      || traits.autofill != nil && traits.contentType != nil
  }

  /// What the list shows.
  var offeredContent: AnyView? {
    if let suggestions = traits.suggestions { return suggestions.content }
    let known = autofill
    guard !known.isEmpty else { return nil }
    return AnyView(
      ForEach(known, id: \.self) { text in Text(verbatim: text).textInputCompletion(text) })
  }

  /// What the provider of autofill has for the field, as far as it goes on from what is typed.
  private var autofill: [String] {
    guard let type = traits.contentType, let provider = traits.autofill else { return [] }
    let text = editor.text
    let prefix = text.lowercased()
    return provider.suggestions(for: type, text: text)
      .filter { $0 != text && $0.lowercased().hasPrefix(prefix) }
  }

  func takeOver(suggestion: String) {
    isSuggesting = false
    _ = apply(editor.replaceAll(with: suggestion))
    isSuggesting = false
    host?.setNeedsUpdate()
  }

  func closeSuggestions() {
    guard isSuggesting else { return }
    isSuggesting = false
    host?.setNeedsUpdate()
    setNeedsDisplay()
  }

  /// The part of the completion that is not typed yet.
  var continuation: String {
    completion.map { String($0.dropFirst(editor.text.count)) } ?? ""
  }

  /// What goes on from what is typed, in its own letter case: the first suggestion that does, else the
  /// newest of the history.
  private var completion: String? {
    guard offersSuggestions, isFocused, isSuggesting, !editor.isEmpty,
      editor.head == editor.storage.count
    else { return nil }
    let text = editor.text
    let prefix = text.lowercased()
    let candidates =
      (host?.suggestions?.completions ?? []) + (traits.history?.entries.reversed() ?? [])
    return candidates.first { $0.count > text.count && $0.lowercased().hasPrefix(prefix) }
  }

  /// Takes the keys that choose among suggestions. Returns whether it took one.
  func handleSuggestions(_ key: Key) -> Bool {
    if key.modifiers.isEmpty, key.code == .right || key.code == .end, !editor.hasSelection {
      if let completion {
        takeOver(suggestion: completion)
        return true
      }
    }
    guard let popup = host?.suggestions else { return opensSuggestions(key) }
    switch key.code {
    case .down where key.modifiers.isEmpty: popup.move(by: 1)
    case .up where key.modifiers.isEmpty: popup.move(by: -1)
    case .enter where key.modifiers.isEmpty, .tab where key.modifiers.isEmpty:
      return popup.takeSelected()
    case .escape: closeSuggestions()
    default: return false
    }
    return true
  }

  /// Down opens the list of a field that has one and is on one row.
  private func opensSuggestions(_ key: Key) -> Bool {
    guard key == Key(.down), !isSuggesting, recall == nil, offeredContent != nil,
      description.axis == .horizontal
    else { return false }
    isSuggesting = true
    host?.setNeedsUpdate()
    return true
  }

  /// Goes back or forth in what was submitted. Returns false where there is nothing further.
  func recall(_ history: TextInputHistory, older: Bool) -> Bool {
    let entries = history.entries
    let age = (recall?.age ?? 0) + (older ? 1 : -1)
    guard age >= 0, age <= entries.count, age > 0 || recall != nil else { return false }
    let typed = recall?.typed ?? editor.text
    let text = age == 0 ? typed : entries[entries.count - age]
    isSuggesting = false
    _ = apply(editor.replaceAll(with: text))
    isSuggesting = false
    recall = age == 0 ? nil : (age, typed)
    return true
  }
}
