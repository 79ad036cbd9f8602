import Testing

@testable import BubblepadPanels
@testable import bubblepad

@Suite("Help")
struct HelpPagesTests {
  @Test("As many keys are shown as have room, none of them cut")
  func keys() {
    let keys = "Alt+S  Ctrl+Shift+S  F12"
    #expect(HelpPages.keys(keys, columns: 30) == keys)
    #expect(HelpPages.keys(keys, columns: 20) == "Alt+S  Ctrl+Shift+S")
    #expect(HelpPages.keys(keys, columns: 18) == "Alt+S")
    #expect(HelpPages.keys("Ctrl+Shift+S", columns: 8) == "Ctrl+Shift+S")
    #expect(HelpPages.keys("dd cc yy", columns: 6) == "dd cc")
  }

  @Test("What is looked for is shown under its heading")
  func filter() {
    func row(_ id: Int, _ keys: String, _ words: String, isHeading: Bool = false) -> HelpPages.Row {
      HelpPages.Row(id: id, keys: keys, words: words, isHeading: isHeading)
    }
    let pages = HelpPages(rows: [
      row(0, "", "Notes", isHeading: true), row(1, "Ctrl+S", "Write the note."),
      row(2, "", "", isHeading: true), row(3, "", "Text", isHeading: true),
      row(4, "Ctrl+B", "Bold."), row(5, "Ctrl+K", "Make a link."),
    ])
    func found(_ query: String) -> [Int] { pages.matching(query).rows.map(\.id) }
    #expect(found("") == [0, 1, 2, 3, 4, 5])
    #expect(found("ctrl+k") == [3, 5])
    #expect(found("LINK make") == [3, 5])
    #expect(found("ctrl") == [0, 1, 2, 3, 4, 5])
    #expect(found("nothing") == [])
  }
}
