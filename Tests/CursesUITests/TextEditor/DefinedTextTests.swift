import CursesUI
import CursesUITesting
import Testing

/// A formatting definition and what code sets, again and again.
@Suite("Attributed editor: a definition") @MainActor
struct DefinedTextTests {
  private struct Defined: View {
    @State private var text = AttributedString("initial")
    let insists: Bool

    private var colors: String {
      text.runs.map { $0.foregroundColor.map { "\($0)" } ?? "none" }.joined(separator: " ")
    }

    private func paint() { text.foregroundColor = .green }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextEditor(text: $text).frame(height: 32)
          .attributedTextFormattingDefinition(
            AttributedTextFormatting.ValueConstraint(
              for: \AttributeScopes.SwiftUIAttributes.foregroundColor, values: [.red, nil],
              default: nil))
        Button("Green", action: paint).keyboardShortcut("g")
        Text(verbatim: "has \(colors)")
      }
      .onChange(of: text) { if insists, text.runs.first?.foregroundColor == nil { paint() } }
    }
  }

  @Test func whatCodeSetsIsCorrectedEachTime() {
    let stage = TestHost(columns: 40, rows: 6, Defined(insists: false))
    for _ in 0..<3 {
      stage.control("g")
      #expect(stage.rows.contains { $0.contains("has none") }, "\(stage.rows)")
    }
  }

  @Test func aProgramThatInsistsIsNotAskedForEver() {
    let stage = TestHost(columns: 40, rows: 6, Defined(insists: true))
    stage.control("g")
    #expect(stage.rows.contains { $0.contains("has") })
  }
}
