import CursesUI
import CursesUITesting
import Testing

/// What takes the colour that `tint` asks for.
@Suite("Tints") @MainActor
struct TintTests {
  private func host(_ view: some View) -> TestHost {
    TestHost(columns: 30, rows: 8) {
      VStack(alignment: .leading, spacing: 0) {
        // Has the focus.
        Button("Focus") {}
        Text("red").foregroundStyle(.red)
        view
      }
    }
  }

  /// Whether a sign of a view is as red as a text that is.
  private func isRed(_ sign: String, _ view: some View) -> Bool {
    let host = host(view)
    let color = host.style(of: sign)?.foreground
    return color != nil && color == host.style(of: "red")?.foreground
  }

  @Test func linesAndKnobsFollowTheTint() {
    let half = Binding.constant(0.5)
    #expect(isRed("━", Slider(value: half).tint(.red)) && !isRed("━", Slider(value: half)))
    #expect(
      isRed("━", ProgressView(value: 0.5).tint(.red)) && !isRed("━", ProgressView(value: 0.5)))
    #expect(isRed("━", Gauge(value: 0.5) { Text("G") }.tint(.red)))
    let toggle = Toggle("T", isOn: .constant(true)).toggleStyle(.switch)
    #expect(isRed("━━●", toggle.tint(.red)) && !isRed("━━●", toggle))
  }

  @Test func stylesHaveTintsOfTheirOwn() {
    let toggle = Toggle("T", isOn: .constant(true))
    #expect(isRed("━━●", toggle.toggleStyle(SwitchToggleStyle(tint: .red))))
    let progress = ProgressView(value: 0.5)
    #expect(isRed("━", progress.progressViewStyle(LinearProgressViewStyle(tint: .red))))
    #expect(isRed("◑", progress.progressViewStyle(CircularProgressViewStyle(tint: .red))))
  }

  @Test func aProminentButtonIsFilledInTheTint() {
    let button = Button("Save") {}.buttonStyle(.borderedProminent)
    let plain = host(Button("Save") {}.buttonStyle(.bordered)).style(of: "Save")
    let filled = host(button).style(of: "Save")
    let tinted = host(button.tint(.red)).style(of: "Save")
    #expect(filled != nil && filled?.background != plain?.background)
    #expect(tinted?.background != filled?.background)
    #expect(tinted?.foreground != tinted?.background)
  }
}
