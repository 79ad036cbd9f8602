import CursesCore
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// The rich editor on the screen, independent of any view: a document, what of it is in view, and the way from
/// keys and clicks to its commands.
///
///     let editor = RichEditorModel(RichDocument(SourceText("# Title\n")))
///     editor.resize(to: rect.size, widths: .perScalar, usesUnicode: true)
///     editor.handle(Key(.character("x")), tick: 0)
///     let drawing = editor.draw(into: &frame, rect: rect, theme: theme, isFocused: true)
///     // drawing.caret is where the cursor goes, drawing.changedRows what the key has changed.
@MainActor
public final class RichEditorModel {
  /// The text that is edited.
  public private(set) var document: RichDocument
  /// Which keys give which commands, where a modal keymap leaves them.
  public var keymap: RichEditorKeymap
  /// What is shown, dimmed, while there is no text.
  public var placeholder = ""
  /// Where something was typed just now, while spelling is looked at: the word there is not finished.
  var typedAt: PagePosition?
  /// What is searched for, and so highlighted. See `find`.
  public package(set) var search: Search?
  /// Where the search stands.
  package var currentMatch: Range<RichPlace>?
  /// How far what is searched for has been looked for.
  var finder: MatchFinder?
  /// How long a search goes on before it gives way.
  var pace = SearchPace()
  /// What is being done, and whether it was stopped.
  var work = LongWork()

  /// Asked while something is done that may take long: whether the person wants it stopped.
  public var isInterrupted: () -> Bool = { false }

  var view: PageView<RichPageSource>
  /// The column that motions up and down keep to.
  var goal: Int?
  /// The version of the text in which Down has begun a line below it, or Up one above, and the key that goes back.
  var openedLine: (version: Int, back: RowMotion)?
  /// The row of the caret at a soft wrap.
  var rowAffinity = Affinity.downstream
  var drag: RichDrag?
  /// What the images of the document show; nil where no pictures are shown.
  var album: PictureAlbum?
  /// Whether line ends within paragraphs are shown as such. What changes is the page, never the text.
  var showsLineEnds = false {
    didSet { if showsLineEnds != oldValue { sourceHasChanged() } }
  }
  /// A keymap with modes, which is asked first; nil while there is none.
  package var modal: (any ModalKeymap)?
  /// What long blocks of code leave open, for the colours of their later parts.
  let codeEnds = CodeEnds()
  /// What of the document is shown.
  private var shownVersion: Int
  private var shownLine: WaitingLine?

  /// An editor with its caret at the beginning.
  public init(_ document: RichDocument, keymap: RichEditorKeymap = .standard) {
    self.document = document
    self.keymap = keymap
    view = PageView(RichPageSource(document, codeEnds: codeEnds))
    shownVersion = document.version
  }

  /// Fits the editor into a rectangle of this size. To be called before drawing and whenever it changes.
  public func resize(
    to size: Size, widths: WidthModel, usesUnicode: Bool, depth: ColorDepth = .direct
  ) {
    let before = view.size
    view.depth = depth
    view.resize(to: size, widths: widths, signs: usesUnicode ? .unicode : .ascii)
    if before != view.size { view.reveal(caret) }
  }

  /// The most columns a line of text may take.
  public var measure: Int {
    get { view.measure }
    set { view.measure = max(10, newValue) }
  }

  /// Shows another document, from its caret.
  public func open(_ document: RichDocument) {
    self.document = document
    search = nil
    currentMatch = nil
    goal = nil
    drag = nil
    modal?.documentIsReplaced()
    album = album.map { PictureAlbum(languages: $0.languages) }
    view = view.showing(pageSource)
    rowAffinity = .downstream
    view.reveal(caret)
    noteState()
  }

  /// To be called when the document was changed by somebody else, for example by reading it anew.
  public func documentHasChanged() {
    modal?.selectionMayHaveChanged()
    refresh()
    view.reveal(caret)
  }

  /// Shows other markers. The row of the caret stays where it is on the screen.
  public func show(_ mode: RichMode) {
    let row = view.point(of: caret)?.row
    document.mode = mode
    currentMatch = nil
    refresh()
    if let row { view.put(caret, atRow: row) } else { view.reveal(caret) }
    noteState()
  }

  /// Whether the text stands in the middle of a wide page.
  public var isCentred: Bool {
    get { view.isCentred }
    set {
      guard newValue != view.isCentred else { return }
      view.isCentred = newValue
      view.resize(to: view.size, widths: view.book.format.widths, signs: view.book.format.signs)
    }
  }

  /// To be called when the document was read on: what is shown may look different, and stays where it is.
  public func documentHasGrown() {
    if shownVersion != document.version { refresh() }
  }

  /// Lays the page out again after sections were folded away or unfolded.
  func showFolds() {
    rowAffinity = .downstream
    goal = nil
    refresh()
    let top = view.viewport.top
    if let shown = view.source.shownParagraph(top.paragraph, inBlock: top.block, forward: false),
      shown != (top.block, top.paragraph)
    {
      view.viewport.top = view.book.clamped(
        PageRowPlace(block: shown.block, paragraph: shown.paragraph, row: 0))
    }
    view.reveal(caret)
    noteState()
  }

  // MARK: The caret

  /// The caret on the page.
  var caret: PageCaret {
    pageCaret(at: modal?.cursor ?? document.state.selection.main.head)
  }

  func pageCaret(at offset: Int) -> PageCaret {
    let place = document.place(at: offset)
    if rowAffinity == .upstream, document.isInLine(place),
      let end = document.previousParagraph(before: place)
    {
      return PageCaret(position: PagePosition(end), rowAffinity: .upstream)
    }
    if let line = document.waitingLine, line.place == place {
      var position = PagePosition(place)
      position.offset += 1 + line.indent.count
      return PageCaret(position: position, rowAffinity: rowAffinity)
    }
    let isDownstream = offset > document.offset(of: place)
    return PageCaret(
      position: PagePosition(place), affinity: isDownstream ? .downstream : .upstream,
      rowAffinity: rowAffinity)
  }

  /// The line of the source that the caret is in, and the character of it that it stands before, both from 1.
  public var position: (line: Int, column: Int) {
    let head = modal?.cursor ?? document.state.selection.main.head
    let place = document.place(at: head)
    let line = document.line(at: head)
    let start = document.place(at: document.lineContent(line).lowerBound)
    let startsHere = (start.block, start.paragraph) == (place.block, place.paragraph)
    let from = startsHere ? min(start.visible, place.visible) : 0
    let before = document.paragraph(at: place).text[from..<place.visible]
    let column = String(decoding: before, as: UTF8.self).count + 1
    let cut = place.paragraph == 0 ? document.characterCount(ofLineBefore: place.block) : 0
    return (line + 1, cut + column)
  }

  /// Where the view stands in the whole, from 0 to 1, for a scrollbar.
  public var scrollFraction: Double { view.fraction }

  /// Puts the caret at the start of a line of the source, counted from 1, and shows it.
  public func goTo(line: Int) {
    let offset = document.start(ofLine: line - 1)
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    settle(rowAffinity: .downstream)
  }

  // MARK: Keeping up with the document

  /// Takes over what a command has changed, and brings the caret into view.
  package func settle(rowAffinity: Affinity, keepsGoal: Bool = false) {
    self.rowAffinity = rowAffinity
    typedAt = nil
    if !keepsGoal { goal = nil }
    let hasUnfolded = Folds(document: document).unfold(document.head)
    let isOld =
      shownVersion != document.version || shownLine != document.waitingLine
      || view.source.opened != InsetSource(atCaretOf: self)
    if isOld || document.mode == .reveal || hasUnfolded { refresh() }
    view.reveal(caret)
    noteState()
  }

  private func refresh() {
    let top = document.place(at: document.viewTop)
    let row = view.viewport.top.row
    view.update(
      pageSource,
      top: PageRowPlace(block: top.block, paragraph: top.paragraph, row: row))
    shownVersion = document.version
    shownLine = document.waitingLine
    noteState()
  }

  /// Notes where the top is in the source, for the next change.
  func noteState() {
    let top = view.viewport.top
    document.beginView(at: RichPlace(block: top.block, paragraph: top.paragraph, visible: 0))
  }
}
