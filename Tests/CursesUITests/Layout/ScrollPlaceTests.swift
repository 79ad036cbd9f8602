import CursesUI
import CursesUITesting
import Testing

/// Where a list or a conversation is after the program or the window has moved it.
@Suite("Places of scrolling") @MainActor
struct ScrollPlaceTests {
  private struct Jump: View {
    @State private var chosen: Int?
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Jump") {
            chosen = 500
            proxy.scrollTo(500, anchor: .center)
          }
          List(0..<1000, id: \.self, selection: $chosen) { Text("line \($0).") }
        }
      }
    }
  }

  @Test func theAnchorHoldsForWhatIsSelectedToo() throws {
    let host = TestHost(columns: 30, rows: 12, Jump())
    try host.click("Jump")
    let row = try #require(host.rows.firstIndex { $0.contains("line 500.") })
    #expect((5...7).contains(row), "in the middle of the eleven rows of the list")
  }

  private struct Talk: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<40, id: \.self) { number in
            Text(
              number.isMultiple(of: 3)
                ? "\(number) is said in very many words, and more" : "\(number).")
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test func theEndStaysInViewInASmallerWindow() {
    let host = TestHost(columns: 60, rows: 16, Talk())
    #expect(host.rows.last?.contains("39 is said") == true)
    host.resize(columns: 24, rows: 8)
    #expect(host.rows.count == 8 && host.rows.last?.contains("more") == true, "\(host.rows)")
    host.resize(columns: 60, rows: 16)
    #expect(host.rows.last?.contains("39 is said") == true)
  }

  @Observable @MainActor
  final class Messages {
    var count = 0
  }

  private struct Chat: View {
    let messages: Messages
    var body: some View {
      ScrollViewReader { _ in Text("\(messages.count) messages") }
    }
  }

  @Test func whatAReaderReadsIsWatched() {
    let messages = Messages()
    let host = TestHost(columns: 20, rows: 2, Chat(messages: messages))
    #expect(host.contains("0 messages"))
    messages.count = 2
    host.settle()
    #expect(host.contains("2 messages"))
  }
}
