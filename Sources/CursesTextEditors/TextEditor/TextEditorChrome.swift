@_spi(Nodes) import CursesViewGraph

/// What is drawn around the text of an editor.
package enum TextEditorChrome: Hashable, Sendable {
  /// Nothing.
  case plain
  /// A shade, deeper with the focus.
  case shade
  /// A shade in a box.
  case box

  /// The cells it takes at each edge. One more on the right belongs to the caret at a row's end.
  var insets: EdgeCells {
    switch self {
    case .plain: EdgeCells()
    case .shade: EdgeCells(leading: 1)
    case .box: EdgeCells(leading: 2, trailing: 1, top: 1, bottom: 1)
    }
  }
}

enum TextEditorChromeKey: EnvironmentKey {
  static let defaultValue = TextEditorChrome.plain
}

enum TextEditorBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// What the styles of this module draw around editors.
  package var textEditorChrome: TextEditorChrome {
    get { self[TextEditorChromeKey.self] }
    set { self[TextEditorChromeKey.self] = newValue }
  }

  /// Whether editors lie on a shade of their own.
  package var showsTextEditorBackground: Bool {
    get { self[TextEditorBackgroundKey.self] }
    set { self[TextEditorBackgroundKey.self] = newValue }
  }

  /// What Enter in a field and Ctrl+Enter in an editor do.
  package var submitAction: () -> Void {
    { submit(.text) }
  }

  /// The most characters that fields and editors take.
  package var mostCharacters: Int? { fieldTraits.characterLimit }
}
