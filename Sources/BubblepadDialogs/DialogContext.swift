import BubblepadCommands
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesCore

/// What the settings screen needs from the app.
@MainActor
package protocol SettingsContext: NoteContext {
  /// The settings that hold now.
  var settings: Preferences { get }
  /// The keys that hold now.
  var keymap: Keymap { get }
  /// The themes there are, in the order they are offered.
  var themes: [ThemeEntry] { get }
  var choiceKeeper: ChoiceKeeper { get }
  /// Has the settings hold as they are written and chosen now.
  func takeSettings()
}

/// What dialogs need from the app.
@MainActor
package protocol DialogContext: SettingsContext {
  var services: NotebookServices { get }
  /// What is said and asked.
  var conversation: Conversation { get }
  /// The key to show for a command; empty when it has none.
  func keyName(_ command: AppCommand) -> String
  func perform(_ command: AppCommand) -> Bool
  /// Handles a key that the control with the focus did not take.
  func handle(_ key: Key, in place: Place?) -> Bool
}
