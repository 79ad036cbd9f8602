import BubblepadNotebook
import Testing

@Suite("Numbers as they are shown") struct NumbersTests {
  @Test func threeDigitsStandTogether() {
    #expect(
      [0, 7, 999, 1000, 12345, 1_000_000, -4321].map { Numbers.words($0) }
        == ["0", "7", "999", "1,000", "12,345", "1,000,000", "-4,321"])
    #expect(Numbers.words(1, "note") == "1 note" && Numbers.words(0, "note") == "0 notes")
    #expect(Numbers.words(1500, "file") == "1,500 files")
  }
}
