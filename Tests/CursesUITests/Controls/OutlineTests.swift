import CursesUI
import CursesUITesting
import Testing

/// A tree in a list, key by key.
@MainActor
@Suite struct OutlineTests {
  private struct Place: Identifiable {
    let id: String
    var parts: [Place]?
  }

  private struct Places: View {
    let places = [
      Place(
        id: "Europe", parts: [Place(id: "Spain", parts: [Place(id: "Cádiz")]), Place(id: "Malta")]),
      Place(id: "Asia", parts: [Place(id: "Japan")]),
    ]
    var body: some View {
      List(places, id: \.id, children: \.parts) { Text($0.id) }
    }
  }

  private func shown(_ host: TestHost) -> [String] {
    ["Europe", "Spain", "Cádiz", "Malta", "Asia", "Japan"].filter(host.contains)
  }

  @Test func rightOpensLeftClosesAndEnterDoesBoth() {
    let host = TestHost(columns: 30, rows: 10, Places())
    #expect(shown(host) == ["Europe", "Asia"])
    host.press(.right)
    #expect(shown(host) == ["Europe", "Spain", "Malta", "Asia"])
    host.press(.right)
    #expect(shown(host) == ["Europe", "Spain", "Malta", "Asia"], "open already")
    host.press(.left)
    #expect(shown(host) == ["Europe", "Asia"])
    host.press(.left)
    #expect(shown(host) == ["Europe", "Asia"], "closed already")
    host.press(.enter)
    #expect(shown(host) == ["Europe", "Spain", "Malta", "Asia"])
    host.press(.enter)
    #expect(shown(host) == ["Europe", "Asia"])
    host.press(.character(" "))
    #expect(shown(host) == ["Europe", "Spain", "Malta", "Asia"])
  }

  @Test func eachOpensForItself() {
    let host = TestHost(columns: 30, rows: 10, Places())
    host.press(.right)
    host.press(.tab)
    host.press(.right)
    #expect(shown(host) == ["Europe", "Spain", "Cádiz", "Malta", "Asia"])
    host.press(.tab)
    host.press(.right)
    #expect(
      shown(host) == ["Europe", "Spain", "Cádiz", "Malta", "Asia", "Japan"], "a leaf has no focus")
    host.press(.tab, .shift)
    host.press(.tab, .shift)
    host.press(.left)
    #expect(shown(host) == ["Europe", "Asia", "Japan"])
    host.press(.right)
    #expect(host.contains("Spain") && host.contains("Malta") && host.contains("Japan"))
  }
}
