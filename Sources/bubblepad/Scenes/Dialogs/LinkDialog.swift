import CursesUICore
import Observation
import TerminalCore

/// The words of a link, and where it leads.
@Observable @MainActor
final class LinkForm {
  var words: String
  var address: String {
    didSet { isTouched = true }
  }
  /// Whether there is a link already that can be taken away.
  let isThere: Bool
  @ObservationIgnored let submit: (String, String) -> Void
  @ObservationIgnored let remove: () -> Void
  private(set) var isTouched = false

  init(
    words: String, address: String, isThere: Bool, submit: @escaping (String, String) -> Void,
    remove: @escaping () -> Void
  ) {
    self.words = words
    self.address = address
    self.isThere = isThere
    self.submit = submit
    self.remove = remove
    isTouched = false
  }

  /// Why the address is none; nil when it is one.
  var problem: String? {
    let scalars = address.unicodeScalars
    if address.isEmpty { return "Where does it lead?" }
    if scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "An address has no line ends."
    }
    if address.first == " " || address.last == " " {
      return "An address does not start or end with a space."
    }
    if address.contains("://"), address.contains(" ") {
      return "An address of the web has no spaces: they are written %20."
    }
    if address.hasSuffix("://") { return "The address ends too early." }
    return nil
  }

  /// What the link is seen by: its words, or the address.
  var shownWords: String { words.isEmpty ? address : words }
}

struct LinkDialog: View {
  let form: LinkForm
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    DialogBox(title: form.isThere ? "Change the link" : "Link", columns: 64, metrics: metrics) {
      workspace.closeDialog()
    } content: {
      Text("Where it leads").role(.dim)
      TextField("https://… or a note", text: Bindable(form).address)
        .onSubmit { submit() }
      Text("Words").role(.dim).padding(top: 1)
      TextField("as the address", text: Bindable(form).words)
        .onSubmit { submit() }
      Text(form.isTouched ? form.problem.map { "✗ \($0)" } ?? "✓ valid" : "")
        .role(form.problem == nil ? .good : .error)
      DialogButtons(escape: "cancel", metrics: metrics) {
        if form.isThere {
          Button("Remove") {
            workspace.closeDialog()
            form.remove()
          }
        }
        Button("Set") { submit() }.disabled(form.problem != nil)
      }
    }
  }

  private func submit() {
    guard form.problem == nil else { return }
    workspace.closeDialog()
    form.submit(form.shownWords, form.address)
  }
}
