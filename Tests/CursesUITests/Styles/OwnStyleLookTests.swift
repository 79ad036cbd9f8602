import CursesUI
import CursesUITesting
import Testing

/// Looks of a program's own for boxes, values, progress, gauges and groups.
@Suite("Styles of a program's own") @MainActor
struct OwnStyleLookTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("card")
        configuration.label
        configuration.content
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      GroupBox(configuration)
    }
  }

  private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "unknown")
        Text(configuration.currentValueLabel == nil ? "bare" : "named")
      }
    }
  }

  private struct Number: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("at \(Int(configuration.value * 10))")
      }
    }
  }

  private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button(configuration.isExpanded ? "fold" : "unfold") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(columns: 40, rows: 8, VStack(alignment: .leading, spacing: 0) { content() })
  }

  @Test func boxes() {
    let host = host { GroupBox("Title") { Text("inside") }.groupBoxStyle(Card()) }
    #expect(host.contains("card Title inside"))
    let framed = self.host { GroupBox("Title") { Text("inside") }.groupBoxStyle(Framed()) }
    #expect(framed.contains("around") && framed.contains("Title") && framed.contains("inside"))
    #expect(!host.picture.contains("─") && framed.picture.contains("─"))
  }

  @Test func labelledContent() {
    let host = host { LabeledContent("Name", value: "Ada").labeledContentStyle(Below()) }
    let rows = host.rows
    let value = rows.firstIndex { $0.contains("Ada") }
    #expect(value != nil && rows.firstIndex { $0.contains("Name") } == value.map { $0 + 1 })
  }

  @Test func progress() {
    let host = host {
      ProgressView("Load", value: 0.4).progressViewStyle(Percent())
      ProgressView("Wait").progressViewStyle(Percent())
      ProgressView(value: 1, total: 2) {
        Text("Both")
      } currentValueLabel: {
        Text("half")
      }
      .progressViewStyle(Percent())
    }
    #expect(host.contains("Load 40 % bare"))
    #expect(host.contains("Wait unknown bare"))
    #expect(host.contains("Both 50 % named"))
  }

  @Test func gauges() {
    let host = host { Gauge(value: 3, in: 0...10) { Text("Heat") }.gaugeStyle(Number()) }
    #expect(host.contains("Heat at 3"))
  }

  @Test func groupsThatFold() {
    let host = host { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Fold()) }
    #expect(host.contains("unfold") && !host.contains("inside"))
    host.press(.enter)
    #expect(host.contains("inside"))
    host.press(.enter)
    #expect(!host.contains("inside"))
  }
}
