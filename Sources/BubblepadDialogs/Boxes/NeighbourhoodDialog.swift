import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesUICore

/// The notes around the open one, to be looked at and opened.
struct NeighbourhoodDialog: View {
  let form: NeighbourhoodForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  private var service: NeighbourhoodService { context.services.neighbourhood }

  private var rows: Int {
    let size = metrics.size
    guard !metrics.isTiny else { return max(1, metrics.boxRows) }
    // From 20 rows on its frame stands within that of the note.
    let around =
      switch size.rows {
      case ..<12: 3
      case ..<16: 4
      case ..<20: 11
      default: 12
      }
    return max(1, min(28, metrics.boxRows - around))
  }

  var body: some View {
    DialogBox(
      title: "Neighbourhood", columns: min(132, metrics.size.columns - 6), metrics: metrics
    ) {
      context.closeDialog()
    } content: {
      NeighbourhoodView(form: form) {
        service.go(to: $0)
      } centre: {
        service.centre($0, in: form)
      }
      .frame(rows: rows)
      if !metrics.isTiny {
        if metrics.size.rows >= 12 { Text(form.selectedWords).role(.dim).lineLimit(1) }
        DialogButtons(escape: "close", metrics: metrics) {
          if form.canGoBack, metrics.size.columns >= 60 {
            ClickableHint(key: "Backspace", words: "back") { _ = form.goBack() }
          }
          if metrics.size.columns >= 44 {
            ClickableHint(key: "Space", words: "centre") {
              if let file = form.walk.selected { service.centre(file, in: form) }
            }
          }
          ClickableHint(key: "Enter", words: "open") {
            if let file = form.walk.selected { service.go(to: file) }
          }
        }
      }
    }
  }
}
