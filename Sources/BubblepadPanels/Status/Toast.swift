import CursesCore
import CursesUICore

/// What a person is told while there is no status bar: a small pane in the corner.
package struct Toast: View {
  let notice: Notice

  package init(notice: Notice) { self.notice = notice }

  package var body: some View {
    Panel(surface: .dialog) {
      HStack {
        Text(notice.sign).role(notice.role)
        Text(notice.words).role(notice.role)
      }
      .lineLimit(2)
      .padding(columns: 1)
    }
  }
}
