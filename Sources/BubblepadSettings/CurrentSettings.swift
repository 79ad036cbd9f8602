import BubblepadCommands
import BubblepadNotebook
import Observation

/// The settings that hold now, and what is chosen in the program.
@Observable @MainActor
package final class CurrentSettings {
  /// The settings. What is shown of them is drawn again with `revision`.
  @ObservationIgnored package var values: Preferences {
    didSet { if values != oldValue { revision += 1 } }
  }
  package private(set) var revision = 0
  /// Whether the text understands the keys of vi.
  package var usesVi: Bool
  /// The theme that was chosen last, by its name.
  package var themeName: String
  /// What was chosen by commands.
  @ObservationIgnored package let choiceKeeper: ChoiceKeeper
  @ObservationIgnored private let places: NotebookPlaces
  @ObservationIgnored private let scheduler: any Scheduler

  package init(
    _ values: Preferences, themeName: String, places: NotebookPlaces, scheduler: any Scheduler
  ) {
    self.values = values
    (self.themeName, self.places, self.scheduler) = (themeName, places, scheduler)
    usesVi = values.usesVi
    choiceKeeper = ChoiceKeeper(places: places)
  }

  /// Whether vi keys are used, read past observation: see `NoteOpener.unobserved`.
  package var usesViUnobserved: Bool { _usesVi }

  /// The settings file; nil without a home.
  package var file: SettingsFile? {
    values.settingsFile.map { SettingsFile(path: $0, backupFolder: places.backupFolder) }
  }

  // MARK: Choices

  /// Remembers what a command has chosen: from now on it holds, until the settings file says otherwise.
  package func remember(_ word: String, for setting: Setting) {
    choiceKeeper.choose(word, for: setting, in: file, scheduler)
  }

  /// Writes what was chosen from a list of its own into the settings file, as the settings screen does. It is
  /// remembered where the file cannot be changed.
  package func keep(_ word: String, for setting: Setting) {
    choiceKeeper.keep(word, for: setting, in: file, scheduler)
  }

  // MARK: Keys

  /// The key to show for a command; empty when it has none.
  package func keyName(_ command: AppCommand) -> String {
    // A key may be another one after the settings were changed.
    _ = revision
    return values.keymap.key(for: command)?.description ?? ""
  }

  /// A command as a sentence names it: by its key, or by its title where it has none.
  package func wayTo(_ command: AppCommand) -> String {
    let key = keyName(command)
    return key.isEmpty ? "“\(command.title)”" : key
  }
}
