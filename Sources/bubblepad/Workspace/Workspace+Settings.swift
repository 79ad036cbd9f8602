import BubblepadDialogs
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// The settings screen, and what becomes of a setting that is changed while the program runs.
extension Workspace {
  func showSettings(at setting: Setting = .theme) {
    guard let file = preferences.file else {
      return tell(.problem("HOME is not set, so there is no place for a settings file."))
    }
    present(SettingsForm(self, file: file, at: setting))
  }

  /// Has the settings hold as they are written and chosen now.
  func takeSettings() {
    preferences.choiceKeeper.write()
    guard let new = shell.readSettings() else { return }
    let old = settings
    preferences.values = new
    if new.insistsOnTheme {
      // What was chosen since stays.
      preferences.values.theme = old.theme
    } else if new.theme != old.theme {
      shell.use(new.theme)
    }
    if new.background != old.background || new.movesBackground != old.movesBackground
      || new.ripples != old.ripples
    {
      shell.adopt(new)
    }
    // These two are also chosen by commands since the settings were read.
    if new.usesVi != usesVi { opener.useVi(new.usesVi) }
    arrangement.arrange(PanelLayout(new, hasList: folder != nil))
    if !new.keepsUndo, old.keepsUndo { services.histories.forgetUnwanted() }
    for note in tabs.notes {
      note.editor.measure = new.measure
      if new.typesSmartly != old.typesSmartly { opener.smartTyping.start(in: note) }
    }
    if new.spelling != old.spelling, let note { services.spelling.restart(in: note) }
    if tabs.notes.contains(where: \.isModified) { saver.keeper.saveSoon() }
  }
}
