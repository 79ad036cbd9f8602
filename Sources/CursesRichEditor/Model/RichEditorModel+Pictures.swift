import CursesCore
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

extension RichEditorModel {
  /// Shows pictures, of which nothing is known yet, and what blocks of code in some languages ask for; or none.
  func showPictures(_ isOn: Bool, queries: Set<String> = []) {
    guard isOn != (album != nil) else { return }
    album = isOn ? PictureAlbum(languages: queries) : nil
    view.showsPictures = isOn
    sourceHasChanged()
  }

  /// Lays out anew what is shown in another way now.
  func sourceHasChanged() {
    view.book.forgetUnits()
    view.update(pageSource)
    view.resize(to: view.size, widths: view.book.format.widths, signs: view.book.format.signs)
    noteState()
  }

  /// The addresses of images that have come into view and of which nothing is known; each once.
  func takeUnansweredPictures() -> [String] {
    album?.takeUnanswered() ?? []
  }

  /// Takes what has been found out, and lays out anew what shows it. The top of the view stays where it
  /// is, unless the caret would be pushed out of it.
  func take(_ answers: [String: PictureAnswer]) {
    guard let album else { return }
    let showsCaret = view.point(of: caret) != nil
    album.take(answers)
    view.book.forgetPictures()
    view.viewport.top = view.book.clamped(view.viewport.top)
    if showsCaret { view.reveal(caret) }
    noteState()
  }
}
