import CursesUI

/// Grids, outlines, rows, clocks and publishers, one by one.
@MainActor
struct GridSurface {
  @State private var text = ""
  @State private var tokens: [Token] = []
  @State private var others = [Token(id: 1)]
  @State private var number = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isShown = false
  @State private var names = ["a"]
  @State private var item: Token?

  struct Token: Identifiable, Hashable { var id: Int }
  private struct Part: Identifiable {
    var id: Int
    var parts: [Part]?
  }
  private let parts = [Part(id: 1, parts: [Part(id: 2)])]

  func grids() {
    //: LazyVGrid
    made = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40))], spacing: 16) {
      ForEach(0..<5) { Text("\($0)") }
    }
    //: LazyHGrid
    made = LazyHGrid(rows: [GridItem(.fixed(16))], alignment: .top) { Text("a") }
    //: GridItem
    made = GridItem(.adaptive(minimum: 80, maximum: 160), spacing: 8, alignment: .leading)
    //: HSplitView
    made = HSplitView {
      Text("a")
      Text("b")
    }
    //: VSplitView
    made = VSplitView {
      Text("a")
      Text("b")
    }
    //: OutlineGroup
    made = OutlineGroup(parts, children: \.parts) { Text("\($0.id)") }
    //: List(_:children:rowContent:)
    made = List(parts, children: \.parts) { Text("\($0.id)") }
    //: List(_:children:selection:rowContent:)
    made = List(parts, children: \.parts, selection: $number.optional) { Text("\($0.id)") }
    made = List(0..<3) { Text("\($0)") }
    made = List(0..<3, selection: $number.optional) { Text("\($0)") }
    made = List($names, id: \.self) { TextField("a", text: $0) }
    //: deleteDisabled(_:)
    made = List { ForEach(0..<2) { Text("\($0)").deleteDisabled($0 == 0) }.onDelete { _ in } }
    //: moveDisabled(_:)
    made = List { ForEach(0..<2) { Text("\($0)").moveDisabled(true) }.onMove { _, _ in } }
    //: selectionDisabled(_:)
    made = List(selection: $number.optional) { Text("a").tag(1).selectionDisabled() }
    //: onInsert(of:perform:)
    made = List { ForEach(0..<2) { Text("\($0)") }.onInsert(of: ["public.text"]) { _, _ in } }
  }

  func fields() {
    //: searchable(text:tokens:placement:prompt:token:)
    made = Text("a").searchable(text: $text, tokens: $tokens, prompt: "b") { Text("\($0.id)") }
    //: searchable(text:tokens:suggestedTokens:placement:prompt:token:)
    made = Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $others) {
      Text("\($0.id)")
    }
    //: searchable(text:tokens:isPresented:placement:prompt:token:)
    made = Text("a").searchable(text: $text, tokens: $tokens, isPresented: .constant(true)) {
      Text("\($0.id)")
    }
    //: searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)
    made = Text("a").searchable(
      text: $text, tokens: $tokens, suggestedTokens: $others, isPresented: .constant(true),
      prompt: "b"
    ) { Text("\($0.id)") }
    made = Text("a").searchCompletion(Token(id: 2))
    //: Stepper(value:in:step:format:label:onEditingChanged:)
    made = Stepper(value: $number, in: 0...5, step: 1, format: .number) { Text("a") }
    //: Stepper(value:step:format:label:onEditingChanged:)
    made = Stepper(value: $number, step: 2, format: .number) { Text("a") }
    //: GraphicalDatePickerStyle
    made = DatePicker("a", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
    //: CompactDatePickerStyle
    made = DatePicker("a", selection: $date).datePickerStyle(CompactDatePickerStyle())
    //: RadioGroupPickerStyle
    made = Picker("a", selection: $number) { Text("b").tag(1) }
      .pickerStyle(RadioGroupPickerStyle())
    //: horizontalRadioGroupLayout()
    made = Text("a").horizontalRadioGroupLayout()
    //: navigationBarTitle(_:displayMode:)
    made = Text("a").navigationBarTitle("b", displayMode: .inline)
    made = Text("a").navigationBarTitle(Text("b"))
    //: navigationBarItems(leading:trailing:)
    made = Text("a").navigationBarItems(leading: Button("b") {}, trailing: Button("c") {})
    //: popover(isPresented:attachmentAnchor:arrowEdge:content:)
    made = Text("a").popover(isPresented: $isShown, arrowEdge: .bottom) { Text("b") }
    //: popover(item:attachmentAnchor:arrowEdge:content:)
    made = Text("a").popover(item: $item, attachmentAnchor: .point(.top)) { Text("\($0.id)") }
  }

  func clocks() {
    let start = Date(timeIntervalSince1970: 0)
    //: Text(timerInterval:pauseTime:countsDown:showsHours:)
    made = Text(timerInterval: start...start.addingTimeInterval(90), countsDown: true)
    //: ProgressView(_:)
    made = ProgressView(Progress(totalUnitCount: 10))
    //: ProgressView(timerInterval:countsDown:)
    made = ProgressView(timerInterval: start...start.addingTimeInterval(90), countsDown: false)
    //: ProgressView(timerInterval:countsDown:label:currentValueLabel:)
    made = ProgressView(timerInterval: start...start.addingTimeInterval(90)) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    //: PasteButton
    made = PasteButton(payloadType: String.self) { _ in }
    //: UIPasteboard
    made = UIPasteboard.general.string
    //: NSPasteboard
    made = NSPasteboard.general.string(forType: .string)
    //: Just
    made = Text("a").onReceive(Just(text)) { _ in }
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    //: Sequence.publisher
    made = "abc".publisher.sink { _ in }
    //: Publishers.Sequence
    made = Publishers.Sequence<[Int], Never>(sequence: [1]).sink { _ in }
    //: Publishers.Sequence.collect()
    made = "abc".publisher.collect().sink { _ in }
    //: Empty
    made = Empty<Int, Never>().sink { _ in }
    //: Publisher.flatMap(_:)
    made = one.flatMap { Just("\($0)") }.sink { _ in }
    //: Publisher.switchToLatest()
    made = one.map { Just($0) }.switchToLatest().sink { _ in }
    //: Publisher.prefix(_:)
    made = one.prefix(2).sink { _ in }
    //: Publisher.first()
    made = one.first().sink { _ in }
    //: Publisher.removeDuplicates(by:)
    made = one.removeDuplicates(by: ==).sink { _ in }
    //: Publisher.handleEvents(receiveOutput:)
    made = one.handleEvents(receiveOutput: { _ in }).sink { _ in }
    //: Publisher.combineLatest(_:)
    made = one.combineLatest(two).sink { _ in }
    //: Publishers.CombineLatest
    made = Publishers.CombineLatest(one, two).sink { _ in }
    //: Publishers.CombineLatest3
    made = Publishers.CombineLatest3(one, two, one).sink { _ in }
    //: Publisher.merge(with:)
    made = one.merge(with: two).sink { _ in }
    //: Publisher.debounce(for:scheduler:)
    made = one.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { _ in }
    //: Publisher.receive(on:)
    made = one.receive(on: DispatchQueue.main).sink { _ in }
  }

  // MARK: Places

  func places() {
    //: containerRelativeFrame(_:alignment:)
    made = Text("a").containerRelativeFrame(.horizontal, alignment: .leading)
    //: containerRelativeFrame(_:count:span:spacing:alignment:)
    made = Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
    //: containerRelativeFrame(_:alignment:_:)
    made = Text("a").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    //: onGeometryChange(for:of:action:)
    made = Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
    made = Text("a").onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { _, _ in
    }
    //: coordinateSpace(_:)
    made = Text("a").coordinateSpace(.named("b"))
    //: coordinateSpace(name:)
    made = Text("a").coordinateSpace(name: "b")
    //: NamedCoordinateSpace
    made = NamedCoordinateSpace.named("b")
    //: visualEffect(_:)
    made = Text("a").visualEffect { content, place in content.offset(x: place.size.width / 8) }
    //: GeometryEffect
    made = Text("a").modifier(Shake())
    made = Shake() as any GeometryEffect
    //: projectionEffect(_:)
    made = Text("a").projectionEffect(ProjectionTransform())
    //: transformEffect(_:)
    made = Text("a").transformEffect(CGAffineTransform(translationX: 8, y: 0))
    //: mask(alignment:_:)
    made = Text("a").mask(alignment: .leading) { Rectangle() }
    made = Color.red.mask(Text("a"))
    //: ScrollPosition
    @State var position = ScrollPosition(edge: .bottom)
    //: scrollPosition(_:anchor:)
    made = ScrollView { Text("a") }.scrollPosition($position)
    //: scrollPosition(id:anchor:)
    made = ScrollView { Text("a").id(1) }.scrollPosition(id: $number.optional)
    //: UnevenRoundedRectangle
    made = UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16)
  }

  private struct Shake: GeometryEffect {
    var animatableData: CGFloat = 0
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData * 8, y: 0))
    }
  }
}

extension Binding {
  /// The binding to a value that may be absent.
  fileprivate var optional: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
  }
}
