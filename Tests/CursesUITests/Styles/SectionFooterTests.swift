import CursesUI
import CursesUITesting
import Testing

/// The remarks below sections, which are dim where nothing else is said.
@Suite("Footers of sections") @MainActor
struct SectionFooterTests {
  @Test func aFooterKeepsItsOwnStyles() {
    let host = TestHost(
      columns: 40, rows: 12,
      Form {
        Section {
          Text("row").foregroundStyle(.red)
          Text("words")
        } footer: {
          Label("label", systemImage: "star").foregroundStyle(.red)
          HStack {
            Image(systemName: "circle").foregroundStyle(.red)
            Text("dim")
          }
          Text("see [Help](https://example.org)")
        }
      })
    let red = host.style(of: "row")?.foreground
    #expect(red != nil && host.style(of: "label")?.foreground == red, "\(host.picture)")
    #expect(host.style(of: "○")?.foreground == red)
    #expect(host.style(of: "dim")?.foreground != red)
    #expect(host.style(of: "dim")?.foreground != host.style(of: "words")?.foreground)
    #expect(host.style(of: "see")?.foreground == host.style(of: "dim")?.foreground)
    #expect(host.style(of: "Help")?.attributes.contains(.underline) == true)
  }
}
