import BubblepadDailyNotes
import BubblepadDialogs
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesRichText
import CursesUICore

/// What is asked about the link or the image at the caret.
@MainActor
struct LinkQuestions {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// What is selected becomes a link. Without that it is about the image at the caret, or else the link: an
  /// image may be all there is of a link, and who means the link gets to it from there.
  func ask() {
    guard let note = workspace.note, !note.isReadOnly else { return }
    let document = note.editor.document
    let image = Images(document: document).image(at: document.head)
    if Copies(document: document).selectedText.isEmpty, let image {
      return ask(about: image, in: note)
    }
    askForLinkAround(note)
  }

  private func ask(about image: RichImage, in note: OpenNote) {
    let document = note.editor.document
    let form = LinkForm(
      subject: .image, words: image.description, address: image.address, isThere: true
    ) { [weak workspace] words, address in
      workspace?.focus(.editor)
      note.editor.perform(.edit(.setImage(address, description: words)))
    } remove: { [weak workspace] in
      workspace?.focus(.editor)
      note.editor.perform(.edit(.setImage(nil, description: "")))
    }
    form.offerPictures(workspace.linkFinder(for: note), beside: note)
    if Links(document: document).link(at: document.head) != nil {
      form.showLink = { [weak workspace] in
        workspace.map { LinkQuestions($0).askForLinkAround(note) }
      }
    }
    workspace.present(form)
  }

  private func askForLinkAround(_ note: OpenNote) {
    let document = note.editor.document
    let link = Links(document: document).link(at: document.head)
    let selected = Copies(document: document).selectedText
    let shown = link.map { document.paragraph(at: document.head).line($0.visible) }
    let form = LinkForm(
      subject: .link, words: selected.isEmpty ? shown ?? "" : selected,
      address: link?.destination ?? Self.address(in: selected), isThere: link != nil
    ) { [weak workspace] words, address in
      guard let workspace else { return }
      workspace.focus(.editor)
      let target = address == link?.destination ? nil : workspace.noteTarget(of: address, in: note)
      note.editor.perform(.edit(.setLinkText(words, destination: target?.address ?? address)))
      if let target, target.isMissing {
        let way = workspace.wayTo(.followLink)
        workspace.tell(
          .hint("There is no such note yet. Follow the link with \(way) to start it."))
      }
    } remove: { [weak workspace] in
      workspace?.focus(.editor)
      note.editor.perform(.edit(.setLink(nil)))
    }
    let finder = workspace.linkFinder(for: note)
    form.findNotes = { typed in
      typed.contains(":") ? [] : finder?.pages(matching: typed) ?? []
    }
    workspace.present(form)
  }

  /// What is selected, when it is an address itself.
  private static func address(in selected: String) -> String {
    let isAddress = selected.contains("://") && !selected.contains { $0.isWhitespace }
    return isAddress ? selected : ""
  }

  /// Asks for a picture and puts it at the caret.
  func askForImage() {
    guard let note = workspace.note, !note.isReadOnly else { return }
    let document = note.editor.document
    guard Images(document: document).image(at: document.head) == nil else { return ask() }
    let form = LinkForm(subject: .image, words: "", address: "", isThere: false) {
      [weak workspace] words, address in
      guard let workspace else { return }
      workspace.focus(.editor)
      if let file = DroppedFile(pasted: Array(address.utf8)) {
        return DroppedFiles(workspace).add(file, to: note, words: words)
      }
      let target = address.contains(" ") ? "<\(address)>" : address
      note.editor.perform(.edit(.paste("![\(words)](\(target))", isMarkdown: true)))
    } remove: {
    }
    form.offerPictures(workspace.linkFinder(for: note), beside: note)
    workspace.present(form)
  }
}
