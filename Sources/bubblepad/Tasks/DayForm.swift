import BubblepadPanels
import BubblepadTasks
import CursesCore
import CursesInputFormats
import CursesUICore
import Observation

/// A day that is typed in words or chosen in a calendar.
@Observable @MainActor
final class DayForm {
  @ObservationIgnored let title: String
  @ObservationIgnored let calendar: CalendarForm
  @ObservationIgnored private let submit: (CalendarDate?) -> Void
  @ObservationIgnored let cancel: () -> Void
  var text = "" {
    didSet {
      isRefused = false
      if let day = typedDay { calendar.day = day }
    }
  }
  /// Whether what was typed has been refused.
  private(set) var isRefused = false

  /// - Parameter submit: called with the day; nil for none.
  init(
    title: String, calendar: CalendarForm, submit: @escaping (CalendarDate?) -> Void,
    cancel: @escaping () -> Void
  ) {
    self.title = title
    self.calendar = calendar
    self.submit = submit
    self.cancel = cancel
  }

  private var typedDay: CalendarDate? { DayWords.day(text, today: calendar.today) }
  private var meansNone: Bool {
    ["none", "no date", "never"].contains(
      text.lowercased().split(separator: " ").joined(separator: " "))
  }

  /// What is understood of the text; the selected day while there is none.
  var words: String {
    if text.allSatisfy(\.isWhitespace) { return calendar.dayWords }
    if meansNone { return "no date" }
    return typedDay == nil ? "…" : calendar.dayWords
  }

  static let refusal = "No date. Try “fri”, “in 3 days”, “24 dec” or “none”."

  /// Takes what is typed, else the day of the calendar; returns whether that is a day, or none.
  func take() -> Bool {
    if meansNone {
      submit(nil)
    } else if typedDay != nil || text.allSatisfy(\.isWhitespace) {
      submit(calendar.day)
    } else {
      isRefused = true
      return false
    }
    return true
  }

  func choose(_ day: CalendarDate) { submit(day) }
}

struct DayDialog: View {
  let form: DayForm
  let workspace: Workspace
  let metrics: ScreenMetrics
  @FocusState private var spot: Spot?

  private enum Spot: Hashable { case words, grid }

  private var isLow: Bool { metrics.size.rows < 18 }

  var body: some View {
    DialogBox(title: form.title, columns: ScreenMetrics.narrowDialog, metrics: metrics) {
      form.cancel()
    } content: {
      TextField("tomorrow, fri, in 3 days, 24 dec…", text: Bindable(form).text)
        .focused($spot, equals: .words)
        .onSubmit { _ = form.take() }
        .onKeyPress { press in
          guard press.event.code == .down, press.event.modifiers.isEmpty else { return .ignored }
          spot = .grid
          return .handled
        }
      Text(form.isRefused ? "✗ " + DayForm.refusal : form.words)
        .role(form.isRefused ? .error : .dim).lineLimit(1)
      if !metrics.isTiny {
        CalendarGrid(form: form.calendar, hasHead: !isLow) { form.choose($0) }
          .focused($spot, equals: .grid)
          .frame(rows: isLow ? max(2, metrics.size.rows - 4) : nil)
          .frame(maxColumns: .max)
          .padding(top: isLow ? 0 : 1)
      }
      if !isLow {
        DialogButtons(escape: "cancel", metrics: metrics) {
          ClickableHint(key: "↓", words: "calendar") { spot = .grid }
          ClickableHint(key: "Enter", words: "choose") { _ = form.take() }
        }
      }
    }
    .onAppear { spot = .words }
  }
}
