import BubblepadCommands
import BubblepadNotebook
import CursesUICore

/// How many colours to use.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// As many as the terminal has.
  case auto
  /// 24 bits a colour.
  case direct
  case palette256 = "256"
  case palette16 = "16"
  /// Bold, underline and reverse only.
  case none
}

/// Which theme is shown.
package enum ThemeChoice: Equatable, Sendable {
  /// Nobody has said.
  case usual
  case named(String)
  /// The one or the other, as the terminal's own background is.
  case auto(light: String, dark: String)

  /// The name for a dark terminal; nil for the app's own choice.
  package var darkName: String? { name(isDark: true) }

  package func name(isDark: Bool) -> String? {
    switch self {
    case .usual: nil
    case .named(let name): name
    case .auto(let light, let dark): isDark ? dark : light
    }
  }

  package var followsTerminal: Bool {
    if case .auto = self { true } else { false }
  }
}

/// The settings that hold, from command line, environment, settings file and defaults, in that order.
package struct Preferences: Equatable, Sendable {
  /// Which theme is shown.
  package var theme = ThemeChoice.usual
  /// Whether it was asked for on the command line: then nothing else is shown in its place.
  package var insistsOnTheme = false
  /// What is behind the panels.
  package var background = BackgroundKind.bubbles
  /// Whether the bubbles drift.
  package var animates = true
  /// Whether a key sends a ring of light from the caret.
  package var ripples = true
  /// Whether everything that moves is to hold still, the bubbles included.
  package var reducesMotion = false
  /// Whether the screen is for a screen reader: no boxes, no background, everything in order.
  package var isForScreenReader = false
  package var isReadOnly = false
  /// Whether notes can be edited all the same, for a picture: nothing is saved.
  package var isForPicture = false
  package var color = ColorChoice.auto
  package var usesMouse = true
  /// The widest a line of text may be, in columns.
  package var measure = 80
  /// Nil leaves it to whether there is a notebook.
  package var showsNoteList: Bool?
  package var showsStatus = true
  package var showsAside = true
  /// Whether the list is a tree of folders.
  package var showsFolders = false
  /// When notes are saved by themselves.
  package var autosave = AutosaveChoice.auto
  /// Whether typed quotation marks become curly, double hyphens dashes, and brackets come in pairs.
  package var typesSmartly = true
  /// The notebook that is opened where nothing is named; nil without a home.
  package var notebookFolder: String?
  /// Where other programs put files for a while, besides the usual folders.
  package var temporaryFolder: String?
  /// What spelling is checked with.
  package var spelling = SpellingSettings()
  /// Whether the pictures that a note names are shown in it.
  package var showsPictures = true
  /// Whether what can be undone is kept across restarts.
  package var keepsUndo = true
  /// Whether the text understands the keys of vi.
  package var usesVi = false
  /// In columns; `nil` lets the layout choose.
  package var listWidth: Int?
  package var keymap = Keymap.standard
  /// The settings file, whether it is there or not; nil without a home.
  package var settingsFile: String?

  package init() {}

  /// Whether the background moves at all.
  package var movesBackground: Bool { animates && !reducesMotion && !isForScreenReader }
  /// Whether what comes and goes may take its time.
  package var hasTransitions: Bool { !reducesMotion && !isForScreenReader }
}
