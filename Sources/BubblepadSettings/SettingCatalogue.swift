import CursesThemes
import CursesUICore

/// All settings but the keys, in the order of the settings screen.
package enum SettingCatalogue {
  package static let all: [SettingDetails] = look + panels + motion + notes + typing

  package static func details(of setting: Setting) -> SettingDetails? {
    all.first { $0.setting == setting }
  }

  private static let shownHidden = [(word: "shown", title: "Shown"), ("hidden", "Hidden")]

  private static let look: [SettingDetails] = [
    SettingDetails(
      setting: .theme, group: .look, title: "Theme",
      help: "The colours of everything. “As the terminal” takes the light or the dark one below.",
      kind: .theme(hasAuto: true), usual: ThemeLibrary.defaultDark,
      words: "colour color dark light appearance style"),
    SettingDetails(
      setting: .light, group: .look, title: "Light theme",
      help: "The theme for a light terminal, where the theme goes with the terminal.",
      kind: .theme(hasAuto: false), usual: ThemeLibrary.defaultLight, words: "colour color day"),
    SettingDetails(
      setting: .dark, group: .look, title: "Dark theme",
      help: "The theme for a dark terminal, where the theme goes with the terminal.",
      kind: .theme(hasAuto: false), usual: ThemeLibrary.defaultDark, words: "colour color night"),
    SettingDetails(
      setting: .background, group: .look, title: "Background",
      help: "What is seen between the panels and through them.",
      kind: .choice(BackgroundKind.allCases.map { (word: $0.rawValue, title: $0.title) }),
      usual: "bubbles", words: "bubbles wallpaper light"),
    SettingDetails(
      setting: .color, group: .look, title: "Colours",
      help: "How many colours are used. “As the terminal” uses all it has.",
      kind: .choice([
        (word: "auto", title: "As the terminal"), ("direct", "24 bits"), ("256", "256"),
        ("16", "16"), ("none", "None"),
      ]), usual: "auto", words: "color depth truecolor", needsRestart: true),
    SettingDetails(
      setting: .measure, group: .look, title: "Line length",
      help: "The most columns a line of text takes, however wide the window is.",
      kind: .number(Configuration.measureRange), usual: "80",
      words: "measure width wrap columns margin"),
  ]

  private static let panels: [SettingDetails] = [
    SettingDetails(
      setting: .noteList, group: .panels, title: "List of notes",
      help: "Whether the notes are listed beside the text. A key shows and hides them too.",
      kind: .choice(shownHidden), usual: "shown", words: "sidebar files"),
    SettingDetails(
      setting: .listWidth, group: .panels, title: "Width of the list",
      help: "The columns of the list of notes.",
      kind: .number(Configuration.listWidthRange), usual: "", usualWords: "automatic",
      words: "sidebar size"),
    SettingDetails(
      setting: .folders, group: .panels, title: "Folders in the list",
      help: "Whether the list of notes is a tree of folders, or shows one note below the other.",
      kind: .choice(shownHidden), usual: "hidden", words: "tree directories flat explorer"),
    SettingDetails(
      setting: .statusBar, group: .panels, title: "Status bar",
      help: "Whether the bottom row says what is saved, where you are and which keys matter.",
      kind: .choice(shownHidden), usual: "shown", words: "footer"),
    SettingDetails(
      setting: .outlinePanel, group: .panels, title: "Outline panel",
      help:
        "Whether a screen of 170 columns or more shows the headings and the links to a note beside it.",
      kind: .choice(shownHidden), usual: "shown", words: "backlinks headings contents wide"),
  ]

  private static let motion: [SettingDetails] = [
    SettingDetails(
      setting: .animation, group: .motion, title: "Moving background",
      help: "Whether the background drifts. Held still it costs nothing at rest.", kind: .toggle,
      usual: "on", words: "animation bubbles pause drift stop"),
    SettingDetails(
      setting: .ripple, group: .motion, title: "Ripples",
      help:
        "Whether a key sends a ring of light from the caret, saving a glint along the page, and a new note "
        + "a bubble.", kind: .toggle, usual: "on",
      words: "animation ring typing glint"),
    SettingDetails(
      setting: .reducedMotion, group: .motion, title: "Reduced motion",
      help: "Whether everything that moves holds still.", kind: .toggle, usual: "off",
      words: "animation accessibility", needsRestart: true),
    SettingDetails(
      setting: .screenReader, group: .motion, title: "Screen reader",
      help: "Shows everything in order, without boxes and background.", kind: .toggle,
      usual: "off", words: "accessibility blind speech", needsRestart: true),
  ]

  private static let notes: [SettingDetails] = [
    SettingDetails(
      setting: .autosave, group: .notes, title: "Save automatically",
      help:
        "A note is saved after a pause and when you leave it, never over another program's changes. "
        + "By hand, you are asked first.",
      kind: .choice([
        (word: "auto", title: "In a notebook"), ("on", "Always"), ("off", "By hand"),
      ]), usual: "auto", words: "autosave saving"),
    SettingDetails(
      setting: .notebook, group: .notes, title: "Notebook",
      help: "The folder that opens when none is named. ~ is your home folder.",
      kind: .text(prompt: "~/Notes"), usual: "~/Notes", words: "folder directory",
      needsRestart: true),
    SettingDetails(
      setting: .undoHistory, group: .notes, title: "Undo across restarts",
      help:
        "Whether what can be undone is kept for the next start. Off also removes what was kept.",
      kind: .toggle, usual: "on", words: "history"),
    SettingDetails(
      setting: .pictures, group: .notes, title: "Pictures",
      help: "Whether the pictures that a note names are shown in it, from the next note on.",
      kind: .toggle, usual: "on", words: "images"),
  ]

  private static let typing: [SettingDetails] = [
    SettingDetails(
      setting: .vi, group: .typing, title: "Vi keys",
      help: "Whether the text understands the keys of vi.", kind: .toggle, usual: "off",
      words: "vim modal"),
    SettingDetails(
      setting: .smartTyping, group: .typing, title: "Smart typing",
      help:
        "Whether quotation marks become curly, -- a dash and ... an ellipsis, and brackets come "
        + "in pairs.",
      kind: .toggle, usual: "on", words: "quotes typography autocorrect brackets"),
    SettingDetails(
      setting: .spelling, group: .typing, title: "Spelling",
      help: "auto takes the dictionary of your locale. Or off, or dictionaries with commas between "
        + "them.",
      kind: .text(prompt: "auto, off, en_US…"), usual: "auto",
      words: "spellcheck dictionary language hunspell"),
    SettingDetails(
      setting: .mouse, group: .typing, title: "Mouse",
      help: "Whether clicks and the wheel are taken. With off the terminal selects text itself.",
      kind: .toggle, usual: "on", words: "click wheel", needsRestart: true),
  ]
}
