import BubblepadCommands
import BubblepadDailyNotes
import BubblepadDialogs
import BubblepadNotebook
import BubblepadPanels
import CursesRichText
import CursesUICore

extension Workspace {
  /// Asks for a picture and puts it at the caret.
  func askForImage() {
    guard let note, !note.isReadOnly else { return }
    let document = note.editor.document
    guard Images(document: document).image(at: document.head) == nil else { return askForLink() }
    let form = LinkForm(subject: .image, words: "", address: "", isThere: false) {
      [weak self] words, address in
      guard let self else { return }
      focus(.editor)
      if let file = DroppedFile(pasted: Array(address.utf8)) {
        return DroppedFiles(self).add(file, to: note, words: words)
      }
      let target = address.contains(" ") ? "<\(address)>" : address
      note.editor.perform(.edit(.paste("![\(words)](\(target))", isMarkdown: true)))
    } remove: {
    }
    form.offerPictures(linkFinder(for: note), beside: note)
    present(form)
  }
}
