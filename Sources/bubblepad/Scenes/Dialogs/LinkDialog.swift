import CursesUICore
import Observation
import TerminalCore

/// The words of a link, and where it leads; or the description of an image, and where the picture is.
@Observable @MainActor
final class LinkForm {
  enum Subject { case link, image }

  @ObservationIgnored let subject: Subject
  var words: String
  var address: String {
    didSet { isTouched = true }
  }
  /// Whether there is one already that can be taken away.
  let isThere: Bool
  /// Asks about the link that an image lies in.
  @ObservationIgnored var showLink: (() -> Void)?
  @ObservationIgnored let submit: (String, String) -> Void
  @ObservationIgnored let remove: () -> Void
  private(set) var isTouched = false

  init(
    subject: Subject, words: String, address: String, isThere: Bool,
    submit: @escaping (String, String) -> Void, remove: @escaping () -> Void
  ) {
    self.subject = subject
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
    if address.isEmpty { return subject == .link ? "Where does it lead?" : "Where is the picture?" }
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

  /// What a link is seen by: its words, or the address. An image may have no description.
  var shownWords: String { words.isEmpty && subject == .link ? address : words }

  var title: String {
    switch subject {
    case .link: isThere ? "Change the link" : "Link"
    case .image: "Change the image"
    }
  }
}

struct LinkDialog: View {
  let form: LinkForm
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    let isImage = form.subject == .image
    DialogBox(title: form.title, columns: 64, metrics: metrics) {
      workspace.closeDialog()
    } content: {
      Text(isImage ? "Where the picture is" : "Where it leads").role(.dim)
      TextField(
        isImage ? "a file or https://…" : "https://… or a note", text: Bindable(form).address
      )
      .onSubmit { submit() }
      Text(isImage ? "What it shows" : "Words").role(.dim).padding(top: 1)
      TextField(isImage ? "for whom sees no picture" : "as the address", text: Bindable(form).words)
        .onSubmit { submit() }
      Text(form.isTouched ? form.problem.map { "✗ \($0)" } ?? "✓ valid" : "")
        .role(form.problem == nil ? .good : .error)
      DialogButtons(escape: "cancel", metrics: metrics) {
        if let showLink = form.showLink {
          Button("Its link…") { showLink() }
        }
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
