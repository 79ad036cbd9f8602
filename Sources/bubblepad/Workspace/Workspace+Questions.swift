import BubblepadDialogs
import BubblepadNoteFiles
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesMarkdown
import CursesRichText
import CursesUICore

extension Workspace {
  func askForLine() {
    guard let note else { return }
    present(
      TextQuestion(
        title: "Go to line", label: "Line number", button: "Go",
        problem: { text in
          guard let number = Int(text) else { return "Type a number." }
          return number < 1 ? "Lines are numbered from 1." : nil
        }
      ) { [weak self] text in
        if let line = Int(text) { self?.go(to: .line(line, column: 1), in: note) }
        self?.focus(.editor)
      })
  }

  /// What is selected becomes a link. Without that it is about the image at the caret, or else the link: an
  /// image may be all there is of a link, and who means the link gets to it from there.
  func askForLink() {
    guard let note, !note.isReadOnly else { return }
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
    ) { [weak self] words, address in
      self?.focus(.editor)
      note.editor.perform(.edit(.setImage(address, description: words)))
    } remove: { [weak self] in
      self?.focus(.editor)
      note.editor.perform(.edit(.setImage(nil, description: "")))
    }
    form.offerPictures(linkFinder(for: note), beside: note)
    if Links(document: document).link(at: document.head) != nil {
      form.showLink = { [weak self] in self?.askForLinkAround(note) }
    }
    present(form)
  }

  private func askForLinkAround(_ note: OpenNote) {
    let document = note.editor.document
    let link = Links(document: document).link(at: document.head)
    let selected = Copies(document: document).selectedText
    let shown = link.map { document.paragraph(at: document.head).line($0.visible) }
    let form = LinkForm(
      subject: .link, words: selected.isEmpty ? shown ?? "" : selected,
      address: link?.destination ?? Self.address(in: selected), isThere: link != nil
    ) { [weak self] words, address in
      guard let self else { return }
      focus(.editor)
      let target = address == link?.destination ? nil : noteTarget(of: address, in: note)
      note.editor.perform(.edit(.setLinkText(words, destination: target?.address ?? address)))
      if let target, target.isMissing {
        tell(
          .hint(
            "There is no such note yet. Follow the link with \(wayTo(.followLink)) to start it."
          ))
      }
    } remove: { [weak self] in
      self?.focus(.editor)
      note.editor.perform(.edit(.setLink(nil)))
    }
    let finder = linkFinder(for: note)
    form.findNotes = { typed in
      typed.contains(":") ? [] : finder?.pages(matching: typed) ?? []
    }
    present(form)
  }

  /// What is selected, when it is an address itself.
  private static func address(in selected: String) -> String {
    let isAddress = selected.contains("://") && !selected.contains { $0.isWhitespace }
    return isAddress ? selected : ""
  }
}
