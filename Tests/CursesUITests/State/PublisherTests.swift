import CursesUI
import CursesUITesting
import Testing

/// Publishers of one value and of several, clocks, and what is copied.
@Suite("Publishers and clocks") @MainActor
struct PublisherTests {
  private struct Limited: View {
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Code", text: $text)
          .onReceive(Just(text)) { if $0.count > 3 { text = String($0.prefix(3)) } }
        Text("“\(text)”")
      }
    }
  }

  @Test func aLimitByOneValueHolds() {
    let host = TestHost(columns: 20, rows: 3, Limited())
    host.type("12")
    #expect(host.contains("“12”"))
    host.type("345")
    #expect(host.contains("“123”"))
    host.press(.backspace)
    host.type("9")
    #expect(host.contains("“129”"))
  }

  @Test func theLastValuesOfSeveralAreTold() {
    let (one, two) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
    var told: [String] = []
    let listening = Publishers.CombineLatest(one, two).map { "\($0)\($1)" }
      .sink { told.append($0) }
    one.send(1)
    two.send("b")
    one.send(2)
    #expect(told == ["1a", "1b", "2b"])
    listening.cancel()
    one.send(3)
    #expect(told.count == 3)
  }

  @Test func aPauseIsWaitedFor() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var told: [Int] = []
    let listening = subject.debounce(for: .milliseconds(50), scheduler: RunLoop.main)
      .sink { told.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(told == [])
    for _ in 0..<1000 where told.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(told == [2])
    listening.cancel()
  }

  @Test func aClockRuns() {
    let start = Date(timeIntervalSince1970: 0)
    let host = TestHost(
      columns: 30, rows: 3,
      VStack(spacing: 0) {
        Text(timerInterval: start...start.addingTimeInterval(90))
        Text(start, style: .timer).bold()
        ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false)
      })
    host.advance(by: 0.1)
    #expect(host.contains("1:30") && host.contains("0:00"))
    host.advance(by: 5)
    #expect(host.contains("1:25") && host.contains("0:05"))
    let half = host.rows[2]
    host.advance(by: 100)
    #expect(host.contains("0:00") && host.contains("1:45"))
    #expect(host.rows[2] != half)
  }

  @Test func whatIsCopiedIsPasted() throws {
    struct Pasting: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Button("Copy") { UIPasteboard.general.string = "words" }
          PasteButton(payloadType: String.self) { text = $0.joined() }
          Text("“\(text)”")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 5, Pasting())
    try host.click("Copy")
    #expect(host.clipboard == "words")
    try host.click("Paste")
    #expect(host.contains("“words”"))
  }
}
