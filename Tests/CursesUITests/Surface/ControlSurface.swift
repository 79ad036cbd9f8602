import CursesUI

@MainActor
private struct ControlSurface {
  struct Choice: Identifiable, Hashable {
    let id: Int
    var isOn = false
  }

  @State private var isOn = false
  @State private var number = 1
  @State private var choice: Int?
  @State private var choices: Set<Int> = []
  @State private var list = [Choice(id: 1)]

  // MARK: Button, Menu and Toggle

  func buttons() {
    //: Button(_:action:)
    _ = Button("Save") {}
    //: Button(action:label:)
    _ = Button(action: {}, label: { Text("Save") })
    //: Button(_:role:action:)
    _ = Button("Delete", role: .destructive) {}
    //: Button(role:action:label:)
    _ = Button(role: .cancel, action: {}, label: { Text("Cancel") })
    //: Button(_:systemImage:action:)
    _ = Button("Save", systemImage: "checkmark") {}
    //: buttonStyle(_:)
    _ = Button("Save") {}.buttonStyle(.automatic).buttonStyle(.bordered).buttonStyle(.plain)
    _ = Button("Save") {}.buttonStyle(.borderedProminent).buttonStyle(.borderless)
    _ = Button("Save") {}.buttonStyle(.glass).buttonStyle(Pressing()).buttonStyle(Direct())
    //: Menu(_:content:)
    _ = Menu("More") { Button("Copy") {} }
    //: Menu(content:label:)
    _ = Menu {
      Button("Copy") {}
    } label: {
      Image(systemName: "ellipsis")
    }
    //: Toggle(_:isOn:)
    _ = Toggle("Wi-Fi", isOn: $isOn)
    //: Toggle(isOn:label:)
    _ = Toggle(isOn: $isOn) { Text("Wi-Fi") }
    //: Toggle(_:systemImage:isOn:)
    _ = Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
    //: Toggle(sources:isOn:label:)
    _ = Toggle(sources: $list, isOn: \.isOn) { Text("All") }
    //: toggleStyle(_:)
    _ = Toggle("a", isOn: $isOn).toggleStyle(.automatic).toggleStyle(.switch)
    _ = Toggle("a", isOn: $isOn).toggleStyle(.button).toggleStyle(.checkbox)
  }

  // MARK: Picker and Stepper

  func choosers() {
    //: Picker(_:selection:content:)
    _ = Picker("Size", selection: $number) { Text("Small").tag(1) }
    //: Picker(selection:content:label:)
    _ = Picker(selection: $number) {
      Text("Small").tag(1)
    } label: {
      Text("Size")
    }
    //: Picker(_:systemImage:selection:content:)
    _ = Picker("Size", systemImage: "ruler", selection: $number) { Text("Small").tag(1) }
    //: pickerStyle(_:)
    _ = Picker("a", selection: $number) {}.pickerStyle(.automatic).pickerStyle(.menu)
    _ = Picker("a", selection: $number) {}.pickerStyle(.segmented).pickerStyle(.inline)
    _ = Picker("a", selection: $number) {}.pickerStyle(.wheel).pickerStyle(.palette)
    //: tag(_:includeOptional:)
    _ = Text("Small").tag(1)
    //: Stepper(_:value:in:step:onEditingChanged:)
    _ = Stepper("Age", value: $number, in: 1...9)
    _ = Stepper("Age", value: $number, in: 1...9, step: 2) { _ in }
    //: Stepper(_:value:step:onEditingChanged:)
    _ = Stepper("Age", value: $number)
    //: Stepper(_:value:in:step:format:onEditingChanged:)
    _ = Stepper("Age", value: $number, in: 1...9, step: 1, format: .number)
    //: Stepper(_:value:step:format:onEditingChanged:)
    _ = Stepper("Age", value: $number, format: .number)
    //: Stepper(_:onIncrement:onDecrement:onEditingChanged:)
    _ = Stepper("Age", onIncrement: {}, onDecrement: nil)
    //: Stepper(value:in:step:label:onEditingChanged:)
    _ = Stepper(value: $number, in: 1...9) { Text("Age") }
  }

  // MARK: Form, List and Section

  func containers() {
    //: Form(content:)
    _ = Form { Text("a") }
    _ = Form(content: { Text("a") })
    //: formStyle(_:)
    _ = Form {}.formStyle(.automatic).formStyle(.grouped).formStyle(.columns)
    //: Section(_:content:)
    _ = Section("Who") { Text("a") }
    //: Section(content:header:footer:)
    _ = Section {
      Text("a")
    } header: {
      Text("Who")
    } footer: {
      Text("b")
    }
    //: Section(content:header:)
    _ = Section {
      Text("a")
    } header: {
      Text("Who")
    }
    //: Section(content:footer:)
    _ = Section {
      Text("a")
    } footer: {
      Text("b")
    }
    //: LabeledContent(_:content:)
    _ = LabeledContent("Name") { Text("Ada") }
    //: LabeledContent(_:value:)
    _ = LabeledContent("Name", value: "Ada")
    //: LabeledContent(_:value:format:)
    _ = LabeledContent("Age", value: 36, format: .number)
    //: LabeledContent(content:label:)
    _ = LabeledContent {
      Text("Ada")
    } label: {
      Text("Name")
    }
    //: labelsHidden()
    _ = Toggle("a", isOn: $isOn).labelsHidden()
    //: List(content:)
    _ = List { Text("a") }
    _ = List(content: { Text("a") })
    //: List(_:rowContent:)
    _ = List(list) { Text("\($0.id)") }
    _ = List(list, rowContent: { Text("\($0.id)") })
    //: List(_:id:rowContent:)
    _ = List([1, 2], id: \.self, rowContent: { Text("\($0)") })
    //: List(selection:content:)
    _ = List(selection: $choice, content: { Text("a").tag(1) })
    _ = List(selection: $choices) { Text("a").tag(1) }
    //: List(_:selection:rowContent:)
    _ = List(list, selection: $choice, rowContent: { Text("\($0.id)") })
    //: List(_:id:selection:rowContent:)
    _ = List([1, 2], id: \.self, selection: $choices, rowContent: { Text("\($0)") })
    //: listStyle(_:)
    _ = List {}.listStyle(.plain).listStyle(.insetGrouped).listStyle(.sidebar)
  }

  // MARK: Stacks and scrolling

  func stacks() {
    //: VStack(alignment:spacing:content:)
    _ = VStack(alignment: .leading, spacing: 8, content: { Text("a") })
    //: HStack(alignment:spacing:content:)
    _ = HStack(alignment: .top, spacing: nil, content: { Text("a") })
    //: ZStack(alignment:content:)
    _ = ZStack(alignment: .topLeading, content: { Text("a") })
    //: LazyVStack(alignment:spacing:pinnedViews:content:)
    _ = LazyVStack(alignment: .leading, spacing: 8, content: { Text("a") })
    _ = LazyVStack(pinnedViews: [.sectionHeaders], content: { Text("a") })
    _ = LazyVStack(alignment: .leading, spacing: nil, pinnedViews: .init(), content: { Text("a") })
    //: LazyHStack(alignment:spacing:pinnedViews:content:)
    _ = LazyHStack(alignment: .top, spacing: 8, content: { Text("a") })
    //: ForEach(_:content:)
    _ = ForEach(list, content: { Text("\($0.id)") })
    _ = ForEach(0..<3) { Text("\($0)") }
    _ = ForEach($list) { $item in Toggle("a", isOn: $item.isOn) }
    //: ForEach(_:id:content:)
    _ = ForEach([1, 2], id: \.self, content: { Text("\($0)") })
    //: ScrollView(_:showsIndicators:content:)
    _ = ScrollView(.vertical, showsIndicators: false, content: { Text("a") })
    //: scrollIndicators(_:axes:)
    _ = ScrollView {}.scrollIndicators(.hidden)
    //: ScrollViewReader(content:)
    _ = ScrollViewReader(content: { proxy in Button("a") { proxy.scrollTo(1) } })
    //: Spacer(minLength:)
    _ = Spacer(minLength: 8)
    //: Divider()
    _ = Divider()
    //: Group(content:)
    _ = Group(content: { Text("a") })
    //: AnyView(_:)
    _ = AnyView(Text("a"))
    //: EmptyView()
    _ = EmptyView()
    //: GeometryReader(content:)
    _ = GeometryReader(content: { proxy in Text("\(Int(proxy.size.width))") })
    //: GeometryProxy.frame(in:)
    _ = GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minX))") }
    //: NavigationStack(root:)
    _ = NavigationStack(root: { Text("a") })
    //: navigationTitle(_:)
    _ = Text("a").navigationTitle("Title")
    //: navigationBarTitleDisplayMode(_:)
    _ = Text("a").navigationBarTitleDisplayMode(.inline)
  }
}

//: ButtonStyle
private struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

//: PrimitiveButtonStyle
private struct Direct: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

//: ToggleStyle
private struct Switching: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
  }
}

//: LabelStyle
private struct Iconic: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

//: FormStyle
private struct Framed: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.padding() }
}
