import CursesUI

/// Values and styles around the fields, one by one.
@MainActor
struct AdditionSurface {
  @State private var text = ""
  @State private var name = PersonNameComponents()
  @State private var isOpen = true
  @FocusState private var isSearching
  @FocusState private var focus: Int?

  // MARK: Fields

  func fields() {
    //: searchFocused(_:)
    made = Text("a").searchable(text: $text).searchFocused($isSearching)
    //: searchFocused(_:equals:)
    made = Text("a").searchable(text: $text).searchFocused($focus, equals: 1)
    //: PersonNameComponents.FormatStyle
    let style = PersonNameComponents.FormatStyle(style: .long)
    made = TextField("a", value: $name, format: style)
    made = TextField("a", value: $name, format: .name(style: .medium))
    //: SubmitLabel
    let labels: [SubmitLabel] = [
      .done, .go, .send, .join, .route, .search, .return, .next, .continue,
    ]
    made = labels
    //: SubmitTriggers
    let triggers: SubmitTriggers = [.text, .search]
    made = triggers
    //: RenameButton()
    made = RenameButton()
    //: renameAction(_:)
    made = RenameButton().renameAction {}.renameAction($isSearching)
  }

  struct Reading: View {
    //: EnvironmentValues.isEnabled
    @Environment(\.isEnabled) private var isEnabled
    //: @ScaledMetric
    @ScaledMetric(relativeTo: .body) private var size = 20.0
    var body: some View { Text("\(isEnabled) \(size)") }
  }

  // MARK: Editors

  private struct Framed: TextEditorStyle {
    //: TextEditorStyleConfiguration
    func makeBody(configuration: TextEditorStyleConfiguration) -> some View { Text("a") }
  }

  func editors() {
    //: TextEditorStyle.automatic
    made = TextEditor(text: $text).textEditorStyle(.automatic)
    //: TextEditorStyle.plain
    made = TextEditor(text: $text).textEditorStyle(.plain)
    //: TextEditorStyle.roundedBorder
    made = TextEditor(text: $text).textEditorStyle(.roundedBorder)
    made = TextEditor(text: $text).textEditorStyle(Framed())
    //: TextSelection(ranges:)
    made = TextSelection(ranges: RangeSet([text.startIndex..<text.endIndex]))
    //: lineHeight(_:)
    made = TextEditor(text: $text).lineHeight(.loose)
    //: TextInputFormattingControlPlacement
    made = TextInputFormattingControlPlacement.Set.all
    //: textInputFormattingControlVisibility(_:for:)
    made = TextEditor(text: $text)
      .textInputFormattingControlVisibility(.hidden, for: [.contextMenu, .inputAssistant])
    var attributes = AttributeContainer()
    //: AttributeScopes.FoundationAttributes.writingDirection
    attributes.foundation.writingDirection = .rightToLeft
    made = attributes
    //: ToolbarItemPlacement.keyboard
    made = TextEditor(text: $text).toolbar {
      ToolbarItem(placement: .keyboard) { Button("Done") {} }
    }
  }

  // MARK: Groups

  func groups() {
    //: Section(_:isExpanded:content:)
    made = Section("a", isExpanded: $isOpen) { Text("b") }
    //: Section(isExpanded:content:header:)
    made = Section(isExpanded: $isOpen, content: { Text("b") }, header: { Text("a") })
    //: collapsible(_:)
    made = Section("a") { Text("b") }.collapsible(false)
    //: ControlGroup(content:label:)
    made = ControlGroup(content: { Button("a") {} }, label: { Label("b", systemImage: "gear") })
    //: ControlGroup(_:content:)
    made = ControlGroup("a") { Button("b") {} }
    //: FormStyle.automatic
    made = Form { Text("a") }.formStyle(.automatic)
    //: FormStyle.columns
    made = Form { Text("a") }.formStyle(.columns)
    //: FormStyle.grouped
    made = Form { Text("a") }.formStyle(.grouped)
  }

  // MARK: Glass

  func glass() {
    //: Material.ultraThinMaterial
    made = Text("a").background(.ultraThinMaterial)
    //: Glass.regular
    made = Text("a").glassEffect(.regular)
    //: Glass.clear
    made = Text("a").glassEffect(.clear)
    //: Glass.identity
    made = Text("a").glassEffect(.identity)
    //: Glass.tint(_:)
    made = Text("a").glassEffect(.regular.tint(.red))
    //: Glass.interactive(_:)
    made = Text("a").glassEffect(.regular.interactive())
    //: DefaultGlassEffectShape
    made = Text("a").glassEffect(.regular, in: DefaultGlassEffectShape())
  }
}
