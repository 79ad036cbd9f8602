import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import BubblepadTasks
import CursesCore
import CursesUICore

/// A question in front of everything else. One at a time; the safe way is on Esc.
package enum Dialog {
  case confirm(Confirmation)
  case ask(TextQuestion)
  case link(LinkForm)
  case pick(ItemPicker)
  case lock(LockForm)
  case unlock(UnlockForm)
  case help(HelpForm)
  case editTheme(ThemeForm)
  case settings(SettingsForm)
  case calendar(CalendarForm)
  case agenda(AgendaForm)
  case day(DayForm)
  case renameTag(TagForm)
  case replace(ReplaceForm)
  case properties(PropertyForm)
  case neighbourhood(NeighbourhoodForm)

  /// How the answer to a key begins that waits for the dialog; it is true as long as that is open.
  package static let closeFirst = "Close this box with Esc first"

  /// Whether it has more to show than fits on the smallest screens.
  package var needsBox: Bool {
    switch self {
    case .lock, .unlock, .editTheme: true
    case .confirm, .ask, .link, .pick, .help, .settings, .calendar, .agenda, .day, .renameTag,
      .replace, .properties, .neighbourhood:
      false
    }
  }

  /// Whether it has buttons only.
  package var isConfirmation: Bool { if case .confirm = self { true } else { false } }

  /// Whether a notice is about this dialog, and not true any more once it is closed.
  @MainActor func hasTold(_ notice: Notice) -> Bool {
    if case .confirm(let confirmation) = self, notice == .hint(confirmation.keyWords) {
      return true
    }
    return notice.words.hasPrefix(Self.closeFirst)
  }

  /// Whether the notes behind it stay unsaved meanwhile: it asks what is to become of them.
  package var holdsSaving: Bool {
    switch self {
    case .confirm, .ask, .lock, .unlock, .renameTag, .replace, .properties: true
    case .link, .pick, .help, .editTheme, .settings, .calendar, .agenda, .day, .neighbourhood: false
    }
  }

  /// Whether a passphrase is typed in it.
  package var asksForSecret: Bool {
    switch self {
    case .lock, .unlock: true
    default: false
    }
  }

  /// Whether the panels behind show what is being chosen, and so are not dimmed.
  package var isPreview: Bool {
    switch self {
    case .pick(let picker): picker.isPreview
    case .editTheme: true
    default: false
    }
  }
}
