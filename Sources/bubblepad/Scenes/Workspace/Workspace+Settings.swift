import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// The settings screen, and what becomes of a setting that is changed while the program runs.
extension Workspace {
  func showSettings(at setting: Setting = .theme) {
    guard let settingsFile else {
      return tell(.problem("HOME is not set, so there is no place for a settings file."))
    }
    dialog = .settings(SettingsForm(workspace: self, file: settingsFile, at: setting))
  }

  /// Has the settings hold as they are written and chosen now.
  func takeSettings() {
    choiceKeeper.write()
    guard let new = shell.readSettings() else { return }
    let old = settings
    settings = new
    if new.insistsOnTheme {
      // What was chosen since stays.
      settings.theme = old.theme
    } else if new.theme != old.theme {
      shell.use(new.theme)
    }
    if new.background != old.background || new.movesBackground != old.movesBackground
      || new.ripples != old.ripples
    {
      shell.adopt(new)
    }
    // These two are also chosen by commands since the settings were read.
    if new.usesVi != usesVi { useVi(new.usesVi) }
    arrange(PanelLayout(new, hasList: folder != nil))
    if !new.keepsUndo, old.keepsUndo { services.histories.forgetUnwanted() }
    for note in tabs.notes {
      note.editor.measure = new.measure
      if new.typesSmartly != old.typesSmartly { startSmartTyping(in: note) }
    }
    if new.spelling != old.spelling, let note { services.spelling.restart(in: note) }
    if tabs.notes.contains(where: \.isModified) { keeper.saveSoon() }
  }
}
