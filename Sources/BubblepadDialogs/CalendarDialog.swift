import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesInputFormats
import CursesUICore

struct CalendarDialog: View {
  let form: CalendarForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  private var isLow: Bool { metrics.size.rows < 16 }

  var body: some View {
    let state = form.stateWords
    DialogBox(
      title: isLow ? form.monthWords : "Calendar", columns: ScreenMetrics.narrowDialog,
      metrics: metrics
    ) {
      context.closeDialog()
    } content: {
      CalendarGrid(form: form, hasHead: !isLow) { open($0) }
        .frame(maxColumns: .max)
      if !isLow {
        Text(form.dayWords).padding(top: 1)
        Text(state.isEmpty ? "no note yet" : state).role(.dim)
        DialogButtons(escape: "close", metrics: metrics) {
          ClickableHint(key: "T", words: "today") { form.day = form.today }
          enterHint
        }
      } else if !metrics.isTiny {
        ViewThatFits(in: .horizontal) {
          lowFoot(form.shortDayWords + (state.isEmpty ? "" : " · " + state))
          lowFoot(form.briefDayWords)
        }
      }
    }
  }

  private var enterHint: some View {
    ClickableHint(key: "Enter", words: form.isMarked(form.day) ? "open" : "start") {
      open(form.day)
    }
  }

  private func lowFoot(_ words: String) -> some View {
    HStack(gap: 1) {
      Text(words).role(.dim)
      Spacer()
      enterHint
      ClickableHint(key: "Esc", words: "close") { context.closeDialog() }
    }
    .lineLimit(1)
  }

  private func open(_ day: CalendarDate) {
    context.closeDialog()
    context.services.daily.openDay(day)
  }
}
