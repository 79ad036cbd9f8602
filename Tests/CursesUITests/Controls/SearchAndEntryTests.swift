import CursesUI
import CursesUITesting
import Testing

extension EnvironmentValues {
  @Entry var pace: Int = 7
  /// With a comment, a tuple and a closure: `=` stands in all of them.
  @Entry var doubled: (Int) -> Int = { value in value == 0 ? 0 : value * 2 }
  @Entry var nick: String?
  @Entry fileprivate var greeting = "hello: \"you\""
}

/// Keys of the environment by `@Entry`, and search fields.
@Suite("Entries and searching") @MainActor
struct SearchAndEntryTests {
  private struct Reading: View {
    @Environment(\.pace) private var pace
    @Environment(\.doubled) private var doubled
    @Environment(\.nick) private var nick
    @Environment(\.greeting) private var greeting
    var body: some View { Text("\(doubled(pace)) \(nick ?? "none") \(greeting)") }
  }

  @Test func entriesHaveTheirFirstValueAndTakeOthers() {
    func row(_ view: some View) -> String { TestHost(columns: 40, rows: 1, view).rows[0] }
    #expect(row(Reading()).contains("14 none hello: \"you\""))
    let changed = Reading().environment(\.pace, 4).environment(\.nick, "ada")
      .environment(\.greeting, "hi")
    #expect(row(changed).contains("8 ada hi"))
  }

  private struct Fruits: View {
    @State private var query = ""
    var body: some View {
      Found(query: query)
        .searchable(text: $query, prompt: "Fruit")
        .searchSuggestions { Text("Pear").searchCompletion("Pear") }
    }
    struct Found: View {
      let query: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(isSearching ? "searching \(query)" : "all")
          Button("stop") { dismissSearch() }
        }
      }
    }
  }

  @Test func aSearchIsKnownWithin() {
    let stage = TestHost(columns: 40, rows: 8, Fruits())
    func shows(_ word: String) -> Bool { stage.rows.contains { $0.contains(word) } }
    #expect(shows("Fruit") && shows("searching"))
    stage.type("p")
    #expect(shows("Pear"))
    stage.press(.right)
    #expect(shows("searching Pear"))
    stage.press(.tab)
    #expect(shows("searching Pear"))
    stage.press(.enter)
    #expect(shows("all") && shows("Fruit"))
  }

  private struct Presented: View {
    @State private var query = ""
    @State private var isOpen = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("find") { isOpen = true }
        Text(isOpen ? "open" : "shut").searchable(text: $query, isPresented: $isOpen)
      }
    }
  }

  @Test func theProgramOpensASearch() {
    let stage = TestHost(columns: 40, rows: 8, Presented())
    #expect(stage.rows.contains("shut"))
    stage.press(.enter)
    #expect(stage.rows.contains("open"))
    stage.type("x")
    #expect(stage.rows.contains { $0.contains("x") })
    stage.press(.tab)
    #expect(stage.rows.contains("shut"))
  }

  @Test func escapeClosesTheSuggestionsThenEndsTheSearch() {
    let stage = TestHost(columns: 40, rows: 8, Fruits())
    func field() -> String { stage.rows.first { $0.contains("⌕") } ?? "" }
    stage.type("Pe")
    #expect(field().contains("Pear"), "the suggestion goes on behind the caret")
    stage.press(.escape)
    #expect(field().contains("Pe") && !field().contains("Pear"))
    stage.press(.escape)
    #expect(field().contains("Fruit") && stage.contains("all"))
  }
}
