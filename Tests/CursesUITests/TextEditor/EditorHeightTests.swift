import CursesUI
import CursesUITesting
import Testing

/// Editors that are offered no height are as high as their text.
@MainActor
@Suite struct EditorHeightTests {
  @Observable final class Draft { var text = "" }

  /// An editor above a line, which stands right below it.
  private struct Chat<Editor: View>: View {
    @Bindable var draft: Draft
    let editor: (TextEditor) -> Editor

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        editor(TextEditor(text: $draft.text))
        Text("below")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func below(_ host: TestHost) -> Int? { host.position(of: "below")?.row }

  @Test func itGrowsAndShrinksWithItsText() {
    let draft = Draft()
    let host = TestHost(
      columns: 12, rows: 8,
      Chat(draft: draft) { $0.fixedSize(horizontal: false, vertical: true) })
    #expect(below(host) == 1)
    host.type("one two three")
    #expect(below(host) == 2)
    #expect(host.rows[0].contains("one two"))
    host.press(.enter)
    #expect(below(host) == 3)
    for _ in 0..<7 { host.press(.backspace) }
    #expect(below(host) == 1)
    draft.text = "日本\ne\u{301}\nc"
    host.settle()
    #expect(below(host) == 3)
  }

  @Test func aFrameBoundsIt() {
    let host = TestHost(
      columns: 12, rows: 8,
      Chat(draft: Draft()) {
        $0.frame(minHeight: 32, maxHeight: 48).fixedSize(horizontal: false, vertical: true)
      })
    #expect(below(host) == 2)
    host.type("1\n2\n3")
    #expect(below(host) == 3)
    host.type("\n4\n5")
    #expect(below(host) == 3)
    #expect(!host.contains("1") && host.contains("5"))
  }

  @Test func itIsAsHighAsItsTextInWhatScrolls() {
    let draft = Draft()
    draft.text = "1\n2\n3"
    let host = TestHost(
      columns: 12, rows: 8, ScrollView { Chat(draft: draft) { $0 } })
    #expect(below(host) == 3)
  }

  @Test func anOfferedHeightIsTaken() {
    let host = TestHost(columns: 12, rows: 8, Chat(draft: Draft()) { $0.frame(height: 64) })
    #expect(below(host) == 4)
    host.type("1\n2\n3\n4\n5\n6")
    #expect(below(host) == 4)
  }
}
