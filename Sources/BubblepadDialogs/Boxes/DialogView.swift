import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import BubblepadTasks
import CursesCore
import CursesUICore

/// Shows the dialog there is.
package struct DialogView: View {
  let dialog: Dialog
  let context: any DialogContext
  let metrics: ScreenMetrics

  package init(dialog: Dialog, context: any DialogContext, metrics: ScreenMetrics) {
    (self.dialog, self.context, self.metrics) = (dialog, context, metrics)
  }

  package var body: some View {
    Group {
      switch dialog {
      case .confirm(let confirmation):
        ConfirmDialog(confirmation: confirmation, context: context, metrics: metrics)
      case .ask(let question):
        TextQuestionDialog(question: question, context: context, metrics: metrics)
      case .link(let form):
        LinkDialog(form: form, context: context, metrics: metrics)
      case .pick(let picker):
        PickerDialog(picker: picker, context: context, metrics: metrics)
      case .lock(let form):
        LockDialog(form: form, context: context, metrics: metrics)
      case .unlock(let form):
        UnlockDialog(form: form, context: context, metrics: metrics)
      case .editTheme(let form):
        ThemeEditorDialog(form: form, context: context, metrics: metrics)
      case .settings(let form):
        SettingsDialog(form: form, context: context, metrics: metrics)
      case .calendar(let form):
        CalendarDialog(form: form, context: context, metrics: metrics)
      case .agenda(let form):
        AgendaDialog(form: form, context: context, metrics: metrics)
      case .day(let form):
        DayDialog(form: form, context: context, metrics: metrics)
      case .renameTag(let form):
        RenameTagDialog(form: form, context: context, metrics: metrics)
      case .replace(let form):
        ReplaceDialog(form: form, context: context, metrics: metrics)
      case .properties(let form):
        PropertyDialog(form: form, context: context, metrics: metrics)
      case .neighbourhood(let form):
        NeighbourhoodDialog(form: form, context: context, metrics: metrics)
      case .help(let form):
        HelpDialog(form: form, context: context, metrics: metrics)
      }
    }
    // What no control of the dialog has taken: behind it nothing gets a key.
    .onKey { context.handle($0, in: nil) }
    .onKeyPress { takesWhatIsTypedOn($0.event) ? .handled : .ignored }
    .modal()
  }

  /// Keeps a key from a question that opened while the person typed, and says so.
  private func takesWhatIsTypedOn(_ key: Key) -> Bool {
    guard context.conversation.typing.takes(key, at: .now) else { return false }
    context.tell(.hint("A box takes no letters as it opens. Wait a moment, then answer it."))
    return true
  }
}

/// The frame of every dialog: a title in its border, room within, Esc to leave.
struct DialogBox<Content: View>: View {
  let title: String
  let columns: Int
  let metrics: ScreenMetrics
  /// Whether it stands at the right edge, so that the screen is seen that is changed by it.
  var isSheet = false
  let cancel: () -> Void
  @ViewBuilder let content: () -> Content

  /// The cells that both edges of the box take.
  private var border: Int { metrics.isTiny ? 0 : 2 }

  var body: some View {
    Group {
      if isSheet {
        box
          .padding(columns: metrics.marginColumns, top: metrics.marginTop)
          .frame(maxColumns: .max, maxRows: .max, alignment: .topTrailing)
      } else {
        box
      }
    }
    .environment(\.cancelDialog, cancel)
    .onKey { key in
      guard key.code == .escape else { return false }
      cancel()
      return true
    }
  }

  private var box: some View {
    Panel(title, surface: .dialog, isBordered: !metrics.isTiny) {
      VStack(alignment: .leading) { content() }
        .padding(
          columns: metrics.size.columns >= 60 ? 2 : 1, rows: metrics.size.rows >= 16 ? 1 : 0
        )
        .frame(
          columns: metrics.dialogsFill
            ? metrics.size.columns - border : metrics.dialogColumns(wanted: columns) - border,
          rows: metrics.dialogsFill ? metrics.boxRows - border : nil,
          alignment: .topLeading)
    }
  }
}

private enum CancelDialogKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What Esc does in a dialog.
  fileprivate var cancelDialog: (() -> Void)? {
    get { self[CancelDialogKey.self] }
    set { self[CancelDialogKey.self] = newValue }
  }
}

/// The last row of a dialog: Esc on the left of the buttons; one below the other where they have no
/// room beside one another.
struct DialogButtons<Content: View>: View {
  @Environment(\.cancelDialog) private var cancel
  let escape: String
  let metrics: ScreenMetrics
  @ViewBuilder let content: () -> Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(gap: 2) {
        escapeHint
        content()
      }
      VStack(alignment: .trailing, gap: 0) {
        escapeHint
        content()
      }
    }
    .frame(maxColumns: .max, alignment: .trailing)
    .padding(top: metrics.size.rows >= 16 ? 1 : 0)
  }

  private var escapeHint: some View {
    ClickableHint(key: "Esc", words: escape) { cancel?() }
  }
}
