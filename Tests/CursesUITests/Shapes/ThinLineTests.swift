import CursesUI
import CursesUITesting
import Testing

/// Lines that are thinner than a row, over texts.
@Suite("Thin lines") @MainActor
struct ThinLineTests {
  @Test func aLineBelowATextUnderlinesIt() {
    let host = TestHost(columns: 20, rows: 3) {
      Text("Two words").frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .bottom) { Rectangle().frame(height: 1).foregroundStyle(.red) }
    }
    #expect(host.contains("Two words"), "\(host.picture)")
    let row = host.position(of: "Two words")?.row ?? 0
    for column in 0..<20 { #expect(host.style(column, row).attributes.contains(.underline)) }
  }

  @Test func aLineThroughATextStrikesIt() {
    let host = TestHost(columns: 20, rows: 3) {
      Text("words").overlay { Rectangle().frame(height: 1) }
    }
    #expect(host.style(of: "words")?.attributes.contains(.strikethrough) == true)
    #expect(host.contains("words"))
  }

  @Test func aBorderLeavesTheFirstRowOfATextReadable() {
    let host = TestHost(columns: 24, rows: 5) {
      TextEditor(text: .constant("Hello my world.")).frame(height: 64).border(.gray)
    }
    #expect(host.contains("Hello my world. ─"), "\(host.picture)")
  }

  private struct Reader: View {
    @Environment(\.controlSize) private var size
    @Environment(\.headerProminence) private var prominence
    @Environment(\.symbolVariants) private var variants
    @Environment(\.labelsVisibility) private var labels
    var body: some View {
      let isAsSaid =
        size == .large && prominence == .increased && variants == .fill && labels == .hidden
      let _ = Self._printChanges()
      Text(isAsSaid ? "as said" : "otherwise")
    }
  }

  @Test func whatHasNoEffectCanBeRead() {
    let host = TestHost(
      columns: 20, rows: 1,
      Reader().controlSize(.large).headerProminence(.increased).symbolVariant(.fill)
        .labelsVisibility(.hidden))
    #expect(host.contains("as said"))
  }
}
