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
      CalendarGrid(
        form: form, hasHead: !isLow, chooseWeek: { open(.week, of: $0) },
        keys: [
          "w": { open(.week, of: $0) }, "m": { open(.month, of: $0) },
          "q": { open(.quarter, of: $0) }, "y": { open(.year, of: $0) },
        ]
      ) { open($0) }
      .frame(maxColumns: .max)
      if !isLow {
        Text(form.dayWords).padding(top: 1)
        HStack {
          Text(state.isEmpty ? "no note yet" : state).role(.dim).lineLimit(1).layoutPriority(1)
          Spacer()
          Text(form.legend).role(.dim).lineLimit(1)
        }
        DialogButtons(escape: "close", metrics: metrics) {
          ClickableHint(key: "W", words: "week") { open(.week, of: form.day) }
          todayHint
          enterHint
        }
      } else if !metrics.isTiny {
        ViewThatFits(in: .horizontal) {
          ForEach([form.shortDayWords, form.briefDayWords], id: \.self) { day in
            lowFoot(day + (state.isEmpty ? "" : " · " + state))
          }
          lowFoot(form.briefDayWords)
          lowFoot(form.briefDayWords, hasToday: false)
        }
      }
    }
  }

  private var todayHint: some View {
    ClickableHint(key: "T", words: "today") { form.day = form.today }
  }

  private var enterHint: some View {
    ClickableHint(key: "Enter", words: form.isMarked(form.day) ? "open" : "start") {
      open(form.day)
    }
  }

  private func lowFoot(_ words: String, hasToday: Bool = true) -> some View {
    HStack(gap: 1) {
      Text(words).role(.dim)
      Spacer()
      if hasToday { todayHint }
      enterHint
      ClickableHint(key: "Esc", words: "close") { context.closeDialog() }
    }
    .lineLimit(1)
  }

  private func open(_ period: NotePeriod, of day: CalendarDate) {
    context.closeDialog()
    context.services.daily.openPeriod(period, of: day)
  }

  private func open(_ day: CalendarDate) {
    context.closeDialog()
    context.services.daily.openDay(day)
  }
}
