import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// Colours where two views have a say in them.
@Suite("Colours of a place") @MainActor
struct PlaceColorTests {
  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(columns: 40, rows: 12, VStack(alignment: .leading, spacing: 0) { content() })
  }

  @Test func captionsHaveTheColourOfThePlace() {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        Label("one", systemImage: "star").font(.caption)
        Text("two").font(.footnote)
        Text("three")
      }
      .foregroundStyle(.red)
      Text("four").font(.caption)
    }
    let red = host.style(of: "three")?.foreground
    #expect(host.style(of: "one")?.foreground == red && host.style(of: "two")?.foreground == red)
    #expect(host.style(of: "☆")?.foreground == red)
    #expect(host.style(of: "four")?.foreground == host.style(of: .dim).foreground)
  }

  @Test func theAccentAsAFillIsTheThemesAndTextOnItIsRead() throws {
    let host = host {
      Text("Pay").padding(.horizontal, 16).background(Color.accentColor, in: .capsule)
        .foregroundStyle(.white)
      Text("Own").padding(.horizontal, 16).background(Color.yellow, in: .capsule)
        .foregroundStyle(.white)
    }
    let style = try #require(host.style(of: "Pay"))
    #expect(style.background.hex == 0x7CE8C6, "as the theme says")
    let (text, ground) = (style.foreground.luminance, style.background.luminance)
    #expect((max(text, ground) + 0.05) / (min(text, ground) + 0.05) >= 4.5)
    let own = try #require(host.style(of: "Own"))
    #expect(
      own.foreground.luminance > 0.9, "a ground that the program has chosen is its own affair")
  }

  private struct Frames: View {
    @State private var text = ""
    var body: some View {
      VStack(spacing: 0) {
        TextField("A", text: $text).textFieldStyle(.roundedBorder)
        TextField("B", text: $text).textFieldStyle(.roundedBorder)
      }
    }
  }

  @Test func aBoxAroundAFieldIsDrawnWholeWhenTheFocusGoes() {
    let host = TestHost(columns: 20, rows: 6, Frames())
    /// Which of the corners have the colour of the focus, by field.
    func focused(_ corner: String) -> [Bool] {
      (0..<2).map { field in
        host.position(of: corner, occurrence: field).map {
          host.style($0.column, $0.row).foreground == host.style(of: .borderFocused).foreground
        } ?? false
      }
    }
    for corner in ["╭", "╮", "╰", "╯"] { #expect(focused(corner) == [true, false]) }
    host.press(.tab)
    for corner in ["╭", "╮", "╰", "╯"] { #expect(focused(corner) == [false, true]) }
  }
}
