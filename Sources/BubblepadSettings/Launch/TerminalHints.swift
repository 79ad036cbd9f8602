import CursesCLibrary

/// What the environment hints of the terminal before it has answered anything.
package enum TerminalHints {
  /// Whether the background is dark, by COLORFGBG (`15;0`), which some terminals set.
  package static var isBackgroundDark: Bool? {
    getenv("COLORFGBG").flatMap { isDark(colors: String(cString: $0)) }
  }

  package static func isDark(colors: String) -> Bool? {
    guard let last = colors.split(separator: ";").last, let index = Int(last) else { return nil }
    return (0...6).contains(index) || index == 8
  }
}
