import BubblepadNotebook
import CursesYAML

/// Keeps what is chosen in the program, a moment after it was chosen.
@MainActor
package final class ChoiceKeeper {
  package private(set) var choices: RememberedChoices
  private let file: StateFile<RememberedChoices>
  private var timer: (any ScheduledAction)?
  /// Why what was chosen from a list is not in the settings file, until it is known to be remembered.
  private var refusal: String?
  /// Called with the reason where something chosen from a list is kept nowhere.
  package var onLoss: (String) -> Void = { _ in }
  /// The settings file as it was read last: with every column of a width that is dragged it is asked for.
  private var lastRead: (stamp: FileStamp?, configuration: Configuration)?

  package init(places: NotebookPlaces) {
    file = StateFile(RememberedChoices.fileName, in: places)
    choices = file.read() ?? RememberedChoices()
  }

  /// Takes what a command has chosen.
  ///
  /// - Parameter settings: the settings file; nil without a home.
  package func choose(
    _ word: String, for setting: Setting, in settings: SettingsFile?, _ shell: any Scheduler
  ) {
    let stamp = settings.flatMap { FileStamp(ofFileAt: $0.path) }
    var configuration = lastRead?.configuration ?? Configuration()
    if stamp != lastRead?.stamp {
      configuration = settings?.read().configuration ?? Configuration()
      lastRead = (stamp, configuration)
    }
    change(shell) { $0.choose(word, for: setting, in: configuration) }
  }

  /// Writes what was chosen from a list of its own into the settings file; it is remembered where that cannot be
  /// changed.
  package func keep(
    _ word: String, for setting: Setting, in settings: SettingsFile?, _ shell: any Scheduler
  ) {
    let change = { (source: inout YAMLSource) throws(YAMLEditError) in
      try source.set([setting.rawValue], to: .word(word))
    }
    refusal = nil
    if let settings {
      do throws(SettingsFileError) {
        try settings.change(change)
        return self.change(shell) { $0.forget(setting) }
      } catch {
        refusal = error.sentence
      }
    }
    choose(word, for: setting, in: settings, shell)
  }

  /// Changes the choices; a width that is dragged is not written with every column.
  package func change(_ shell: any Scheduler, _ change: (inout RememberedChoices) -> Void) {
    let before = choices
    change(&choices)
    guard choices != before else { return }
    timer?.cancel()
    timer = shell.schedule(after: 300) { [weak self] in self?.write() }
  }

  /// Writes what has not been written yet.
  package func write() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    let isWritten = file.write(choices)
    if let refusal, !isWritten { onLoss(refusal) }
    refusal = nil
  }
}
