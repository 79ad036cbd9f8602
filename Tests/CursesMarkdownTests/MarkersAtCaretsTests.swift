import CursesRichText
import CursesText
import Testing

/// Markers typed at the start of several lines at once.
@Suite struct MarkersAtCaretsTests {
  private func typed(_ keys: String) -> RichDocument {
    let document = RichMarkedText.document("¦one\n\ntwo\n\nthree\n")
    for offset in [5, 10] { document.perform(.selectAlso(anchor: offset, head: offset), tick: 0) }
    for (index, key) in keys.enumerated() {
      document.perform(.insertText(String(key)), tick: index)
    }
    return document
  }

  @Test(arguments: ["- ", "* ", "+ ", "# ", "### ", "1. ", "> ", "- [ ] ", "- [x] "])
  func theyMakeOfEachLineWhatTheyMakeOfOne(_ marker: String) {
    let document = typed(marker)
    #expect(document.state.text.string == "\(marker)one\n\n\(marker)two\n\n\(marker)three\n")
    #expect(document.state.selection.ranges.count == 3)
    expectFreshView(document)
    document.perform(.insertText("x"), tick: 100)
    #expect(document.state.text.string == "\(marker)xone\n\n\(marker)xtwo\n\n\(marker)xthree\n")
    // One undo gives the characters back, at every caret.
    document.perform(.undo, tick: 5_000)
    document.perform(.undo, tick: 5_000)
    let shown = (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
    let last = String(marker.split(separator: " ", maxSplits: 1).last ?? "")
    let box = marker.contains("[") ? last : marker
    #expect(shown == ["one", "two", "three"].map { box + $0 })
  }

  @Test(arguments: ["-x ", "a ", "-", "-- ", "``` "])
  func otherTextStaysText(_ keys: String) {
    let document = typed(keys)
    let shown = (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
    #expect(shown == ["one", "two", "three"].map { keys + $0 })
    expectFreshView(document)
  }

  /// Where one of the lines cannot be one, none is.
  @Test func allOrNone() {
    let document = RichMarkedText.document("¦one\n\n- two\n")
    document.perform(.selectAlso(anchor: 7, head: 7), tick: 0)
    for key in "- " { document.perform(.insertText(String(key)), tick: 1) }
    #expect(document.state.text.string == "\\- one\n\n- \\- two\n")
  }
}
