import CursesUI

// Controls, commands and sources of values, as docs/swiftui.md names them.

@MainActor
struct ChoiceSurface {
  struct Item: Identifiable {
    let id: Int
    var name = ""
  }

  @State private var isShown = false
  @State private var number = 1
  @State private var text = ""
  @State private var color = Color.red
  @State private var days: Set<DateComponents> = []
  @State private var items = [Item(id: 1), Item(id: 2)]
  @State private var item: Item?
  private let view = Text("a")

  struct Reading: View {
    //: EnvironmentValues.dynamicTypeSize
    @Environment(\.dynamicTypeSize) private var typeSize
    //: EnvironmentValues.horizontalSizeClass
    @Environment(\.horizontalSizeClass) private var across
    //: EnvironmentValues.verticalSizeClass
    @Environment(\.verticalSizeClass) private var down
    //: EnvironmentValues.layoutDirection
    @Environment(\.layoutDirection) private var direction
    //: EnvironmentValues.undoManager
    @Environment(\.undoManager) private var undoManager
    //: EnvironmentValues.pixelLength
    @Environment(\.pixelLength) private var pixelLength
    //: EnvironmentValues.displayScale
    @Environment(\.displayScale) private var displayScale
    //: EnvironmentValues.colorSchemeContrast
    @Environment(\.colorSchemeContrast) private var contrast
    //: EnvironmentValues.legibilityWeight
    @Environment(\.legibilityWeight) private var legibilityWeight
    //: EnvironmentValues.accessibilityReduceTransparency
    @Environment(\.accessibilityReduceTransparency) private var isSolid
    //: EnvironmentValues.accessibilityDifferentiateWithoutColor
    @Environment(\.accessibilityDifferentiateWithoutColor) private var hasForms
    //: EnvironmentValues.accessibilityVoiceOverEnabled
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    //: EnvironmentValues.isLuminanceReduced
    @Environment(\.isLuminanceReduced) private var isDimmed
    //: EnvironmentValues.controlActiveState
    @Environment(\.controlActiveState) private var activity
    //: EnvironmentValues.appearsActive
    @Environment(\.appearsActive) private var isActive
    //: EnvironmentValues.supportsMultipleWindows
    @Environment(\.supportsMultipleWindows) private var hasWindows
    //: EnvironmentValues.resetFocus
    @Environment(\.resetFocus) private var resetFocus
    @Namespace private var names
    // MARK: The body
    var body: some View {
      Button("Undo") {
        undoManager?.undo()
        resetFocus(in: names)
      }
      .disabled(isSolid && hasForms && isSpoken && isDimmed && hasWindows)
      Text("\(typeSize == .large) \(across == .regular) \(down == .regular)")
      Text("\(direction == .leftToRight) \(pixelLength) \(displayScale) \(isActive)")
      Text("\(contrast == .standard) \(legibilityWeight == .bold) \(activity == .key)")
    }
  }

  // MARK: Choices

  func choices() {
    //: ColorPicker(_:selection:supportsOpacity:)
    made = ColorPicker("Colour", selection: $color, supportsOpacity: false)
    //: ColorPicker(selection:supportsOpacity:label:)
    made = ColorPicker(selection: $color) { Label("Colour", systemImage: "star") }
    //: MultiDatePicker(_:selection:)
    made = MultiDatePicker("Days", selection: $days)
    //: MultiDatePicker(_:selection:in:)
    made = MultiDatePicker("Days", selection: $days, in: Date.now..<Date.distantFuture)
    //: MultiDatePicker(selection:label:)
    made = MultiDatePicker(selection: $days) { Text("Days") }
    //: Menu(content:label:primaryAction:)
    made = Menu {
      Button("Copy") {}
    } label: {
      Text("More")
    } primaryAction: {
    }
    //: Menu(_:systemImage:content:)
    made = Menu("More", systemImage: "star") { Button("Copy") {} }
    //: Picker(selection:content:label:currentValueLabel:)
    made = Picker(selection: $number) {
      Text("One").tag(1)
    } label: {
      Text("Number")
    } currentValueLabel: {
      Text("now")
    }
    //: ForEach(_:editActions:content:)
    made = List {
      ForEach($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
    }
    //: ForEach(_:id:editActions:content:)
    made = List { ForEach($items, id: \.id, editActions: .move) { $item in Text(item.name) } }
    //: List(_:editActions:rowContent:)
    made = List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
    //: List(_:id:editActions:rowContent:)
    made = List($items, id: \.id, editActions: .move) { $item in Text(item.name) }
    //: List(_:editActions:selection:rowContent:)
    made = List($items, editActions: .delete, selection: .constant(nil as Int?)) { $item in
      Text(item.name)
    }
    made = List($items, editActions: .delete, selection: .constant(Set<Int>())) { $item in
      Text(item.name)
    }
    //: swipeActions(edge:allowsFullSwipe:content:)
    made = view.swipeActions(edge: .leading) { Button("Delete", role: .destructive) {} }
  }

  func presentations() {
    //: confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
    made = view.confirmationDialog("Sure?", isPresented: $isShown, presenting: item) { item in
      Button("Delete \(item.name)") {}
    }
    //: confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)
    made = view.confirmationDialog("Sure?", isPresented: $isShown, presenting: item) { item in
      Button("Delete \(item.name)") {}
    } message: { item in
      Text(item.name)
    }
    //: searchScopes(_:scopes:)
    made = view.searchable(text: $text).searchScopes($number) { Text("One").tag(1) }
    //: searchScopes(_:activation:_:)
    made = view.searchScopes($number, activation: .onTextEntry) { Text("One").tag(1) }
    //: SearchFieldPlacement.navigationBarDrawer(displayMode:)
    made = view.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    //: defaultScrollAnchor(_:)
    made = ScrollView { view }.defaultScrollAnchor(.bottom)
    //: ToolbarSpacer
    made = view.toolbar { ToolbarSpacer(.fixed) }
    //: onExitCommand(perform:)
    made = view.onExitCommand {}
    //: onMoveCommand(perform:)
    made = view.onMoveCommand { _ in }
    //: onDeleteCommand(perform:)
    made = view.onDeleteCommand {}
  }

  // MARK: Values

  func values() {
    //: Color(_:bundle:)
    made = Color("Brand", bundle: nil)
    //: Color(uiColor:)
    made = Color(uiColor: .secondarySystemBackground)
    //: Color(nsColor:)
    made = Color(nsColor: .windowBackgroundColor)
    //: UIColor
    made = Color(UIColor.systemBackground)
    //: UndoManager
    made = UndoManager().canUndo
    //: Timer.publish(every:tolerance:on:in:)
    made = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    //: NotificationCenter.publisher(for:object:)
    made = NotificationCenter.default.publisher(for: .init("a"))
    //: OpenURLAction.callAsFunction(_:completion:)
    _ = { (open: OpenURLAction, url: URL) in open.callAsFunction(url) { _ in } }
    //: AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute
    made = AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute.name
    //: Scene.onChange(of:initial:_:)
    made = WindowGroup { view }.onChange(of: number, initial: true) { _, _ in }
    //: Scene.environment(_:_:)
    made = WindowGroup { view }.environment(\.locale, Locale(identifier: "de"))
    //: Scene.environmentObject(_:)
    _ = { (model: Model) in WindowGroup { view }.environmentObject(model) }
  }

  private final class Model: ObservableObject {}

  //: PreviewProvider
  struct ChoicePreviews: PreviewProvider {
    static var previews: some View { Text("a") }
  }
}
