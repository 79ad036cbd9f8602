import CursesLiveMarkdown
import CursesMarkdown
import CursesText

/// A Markdown text that is shown and edited as rich text.
///
/// The text is the source and nothing else. What is shown is made of it on demand, block by block, and
/// kept; an edit parses and shows anew only the blocks it touches. It is a class because showing fills
/// that store, and because the control that draws and the program that saves speak of the same document.
/// It belongs to one actor; take `state` to give a value to another.
///
///     let document = RichDocument(SourceText("Some **bold** text.\n"))
///     document.perform(.select(anchor: 4, head: 4), tick: 0)
///     document.perform(.insertText("x"), tick: 10)
///     for index in 0..<document.blockCount {
///       for paragraph in document.block(index).paragraphs { print(paragraph.string) }
///     }
///
/// Selections are kept in source offsets, always at caret places (`RichParagraph.sourceOffset`).
public final class RichDocument {
  /// The text as it stands.
  package var current: RichText
  /// The positions that stay with their text.
  package var places = TextPlaces()
  /// What the next character becomes.
  package var typing = TypingState() {
    didSet { if typing.pendingBreak != nil || waitingLine != nil { noteWaitingLine() } }
  }
  /// What can be undone.
  public package(set) var history = History()
  /// Asked once, when there is nothing to undo or to redo, for what an earlier process could: see `take(earlier:)`.
  public var findEarlierHistory: (() -> History?)?
  /// Whether commands that change the text are refused.
  public var isReadOnly = false
  /// The reason with which they are.
  public static let readOnlyWords = "This note is read-only."
  /// The markers that new formatting is written with: those that the text uses most, found when they are
  /// first asked for.
  public var markerStyle: MarkerStyle {
    get {
      if let chosenStyle { return chosenStyle }
      let found = MarkerStyle(usedIn: state.text)
      chosenStyle = found
      return found
    }
    set { chosenStyle = newValue }
  }
  /// What Tab writes where the text itself does not say; nil is the least that an item needs, and two spaces in code.
  public var indentStyle: IndentStyle?
  /// Whether Markdown that is typed becomes rich when it is complete.
  public var hasInputRules = true
  /// From so many bytes on, or a 64th as many lines, literal text is pasted in one piece and not line by line.
  package var longPaste = 8_192
  /// Called with every transaction that has changed the text, when the command that made it ends; its ranges are those
  /// of the text before it. A journal is kept by it.
  public var onTransaction: ((Transaction) -> Void)?
  /// What ends a new line: as the document's first line ends; a lone carriage return only in a text
  /// without line feeds. While a command is done, as the line ends that the caret is in.
  public package(set) var lineEnd: String

  /// Asked in long loops. When it is over, whatever is proposed is refused.
  package var patience = Patience()

  /// When the command that is being done was given; typed text is grouped for undo by it.
  package var now = 0
  /// How many commands have begun and not ended, one within the other.
  var openCommands = 0
  /// What they have changed.
  var untold: [Transaction] = []

  /// The place that was looked for last, while the store was the same.
  var foundPlace: (offset: Int, forgettings: Int, place: RichPlace)?
  /// How many blocks were made so far: their stamps.
  var madeCount = 0
  /// What typed characters are made of besides.
  public var smartTyping: SmartTyping = []
  /// Called when smart typing has put other characters in the place of typed ones.
  public var onSmartTyping: (() -> Void)?
  /// Called when text of another program was pasted as what it means; undo shows its characters.
  public var onRichPaste: (() -> Void)?
  /// While a command is done at one caret after the other: the selection before, and all of them.
  package var carets: CaretRound?
  /// What was begun in the texts that undo and redo lead to.
  package var begunLines = BegunLines()
  /// While styles are switched at several carets: whether off.
  package var togglesOff: Bool?
  /// The last round of typing at several carets, which the next may be one step with.
  package var lastRound: TypingRound?
  /// What is folded away, found for a version of the text.
  package var foldedSections: (version: Int, places: [Range<RichPlace>])?
  /// Whether the line that is changed is remembered, for `undoLine`.
  public var remembersLine = false
  /// Where in a long line characters were counted to.
  var columnMark: ColumnMark?
  /// The line that was asked for last, where they must be counted.
  var lineMark: LineMark?
  private var chosenStyle: MarkerStyle?
  private var shownMode = RichMode.rich

  /// Opens a text, its caret at `selection` or the first place.
  public convenience init(
    _ text: SourceText, selection: Selection = Selection(caret: 0),
    options: MarkdownOptions = .note
  ) {
    self.init(text, selection: selection, options: options, limits: BlockLimits())
  }

  /// - Parameter limits: how long the parts are that an edit shows anew.
  package init(
    _ text: SourceText, selection: Selection = Selection(caret: 0),
    options: MarkdownOptions = .note, limits: BlockLimits
  ) {
    current = RichText(
      state: TextState(text, selection: selection),
      table: PartTable(text, options: options, limits: limits))
    lineEnd = text.usualLineEnd
    snapSelection()
  }

  /// Which markers are shown.
  public var mode: RichMode {
    get { shownMode }
    set {
      guard newValue != shownMode else { return }
      shownMode = newValue
      cache.removeAll()
      current.revealed = nil
      followReveal()
    }
  }
}

// MARK: - Saving

extension RichDocument {
  /// Whether the text is as it was saved last, also after undoing.
  public var isSaved: Bool { history.isSaved }

  /// Says that the disk has the text of a revision (`History.revision`). If typing or undoing went on since,
  /// the text stays unsaved.
  public func markSaved(revision: Int) { history.markSaved(revision) }

  /// Lets what an earlier process has done be undone too, below what was done since.
  ///
  /// - Parameter earlier: a history of the text that this document was opened with.
  public func take(earlier: History) {
    findEarlierHistory = nil
    history.takeEarlier(earlier)
  }

  /// Puts another text in place of everything, as one step that can be undone.
  public func replaceAll(with text: SourceText, tick: Int) {
    begin(at: tick)
    defer { end() }
    guard text != state.text else { return }
    let before = state
    let transaction = Transaction(
      [Edit(0..<before.text.count, text)], selection: Selection(caret: 0), event: .format)
    let change = table.update(transaction, text)
    state = TextState(text, selection: Selection(caret: 0))
    (columnMark, places.changedLine, typing.untyped) = (nil, nil, nil)
    history.record(transaction, before: before, tick: now)
    invalidate(change)
    snapSelection()
    tell(transaction)
  }
}

extension RichDocument {
  /// Changes the source as no command does, as one step that can be undone; the selection stays with its text.
  ///
  /// - Parameter event: `.external` for what another program has changed.
  public func apply(_ edits: [Edit], as event: UserEvent = .other, tick: Int) {
    begin(at: tick)
    defer { end() }
    apply(edits, as: event)
  }

  package func apply(_ edits: [Edit], as event: UserEvent) {
    let transaction = Transaction(edits, event: event)
    guard transaction.changesText else { return }
    history.endGroup()
    typing.pendingAttributes = nil
    let before = state
    places.changedLine = nil
    change(by: transaction)
    history.record(transaction, before: before, tick: now)
    // The disk may have what another program has written.
    history.markUnsaved()
    history.endGroup()
    snapSelection()
    followReveal()
    tell(transaction)
  }
}

// MARK: - Blocks

extension RichDocument {
  /// The number of blocks, at least 1; of a large document, of the part that was looked at so far.
  /// Going to a place, or `readOn`, makes it grow until `isWhole`.
  public var blockCount: Int { table.partCount }

  /// Counts up whenever a block may show something else than before.
  package var showings: Int { cache.forgettings }

  /// Whether all blocks are known.
  public var isWhole: Bool { table.isComplete }

  /// Finds the blocks of the next quarter of a megabyte, in about 3 ms. Returns whether there are more.
  @discardableResult
  public func readOn() -> Bool {
    guard !table.isComplete else { return false }
    readOn(to: table.blocks.parsedEnd)
    return !table.isComplete
  }

  /// Finds the blocks up to an offset. What is defined there changes what was made before.
  private func readOn(to offset: Int) {
    guard !table.isComplete, table.blocks.parsedEnd <= offset else { return }
    let known = table.partCount
    let revision = table.blocks.definitionsRevision
    table.parse(state.text, to: offset)
    forgetBlocks(from: revision == table.blocks.definitionsRevision ? known - 2 : 0)
  }

  /// Has blocks made anew: all, or those whose end was not certain.
  func forgetBlocks(from index: Int = 0) {
    if index <= 0 {
      cache.removeAll()
      version += 1
      current.revealed = nil
    } else {
      cache.removeAll(from: index)
    }
  }

  /// The block at `index`, made if it is not there yet.
  public func block(_ index: Int) -> RichBlock {
    let range = table.range(of: index)
    var block = shownBlock(index)
    if block.count != range.count {
      cache[index] = nil
      block = shownBlock(index)
    }
    if block.start != range.lowerBound {
      block.moveTo(range.lowerBound)
      cache[index] = block
    }
    return block
  }

  /// The block at `index`, for what it shows: its offsets may be those of an earlier version.
  public func shownBlock(_ index: Int) -> RichBlock {
    if let block = cache[index] { return block }
    let block = makeBlock(table.range(of: index), showsSource: showsSource(index))
    cache[index] = block
    return block
  }

  /// The stamp of the block at `index`, which is made if it is not there yet.
  public func stamp(ofBlock index: Int) -> Int {
    cache.stamp(index) ?? shownBlock(index).stamp
  }

  /// What the block at `index` goes on with; see `RichBlock.continues`.
  public func continuation(ofBlock index: Int) -> RichBlock.Continuation? {
    let known = cache.continuation(index)
    return known.isKnown ? known.continues : shownBlock(index).continues
  }

  /// The block that the source offset lies in.
  public func blockIndex(at offset: Int) -> Int {
    readOn(to: offset)
    return table.part(at: offset)
  }

  private func showsSource(_ index: Int) -> Bool {
    switch shownMode {
    case .rich: false
    case .source: true
    case .reveal: index == current.revealed
    }
  }

  /// Shows the markers of the block at the caret, and hides those of the block where it was.
  package func followReveal() {
    guard shownMode == .reveal else { return }
    let now = blockIndex(at: state.selection.main.head)
    guard now != current.revealed else { return }
    if let former = current.revealed { cache[former] = nil }
    cache[now] = nil
    current.revealed = now
  }

  /// Brings the store up to date with a change of the table.
  package func invalidate(_ change: PartTable.Change) {
    version += 1
    if change.changesDefinitions {
      cache.removeAll()
      return
    }
    current.revealed = nil
    cache.replace(change.oldParts, count: change.newParts.count)
    forgetNumbers(from: change.newParts.upperBound)
  }

  /// Forgets the parts from one on, where the numbers of a list that it goes on with are others now.
  private func forgetNumbers(from part: Int) {
    let depths = table.numberedDepths(ofPart: part)
    guard !depths.isEmpty else { return }
    let numbers = table.firstNumbers(ofPart: part, in: state.text)
    let containers = cache[part]?.paragraphs.first?.containers ?? []
    let areSame = depths.allSatisfy { depth in
      guard let item = containers[safe: depth] else { return false }
      return item.number.map { item.isReopened ? $0 + 1 : $0 } == numbers[depth]
    }
    if !areSame { cache.removeAll(from: part) }
  }
}
