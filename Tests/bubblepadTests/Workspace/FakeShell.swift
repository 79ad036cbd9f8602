import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

@testable import BubblepadSettings
@testable import bubblepad

/// The program around the workspace, without a terminal: it writes down what it was asked.
@MainActor
final class FakeShell: AppShell {
  var themes = [
    ThemeEntry(name: "night", isDark: true), ThemeEntry(name: "day", isDark: false),
  ]
  var screenSize = Size(columns: 100, rows: 30)
  var isAnimating = true
  var holdsInput = false
  private(set) var hasDroppedInput = false
  func dropHeldInput() { (holdsInput, hasDroppedInput) = (false, true) }
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

  var nextSettings: Preferences?
  private(set) var adopted: Preferences?
  func readSettings() -> Preferences? { nextSettings }
  func adopt(_ settings: Preferences) { adopted = settings }
  func use(_ choice: ThemeChoice) { usedThemes.append(choice.darkName ?? "usual") }
  func use(theme name: String) { usedThemes.append(name) }
  func use(_ theme: Theme) { shownTheme = theme }
  func save(_ theme: Theme, as name: String) throws -> String {
    savedThemes[name] = theme
    return "/themes/\(name)"
  }
  func copyToClipboard(_ text: String) { copied.append(text) }
  func takeInterruption(saying words: () -> String) -> Bool { false }
  func setWindowTitle(_ title: String) { windowTitle = title }
  func suspend() {}
  private(set) var programs: [FakeProgram] = []
  /// Makes the program that is started; nil where none can be.
  var makeProgram: (([String]) -> FakeProgram)?

  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? {
    guard let program = makeProgram?(words) else { return nil }
    program.onLines = onLines
    program.onEnd = onEnd
    programs.append(program)
    return program
  }

  private(set) var exitReason: ExitReason?
  func quit(_ reason: ExitReason) { (hasQuit, exitReason) = (true, reason) }

  /// Runs what was scheduled and not cancelled, once.
  func runScheduled() {
    let due = scheduled
    scheduled.removeAll()
    for entry in due { entry.action?() }
  }

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let entry = Scheduled(action)
    scheduled.append(entry)
    return entry
  }
}
