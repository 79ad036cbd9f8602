import CursesUI

private struct SurfaceTitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var surfaceTitle: String? {
    get { self[SurfaceTitleKey.self] }
    set { self[SurfaceTitleKey.self] = newValue }
  }
  @Entry fileprivate var surfaceDraft: Binding<String>?
}

@MainActor
struct EditedSurface {
  @State private var names = ["a", "b"]
  @State private var text = ""
  @State private var mode = EditMode.inactive
  @State private var choices = [Choice(), Choice()]

  struct Choice { var isOn = false }

  // MARK: Rows that are edited

  struct Reader: View {
    //: EnvironmentValues.editMode
    @Environment(\.editMode) private var editMode
    var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "resting") }
  }

  //: DynamicViewContent
  func rows() -> some DynamicViewContent { ForEach(names, id: \.self) { Text($0) } }

  func edits() {
    //: onDelete(perform:)
    made = ForEach(names, id: \.self) { Text($0) }.onDelete { _ in }.onDelete(perform: nil)
    //: onMove(perform:)
    made = ForEach(names, id: \.self) { Text($0) }.onMove { _, _ in }.onMove(perform: nil)
    //: EditButton()
    made = EditButton().environment(\.editMode, $mode)
    var letters = names
    //: MutableCollection.move(fromOffsets:toOffset:)
    letters.move(fromOffsets: [0], toOffset: 2)
    //: RangeReplaceableCollection.remove(atOffsets:)
    letters.remove(atOffsets: [0])
  }

  // MARK: Titles

  func titles() {
    //: Toggle(_:sources:isOn:)
    made = Toggle("All", sources: $choices, isOn: \.isOn)
    //: searchable(text:placement:prompt:suggestions:)
    made = Text("a").searchable(text: $text, prompt: "Find", suggestions: { Text("b") })
  }

  // MARK: Values of the focus

  struct Follower: View {
    //: @FocusedValue
    @FocusedValue(\.surfaceTitle) private var title
    //: @FocusedBinding
    @FocusedBinding(\.surfaceDraft) private var draft
    var body: some View { Text("\(title ?? "") \(draft ?? "")") }
  }

  func focusedValues() {
    //: FocusedValueKey
    made = (any FocusedValueKey.Type).self
    //: FocusedValues
    made = FocusedValues()
    //: focusedValue(_:_:)
    made = Text("a").focusedValue(\.surfaceTitle, "a").focusedValue(\.surfaceDraft, $text)
    //: focusedSceneValue(_:_:)
    made = Text("a").focusedSceneValue(\.surfaceTitle, "a")
  }

  // MARK: Lines of alignment

  //: AlignmentID
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  func guides() {
    //: alignmentGuide(_:computeValue:)
    made = Text("a").alignmentGuide(.leading) { $0[.trailing] }
      .alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
    //: HorizontalAlignment(_:)
    made = HorizontalAlignment(Colon.self)
    //: VerticalAlignment(_:)
    made = VerticalAlignment(Colon.self)
    //: ViewDimensions
    let width: (ViewDimensions) -> CGFloat = { $0[explicit: .leading] ?? $0.width }
    made = width
    //: scrollDisabled(_:)
    made = ScrollView { Text("a") }.scrollDisabled(true)
    //: EnvironmentValues.isScrollEnabled
    made = Text("a").environment(\.isScrollEnabled, false)
  }

  // MARK: Drawings

  func drawings() {
    //: Canvas(opaque:colorMode:rendersAsynchronously:renderer:)
    made = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    //: GraphicsContext
    let draw: (inout GraphicsContext) -> Void = { context in
      let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))
      //: GraphicsContext.fill(_:with:style:)
      context.fill(path, with: .foreground, style: FillStyle(eoFill: true))
      //: GraphicsContext.stroke(_:with:lineWidth:)
      context.stroke(path, with: .style(.tint), lineWidth: 2)
      //: GraphicsContext.stroke(_:with:style:)
      context.stroke(path, with: .color(red: 1, green: 0, blue: 0), style: StrokeStyle())
      //: GraphicsContext.draw(_:at:anchor:)
      context.draw(Text("a"), at: .zero, anchor: .topLeading)
      //: GraphicsContext.draw(_:in:)
      context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: 80, height: 16))
      //: GraphicsContext.resolve(_:)
      _ = context.resolve(Text("a")).measure(in: CGSize(width: 80, height: 16))
      //: GraphicsContext.drawLayer(content:)
      context.drawLayer { layer in
        //: GraphicsContext.opacity
        layer.opacity = 0.5
        //: GraphicsContext.clip(to:style:)
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: 80, height: 32)))
        //: GraphicsContext.translateBy(x:y:)
        layer.translateBy(x: 8, y: 0)
        //: GraphicsContext.scaleBy(x:y:)
        layer.scaleBy(x: 2, y: 2)
        //: GraphicsContext.rotate(by:)
        layer.rotate(by: .degrees(45))
      }
      //: GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:)
      context.fill(
        path,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 8, y: 8)))
    }
    made = draw
  }
}
