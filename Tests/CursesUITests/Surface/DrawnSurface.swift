import CursesUI

// Shapes over each other, styles by purpose, transitions and times, as docs/swiftui.md names them.

@MainActor
struct DrawnSurface {
  private let view = Text("a")
  private let start = Date(timeIntervalSince1970: 0)

  func shapes() {
    let shape = RoundedRectangle(cornerRadius: 8)
    //: ShapeView
    let filled: some ShapeView = shape.fill(.blue)
    made = filled.stroke(.red, lineWidth: 1)
    //: FillShapeView
    made = FillShapeView(
      shape: shape, style: .red, fillStyle: FillStyle(), background: EmptyView())
    //: StrokeShapeView
    made = StrokeShapeView(
      shape: shape, style: .red, strokeStyle: StrokeStyle(), isAntialiased: true, background: view)
    //: StrokeBorderShapeView
    made = StrokeBorderShapeView(
      shape: shape, style: .red, strokeStyle: StrokeStyle(), isAntialiased: true, background: view)
    //: Path.offsetBy(dx:dy:)
    made = Path(CGRect(x: 0, y: 0, width: 80, height: 32)).offsetBy(dx: 8, dy: 16).fill(.red)
  }

  func styles() {
    //: SelectionShapeStyle
    made = view.background(.selection).background(SelectionShapeStyle())
    //: SeparatorShapeStyle
    made = Rectangle().stroke(.separator).foregroundStyle(SeparatorShapeStyle())
    //: FillShapeStyle
    made = Capsule().fill(.fill).foregroundStyle(FillShapeStyle())
    //: WindowBackgroundShapeStyle
    made = view.background(.windowBackground).background(WindowBackgroundShapeStyle())
    //: LinkShapeStyle
    made = view.foregroundStyle(.link).foregroundStyle(LinkShapeStyle())
    //: ShapeStyle.secondary
    made = Circle().fill(.red.secondary).background(.background.secondary)
    made = view.foregroundStyle(.tint.tertiary).background(.blue.gradient.quaternary)
  }

  func motion() {
    //: AnyTransition.animation(_:)
    made = view.transition(.opacity.animation(.linear))
    //: AnyTransition.modifier(active:identity:)
    made = view.transition(.modifier(active: Moved(x: 8), identity: Moved(x: 0)))
    //: AnimatableModifier
    let moved: any AnimatableModifier = Moved(x: 8)
    made = moved
  }

  func times() {
    //: TimeDataSource
    made = Text(TimeDataSource<Date>.currentDate, format: .dateTime.hour().minute())
    made = Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    //: SystemFormatStyle.Stopwatch
    made = Text(.currentDate, format: SystemFormatStyle.Stopwatch(startingAt: start))
    made = Text(.currentDate, format: .stopwatch(startingAt: start))
    //: SystemFormatStyle.Timer
    made = SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(90))
    made = Text(
      .currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
    //: NotificationCenter.notifications(named:object:)
    made = NotificationCenter.default.notifications(named: .init("a"))
  }

  func bars() {
    //: ToolbarItemGroup(placement:content:label:)
    made = view.toolbar {
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("One") {}
        Button("Two") {}
      } label: {
        Label("More", systemImage: "ellipsis")
      }
    }
    let rows = ForEach(0..<2) { Text("\($0)") }
    made = List { rows.onInsert(of: [UTType.text]) { _, _ in } }
  }

  private struct Moved: AnimatableModifier {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x) }
  }
}
