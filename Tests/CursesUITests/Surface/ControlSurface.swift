import CursesUI

@MainActor
struct ControlSurface {
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
    made = Button("Save") {}
    //: Button(action:label:)
    made = Button(action: {}, label: { Text("Save") })
    //: Button(_:role:action:)
    made = Button("Delete", role: .destructive) {}
    //: Button(role:action:label:)
    made = Button(role: .cancel, action: {}, label: { Text("Cancel") })
    //: Button(_:systemImage:action:)
    made = Button("Save", systemImage: "checkmark") {}
    //: buttonStyle(_:)
    made = Button("Save") {}.buttonStyle(.automatic).buttonStyle(.bordered).buttonStyle(.plain)
    made = Button("Save") {}.buttonStyle(.borderedProminent).buttonStyle(.borderless)
    made = Button("Save") {}.buttonStyle(.glass).buttonStyle(Pressing()).buttonStyle(Direct())
    //: Menu(_:content:)
    made = Menu("More") { Button("Copy") {} }
    //: Menu(content:label:)
    made = Menu {
      Button("Copy") {}
    } label: {
      Image(systemName: "ellipsis")
    }
    //: Toggle(_:isOn:)
    made = Toggle("Wi-Fi", isOn: $isOn)
    //: Toggle(isOn:label:)
    made = Toggle(isOn: $isOn) { Text("Wi-Fi") }
    //: Toggle(_:systemImage:isOn:)
    made = Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
    //: Toggle(sources:isOn:label:)
    made = Toggle(sources: $list, isOn: \.isOn) { Text("All") }
    //: toggleStyle(_:)
    made = Toggle("a", isOn: $isOn).toggleStyle(.automatic).toggleStyle(.switch)
    made = Toggle("a", isOn: $isOn).toggleStyle(.button).toggleStyle(.checkbox)
  }

  // MARK: Picker and Stepper

  func choosers() {
    //: Picker(_:selection:content:)
    made = Picker("Size", selection: $number) { Text("Small").tag(1) }
    //: Picker(selection:content:label:)
    made = Picker(selection: $number) {
      Text("Small").tag(1)
    } label: {
      Text("Size")
    }
    //: Picker(_:systemImage:selection:content:)
    made = Picker("Size", systemImage: "ruler", selection: $number) { Text("Small").tag(1) }
    //: Picker(sources:selection:content:label:)
    made = Picker(sources: $list, selection: \.isOn) {
      Text("On").tag(true)
    } label: {
      Text("All")
    }
    //: Picker(_:sources:selection:content:)
    made = Picker("All", sources: $list, selection: \.isOn) { Text("On").tag(true) }
    made = Picker(String("All"), sources: $list, selection: \.isOn) { Text("On").tag(true) }
    //: pickerStyle(_:)
    made = Picker("a", selection: $number) {}.pickerStyle(.automatic).pickerStyle(.menu)
    made = Picker("a", selection: $number) {}.pickerStyle(.segmented).pickerStyle(.inline)
    made = Picker("a", selection: $number) {}.pickerStyle(.wheel).pickerStyle(.palette)
    //: tag(_:includeOptional:)
    made = Text("Small").tag(1)
    //: Stepper(_:value:in:step:onEditingChanged:)
    made = Stepper("Age", value: $number, in: 1...9)
    made = Stepper("Age", value: $number, in: 1...9, step: 2) { _ in }
    //: Stepper(_:value:step:onEditingChanged:)
    made = Stepper("Age", value: $number)
    //: Stepper(_:value:in:step:format:onEditingChanged:)
    made = Stepper("Age", value: $number, in: 1...9, step: 1, format: .number)
    //: Stepper(_:value:step:format:onEditingChanged:)
    made = Stepper("Age", value: $number, format: .number)
    //: Stepper(_:onIncrement:onDecrement:onEditingChanged:)
    made = Stepper("Age", onIncrement: {}, onDecrement: nil)
    //: Stepper(value:in:step:label:onEditingChanged:)
    made = Stepper(value: $number, in: 1...9) { Text("Age") }
  }

  // MARK: Form, List and Section

  func containers() {
    //: Form(content:)
    made = Form { Text("a") }
    made = Form(content: { Text("a") })
    //: formStyle(_:)
    made = Form {}.formStyle(.automatic).formStyle(.grouped).formStyle(.columns)
    //: Section(_:content:)
    made = Section("Who") { Text("a") }
    //: Section(content:header:footer:)
    made = Section {
      Text("a")
    } header: {
      Text("Who")
    } footer: {
      Text("b")
    }
    //: Section(content:header:)
    made = Section {
      Text("a")
    } header: {
      Text("Who")
    }
    //: Section(content:footer:)
    made = Section {
      Text("a")
    } footer: {
      Text("b")
    }
    //: LabeledContent(_:content:)
    made = LabeledContent("Name") { Text("Ada") }
    //: LabeledContent(_:value:)
    made = LabeledContent("Name", value: "Ada")
    //: LabeledContent(_:value:format:)
    made = LabeledContent("Age", value: 36, format: .number)
    //: LabeledContent(content:label:)
    made = LabeledContent {
      Text("Ada")
    } label: {
      Text("Name")
    }
    //: labelsHidden()
    made = Toggle("a", isOn: $isOn).labelsHidden()
    //: List(content:)
    made = List { Text("a") }
    made = List(content: { Text("a") })
    //: List(_:rowContent:)
    made = List(list) { Text("\($0.id)") }
    made = List(list, rowContent: { Text("\($0.id)") })
    //: List(_:id:rowContent:)
    made = List([1, 2], id: \.self, rowContent: { Text("\($0)") })
    //: List(selection:content:)
    made = List(selection: $choice, content: { Text("a").tag(1) })
    made = List(selection: $choices) { Text("a").tag(1) }
    //: List(_:selection:rowContent:)
    made = List(list, selection: $choice, rowContent: { Text("\($0.id)") })
    //: List(_:id:selection:rowContent:)
    made = List([1, 2], id: \.self, selection: $choices, rowContent: { Text("\($0)") })
    //: listStyle(_:)
    made = List {}.listStyle(.plain).listStyle(.insetGrouped).listStyle(.sidebar)
  }

  // MARK: Stacks and scrolling

  func stacks() {
    //: VStack(alignment:spacing:content:)
    made = VStack(alignment: .leading, spacing: 8, content: { Text("a") })
    //: HStack(alignment:spacing:content:)
    made = HStack(alignment: .top, spacing: nil, content: { Text("a") })
    //: ZStack(alignment:content:)
    made = ZStack(alignment: .topLeading, content: { Text("a") })
    //: LazyVStack(alignment:spacing:pinnedViews:content:)
    made = LazyVStack(alignment: .leading, spacing: 8, content: { Text("a") })
    made = LazyVStack(pinnedViews: [.sectionHeaders], content: { Text("a") })
    made = LazyVStack(
      alignment: .leading, spacing: nil, pinnedViews: .init(), content: { Text("a") })
    //: LazyHStack(alignment:spacing:pinnedViews:content:)
    made = LazyHStack(alignment: .top, spacing: 8, content: { Text("a") })
    //: ForEach(_:content:)
    made = ForEach(list, content: { Text("\($0.id)") })
    made = ForEach(0..<3) { Text("\($0)") }
    made = ForEach($list) { $item in Toggle("a", isOn: $item.isOn) }
    //: ForEach(_:id:content:)
    made = ForEach([1, 2], id: \.self, content: { Text("\($0)") })
    //: ScrollView(_:showsIndicators:content:)
    made = ScrollView(.vertical, showsIndicators: false, content: { Text("a") })
    //: scrollIndicators(_:axes:)
    made = ScrollView {}.scrollIndicators(.hidden)
    //: ScrollViewReader(content:)
    made = ScrollViewReader(content: { proxy in Button("a") { proxy.scrollTo(1) } })
    //: Spacer(minLength:)
    made = Spacer(minLength: 8)
    //: Divider()
    made = Divider()
    //: Group(content:)
    made = Group(content: { Text("a") })
    //: AnyView(_:)
    made = AnyView(Text("a"))
    //: EmptyView()
    made = EmptyView()
    //: GeometryReader(content:)
    made = GeometryReader(content: { proxy in Text("\(Int(proxy.size.width))") })
    //: GeometryProxy.frame(in:)
    made = GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minX))") }
    //: NavigationStack(root:)
    made = NavigationStack(root: { Text("a") })
    //: navigationTitle(_:)
    made = Text("a").navigationTitle("Title")
    //: navigationBarTitleDisplayMode(_:)
    made = Text("a").navigationBarTitleDisplayMode(.inline)
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
