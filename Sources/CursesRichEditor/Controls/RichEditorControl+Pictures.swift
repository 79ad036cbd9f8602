import CursesCore
import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Pictures: the program is asked for those that come into view, and shows them when it has them.
extension RichEditorControl {
  /// Shows pictures below the images of the text from now on, or none.
  ///
  /// - Parameters:
  ///   - queries: the languages of code that is shown as what it asks for; see `QueryBlock`.
  ///   - find: called with the addresses of images as the text writes them, once each, when they
  ///     have come into view. What is found out is handed to `take(_:)`, whenever that may be.
  public func showPictures(queries: Set<String> = [], _ find: (@MainActor ([String]) -> Void)?) {
    findPictures = find
    editor.showPictures(find != nil, queries: queries)
    setNeedsDisplay()
  }

  /// The query that the caret is in.
  public var queryAtCaret: QueryBlock? { QueryBlock(atCaretOf: editor) }

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

  /// Has links that lead nowhere look different, as a judge says. To be called again when it has learned more.
  public func judgeLinks(by judge: (any LinkJudge)?) {
    editor.linkJudge = judge
    redrawOutdatedRows()
  }

  /// Asks for what has come into view.
  func findPicturesInView() {
    let addresses = editor.takeUnansweredPictures()
    if !addresses.isEmpty { findPictures?(addresses) }
  }
}

/// A block of code that is a query.
public struct QueryBlock: Hashable, Sendable {
  /// What `showPictures` is asked for: its fence, its language in small letters, and its lines.
  public let address: String
  /// Its lines in the source, with its fences.
  public let range: Range<Int>
  /// Whether it stands in an item or a quotation.
  public let isContained: Bool
}

extension QueryBlock {
  /// The query that the caret is in; nil elsewhere.
  @MainActor
  init?(atCaretOf editor: RichEditorModel) {
    guard let source = InsetSource(atCaretOf: editor), source.address.hasPrefix(InsetSource.fence)
    else { return nil }
    let paragraphs = editor.document.block(source.block).paragraphs[source.paragraphs]
    guard let first = paragraphs.first, let last = paragraphs.last else { return nil }
    address = source.address
    range = first.sourceRange.lowerBound..<last.sourceRange.upperBound
    isContained = !first.prefix.isEmpty
  }
}
