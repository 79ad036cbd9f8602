import BubblepadCommands
import BubblepadPanels
import BubblepadSettings
import CursesUICore
import Observation

/// What is said to the user and asked: one notice and one question at a time.
@Observable @MainActor
package final class Conversation {
  /// The question or the list in front of everything else.
  package var dialog: Dialog? {
    didSet {
      if oldValue == nil, let dialog {
        heldKeys?.drop()
        typing.questionOpened(hasFields: !dialog.isConfirmation, at: .now)
      }
    }
  }
  /// What the user was last told; the next key may take it away.
  package var notice: Notice? {
    didSet { if notice != oldValue { letNoticePass() } }
  }
  @ObservationIgnored package var typing = TypingGuard()
  /// Those that wait while a note is left.
  @ObservationIgnored package weak var heldKeys: HeldKeys?
  /// Whether a passing notice stays until the next key.
  @ObservationIgnored package var keepsNotices: () -> Bool = { true }
  @ObservationIgnored private let scheduler: any Scheduler
  @ObservationIgnored private var timer: (any ScheduledAction)?

  package init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  /// Takes the dialog away, and what was said of it.
  package func close() {
    if let notice, dialog?.hasTold(notice) == true { self.notice = nil }
    dialog = nil
  }

  /// In milliseconds.
  private static let noticePause = 4000

  /// A passing notice goes by itself after a while; a problem stays until it is solved.
  private func letNoticePass() {
    timer?.cancel()
    timer = nil
    guard let shown = notice, shown.isPassing, !keepsNotices() else { return }
    timer = scheduler.schedule(after: Self.noticePause) { [weak self] in
      if self?.notice == shown { self?.notice = nil }
    }
  }
}
