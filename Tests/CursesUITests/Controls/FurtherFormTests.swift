import CursesUI
import CursesUITesting
import Testing

/// Forms of SwiftUI's declarations that only few programs use.
@Suite("Further forms") @MainActor
struct FurtherFormTests {
  private final class Record {
    var lines: [String] = []
  }

  private struct Branch {
    let name: String
    var branches: [Branch]?
  }

  private struct Roles: View {
    let record: Record
    @State private var detent = PresentationDetent.large
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button(role: .close) { record.lines.append("close") }
        Button(role: .cancel) { record.lines.append("cancel") }
        Button(role: .destructive) { record.lines.append("delete") }
        Button(role: .confirm) { record.lines.append("confirm") }
        Text("three levels").foregroundStyle(.red, .green, .blue)
        Text(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3600))
      }
      .presentationDetents([.large], selection: $detent)
      .toolbar(id: "bar") {
        ToolbarItem(placement: .bottomBar) { Button("Below") { record.lines.append("below") } }
      }
      .contextMenu {
        Button("Copy") {}
      } preview: {
        Text("preview")
      }
    }
  }

  @Test func aButtonHasTheTitleOfItsRole() throws {
    let record = Record()
    let stage = TestHost(columns: 60, rows: 10, Roles(record: record))
    for title in ["Close", "Cancel", "Delete", "Done", "Below"] { try stage.click(title) }
    #expect(record.lines == ["close", "cancel", "delete", "confirm", "below"])
    #expect(stage.contains("1970") && !stage.contains("preview"))
    let level = stage.style(of: "three levels")?.foreground
    #expect(level != stage.style(of: "1970")?.foreground)
  }

  @Test func elementsOfATreeAreKnownByAProperty() {
    let tree = [Branch(name: "oak", branches: [Branch(name: "acorn")]), Branch(name: "elm")]
    let stage = TestHost(
      columns: 30, rows: 6, List(tree, id: \.name, children: \.branches) { Text($0.name) })
    #expect(stage.contains("oak") && stage.contains("elm") && !stage.contains("acorn"))
  }
}
