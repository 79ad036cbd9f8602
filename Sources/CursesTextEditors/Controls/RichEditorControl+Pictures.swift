import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Pictures: the program is asked for those that come into view, and shows them when it has them.
extension RichEditorControl {
  /// Whether pictures are shown.
  public var showsPictures: Bool { editor.showsPictures }

  /// Shows pictures below the images of the text from now on, or none.
  ///
  /// - Parameter find: called with the addresses of images as the text writes them, once each, when they
  ///   have come into view. What is found out is handed to `take(_:)`, whenever that may be.
  public func showPictures(_ find: (@MainActor ([String]) -> Void)?) {
    findPictures = find
    editor.showPictures(find != nil)
    setNeedsDisplay()
  }

  /// Shows line ends within paragraphs as line ends, and not as spaces. The text stays as it is.
  public var showsLineEnds: Bool {
    get { editor.showsLineEnds }
    set {
      editor.showsLineEnds = newValue
      setNeedsDisplay()
    }
  }

  /// Takes what was found out about images.
  public func take(_ answers: [String: PictureAnswer]) {
    editor.take(answers)
    setNeedsDisplay()
  }

  /// Asks for what has come into view.
  func findPicturesInView() {
    let addresses = editor.takeUnansweredPictures()
    if !addresses.isEmpty { findPictures?(addresses) }
  }
}
