import BubblepadIndex
import BubblepadPanels
import CursesCore
import CursesMarkdown
import CursesUICore
import Observation

struct RenameTagDialog: View {
  let form: TagForm
  let context: any DialogContext
  let metrics: ScreenMetrics
  @FocusState private var isNew: Bool

  var body: some View {
    DialogBox(title: form.title, columns: ScreenMetrics.wideDialog, metrics: metrics) {
      context.closeDialog()
    } content: {
      if form.asksForOld {
        if !metrics.isTiny { Text("Tag").role(.dim) }
        TextField("the tag as it is", text: Bindable(form).old)
          .textInputSuggestions(form.found(form.old), id: \.self) { name in
            Text(verbatim: "#" + name).lineLimit(1).textInputCompletion(name)
          }
          .onSubmit { isNew = true }
      }
      if !metrics.isTiny {
        Text("New name").role(.dim)
          .padding(top: form.asksForOld && metrics.size.rows >= 16 ? 1 : 0)
      }
      TextField("garden/roses", text: Bindable(form).new)
        .focused($isNew)
        .onSubmit { submit() }
      Text(form.isTouched ? form.problem.map { "✗ \($0)" } ?? "" : "").role(.error)
        .lineLimit(metrics.isTiny ? 1 : 2)
      if !metrics.isTiny {
        DialogButtons(escape: "cancel", metrics: metrics) {
          Button("Preview") { submit() }.disabled(form.problem != nil)
        }
      }
    }
  }

  private func submit() {
    form.isTouched = true
    guard form.problem == nil else { return }
    let rename = form.rename
    context.closeDialog()
    form.submit(rename)
  }
}
