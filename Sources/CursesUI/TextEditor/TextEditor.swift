/// A control for text of many lines. After SwiftUI's `TextEditor`.
///
/// It takes the room it is offered, or as many rows as its text needs where it is offered none or has a `lineLimit`, wraps softly
/// and scrolls. The binding has the new value after each key. A value that the program sets is taken on
/// without losing the caret, and can be undone like anything typed.
///
/// Keys: motion by character, word (Ctrl or Alt with an arrow), row, paragraph (Ctrl with up and down)
/// and page, with Shift to select; Ctrl+X, Ctrl+C and Ctrl+V; Ctrl+Z and Ctrl+Y; Ctrl+F for the find
/// bar. Ctrl+Enter, or Alt+Enter where the terminal does not tell the two apart, runs the actions of
/// `onSubmit`, Enter being a new line. Tab moves the focus unless `tabKeyBehavior(.insertsTab)` is set;
/// Shift+Tab always does. Over an `AttributedString`, Ctrl+B, Ctrl+I (or Alt+I) and Ctrl+U are bold,
/// italic and underlined.
public struct TextEditor: View {
  let source: any TextEditorSource
  @State private var session = TextEditorSession()
  @State private var isFocused = false
  @State private var isFindShown = false
  @State private var refusal: String?
  @Environment(\.findNavigation) private var navigation
  @Environment(\.isEnabled) private var isEnabled

  init(source: any TextEditorSource) {
    self.source = source
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    source.read()
  }

  /// An editor of plain text.
  public init(text: Binding<String>) {
    self.init(source: PlainTextSource(text: text))
  }

  /// An editor of plain text that tells what is selected in it, and selects what the program sets.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(source: PlainTextSource(text: text, selection: selection))
  }

  public var body: some View {
    let configuration = configuration
    VStack(alignment: .leading, gap: 0) {
      StyledView<any TextEditorStyle>(usual: AutomaticTextEditorStyle()) {
        $0.styled(configuration)
      }
      if let refusal {
        Text(verbatim: " \(session.control.warningSign) \(refusal)").role(.warning)
      }
      if isFindPresented {
        FindBar(session.control, canReplace: navigation.canReplace) { showFind(false) }
      }
    }
  }

  private var configuration: TextEditorStyleConfiguration {
    session.control.focusReported = { isFocused = $0 }
    session.control.findRequested = showFind
    session.control.refusalChanged = { refusal = $0 }
    session.control.isFindDisabled = !navigation.canFind
    return TextEditorStyleConfiguration(
      editor: .init(core: TextEditorCore(session: session, source: source)), isFocused: isFocused,
      isEnabled: isEnabled)
  }

  private var isFindPresented: Bool {
    navigation.canFind && (navigation.isPresented?.wrappedValue ?? isFindShown)
  }

  private func showFind(_ isShown: Bool) {
    if let binding = navigation.isPresented {
      binding.wrappedValue = isShown
    } else {
      isFindShown = isShown
    }
  }
}

/// Where an editor's text comes from and goes to.
@MainActor
protocol TextEditorSource {
  /// Reads what the program keeps, for whoever watches what a body reads.
  func read()
  /// Brings the editor up to date with the program, and has its changes go there.
  func connect(to session: TextEditorSession)
}

/// What an editor keeps between two evaluations.
@MainActor
final class TextEditorSession {
  let control = TextEditorControl(editor: TextEditorModel())
  var isOpen = false
  /// The plain text that the program knows.
  var written = ""
  var writtenTextSelection: TextSelection?
  #if Essentials
  /// The selection that the program knows, where it keeps one.
  var writtenSelection: AttributedTextSelection?
  /// The attributed text that the program was last told to keep otherwise.
  var corrected: (text: AttributedString, event: Int)?
  #endif

  var editor: TextEditorModel { control.editor }
}

/// The text itself, without what a style puts around it.
struct TextEditorCore: ControlView {
  let session: TextEditorSession
  let source: any TextEditorSource

  func makeModel() -> TextEditorControl { session.control }

  func isShown(by model: TextEditorControl) -> Bool { model === session.control }

  func update(_ model: TextEditorControl) {
    let environment = model.environment
    model.setPlaceholder(environment.textEditorPlaceholder)
    model.tabInserts = environment.tabKeyBehavior == .insertsTab
    model.heightLimit = environment.editorRows
    model.align(CellAlignment(environment.multilineTextAlignment))
    model.renewLook()
    model.editor.finder.regularExpressions = RegularExpressionSearch.matcher
    source.connect(to: session)
  }
}

extension CellAlignment {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .left
      case .center: .center
      case .trailing: .right
      }
  }
}

extension EnvironmentValues {
  /// The rows that an editor grows within; nil takes all that is offered.
  fileprivate var editorRows: ClosedRange<Int>? {
    let limits = lineLimits
    guard limits.least != nil || limits.most != nil else { return nil }
    let least = max(1, limits.least ?? 1)
    return least...max(least, limits.most ?? 10_000)
  }
}
