import CursesCore
import CursesTerminal
import CursesThemes
import CursesUICore

/// The themes as `bubblepad themes` prints them: with swatches on a terminal, in plain columns
/// elsewhere.
package struct ThemeListing {
  let library: ThemeLibrary
  /// How many colours to print with; `none` prints no swatches.
  let depth: ColorDepth

  package init(library: ThemeLibrary, depth: ColorDepth) {
    (self.library, self.depth) = (library, depth)
  }

  package func text() -> String { library.entries.map(line).joined() }

  private func line(_ entry: ThemeLibrary.Entry) -> String {
    do throws(ThemeError) {
      // What a person's own theme is called stands inside its file.
      let theme = entry.path == nil && depth == .none ? nil : try library.theme(entry)
      let words = words(entry.slug, theme?.name ?? entry.name, theme?.isDark ?? entry.isDark)
      guard let theme, depth != .none else { return words.trimmedEnd + "\n" }
      return "\(words)  \(swatches(theme))\n"
    } catch {
      let line = error.line.map { " in line \($0)" } ?? ""
      return padded(entry.slug, 25)
        + PrintableText.line(" cannot be used\(line): \(error.problem)") + "\n"
    }
  }

  private func words(_ slug: String, _ name: String, _ isDark: Bool?) -> String {
    let shade = isDark.map { $0 ? "dark" : "light" } ?? ""
    return "\(padded(slug, 25)) \(padded(name, 30)) \(padded(shade, 5))"
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
    let text = PrintableText.line(text)
    return text
      + String(repeating: " ", count: max(0, width - CellWidth.width(of: text, in: .perCluster)))
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var end = self[...]
    while end.last == " " { end.removeLast() }
    return String(end)
  }
}
