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

  private struct Collected: View {
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Code", text: $text)
          .onReceive(text.publisher.collect()) { if $0.count > 3 { text = String($0.prefix(3)) } }
        Text("“\(text)”")
      }
    }
  }

  @Test func aLimitByTheCharactersOfATextHolds() {
    let host = TestHost(columns: 20, rows: 3, Collected())
    host.type("12345")
    #expect(host.contains("“123”"))
    host.press(.backspace)
    host.type("9")
    #expect(host.contains("“129”"))
  }

  @Test func publishersOfPublishersAreHeard() {
    let names = PassthroughSubject<[Int], Never>()
    var (all, latest, first, changes) = ([Int](), [Int](), [Int](), [Int]())
    let subjects = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let listening = [
      names.flatMap { $0.publisher }.sink { all.append($0) },
      subjects.switchToLatest().sink { latest.append($0) },
      names.flatMap { $0.publisher }.prefix(2).sink { first.append($0) },
      names.flatMap { $0.publisher }.removeDuplicates { $0 / 10 == $1 / 10 }
        .handleEvents { changes.append(-$0) }.sink { changes.append($0) },
    ]
    names.send([1, 2])
    names.send([13])
    #expect(all == [1, 2, 13] && first == [1, 2] && changes == [-1, 1, -13, 13])
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    subjects.send(one)
    one.send(1)
    subjects.send(two)
    one.send(2)
    two.send(3)
    #expect(latest == [1, 3])
    for one in listening { one.cancel() }
    names.send([4])
    two.send(5)
    #expect(all.count == 3 && latest.count == 2)
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
