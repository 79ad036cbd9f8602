import CursesUI
import CursesUITesting
import Foundation
import Testing

/// What a host without a terminal shows and takes.
@Suite("Test host") @MainActor
struct TestHostTests {
  /// A form with a bit of all.
  private struct Greeting: View {
    @State private var name = ""
    @State private var count = 0
    @State private var isLate = false
    @State private var moved = false
    @AppStorage("CursesUITesting") private var kept = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name)
        Button("Count") { count += 1 }
        Text("\(count) for **\(name)**")
        Button("Later") {
          Task {
            try? await Task.sleep(for: .milliseconds(20))
            isLate = true
          }
        }
        Button("Keep") { kept += 1 }
        Text(isLate ? "late" : "early")
        TimelineView(.periodic(from: .init(timeIntervalSince1970: 0), by: 1)) { context in
          Text("\(Int(context.date.timeIntervalSince1970)) s, kept \(kept)")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// What a terminal sends for keys is what they are.
  @Test func characterOfKeysAreKeys() {
    let host = TestHost(columns: 30, rows: 4, Typed())
    host.type("ab\u{7F}c\u{8}\r")
    #expect(host.contains("a, sent 1, left 0"))
    host.type("\u{1B}")
    #expect(host.contains("a, sent 1, left 1"))
  }

  private struct Typed: View {
    @State private var text = ""
    @State private var sent = 0
    @State private var left = 0

    var body: some View {
      VStack {
        TextField("Text", text: $text).onSubmit { sent += 1 }
        Text("\(text), sent \(sent), left \(left)")
      }
      .onKeyPress(.escape) {
        left += 1
        return .handled
      }
    }
  }

  private func host(columns: Int = 30, rows: Int = 8) -> TestHost {
    TestHost(columns: columns, rows: rows, Greeting())
  }

  @Test func keysAndTextReachTheView() {
    let host = host()
    host.type("Ada 日本")
    host.press(.backspace)
    #expect(host.contains("0 for Ada 日"))
    host.type("\t\n\n")
    #expect(host.contains("2 for Ada 日"))
    host.press(.tab, .shift)
    host.paste("!?")
    #expect(host.contains("Ada 日!?"))
  }

  @Test func theMouseReachesTheView() throws {
    let host = host()
    try host.click("Count")
    #expect(host.contains("1 for"))
    let failure = #expect(throws: TestHost.NotShown.self) { try host.click("Nowhere") }
    #expect(failure?.description.contains("Count") == true)
  }

  @Test func thePlacesAreThoseOfTheCells() throws {
    let host = TestHost(columns: 20, rows: 3) { Text("日本 ab\nab") }
    let place = try #require(host.position(of: "ab"))
    #expect(host.cell(place.column, place.row).glyph.text == "a")
    #expect(host.cell(place.column - 2, place.row).width == 0, "the second half of 本")
    let next = try #require(host.position(of: "ab", occurrence: 1))
    #expect(next.row == place.row + 1)
    #expect(host.position(of: "ab", occurrence: 2) == nil)
    #expect(host.position(of: "日本 ab cd") == nil)
    #expect(host.position(of: "") == nil)
  }

  @Test func picturesAreCompared() {
    let host = TestHost(columns: 20, rows: 3) {
      Text("one\ntwo").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(host.picture == "one\ntwo")
    #expect(host.difference(from: "one  \ntwo\n\n") == nil)
    let difference = host.difference(from: "one\ntow")
    #expect(difference?.rows.map(\.expected) == ["tow"] && difference?.rows.first?.number == 1)
    #expect(
      difference?.description == "row 1\n  expected │tow│\n  shown    │two│")
    #expect(host.difference(from: "one")?.rows.first?.expected == "")
  }

  @Test func stylesCanBeReadAndCompared() throws {
    let host = TestHost(columns: 12, rows: 2) {
      Text("ab **cd**").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(host.style(of: "cd")?.attributes.contains(.bold) == true)
    #expect(host.style(of: "ab")?.attributes.contains(.bold) == false)
    #expect(host.style(of: "ab")?.foreground == host.style(of: .text).foreground)
    let rows = host.stylePicture.components(separatedBy: "\n")
    #expect(rows[0].count == 5 && rows[0].hasPrefix("a") && rows[0].hasSuffix("bb"))
    #expect(rows.contains { $0.hasPrefix("b #") && $0.hasSuffix(" bold") })
  }

  @Test func aSnapshotRecordsItselfAndIsComparedThen() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Some.swift").path
    let host = host()
    let first = try #require(try host.difference(fromSnapshot: "greeting", besideFile: test))
    #expect(first.description.contains("Snapshots/greeting.screen was recorded."))
    #expect(try host.difference(fromSnapshot: "greeting", besideFile: test) == nil)
    host.type("x")
    let second = try #require(try host.difference(fromSnapshot: "greeting", besideFile: test))
    #expect(second.rows.contains { $0.shown.contains("0 for x") })
    #expect(second.rows.contains { $0.shown.hasPrefix("cursor") })
  }

  @Test func tasksAreWaitedFor() async throws {
    let host = host()
    try host.click("Later")
    #expect(host.contains("early"))
    #expect(await host.wait { host.contains("late") })
    #expect(await host.wait(for: .milliseconds(20)) { host.contains("never") } == false)
  }

  @Test func timePassesWhenATestSaysSo() {
    let host = host()
    #expect(host.contains("0 s"))
    host.advance(by: 2.5)
    #expect(host.time == 2.5)
    #expect(host.contains("2 s"))
  }

  @Test func whatIsKeptStaysInMemory() throws {
    let host = host()
    try host.click("Keep")
    let kept = try #require(host.rows.last)
    #expect(kept.contains("kept"))
    #expect(TestHost(columns: 30, rows: 8, Greeting()).rows.last == kept)
  }

  @Test func theProgramIsEndedAsOnATerminal() {
    let host = host()
    #expect(!host.hasQuit)
    host.control("q")
    #expect(host.hasQuit)
  }

  @Test func theWindowChangesItsSize() {
    let host = TestHost(columns: 10, rows: 2) { GeometryReader { Text("\(Int($0.size.width))") } }
    #expect(host.contains("80"))
    host.resize(columns: 20, rows: 2)
    #expect(host.contains("160"))
    #expect(host.size.columns == 20)
  }

  @Test func aTerminalWithLessIsStoodInForToo() {
    let view = GroupBox("Box") { Text("in it") }
    let rich = TestHost(columns: 20, rows: 5, view)
    let plain = TestHost(
      columns: 20, rows: 5, terminal: TestTerminal(depth: .none, isUnicode: false), view)
    #expect(rich.picture.contains { "╭┌─│".contains($0) })
    let isPlain = plain.picture.utf8.allSatisfy { $0 < 0x80 }
    #expect(isPlain, "\(plain.picture)")
  }

  @Test func whatIsCopiedIsTold() {
    let host = host()
    host.type("Ada")
    host.control("a")
    host.alt("w")
    host.press(.character("c"), .control)
    #expect(host.clipboard == "Ada")
  }
}
