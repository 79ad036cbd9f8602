import CursesCore
import CursesMarkdown
import CursesText
import CursesThemes
import Testing

@testable import CursesControls

/// Callouts on the page: their bars and titles speak in the colour of their tone.
@MainActor
@Suite struct RichCalloutTests {
  @Test(arguments: ["bubblepad-dark", "bubblepad-light", "gruvbox-dark", "solarized-light"])
  func theBarAndTheTitleAreInTheColourOfTheTone(name: String) throws {
    let theme = try ThemeLibrary().theme(named: name)
    var colours: Set<Color> = []
    let tones: [(kind: String, role: Role)] = [
      ("NOTE", .info), ("TIP", .good), ("WARNING", .warning), ("CAUTION", .error),
      ("unheard-of", .info),
    ]
    for (kind, role) in tones {
      let screen = try EditorScreen("> [!\(kind)]\n> Some text.\n>\n> More.\n")
      var frame = Frame(size: screen.size)
      _ = screen.editor.draw(into: &frame, rect: frame.bounds, theme: theme, isFocused: false)
      let expected = theme[role].foreground
      let bars = (0..<4).map { frame[0, $0].style.foreground }
      #expect(bars == Array(repeating: expected, count: 4), "\(kind)")
      #expect(
        frame.text(row: 0).contains(kind.prefix(1).uppercased() + kind.dropFirst().lowercased()))
      #expect(frame[2, 0].style.foreground == expected, "\(kind)")
      #expect(frame[2, 1].style.foreground != expected, "\(kind)")
      if kind != "unheard-of" { colours.insert(expected) }
    }
    let screen = try EditorScreen("> Just said.\n")
    var frame = Frame(size: screen.size)
    _ = screen.editor.draw(into: &frame, rect: frame.bounds, theme: theme, isFocused: false)
    #expect(frame[0, 0].style.foreground == theme[.quoteBar].foreground)
    #expect(colours.count == 4)
  }
}
