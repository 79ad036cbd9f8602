import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesInputFormats
import CursesUICore

struct CalendarDialog: View {
  let form: CalendarForm
  let workspace: Workspace
  let metrics: ScreenMetrics

  private var isLow: Bool { metrics.size.rows < 16 }

  var body: some View {
    let state = form.stateWords
    DialogBox(
      title: isLow ? form.monthWords : "Calendar", columns: ScreenMetrics.narrowDialog,
      metrics: metrics
    ) {
      workspace.closeDialog()
    } content: {
      CalendarGrid(form: form, hasHead: !isLow) { open($0) }
        .frame(maxColumns: .max)
      if !isLow {
        Text(form.dayWords).padding(top: 1)
        Text(state.isEmpty ? "no note yet" : state).role(.dim)
        DialogButtons(escape: "close", metrics: metrics) {
          ClickableHint(key: "T", words: "today") { form.day = form.today }
          ClickableHint(key: "Enter", words: form.isMarked(form.day) ? "open" : "start") {
            open(form.day)
          }
        }
      } else if !metrics.isTiny {
        Text(form.shortDayWords + (state.isEmpty ? "" : " · " + state)).role(.dim).lineLimit(1)
      }
    }
  }

  private func open(_ day: CalendarDate) {
    workspace.closeDialog()
    workspace.services.daily.openDay(day)
  }
}
