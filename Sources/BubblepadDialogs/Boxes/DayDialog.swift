import BubblepadPanels
import CursesCore
import CursesUICore

/// A day that is typed in words or chosen in a calendar.
struct DayDialog: View {
  let form: DayForm
  let context: any DialogContext
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
      Text(
        form.isRefused
          ? "✗ " + DayForm.refusal : form.words(inColumns: metrics.size.columns)
      )
      .role(form.isRefused ? .error : .dim).lineLimit(1)
      if !metrics.isTiny {
        CalendarGrid(form: form.calendar, hasHead: !isLow) { form.choose($0) }
          .focused($spot, equals: .grid)
          .frame(rows: isLow ? max(2, metrics.boxRows - 4) : nil)
          .frame(maxColumns: .max)
          .padding(top: isLow ? 0 : 1)
      }
      if metrics.size.rows >= 20 { Text(form.calendar.legend).role(.dim) }
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
