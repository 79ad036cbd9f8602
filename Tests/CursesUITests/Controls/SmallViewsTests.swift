import CursesCore
import CursesUI
import CursesUITesting
import Foundation
import Testing

/// The small views and modifiers of Apple's examples, as a program uses them.
@Suite("Small views") @MainActor
struct SmallViewsTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private enum Trouble: LocalizedError {
    case full
    var errorDescription: String? { "The disk is full." }
    var recoverySuggestion: String? { "Remove something." }
  }

  private struct Failing: View {
    let log: Log
    @State private var isShown = false
    @State private var error: Trouble?
    var body: some View {
      Button("Save") {
        error = .full
        isShown = true
      }
      .alert(isPresented: $isShown, error: error) { _ in
        Button("Again") { log.lines.append("again") }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
  }

  @Test func anErrorIsShownUnderItsDescription() {
    let log = Log()
    let stage = TestHost(columns: 40, rows: 10, Failing(log: log))
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("The disk is full.") })
    #expect(stage.rows.contains { $0.contains("Remove something.") })
    stage.press(.enter)
    #expect(log.lines == ["again"])
    #expect(!stage.rows.contains { $0.contains("full") })
  }

  @Test func nothingToShowIsSaid() {
    let view = ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("New mail appears here.")
    } actions: {
      Button("Fetch") {}
    }
    let text = TestHost(columns: 40, rows: 8, view).rows.joined(separator: "\n")
    for word in ["No Mail", "New mail appears here.", "Fetch"] { #expect(text.contains(word)) }
    let search = TestHost(columns: 60, rows: 8, ContentUnavailableView.search(text: "zzz"))
    #expect(search.rows.contains { $0.contains("No Results for “zzz”") })
  }

  private struct Row: View {
    let log: Log
    var body: some View {
      Button("Note") { log.lines.append("opened") }
        .contextMenu {
          Button("Copy") { log.lines.append("copied") }
          Button("Delete", role: .destructive) { log.lines.append("deleted") }
        }
    }
  }

  @Test func aMenuOpensByKeyAndByMouse() {
    let log = Log()
    let stage = TestHost(columns: 30, rows: 8, Row(log: log).frame(maxHeight: .infinity))
    stage.press(.function(10), .shift)
    #expect(stage.rows.contains { $0.contains("Delete") })
    stage.press(.down)
    stage.press(.enter)
    #expect(log.lines == ["deleted"])
    #expect(!stage.rows.contains { $0.contains("Delete") })
    let row = stage.rows.firstIndex { $0.contains("Note") } ?? 0
    let column = stage.rows[row].prefix { $0 == " " }.count + 1
    stage.mouse(.press(.right, clicks: 1), column, row)
    #expect(stage.rows.contains { $0.contains("Copy") })
    stage.press(.enter)
    #expect(log.lines == ["deleted", "copied"])
    stage.press(.enter)
    #expect(log.lines == ["deleted", "copied", "opened"])
  }

  private struct Feed: View {
    let log: Log
    @Environment(\.refresh) private var refresh
    var body: some View {
      Button(refresh == nil ? "stale" : "fresh") {}
    }
  }

  @Test func aKeyRefreshes() async throws {
    let log = Log()
    let stage = TestHost(
      columns: 20, rows: 2,
      Feed(log: log).refreshable {
        log.lines.append("renewed")
      })
    #expect(stage.rows.contains { $0.contains("fresh") })
    #expect(stage.press(.function(5)))
    for _ in 0..<100 where log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["renewed"])
  }

  @Test func anInsetLeavesTheRestToTheView() {
    let stage = TestHost(
      columns: 10, rows: 4,
      Text("page").safeAreaInset(edge: .bottom) { Text("below") })
    #expect(stage.rows.last?.contains("below") == true)
    #expect(stage.rows.dropLast().contains { $0.contains("page") })
    let side = TestHost(
      columns: 12, rows: 1,
      Text("page").safeAreaInset(edge: .leading) { Text("at") })
    #expect(side.rows[0].hasPrefix("at"))
  }

  private struct Widest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private struct Widths: View {
    @State private var widest = -1
    @State private var isLong = false
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("grow") { isLong = true }
        Button("drop") { isShown = false }
        Text("a").preference(key: Widest.self, value: 3)
        if isShown { Text("b").preference(key: Widest.self, value: isLong ? 9 : 5) }
        Text("widest \(widest)")
      }
      .onPreferenceChange(Widest.self) { widest = $0 }
    }
  }

  @Test func preferencesGoUp() {
    let stage = TestHost(columns: 20, rows: 6, Widths())
    #expect(stage.rows.contains { $0.contains("widest 5") })
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("widest 9") })
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("widest 3") })
  }

  @Test func aViewThatTakesNoClicksLetsThemBe() {
    let log = Log()
    let stage = TestHost(
      columns: 20, rows: 1, Button("go") { log.lines.append("gone") }.allowsHitTesting(false))
    stage.click(stage.rows[0].prefix { $0 == " " }.count + 1, 0)
    #expect(log.lines == [])
    stage.press(.enter)
    #expect(log.lines == ["gone"])
  }

  private struct Closing: View {
    @State private var isShown = true
    struct Inner: View {
      @Environment(\.presentationMode) var presentationMode
      @Environment(\.scenePhase) var scenePhase
      var body: some View {
        Button("close \(scenePhase == .active ? "now" : "never")") {
          presentationMode.wrappedValue.dismiss()
        }
      }
    }
    var body: some View { Text("page").sheet(isPresented: $isShown) { Inner() } }
  }

  @Test func theOlderWayToCloseASheet() {
    let stage = TestHost(columns: 30, rows: 8, Closing())
    #expect(stage.rows.contains { $0.contains("close now") })
    stage.press(.enter)
    #expect(!stage.rows.contains { $0.contains("close") })
  }

  @Test func wordsForColoursTextsAndBadges() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(String(localized: "Save \(3) files") == "Save 3 files")
    #expect(String(localized: "Save \(3)", comment: "A button.") == "Save 3")
    #expect(String(localized: "SAVE", defaultValue: "Save \(3)") == "Save 3")
    func row(_ view: some View) -> String { TestHost(columns: 50, rows: 1, view).rows[0] }
    #expect(row(Text(LocalizedStringResource("Save"))).contains("Save"))
    let badge = row(Text("Inbox").badge(3))
    #expect(badge.hasPrefix("Inbox") && badge.hasSuffix("3"))
    #expect(!row(Text("Inbox").badge(0)).contains("0"))
    let box = TestHost(columns: 20, rows: 4, GroupBox(label: Text("Box")) { Text("in") })
    #expect(box.rows.contains { $0.contains("Box") })
    let day = Date(timeIntervalSince1970: 0)
    #expect(row(Text(day...day.addingTimeInterval(60))).contains("–"))
  }

  @Test func labelsAreLeftOut() {
    let host = TestHost(columns: 30, rows: 6) {
      VStack {
        Toggle("Loud", isOn: .constant(true))
        ProgressView("Loading", value: 0.5)
        Gauge(value: 0.5) { Text("Speed") }
      }
      .labelsHidden()
    }
    let screen = host.rows.joined(separator: "\n")
    #expect(screen.contains("☑"))
    for label in ["Loud", "Loading", "Speed"] { #expect(!screen.contains(label)) }
  }
}
