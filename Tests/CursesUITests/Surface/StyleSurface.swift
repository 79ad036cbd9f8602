import CursesUI

// Looks of a program's own, as docs/swiftui.md names them.

@MainActor
struct StyleSurface {
  //: GroupBoxStyle
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  //: LabeledContentStyle
  private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  //: ProgressViewStyle
  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }

  //: GaugeStyle
  private struct Number: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.value)")
    }
  }

  //: DisclosureGroupStyle
  private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Fold") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  private struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  // MARK: Use

  private let view = Text("a")

  func styles() {
    //: groupBoxStyle(_:)
    made = GroupBox("Box") { view }.groupBoxStyle(Card()).groupBoxStyle(.automatic)
    //: labeledContentStyle(_:)
    made = LabeledContent("Name", value: "a").labeledContentStyle(Below())
    //: gaugeStyle(_:)
    made = Gauge(value: 0.5) { view }.gaugeStyle(Number()).gaugeStyle(.accessoryCircular)
    //: disclosureGroupStyle(_:)
    made = DisclosureGroup("More") { view }.disclosureGroupStyle(Fold())
    made = ProgressView(value: 0.5).progressViewStyle(Percent())
  }

  func modifiers() {
    //: ViewModifier.concat(_:)
    made = view.modifier(Framed().concat(Framed()))
    //: EmptyModifier
    made = view.modifier(EmptyModifier())
    //: overlayPreferenceValue(_:alignment:_:)
    made = view.overlayPreferenceValue(Width.self, alignment: .trailing) { Text("\($0)") }
    //: backgroundPreferenceValue(_:alignment:_:)
    made = view.backgroundPreferenceValue(Width.self, alignment: .trailing) { Text("\($0)") }
  }
}
