import BubblepadInsets
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesUICore
import Observation

struct LinkDialog: View {
  let form: LinkForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  var body: some View {
    let isImage = form.subject == .image
    DialogBox(title: form.title, columns: ScreenMetrics.wideDialog, metrics: metrics) {
      context.closeDialog()
    } content: {
      named(isImage ? "Picture file or address" : "Address or note", isImage ? "File" : "To  ") {
        TextField(
          isImage ? "a file or https://…" : "https://… or a note", text: Bindable(form).address
        )
        .textInputSuggestions(form.findNotes(form.address), id: \.self) { title in
          Text(verbatim: title).lineLimit(1).textInputCompletion(title)
        }
        .onSubmit { submit() }
      }
      if let warning = form.warning {
        Text("! \(warning)").role(.warning).lineLimit(metrics.isTiny ? 1 : nil)
      } else {
        Text(form.isTouched ? form.problem.map { "✗ \($0)" } ?? "" : "").role(.error)
          .lineLimit(metrics.isTiny ? 1 : nil)
      }
      named(isImage ? "Description" : "Text", "Text") {
        TextField(
          isImage ? "what the picture shows" : "the text of the link", text: Bindable(form).words
        )
        .onSubmit { submit() }
      }
      if !metrics.isTiny { buttons }
    }
  }

  /// A field under its name; on a tiny screen beside a short one.
  @ViewBuilder private func named(
    _ name: String, _ shortName: String, @ViewBuilder field: () -> some View
  ) -> some View {
    if metrics.isTiny {
      HStack(gap: 1) {
        Text(verbatim: shortName).role(.dim).layoutPriority(1)
        field()
      }
    } else {
      Text(verbatim: name).role(.dim)
      field()
    }
  }

  private var buttons: some View {
    DialogButtons(escape: "cancel", metrics: metrics) {
      if let showLink = form.showLink {
        Button("Change its link…") { showLink() }
      }
      if form.isThere {
        Button(isImageSubject ? "Remove image" : "Remove link") {
          context.closeDialog()
          form.remove()
        }
      }
      Button(form.submitWords) { submit() }.disabled(form.problem != nil)
    }
  }

  private var isImageSubject: Bool { form.subject == .image }

  private func submit() {
    guard form.problem == nil else { return }
    context.closeDialog()
    form.submit(form.shownWords, form.destination)
  }
}
