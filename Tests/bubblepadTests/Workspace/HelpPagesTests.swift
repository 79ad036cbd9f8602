import Testing

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
}
