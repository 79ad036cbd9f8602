import CursesUI
import Foundation

extension EnvironmentValues {
  //: @Entry
  @Entry var surfaceName: String = "a"
  // MARK: The rest
}

@MainActor
struct AcceptedSurface {
  struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  enum Trouble: LocalizedError {
    case full
    var errorDescription: String? { "The disk is full." }
  }

  struct Reading: View {
    //: EnvironmentValues.scenePhase
    @Environment(\.scenePhase) private var scenePhase
    //: EnvironmentValues.presentationMode
    @Environment(\.presentationMode) private var presentationMode
    //: EnvironmentValues.refresh
    @Environment(\.refresh) private var refresh
    //: EnvironmentValues.calendar
    @Environment(\.calendar) private var calendar
    //: EnvironmentValues.timeZone
    @Environment(\.timeZone) private var timeZone
    //: EnvironmentValues.isSearching
    @Environment(\.isSearching) private var isSearching
    //: EnvironmentValues.dismissSearch
    @Environment(\.dismissSearch) private var dismissSearch
    // MARK: The body
    var body: some View {
      Button("Close") { presentationMode.wrappedValue.dismiss() }
        .disabled(scenePhase != .active || refresh == nil || isSearching)
        .onDisappear { dismissSearch() }
    }
  }

  @State private var isShown = false
  @State private var date = Date.now
  private let view = Text("a")
  private let error: Trouble? = nil

  // MARK: Accepted

  func accepted() {
    //: controlSize(_:)
    made = view.controlSize(.small)
    //: symbolRenderingMode(_:)
    made = view.symbolRenderingMode(.hierarchical)
    //: symbolVariant(_:)
    made = view.symbolVariant(.fill)
    //: rotationEffect(_:anchor:)
    made = view.rotationEffect(.degrees(45), anchor: .center)
    //: rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    made = view.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    //: brightness(_:)
    made = view.brightness(0.1)
    //: contrast(_:)
    made = view.contrast(0.1)
    //: saturation(_:)
    made = view.saturation(0.1)
    //: grayscale(_:)
    made = view.grayscale(0.1)
    //: scrollDismissesKeyboard(_:)
    made = view.scrollDismissesKeyboard(.interactively)
    //: dynamicTypeSize(_:)
    made = view.dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
    //: presentationDetents(_:)
    made = view.presentationDetents([.medium, .fraction(0.3), .height(200)])
    //: presentationDragIndicator(_:)
    made = view.presentationDragIndicator(.visible)
    //: listRowBackground(_:)
    made = view.listRowBackground(Color.red)
    //: listRowInsets(_:)
    made = view.listRowInsets(EdgeInsets())
    //: listRowSeparator(_:edges:)
    made = view.listRowSeparator(.hidden, edges: .bottom)
    //: listRowSeparatorTint(_:edges:)
    made = view.listRowSeparatorTint(.red, edges: .all)
    //: listSectionSeparator(_:edges:)
    made = view.listSectionSeparator(.hidden, edges: .top)
    //: listRowSpacing(_:)
    made = view.listRowSpacing(8)
    //: listSectionSpacing(_:)
    made = view.listSectionSpacing(8)
    //: statusBarHidden(_:)
    made = view.statusBarHidden(true)
    //: toolbarBackground(_:for:)
    made = view.toolbarBackground(.hidden, for: .navigationBar)
  }

  // MARK: Views and words

  func others() {
    //: ContentUnavailableView(_:systemImage:description:)
    made = ContentUnavailableView("None", systemImage: "tray", description: Text("yet"))
    //: ContentUnavailableView(label:description:actions:)
    made = ContentUnavailableView {
      Label("None", systemImage: "tray")
    } description: {
      Text("yet")
    } actions: {
      Button("New") {}
    }
    //: ContentUnavailableView.search
    made = ContentUnavailableView.search
    //: GroupBox(label:content:)
    made = GroupBox(label: Text("Box")) { view }
    //: DatePicker(_:selection:displayedComponents:)
    made = DatePicker("Day", selection: $date, displayedComponents: .date)
    //: DatePicker(_:selection:in:displayedComponents:)
    made = DatePicker("Day", selection: $date, in: Date.now..., displayedComponents: .date)
    made = DatePicker("Day", selection: $date, in: ...Date.now)
    //: DatePicker(selection:displayedComponents:label:)
    made = DatePicker(selection: $date, displayedComponents: [.date]) { Text("Day") }
    //: DatePicker(selection:in:displayedComponents:label:)
    made = DatePicker(selection: $date, in: Date.distantPast...Date.now) { Text("Day") }
    //: datePickerStyle(_:)
    made = view.datePickerStyle(.graphical).datePickerStyle(.compact)
    //: badge(_:)
    made = view.badge(3)
    //: searchable(text:isPresented:placement:prompt:)
    made = view.searchable(text: .constant(""), isPresented: $isShown, prompt: Text("find"))
    //: searchSuggestions(_:)
    made = view.searchSuggestions { Text("a").searchCompletion("a") }
    //: searchCompletion(_:)
    made = view.searchCompletion("a")
    //: refreshable(action:)
    made = view.refreshable { await Task.yield() }
    //: contextMenu(menuItems:)
    made = view.contextMenu { Button("Copy") {} }
    //: contextMenu(_:)
    made = view.contextMenu(ContextMenu { Button("Copy") {} })
    //: ContextMenu
    made = view.contextMenu(ContextMenu<Text>?.none)
    //: contextMenu(forSelectionType:menu:primaryAction:)
    made = view.contextMenu(forSelectionType: Int.self) { numbers in
      Button("Copy") { print(numbers.sorted()) }
    } primaryAction: { (_: Set<Int>) in
    }
    made = view.contextMenu(forSelectionType: Int.self) { _ in Button("Copy") {} }
    //: safeAreaInset(edge:alignment:spacing:content:)
    made = view.safeAreaInset(edge: .bottom, spacing: 0) { Text("below") }
    //: allowsHitTesting(_:)
    made = view.allowsHitTesting(false)
    //: alert(isPresented:error:actions:)
    made = view.alert(isPresented: $isShown, error: error) { Button("OK") {} }
    //: alert(isPresented:error:actions:message:)
    made = view.alert(isPresented: $isShown, error: error) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.failureReason ?? "")
    }
    //: PreferenceKey
    made = Width.self as any PreferenceKey.Type
    //: preference(key:value:)
    made = view.preference(key: Width.self, value: 3)
    //: transformPreference(_:_:)
    made = view.transformPreference(Width.self) { $0 += 1 }
    //: onPreferenceChange(_:perform:)
    made = view.onPreferenceChange(Width.self) { _ in }
    //: Font.default
    made = view.font(.default)
    //: Color.description
    made = Color.red.description
    //: LocalizedStringResource
    made = Text(LocalizedStringResource("Save", comment: "a button"))
    //: String(localized:)
    made = String(localized: "Save")
    //: String(localized:table:bundle:locale:comment:)
    made = String(localized: "Save \(3)", table: "Words", bundle: .main, comment: "A button.")
    //: String(localized:defaultValue:table:bundle:locale:comment:)
    made = String(localized: "SAVE", defaultValue: "Save \(3)", comment: "A button.")
  }

  // MARK: Toolbars

  //: ToolbarContentBuilder
  @ToolbarContentBuilder var items: some ToolbarContent {
    if isShown { ToolbarItem { Text("a") } }
    ToolbarItem(placement: .bottomBar) { Text("b") }
  }
}
