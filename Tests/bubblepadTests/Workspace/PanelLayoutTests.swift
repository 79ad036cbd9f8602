import Testing

@testable import bubblepad

@Suite("Panel layout")
struct PanelLayoutTests {
  @Test("What is remembered is read back")
  func roundTrip() {
    for layout in [
      PanelLayout(), PanelLayout(isListShown: false, listColumns: 40, isStatusShown: false),
    ] { #expect(PanelLayout(text: layout.text) == layout) }
  }

  @Test("What is not understood is passed over")
  func odd() {
    #expect(PanelLayout(text: "") == PanelLayout())
    #expect(PanelLayout(text: "list-width 9000\nzen on\nx\n\u{0}") == PanelLayout())
  }
}
