import BubblepadIndex
import BubblepadPanels
import CursesCore
import CursesMarkdown
import CursesUICore
import Observation

/// A tag and the name that it is to get.
@Observable @MainActor
package final class TagForm {
  var old: String
  var new: String {
    didSet { isTouched = true }
  }
  @ObservationIgnored let tree: TagTree
  @ObservationIgnored let submit: (TagRename) -> Void
  var isTouched = false

  /// Whether the tag is still to be typed.
  let asksForOld: Bool

  package init(old: String, tree: TagTree, submit: @escaping (TagRename) -> Void) {
    self.old = old
    asksForOld = old.isEmpty
    new = old
    self.tree = tree
    self.submit = submit
    isTouched = false
  }

  var title: String { asksForOld ? "Rename tag" : "Rename #\(old)" }

  var rename: TagRename { TagRename(old, to: new) }

  /// What is wrong with what was typed; nil when the tag can be renamed.
  var problem: String? {
    guard !rename.old.isEmpty else { return "Type the tag that is to be renamed." }
    guard tree[rename.old] != nil else { return "No note has #\(rename.old)." }
    return rename.problem
  }

  /// The tags that go on from what is typed.
  func found(_ typed: String) -> [String] {
    let name = TagRename.name(typed: typed)
    return name.isEmpty ? [] : tree.completions(of: name, limit: 7).map(\.name)
  }
}

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
