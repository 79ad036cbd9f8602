import CursesUI
import Foundation

extension EnvironmentValues {
  //: @Entry
  @Entry var surfaceName: String = "a"
  // MARK: The rest
}

@MainActor
private struct AcceptedSurface {
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
    _ = view.controlSize(.small)
    //: symbolRenderingMode(_:)
    _ = view.symbolRenderingMode(.hierarchical)
    //: symbolVariant(_:)
    _ = view.symbolVariant(.fill)
    //: rotationEffect(_:anchor:)
    _ = view.rotationEffect(.degrees(45), anchor: .center)
    //: rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    _ = view.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    //: brightness(_:)
    _ = view.brightness(0.1)
    //: contrast(_:)
    _ = view.contrast(0.1)
    //: saturation(_:)
    _ = view.saturation(0.1)
    //: grayscale(_:)
    _ = view.grayscale(0.1)
    //: scrollDismissesKeyboard(_:)
    _ = view.scrollDismissesKeyboard(.interactively)
    //: dynamicTypeSize(_:)
    _ = view.dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
    //: presentationDetents(_:)
    _ = view.presentationDetents([.medium, .fraction(0.3), .height(200)])
    //: presentationDragIndicator(_:)
    _ = view.presentationDragIndicator(.visible)
    //: listRowBackground(_:)
    _ = view.listRowBackground(Color.red)
    //: listRowInsets(_:)
    _ = view.listRowInsets(EdgeInsets())
    //: listRowSeparator(_:edges:)
    _ = view.listRowSeparator(.hidden, edges: .bottom)
    //: listRowSeparatorTint(_:edges:)
    _ = view.listRowSeparatorTint(.red, edges: .all)
    //: listSectionSeparator(_:edges:)
    _ = view.listSectionSeparator(.hidden, edges: .top)
    //: listRowSpacing(_:)
    _ = view.listRowSpacing(8)
    //: listSectionSpacing(_:)
    _ = view.listSectionSpacing(8)
    //: statusBarHidden(_:)
    _ = view.statusBarHidden(true)
    //: toolbarBackground(_:for:)
    _ = view.toolbarBackground(.hidden, for: .navigationBar)
  }

  // MARK: Views and words

  func others() {
    //: ContentUnavailableView(_:systemImage:description:)
    _ = ContentUnavailableView("None", systemImage: "tray", description: Text("yet"))
    //: ContentUnavailableView(label:description:actions:)
    _ = ContentUnavailableView {
      Label("None", systemImage: "tray")
    } description: {
      Text("yet")
    } actions: {
      Button("New") {}
    }
    //: ContentUnavailableView.search
    _ = ContentUnavailableView.search
    //: GroupBox(label:content:)
    _ = GroupBox(label: Text("Box")) { view }
    //: DatePicker(_:selection:displayedComponents:)
    _ = DatePicker("Day", selection: $date, displayedComponents: .date)
    //: DatePicker(_:selection:in:displayedComponents:)
    _ = DatePicker("Day", selection: $date, in: Date.now..., displayedComponents: .date)
    _ = DatePicker("Day", selection: $date, in: ...Date.now)
    //: DatePicker(selection:displayedComponents:label:)
    _ = DatePicker(selection: $date, displayedComponents: [.date]) { Text("Day") }
    //: DatePicker(selection:in:displayedComponents:label:)
    _ = DatePicker(selection: $date, in: Date.distantPast...Date.now) { Text("Day") }
    //: datePickerStyle(_:)
    _ = view.datePickerStyle(.graphical).datePickerStyle(.compact)
    //: badge(_:)
    _ = view.badge(3)
    //: searchable(text:isPresented:placement:prompt:)
    _ = view.searchable(text: .constant(""), isPresented: $isShown, prompt: Text("find"))
    //: searchSuggestions(_:)
    _ = view.searchSuggestions { Text("a").searchCompletion("a") }
    //: searchCompletion(_:)
    _ = view.searchCompletion("a")
    //: refreshable(action:)
    _ = view.refreshable { await Task.yield() }
    //: contextMenu(menuItems:)
    _ = view.contextMenu { Button("Copy") {} }
    //: safeAreaInset(edge:alignment:spacing:content:)
    _ = view.safeAreaInset(edge: .bottom, spacing: 0) { Text("below") }
    //: allowsHitTesting(_:)
    _ = view.allowsHitTesting(false)
    //: alert(isPresented:error:actions:)
    _ = view.alert(isPresented: $isShown, error: error) { Button("OK") {} }
    //: alert(isPresented:error:actions:message:)
    _ = view.alert(isPresented: $isShown, error: error) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.failureReason ?? "")
    }
    //: PreferenceKey
    _ = Width.self as any PreferenceKey.Type
    //: preference(key:value:)
    _ = view.preference(key: Width.self, value: 3)
    //: transformPreference(_:_:)
    _ = view.transformPreference(Width.self) { $0 += 1 }
    //: onPreferenceChange(_:perform:)
    _ = view.onPreferenceChange(Width.self) { _ in }
    //: Font.default
    _ = view.font(.default)
    //: Color.description
    _ = Color.red.description
    //: LocalizedStringResource
    _ = Text(LocalizedStringResource("Save", comment: "a button"))
    //: String(localized:)
    _ = String(localized: "Save")
  }

  // MARK: Toolbars

  //: ToolbarContentBuilder
  @ToolbarContentBuilder var items: some ToolbarContent {
    if isShown { ToolbarItem { Text("a") } }
    ToolbarItem(placement: .bottomBar) { Text("b") }
  }
}
