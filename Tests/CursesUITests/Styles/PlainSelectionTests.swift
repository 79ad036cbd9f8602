import CursesUI
import CursesUITesting
import Testing

/// What is selected on a terminal without colours, which is reversed with all that stands on it.
@Suite("Selections without colours") @MainActor
struct PlainSelectionTests {
  private func host(_ view: some View) -> TestHost {
    TestHost(columns: 24, rows: 6, terminal: TestTerminal(depth: .none)) {
      VStack(alignment: .leading, spacing: 0) {
        // Has the focus.
        Button("Focus") {}
        view
      }
    }
  }

  private func isReversed(_ text: String, _ host: TestHost) -> Bool? {
    host.style(of: text)?.attributes.contains(.reverse)
  }

  @Test func aSelectedRowIsReversedAsAWhole() throws {
    let chosen = Binding<Int?>.constant(1)
    let host = host(
      List(0..<3, id: \.self, selection: chosen) { row in
        HStack {
          Text("Row \(row)")
          Text("red").foregroundStyle(.red)
        }
      })
    let row = try #require(host.position(of: "Row 1")).row
    for column in 1..<24 {
      #expect(host.style(column, row).attributes.contains(.reverse), "\(column)")
    }
    #expect(isReversed("Row 0", host) == false && isReversed("Row 2", host) == false)
  }

  @Test func aSelectedSegmentIsReversed() {
    let host = host(
      Picker("P", selection: .constant(2)) {
        Text("A").tag(1)
        Text("BB").tag(2)
      }
      .pickerStyle(.segmented))
    #expect(isReversed("BB", host) == true)
    #expect(isReversed("A", host) == false)
  }

  @Test func aToggleThatIsDownIsReversed() {
    let host = host(
      VStack(alignment: .leading, spacing: 0) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      .toggleStyle(.button))
    #expect(isReversed("On", host) == true)
    #expect(isReversed("Off", host) == false)
  }

  @Test func aProminentButtonIsReversed() {
    let host = host(
      VStack(alignment: .leading, spacing: 0) {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Copy") {}.buttonStyle(.bordered)
      })
    #expect(isReversed("Save", host) == true)
    #expect(isReversed("Copy", host) == false)
  }
}
