import CursesUICore
import TerminalCore
import Themes

@testable import bubblepad

/// The program around the workspace, without a terminal: it writes down what it was asked.
@MainActor
final class FakeShell: AppShell {
  var themes = [
    ThemeEntry(name: "night", isDark: true), ThemeEntry(name: "day", isDark: false),
  ]
  var screenSize = Size(columns: 100, rows: 30)
  var isAnimating = true
  private(set) var usedThemes: [String] = []
  private(set) var copied: [String] = []
  private(set) var windowTitle = ""
  private(set) var hasQuit = false
  private var scheduled: [Scheduled] = []

  /// An action that the test runs when it likes.
  final class Scheduled: ScheduledAction {
    var action: (@MainActor () -> Void)?
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    func cancel() { action = nil }
  }

  private(set) var shownTheme = Theme.fallback
  private(set) var savedThemes: [String: Theme] = [:]
  var background = BackgroundKind.bubbles

  var rememberedPanels: PanelLayout?
  func remember(_ panels: PanelLayout) { rememberedPanels = panels }
  func use(theme name: String) { usedThemes.append(name) }
  func use(_ theme: Theme) { shownTheme = theme }
  func save(_ theme: Theme, as name: String) throws -> String {
    savedThemes[name] = theme
    return "/themes/\(name)"
  }
  func copyToClipboard(_ text: String) { copied.append(text) }
  func setWindowTitle(_ title: String) { windowTitle = title }
  func suspend() {}
  func quit() { hasQuit = true }

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let entry = Scheduled(action)
    scheduled.append(entry)
    return entry
  }
}
