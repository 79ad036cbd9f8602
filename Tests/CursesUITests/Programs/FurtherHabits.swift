import CursesUI
import CursesUITesting
import Foundation
import Testing

/// Programs of people who know SwiftUI alone: a chat, labels that float, steps to undo, a palette.
@Suite("Further habits") @MainActor
struct FurtherHabits {
  private struct Floating: View {
    let title: String
    @Binding var text: String
    @FocusState private var isFocused: Bool
    private var floats: Bool { isFocused || !text.isEmpty }

    var body: some View {
      ZStack(alignment: .leading) {
        Text(title)
          .offset(y: floats ? -16 : 0)
          .animation(.spring(response: 0.2), value: floats)
        TextField("", text: $text).focused($isFocused)
      }
      .padding(.top, 16)
    }
  }

  private struct TwoLabels: View {
    @State private var name = ""
    @State private var city = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Floating(title: "Name", text: $name)
        Floating(title: "City", text: $city)
      }
    }
  }

  /// A label behind an empty field is seen, and above the field once that has the focus, whatever is drawn again.
  @Test func labelsFloat() throws {
    let host = TestHost(columns: 30, rows: 7, TwoLabels())
    host.advance(by: 1)
    let city = try #require(host.position(of: "City"))
    let name = try #require(host.position(of: "Name"))
    #expect(host.cursor?.row == name.row + 1)
    host.press(.tab)
    host.advance(by: 1)
    #expect(host.position(of: "Name") == Point(column: name.column, row: name.row + 1))
    #expect(host.position(of: "City") == Point(column: city.column, row: city.row - 1))
    #expect(host.cursor?.row == city.row)
    host.type("Rome")
    #expect(host.contains("Rome"))
    #expect(host.position(of: "City")?.row == city.row - 1)
  }

  @MainActor @Observable
  final class Talk {
    var lines = ["first"]

    func answer() async {
      try? await Task.sleep(for: .milliseconds(10))
      lines.append("answer")
    }
  }

  private struct Chat: View {
    let talk: Talk

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(talk.lines, id: \.self) { Text($0) }
          }
        }
        .defaultScrollAnchor(.bottom)
        Button("Ask") { Task { await talk.answer() } }
      }
    }
  }

  /// Few lines stand at the lower end, as in SwiftUI, and what a task adds is there once it was waited for.
  @Test func fewLinesOfAChatStandBelow() async {
    let talk = Talk()
    let host = TestHost(columns: 20, rows: 8, Chat(talk: talk))
    #expect(host.position(of: "first")?.row == 6)
    host.press(.enter)
    #expect(await host.wait { talk.lines.count == 2 })
    #expect(host.position(of: "answer")?.row == 6)
    #expect(host.position(of: "first")?.row == 5)
  }

  @MainActor
  final class Counter: ObservableObject {
    @Published private(set) var count = 0

    func set(_ new: Int, undo: UndoManager?) {
      let old = count
      count = new
      undo?.registerUndo(withTarget: self) { counter in
        MainActor.assumeIsolated { counter.set(old, undo: undo) }
      }
      undo?.setActionName("Set \(new)")
    }
  }

  private struct Undoing: View {
    @StateObject private var counter = Counter()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("count \(counter.count)")
      Button("More") { counter.set(counter.count + 1, undo: undoManager) }
      UndoButtons()
    }
  }

  private struct UndoButtons: View {
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Button(undoManager?.undoMenuItemTitle ?? "No undo") { undoManager?.undo() }
        .disabled(undoManager?.canUndo != true)
      Button("Redo") { undoManager?.redo() }
        .disabled(undoManager?.canRedo != true)
    }
  }

  /// There is a manager, and buttons that read it are evaluated again.
  @Test func whatIsRegisteredIsUndone() throws {
    let host = TestHost(columns: 30, rows: 8, Undoing())
    host.press(.enter)
    host.press(.enter)
    #expect(host.contains("count 2"))
    try host.click("Undo Set 2")
    #expect(host.contains("count 1"))
    try host.click("Redo")
    #expect(host.contains("count 2"))
    try host.click("Undo Set")
    try host.click("Undo Set")
    #expect(host.contains("count 0"))
  }

  /// A value that may be missing has the default of its key.
  @Test func optionalValuesHaveTheirDefaults() {
    #expect(EnvironmentValues().undoManager != nil)
    #expect(EnvironmentValues().horizontalSizeClass == .regular)
    var values = EnvironmentValues()
    values.horizontalSizeClass = nil
    #expect(values.horizontalSizeClass == nil)
  }

  private struct Palette: View {
    @State private var query = ""
    @State private var isSearching = false

    var body: some View {
      List {
        Button("Find") { isSearching = true }
        Text(isSearching ? "searching" : "idle")
      }
      .searchable(text: $query, isPresented: $isSearching)
      .onSubmit(of: .search) { isSearching = false }
    }
  }

  /// A search that is not presented has no focus at the start, and one that the program ends is empty.
  @Test func searchesWaitToBePresented() throws {
    let host = TestHost(columns: 30, rows: 8, Palette())
    #expect(host.contains("idle"))
    #expect(host.cursor == nil)
    try host.click("Find")
    #expect(host.contains("searching"))
    host.type("abc")
    #expect(host.contains("abc"))
    host.press(.enter)
    #expect(host.contains("idle"))
    #expect(!host.contains("abc"))
  }

  private struct Narrow: View {
    @State private var number = 5

    var body: some View { TextField("Share", value: $number, format: .number) }
  }

  /// The rows of a message begin below each other.
  @Test func messagesAreIndented() throws {
    let host = TestHost(columns: 24, rows: 8, Narrow())
    host.type("x")
    let sign = try #require(host.position(of: "▲"))
    let first = host.rows[sign.row].prefix { !$0.isLetter && $0 != "“" }.count
    let second = host.rows[sign.row + 1].prefix { $0 == " " }.count
    #expect(second == first)
  }

  /// Nouns agree with their numbers, literal or not; other Markdown around them keeps its look.
  @Test(arguments: [
    (0, "0 items, 0 people, 0 boxes"), (1, "1 item, 1 person, 1 box"),
    (2, "2 items, 2 people, 2 boxes"),
  ])
  func nounsAgree(count: Int, shown: String) {
    let noun = "box"
    let host = TestHost(
      columns: 40, rows: 2,
      Text(
        "**^[\(count) item](inflect: true)**, ^[\(count) person](inflect: true), ^[\(count) \(noun)](inflect: true)"
      ))
    #expect(host.contains(shown))
    let fixed = TestHost(
      columns: 40, rows: 2, Text("^[3 city](inflect: true) and ^[a day](inflect: true)"))
    #expect(fixed.contains("3 cities and a day"))
  }
}
