import CursesTerminal
import CursesUICore
import TerminalCore
import Themes

/// The themes as `bubblepad themes` prints them: with swatches on a terminal, in plain columns
/// elsewhere.
struct ThemeListing {
  let library: ThemeLibrary
  /// How many colours to print with; `none` prints no swatches.
  let depth: ColorDepth

  func text() -> String { library.entries.map(line).joined() }

  private func line(_ entry: ThemeLibrary.Entry) -> String {
    let shade = entry.isDark.map { $0 ? "dark" : "light" } ?? ""
    let words = "\(padded(entry.slug, 25)) \(padded(entry.name, 30)) \(padded(shade, 5))"
    guard depth != .none else { return words.trimmedEnd + "\n" }
    do throws(ThemeError) {
      return "\(words)  \(swatches(try library.theme(entry)))\n"
    } catch {
      return "\(words)  \(error.problem)\n"
    }
  }

  /// Text on the theme's ground, then its hues and its bubbles.
  private func swatches(_ theme: Theme) -> String {
    let panel = theme[.panel].background.laid(over: theme.light.ground)
    let hues = [Role.error, .warning, .good, .accent, .link, .heading1].map {
      theme[$0].foreground
    }
    let blocks = (hues + theme.light.colors.prefix(4)).map { ("  ", Style(background: $0)) }
    return FrameANSI(depth: depth).line(
      [
        (" Aa ", Style(foreground: theme[.text].foreground, background: panel)),
        ("Aa ", Style(foreground: theme[.link].foreground, background: panel)),
      ] + blocks)
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - CellWidth.width(of: text, in: .perCluster)))
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var end = self[...]
    while end.last == " " { end.removeLast() }
    return String(end)
  }
}
