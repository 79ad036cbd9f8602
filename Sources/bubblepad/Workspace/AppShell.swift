import BubblepadCommands
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore

/// What the app asks of the program around it: the terminal, the theme, the way out.
@MainActor
protocol AppShell: InputHolder {
  /// The themes there are, in the order they are offered.
  var themes: [ThemeEntry] { get }
  func use(theme name: String)
  /// Shows the theme that a choice means on this terminal.
  func use(_ choice: ThemeChoice)
  /// Shows a theme that has no name in the list, such as one that is being edited.
  func use(_ theme: Theme)
  /// The theme that is shown, as its file has it.
  var shownTheme: Theme { get }
  /// Writes a theme of the person's own and offers it from then on. Returns the path of its file.
  func save(_ theme: Theme, as name: String) throws -> String
  /// What is behind the panels.
  var background: BackgroundKind { get set }
  /// The settings as the settings file, what was chosen and the command line have them now; nil where there
  /// is no file.
  func readSettings() -> Preferences?
  /// Takes over what of the settings is the terminal's: theme, background, what moves.
  func adopt(_ settings: Preferences)
  var screenSize: Size { get }
  var isAnimating: Bool { get set }
  func show(_ light: PassingLight)
  func copyToClipboard(_ text: String)
  /// Whether Esc or Ctrl+C has come while something is being done, of which words tell once it takes long.
  func takeInterruption(saying words: () -> String) -> Bool
  /// Names the terminal window.
  func setWindowTitle(_ title: String)
  func suspend()
  /// Starts a program that answers lines with lines; nil where there is none, or it cannot be started.
  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)?
  /// - Parameter reason: what the program that waits for this one is told.
  func quit(_ reason: ExitReason)
}

extension AppShell {
  /// Shows light that passes; without light there is none.
  func show(_ light: PassingLight) {}

  func quit() { quit(.success) }
}
