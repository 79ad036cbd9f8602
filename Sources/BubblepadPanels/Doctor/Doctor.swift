import BubblepadCommands
import BubblepadSettings
import CursesCore
import CursesTerminal

/// What was found of a terminal, in words: one line a thing, and what to do where one is missing.
package struct Doctor {
  let report: TerminalReport
  let keymap: Keymap
  let environment: [String: String]

  package init(report: TerminalReport, keymap: Keymap, environment: [String: String]) {
    (self.report, self.keymap, self.environment) = (report, keymap, environment)
  }

  package var status: ExitReason { report.problem == nil ? .success : .configuration }

  package func text() -> String {
    var lines = [line("Terminal", terminal)]
    if let size = report.size { lines.append(line("Screen", screen(size))) }
    if report.problem == nil {
      lines += [
        line("Colours", colors), line("Characters", characters), line("Background", background),
        line("Keyboard", keyboard), line("Mouse", mouse), line("Clipboard", clipboard),
        line("Links", links), line("Frames", frames),
      ]
      if let background = terminalBackground { lines.append(line("Light or dark", background)) }
      lines += missingKeys
    }
    return lines.joined()
  }

  private func line(_ name: String, _ words: String) -> String {
    name + String(repeating: " ", count: max(1, 15 - name.count)) + words + "\n"
  }

  private var capabilities: Capabilities { report.capabilities }

  private var terminal: String {
    if report.name.isEmpty {
      return "TERM is not set, so nothing can be shown. Set it to what your terminal says it is."
    }
    guard report.problem == nil else {
      return "“\(report.name)” is not known here or cannot show a full screen. "
        + "Install its terminfo entry, or set TERM to one that is known, such as xterm-256color."
    }
    let answered = report.hasAnswered.map {
      $0 ? ", and it answers questions" : "; it answers no questions, so nothing could be asked"
    }
    return "\(report.name), known to terminfo\(answered ?? "")"
  }

  private func screen(_ size: Size) -> String {
    let words = "\(size.columns) columns, \(size.rows) rows"
    let metrics = ScreenMetrics(size: size)
    if metrics.isTooSmall { return words + ": too small, 20 by 3 are needed" }
    return metrics.hasRoomForList ? words : words + ": the list of notes needs 66 by 12"
  }

  private var colors: String {
    if environment["NO_COLOR"]?.isEmpty == false {
      return "none, since NO_COLOR is set: bold, underline and reverse say everything"
    }
    switch capabilities.colors {
    case .direct: return "24 bits"
    case .indexed256:
      return report.isMultiplexer
        ? "256. If the terminal outside has more, tell \(multiplexer) so: "
          + "set -as terminal-features ',*:RGB' for tmux"
        : "256. If it has more, set COLORTERM=truecolor"
    case .ansi16: return "16: the terminal's own"
    case .none: return "none: bold, underline and reverse say everything"
    }
  }

  private var multiplexer: String { report.name.hasPrefix("tmux") ? "tmux" : "it" }

  private var characters: String {
    guard capabilities.isUnicode else {
      return "ASCII only, since the locale is not UTF-8: boxes are drawn with + - |. "
        + "Set LANG=C.UTF-8 or another UTF-8 locale"
    }
    return capabilities.widthModel == .perCluster
      ? "UTF-8; joined emoji take two columns"
      : "UTF-8; joined emoji are drawn part by part, as this terminal does"
  }

  private var background: String {
    switch capabilities.colors {
    case .direct: "moving light behind glass"
    case .indexed256: "moving light in steps of the 256 colours"
    case .ansi16, .none: "plain: it needs 256 colours or more"
    }
  }

  private var keyboard: String {
    capabilities.kittyKeyboard
      ? "tells all keys apart (kitty keyboard protocol)"
      : "as terminals have always sent keys: Ctrl+I is Tab, Ctrl+M is Enter, "
        + "Ctrl+Shift+letter is Ctrl+letter"
  }

  private var mouse: String {
    report.isModern ? "clicks, drags and the wheel" : "none: everything has a key"
  }

  private var clipboard: String {
    report.isModern
      ? "copied text goes to the clipboard by OSC 52, if the terminal allows it; "
        + "pasted text is told from typed"
      : "within the program only"
  }

  private var links: String {
    capabilities.hyperlinks ? "a click opens them (OSC 8)" : "copied, not opened"
  }

  private var frames: String {
    guard report.hasAnswered == true else { return "not asked" }
    return capabilities.synchronizedUpdate
      ? "shown in one piece (mode 2026)" : "shown as they come: it has no mode 2026"
  }

  private var terminalBackground: String? {
    guard report.hasAnswered == true else { return nil }
    guard let isDark = capabilities.isBackgroundDark else {
      return "it does not tell, so “theme: auto” stays with the dark theme"
    }
    let color = capabilities.terminalBackground.map { hexText($0) } ?? "unknown"
    return "\(isDark ? "dark" : "light") (\(color)): “theme: auto” follows it"
  }

  private func hexText(_ color: Color) -> String {
    let digits = String(color.hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The commands that have only keys this terminal cannot send, and keys that are of no use here.
  private var missingKeys: [String] {
    guard !capabilities.kittyKeyboard else { return [] }
    var unreachable: [String] = []
    var unsent: [String] = []
    for details in CommandCatalogue.all {
      let keys = keymap.keys(for: details.command)
      let lost = keys.filter(\.needsKeyboardProtocol)
      unsent += lost.map(\.description)
      if !lost.isEmpty, lost.count == keys.count { unreachable.append(details.title) }
    }
    var lines: [String] = []
    if !unsent.isEmpty {
      lines.append(line("Missing keys", unsent.joined(separator: ", ") + ": each has another"))
    }
    if !unreachable.isEmpty {
      lines[lines.count - 1] = line("Missing keys", unsent.joined(separator: ", "))
      lines.append(
        line("Out of reach", unreachable.joined(separator: ", ") + ": find them with Ctrl+P"))
    }
    return lines
  }
}
