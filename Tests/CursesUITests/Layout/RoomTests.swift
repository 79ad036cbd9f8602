import CursesUI
import CursesUITesting
import Testing

/// Which room boxes, forms and views that scroll take, and where in it their content stands.
@Suite("Room of containers") @MainActor
struct RoomTests {
  private struct Boxes: View {
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        GroupBox("A") {
          ScrollView { VStack { ForEach(0..<4, id: \.self) { Text("a\($0)") } } }
        }
        GroupBox("B") {
          ScrollView { LazyVStack { ForEach(0..<4, id: \.self) { Text("b\($0)") } } }
        }
      }
    }
  }

  @Test func whatScrollsInABoxFillsItsHeight() {
    let host = TestHost(columns: 40, rows: 12, Boxes())
    let first = host.rows
    #expect(first.count == 12)
    #expect(first.first?.count { $0 == "╭" } == 2 && first.last?.count { $0 == "╰" } == 2)
    #expect(first[1].contains("a0") && first[1].contains("b0"))
    #expect(first[4].contains("a3") && first[4].contains("b3"))
    host.resize(columns: 41, rows: 12)
    host.resize(columns: 40, rows: 12)
    #expect(host.rows == first, "nothing jumps at the next layout")
  }

  @Test func aBoxOfTextIsNoHigherThanThat() {
    let host = TestHost(
      columns: 30, rows: 12,
      VStack(alignment: .leading, spacing: 0) {
        GroupBox("A") { Text("one") }
        Text("below")
        Spacer()
      })
    #expect(host.rows.firstIndex { $0.contains("below") } == 3)
  }

  private struct LazyForm: View {
    var body: some View {
      Form {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<3, id: \.self) { Text("row \($0) with words that need another line") }
          }
        }
      }
    }
  }

  @Test func lazyRowsAreAsHighAsTheyAreFromTheStart() {
    let host = TestHost(columns: 30, rows: 20, LazyForm())
    let first = host.rows
    #expect(first.last?.contains("╰") == true && first.count == 8, "\(first)")
    host.resize(columns: 31, rows: 20)
    host.resize(columns: 30, rows: 20)
    #expect(host.rows == first)
  }

  @Test func whatScrollsSidewaysBeginsAtTheLeadingEdge() {
    let host = TestHost(
      columns: 30, rows: 3,
      VStack(spacing: 0) {
        ScrollView(.horizontal) { HStack { Text("share ›") } }
        Text("below").frame(maxWidth: .infinity)
      })
    #expect(host.rows.contains { $0.hasPrefix("share ›") })
  }

  @Test func aFormBeginsAtTheTopOfItsWindow() {
    let form = Form { Toggle("On", isOn: .constant(true)) }
    let host = TestHost(columns: 60, rows: 20, form)
    #expect(host.rows.firstIndex { $0.contains("╭") } == 0)
    let sheet = TestHost(
      columns: 60, rows: 20, Text("a").sheet(isPresented: .constant(true)) { form })
    let rows = sheet.rows
    #expect(rows.firstIndex { $0.contains("On") } != 0)
    #expect(rows.count { $0.contains("│") } < 10, "a sheet is as high as its form")
  }

  @Test func aGroupInAFormStandsInItsBox() throws {
    let host = TestHost(
      columns: 40, rows: 12, Form { DisclosureGroup("More") { Text("inside") } })
    #expect(host.rows[0].contains("╭") && host.rows[1].contains("│ ▸ More"))
    try host.click("More")
    #expect(host.rows[2].contains("inside") && host.rows[3].contains("╰"))
  }

  @Test func segmentsWithoutTheColumnsStandBelowEachOther() throws {
    struct Looks: View {
      @State private var look = "System"
      var body: some View {
        Form {
          Picker("Appearance of it", selection: $look) {
            ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Text("Now \(look).")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 10, Looks())
    let rows = host.rows
    let dark = try #require(rows.firstIndex { $0.contains("Dark") })
    let system = try #require(rows.firstIndex { $0.contains("System ") })
    #expect(dark == system + 1)
    let edges = Set(rows.filter { $0.hasSuffix("│") }.map(\.count))
    #expect(edges.count == 1, "nothing covers the edge")
    try host.click("Dark")
    #expect(host.contains("Now Dark."))
  }

  @Test func theValueStandsAtTheTrailingEdgeOfAList() {
    let host = TestHost(columns: 30, rows: 4, List { LabeledContent("Food", value: "€42.30") })
    #expect(host.rows.first?.hasPrefix("Food") == true)
    #expect(host.rows.first?.hasSuffix("€42.30") == true && host.rows.first?.count == 30)
  }
}
