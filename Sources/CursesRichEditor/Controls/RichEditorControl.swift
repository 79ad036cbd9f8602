@_spi(Nodes) import CursesControls
import CursesCore
import CursesMarkdown
import CursesRichText
import CursesTerminal
import CursesText
import CursesTextEditors
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A rich text with its caret, its undo and its place on the screen; what a `RichEditor` shows.
@MainActor
public final class RichEditorControl: ControlModel, DrawnAhead {
  /// The text, its carets and what is in view.
  public let editor: RichEditorModel
  /// Called after each edit with the bytes that took the place of a range of the text before.
  public var onEdit: (Range<Int>, [UInt8]) -> Void = { _, _ in }
  /// Called when the text, the caret or the typing attributes are others.
  public var onChange: () -> Void = {}
  /// Called before a frame that shows what several events at once have left, a page key held down: what
  /// else follows the caret may as well come with it.
  public var onRush: () -> Void = {}
  /// Called with the reason, in words, when something could not be done.
  public var onRefusal: (String) -> Void = { _ in }
  /// Called with where a link leads when it is to be followed.
  public var onFollow: (String) -> Void = { _ in }
  /// The same for a press of the middle button, to be shown beside this; without it, the button pastes.
  public var onFollowElsewhere: ((String) -> Void)?
  /// Asked for the notes or tags that a name being typed may become, the best first; without it none are offered.
  public var findNames: ((TypedName) -> [NameCompletion])?
  /// Called with the Markdown of a name that was taken from those offered.
  public var onNameTaken: (String) -> Void = { _ in }
  /// The first lines of what a completion leads to.
  public var previewName: ((String) -> [String])?
  /// Asked whether the program takes what a terminal pastes, in a way of its own.
  public var onPaste: ([UInt8]) -> Bool = { _ in false }
  /// Called with what was copied, where it is more than its words and no secret.
  public var onCopy: (CopiedSource) -> Void = { _ in }
  /// Asked what a text that was copied in the program becomes in this one; nil where it stays as it is.
  public var adaptCopy: (CopiedSource) -> AdaptedCopy? = { _ in nil }
  /// Called with what a modal keymap asks of the program.
  package var onRequest: (ModalRequest) -> Void = { _ in }
  /// Called when the address of a link is to be asked for.
  public var onAskForLink: () -> Void = {}
  /// Called when the box of a task is clicked, with where it begins in the source. Returns whether the program did
  /// what there is to do; else the box is ticked.
  public var onToggleTask: (Int) -> Bool = { _ in false }
  /// Whether copies stay within the program, and where links lead too: the text is a secret.
  public var keepsCopiesPrivate = false { didSet { PlainTraces(self).secrecyChanged(oldValue) } }
  /// Whether more of the text is to come, by `grow`.
  public var expectsMore = false {
    didSet { if oldValue, !expectsMore { readAhead() } }
  }
  var keys: (Key) -> Bool = { _ in false }
  var findPictures: (@MainActor ([String]) -> Void)?
  var isReadingAhead = false
  var held: [Held] = []
  /// A drag that is held above the text or below it.
  var heldDrag: HeldDrag?
  /// How many events have changed something since the last frame.
  private var waitingEvents = 0
  /// Whether the rows are looked at before the next frame, for what has to be drawn anew.
  private var looksAtRows = false

  private var surface = Surface.panel
  var counted: Counted?
  /// The list below a name that is being typed, while it is open.
  var nameList: NameList?
  var isCounting = false
  private let start = ContinuousClock.now

  /// For a text that is shown rich as a rule, or as its lines; `measure` is the most columns of a line.
  public init(
    text: SourceText, isMarkdown: Bool = true, isReadOnly: Bool = false, measure: Int = 80
  ) {
    let document = RichDocument(text, limits: isMarkdown ? BlockLimits() : .lines)
    document.isReadOnly = isReadOnly
    editor = RichEditorModel(document)
    editor.measure = measure
    super.init()
    document.onTransaction = { [weak self] transaction in self?.report(transaction) }
  }

  /// The text with its attributes.
  public var document: RichDocument { editor.document }
  /// The Markdown source.
  public var text: SourceText { document.state.text }
  /// The source without an end that nobody has typed: what a file is to have.
  public var textToSave: SourceText { TextEnd(document: document).textToSave }
  /// What of the source is not saved.
  public var untypedRange: Range<Int>? { TextEnd(document: document).untypedRange }
  /// Whether the text is another than that which was saved last.
  public var isModified: Bool { !document.isSaved }
  /// The most columns a line of text may take.
  public var measure: Int {
    get { editor.measure }
    set {
      guard newValue != editor.measure else { return }
      editor.measure = newValue
      placed()
      setNeedsDisplay()
    }
  }
  /// Names the text as it is now, for `markSaved`.
  public var revision: Int { document.history.revision }

  /// Notes that the text of a revision is on the disk.
  ///
  /// - Parameter revision: what `revision` was when the text was taken.
  public func markSaved(_ revision: Int) {
    document.markSaved(revision: revision)
    onChange()
  }

  /// Milliseconds that never run backward, by which typing is grouped.
  package var tick: Int { Int((ContinuousClock.now - start) / .milliseconds(1)) }

  private func report(_ transaction: Transaction) {
    // From the last edit to the first: so the ranges of the text before hold for each.
    for edit in transaction.edits.reversed() { onEdit(edit.range, edit.text.bytes) }
  }

  /// The control lives on with its owner, which the view's closure may hold.
  override public func removed() {
    keys = { _ in false }
    closeNameList()
  }

  override public func focusChanged() { if !isFocused { closeNameList() } }

  // MARK: Commands

  /// Does a command. Returns whether there was anything for it to do here.
  @discardableResult
  public func perform(_ command: RichEditorCommand) -> Bool {
    holds(command) || apply(editor.perform(command, tick: tick))
  }

  /// Puts the caret at a place of the source, or next to it where that is hidden. Both count from 1, columns in
  /// characters; beyond the end is the last line, and the end of a line.
  public func goTo(line: Int, column: Int = 1) {
    editor.goTo(line: line)
    // Where its marker is hidden the line begins at the end of the one before.
    if editor.position.line < line { editor.perform(.edit(.moveForward), tick: tick) }
    if column > 1, let offset = document.offset(ofColumn: column, inLine: line) {
      editor.perform(.edit(.select(anchor: offset, head: offset)), tick: tick)
    }
    changed()
  }

  /// Changes the text as one step that can be undone; `event` is `.external` for what another program has changed.
  public func apply(_ edits: [Edit], as event: UserEvent = .other) {
    document.apply(edits, as: event, tick: tick)
    editor.documentHasChanged()
    changed()
  }

  /// Ends the last line of the text; typing goes on where it was.
  public func endLastLine() {
    TextEnd(document: document).endLastLine(tick: tick)
    editor.documentHasChanged()
    changed()
  }

  /// Puts another text in place of everything, as one step that can be undone.
  public func replaceAll(with text: SourceText) {
    document.replaceAll(with: text, tick: tick)
    editor.documentHasChanged()
    changed()
  }

  /// Goes to the first match of a text at the caret or after it. Returns whether there is one; throws
  /// when a regular expression is none.
  @discardableResult
  public func find(
    _ needle: String, options: SearchOptions = SearchOptions()
  ) throws(PatternError) -> Bool {
    defer { changed() }
    return try editor.find(needle, options: options, tick: tick)
  }

  /// Begins the same, to be continued by `searchOn`: so no pattern holds up the keys.
  public func beginFind(
    _ needle: String, options: SearchOptions = SearchOptions()
  ) throws(PatternError) {
    defer { changed() }
    try editor.beginFind(needle, options: options)
  }

  /// Begins to look for the next match, or the one before; `searchOn` goes to it.
  public func beginFindAgain(forward: Bool) { editor.beginFindAgain(forward: forward) }

  /// Begins to count the matches, to be continued by `searchOn`.
  public func beginCounting() { editor.beginCounting() }

  /// Goes on for about 10 ms with a search that was begun. To be called until it is done.
  public func searchOn() -> SearchProgress {
    defer { changed() }
    return editor.searchOn(tick: tick)
  }

  /// Replaces the current match and goes to the next.
  public func replaceCurrent(with template: String) {
    _ = apply(editor.replaceCurrent(with: template, tick: tick))
    changed()
  }

  /// Replaces every match, as one step of undo.
  public func replaceAll(with template: String) {
    _ = apply(editor.replaceAll(with: template, tick: tick))
    changed()
  }

  /// Takes the marks of a search away, and what it was for.
  public func endSearch() {
    editor.endSearch()
    changed()
  }

  package func changed() {
    readAhead()
    setNeedsDisplay()
    onChange()
  }

  /// Carries out what came of an event. Returns whether the event is used up.
  package func apply(_ effect: RichEditorEffect) -> Bool {
    ControlClipboard(self).keep(effect)
    if let message = effect.message { onRefusal(message) }
    if let address = effect.followed { onFollow(address) }
    if effect.asksForLink { onAskForLink() }
    if effect.asksForPaste { ControlClipboard(self).paste() }
    if let request = effect.request { onRequest(request) }
    if effect.isHandled { changedRows() }
    return effect.isHandled
  }

  // MARK: The control

  override public func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 80, rows: rows ?? 24)
  }

  override public func placed() {
    if let look { resize(to: textRect.size, look) }
    placeNameList()
  }

  /// Gives the text its rows and columns.
  func resize(to size: Size, _ look: Look) {
    editor.resize(
      to: size, widths: look.widths, usesUnicode: look.isUnicode && !look.isLinear,
      depth: look.theme.depth)
  }

  override public func draw(in canvas: inout Canvas) {
    draw(in: &canvas, textRect, isFocused: isFocused)
    if editor.modal?.prompt != nil { drawPrompt(in: &canvas) }
    if findPictures != nil { findPicturesInView() }
  }

  /// Draws the text with the focus where it will lie, before there is a place for it, and returns the caret.
  public func drawAhead(in canvas: inout Canvas, _ area: Rect) -> CaretMark? {
    resize(to: area.size, canvas.look)
    draw(in: &canvas, area, isFocused: true)
    return caret(in: area)
  }

  private func draw(in canvas: inout Canvas, _ area: Rect, isFocused: Bool) {
    surface = canvas.surface
    editor.draw(
      into: &canvas.frame, rect: area, theme: canvas.theme, on: canvas.surface,
      isFocused: isFocused)
  }

  override public var caret: CaretMark? { promptCaret ?? caret(in: textRect) }

  private func caret(in area: Rect) -> CaretMark? {
    editor.caretPoint(in: area).map {
      CaretMark(point: $0, shape: editor.modal?.caretShape ?? .bar)
    }
  }

  @_spi(Nodes) override public var nextMoment: Double { heldDrag?.next ?? .infinity }
  @_spi(Nodes) override public func advance(to time: Double) -> Bool { scrollHeldDrag(at: time) }

  @_spi(Nodes) override public func echo(of key: Key) -> Echo? { letterEcho(of: key) }

  override public func handle(_ event: InputEvent) -> Bool {
    if holds(event) { return true }
    switch event {
    case .key(let key):
      guard key.phase != .up else { return false }
      if takesForNameList(key) { return true }
      let version = document.version
      defer { followName(since: version) }
      if keys(key) { return true }
      if !isWhole, let command = editor.keymap[key], holds(command) { return true }
      if holdsModal(key, event) { return true }
      let hadPrompt = editor.modal?.prompt != nil
      let effect = editor.handle(key, tick: tick)
      fitPrompt(before: hadPrompt)
      return apply(effect)
    case .paste(let bytes):
      if onPaste(bytes) { return true }
      let effect = ControlClipboard(self).paste(bytes)
      fitPrompt(before: editor.modal?.prompt != nil)
      return apply(effect)
    case .mouse(let mouse):
      closeNameList()
      let hadPrompt = editor.modal?.prompt != nil
      let effect = handle(mouse)
      fitPrompt(before: hadPrompt)
      return apply(effect)
    default: return false
    }
  }

  /// Has what the last event changed drawn anew: the rows alone that look different now. Of many events
  /// that came at once only what the last has left is looked at.
  private func changedRows() {
    readAhead()
    waitingEvents += 1
    if !looksAtRows, let graph = node?.graph {
      looksAtRows = true
      graph.beforeFrame { [weak self] in
        self?.looksAtRows = false
        self?.redrawOutdatedRows()
        self?.endRush()
      }
    }
    onChange()
  }
  private func endRush() {
    if waitingEvents > 2 { onRush() }
    waitingEvents = 0
  }

  func redrawOutdatedRows() {
    guard let look else { return setNeedsDisplay() }
    for row in editor.outdatedRows(theme: look.theme, on: surface) {
      setNeedsDisplay(
        Rect(column: frame.minColumn, row: frame.minRow + row, columns: frame.size.columns, rows: 1)
      )
    }
  }
}
