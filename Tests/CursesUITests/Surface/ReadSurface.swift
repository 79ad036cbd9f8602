import CursesUI

// Values that modifiers without effect leave to be read, and styles with colours of their own.

@MainActor
struct ReadSurface {
  @State private var text = ""
  private let view = Text("a")

  struct Reading: View {
    //: EnvironmentValues.controlSize
    @Environment(\.controlSize) private var controlSize
    //: EnvironmentValues.symbolVariants
    @Environment(\.symbolVariants) private var symbolVariants
    //: EnvironmentValues.headerProminence
    @Environment(\.headerProminence) private var headerProminence
    //: EnvironmentValues.labelsVisibility
    @Environment(\.labelsVisibility) private var labelsVisibility
    // MARK: Body
    var body: some View {
      let _ = Self._printChanges()
      Text(
        "\(String(describing: (controlSize, symbolVariants, headerProminence, labelsVisibility)))")
    }
  }

  func looks() {
    //: BorderlessButtonMenuStyle()
    made = view.menuStyle(BorderlessButtonMenuStyle()).menuStyle(ButtonMenuStyle())
    //: StackNavigationViewStyle()
    made = view.navigationViewStyle(StackNavigationViewStyle())
    //: SwitchToggleStyle(tint:)
    made = view.toggleStyle(SwitchToggleStyle(tint: .red)).buttonStyle(.accessoryBar)
    //: LinearProgressViewStyle(tint:)
    made = view.progressViewStyle(LinearProgressViewStyle(tint: .red))
    //: CircularProgressViewStyle(tint:)
    made = view.progressViewStyle(CircularProgressViewStyle(tint: .red))
    //: Text.LineStyle(pattern:color:)
    made = Text.LineStyle(pattern: .dot, color: .red)
  }

  func shapes() {
    //: ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:)
    made = Circle().fill(.ellipticalGradient(colors: [.red, .blue], center: .center))
    //: ShapeStyle.angularGradient(colors:center:startAngle:endAngle:)
    made = Circle().fill(
      .angularGradient(
        colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
    //: ShapeStyle.conicGradient(colors:center:angle:)
    made = Circle().fill(
      .conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(9)))
    //: contentShape(_:_:eoFill:)
    made = view.contentShape(.interaction, Rectangle(), eoFill: false)
    //: AnyTransition.blurReplace
    made = view.transition(.blurReplace)
    //: VerticalEdge.Set
    made = VerticalEdge.Set(.top).union(.bottom) == VerticalEdge.Set.all
    //: HorizontalEdge.Set
    made = HorizontalEdge.Set(.leading).union(.trailing) == HorizontalEdge.Set.all
    //: searchSuggestions(_:for:)
    made = view.searchable(text: $text).searchSuggestions(.hidden, for: .content)
  }
}
