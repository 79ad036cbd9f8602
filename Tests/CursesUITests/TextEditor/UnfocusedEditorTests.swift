import CursesUI
import CursesUITesting
import Testing

/// Editors of long texts that nobody types in.
@Suite("Editors without the focus") @MainActor
struct UnfocusedEditorTests {
  private struct Long: View {
    @State private var text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    var isDisabled = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("more") { text += "\nthe last" }
        if isDisabled {
          TextEditor(text: .constant(text)).frame(height: 64).disabled(true)
        } else {
          TextEditor(text: $text).frame(height: 64)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func theBeginningIsShownAndStays(isDisabled: Bool) {
    let host = TestHost(columns: 30, rows: 8, Long(isDisabled: isDisabled))
    #expect(host.contains("line 1") && host.contains("line 3"), "\(host.picture)")
    #expect(!host.contains("line 29") && !host.contains("line 30"))
    host.press(.enter)
    #expect(!host.contains("line 29") && !host.contains("the last"), "\(host.picture)")
  }

  @Test func theFocusShowsTheCaret() {
    let host = TestHost(columns: 30, rows: 8, Long())
    host.press(.tab)
    #expect(host.contains("line 30"), "\(host.picture)")
    host.type("!")
    #expect(host.contains("line 30!"))
  }
}
