import CursesCore
import CursesInputFormats
import CursesText
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A text of many lines while it is edited, independent of any view: the text and its attributes, what
/// of it is in view, and the way from keys and clicks to transactions.
///
/// The rope is the text; `version` counts its changes, those of the attributes included, so that
/// whoever keeps a copy knows when it is out of date.
@MainActor
package final class TextEditorModel {
  package private(set) var state: TextState
  package private(set) var attributes: any TextAttributeStore
  /// Counts the changes of the text and its attributes.
  package private(set) var version = 0
  /// Counts the changes of what is selected or typed with.
  package private(set) var selectionVersion = 0
  package var keymap = TextEditorKeymap.standard
  package var limit = TextLimit.none
  /// What is shown, dimmed, while there is no text.
  package var placeholder = ""
  package let finder = TextFinder()

  var view: PageView<StyledPageSource>
  /// The column that motions up and down keep to.
  var goal: Int?
  /// The row of the caret at a soft wrap.
  var rowAffinity = Affinity.downstream
  var drag: TextEditorDrag?
  var alignment = CellAlignment.left
  /// The look of text that has none of its own.
  private(set) var base = PageTint()
  private var history = TextEditorHistory()
  /// The offset of the line at the top.
  private var topOffset = 0
  private var shownVersion = 0

  package init(_ text: String = "", attributes: (any TextAttributeStore)? = nil) {
    let attributes = attributes ?? NoAttributes()
    state = TextState(text)
    self.attributes = attributes
    view = PageView(StyledPageSource(text: state.text, attributes: attributes))
    view.isFlush = true
    view.measure = .max / 4
    view.scrollMargin = 1
  }

  package var text: SourceText { state.text }
  package var selection: Selection { state.selection }
  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  private var snapshot: TextEditorSnapshot {
    TextEditorSnapshot(state: state, attributes: attributes)
  }

  // MARK: Changing

  /// Does a transaction, as a step of the history if it changes the text.
  func apply(_ transaction: Transaction, fragment: (any Sendable)? = nil, tick: Int) {
    if transaction.changesText {
      history.record(snapshot, transaction, tick: tick)
      attributes.apply(transaction.edits, fragment: fragment)
      topOffset = transaction.mapOffset(topOffset, affinity: .upstream)
      version += 1
    } else {
      history.endGroup()
      attributes.caretMoved()
    }
    state.apply(transaction)
    if transaction.changesText { leaveCharacters() }
    selectionVersion += 1
  }

  /// What joins its neighbours to one character takes a caret along: it stands behind the whole.
  private func leaveCharacters() {
    var reader = state.text.reader()
    let snapped = state.selection.mapRanges { range in
      guard range.isCaret else { return range }
      let offset = reader.boundary(atOrAfter: range.head)
      return offset == range.head ? range : SelectionRange(caret: offset)
    }
    if snapped != state.selection { state.apply(Transaction(selecting: snapped)) }
  }

  /// Goes to another state that was there before. Returns whether there was one.
  func travel(back: Bool) -> Bool {
    let now = snapshot
    guard let next = back ? history.undo(from: now) : history.redo(from: now) else { return false }
    let growth = next.state.text.count - state.text.count
    if next.state.selection.main.head < topOffset { topOffset += growth }
    (state, attributes) = (next.state, next.attributes)
    version += 1
    selectionVersion += 1
    return true
  }

  /// Changes the attributes alone, as a step that can be undone. `change` returns whether it did.
  @discardableResult
  func changeAttributes(isUndoable: Bool, _ change: (inout any TextAttributeStore) -> Bool) -> Bool
  {
    let before = snapshot
    guard change(&attributes) else { return false }
    if isUndoable {
      history.record(before)
      version += 1
    }
    selectionVersion += 1
    return true
  }

  /// Shows a text for the first time, the caret at its end; there is nothing to undo.
  package func open(_ text: String, attributes: (any TextAttributeStore)?) {
    let source = SourceText(text)
    state = TextState(source, selection: Selection(caret: source.count))
    self.attributes = attributes ?? NoAttributes()
    history = TextEditorHistory()
    (topOffset, goal, drag) = (0, nil, nil)
    version += 1
    selectionVersion += 1
    view.viewport.top = view.book.firstRow
    refreshIfNeeded()
  }

  /// Takes on what a program has made of the text: one edit, through which the caret is carried, and a
  /// step that can be undone. `attributes` are those of the new text.
  /// - Parameter reveals: whether the caret is brought into view; else what is in view stays there.
  package func replaceAll(
    _ text: String, attributes: (any TextAttributeStore)?, reveals: Bool = true
  ) {
    let edit = state.text.difference(to: text)
    guard edit != nil || attributes != nil else { return }
    history.record(snapshot)
    if let edit {
      let transaction = Transaction(edit, event: .external)
      topOffset = transaction.mapOffset(topOffset, affinity: .upstream)
      if attributes == nil { self.attributes.apply(transaction.edits, fragment: nil) }
      state.apply(transaction)
      snapSelection()
    }
    if let attributes { self.attributes = attributes }
    version += 1
    selectionVersion += 1
    settle(rowAffinity: .downstream, reveals: reveals)
  }

  /// Changes how attributes look, which is no edit.
  package func restyle(needsLayout: Bool, _ change: (inout any TextAttributeStore) -> Void) {
    change(&attributes)
    guard needsLayout else { return }
    shownVersion = -1
    refreshIfNeeded()
  }

  /// Selects what a program asks for; offsets that the text does not have are taken to the nearest.
  /// - Parameter isUpstream: whether a caret at a soft wrap is at the end of the row above.
  package func select(
    _ selection: Selection, attributes: (any TextAttributeStore)? = nil, isUpstream: Bool = false
  ) {
    if selection != state.selection {
      history.endGroup()
      state.apply(Transaction(selecting: selection))
      snapSelection()
    }
    if let attributes { self.attributes = attributes } else { self.attributes.caretMoved() }
    selectionVersion += 1
    settle(rowAffinity: isUpstream ? .upstream : .downstream)
  }

  /// Carets stand between characters only.
  private func snapSelection() {
    var reader = state.text.reader()
    let snapped = state.selection.mapRanges { range in
      var range = range
      range.anchor = reader.boundary(atOrBefore: range.anchor)
      range.head = reader.boundary(atOrBefore: range.head)
      return range
    }
    if snapped != state.selection { state.apply(Transaction(selecting: snapped)) }
  }

  // MARK: The page

  /// The caret on the page.
  var caret: PageCaret { pageCaret(at: state.selection.main.head) }

  func pageCaret(at offset: Int) -> PageCaret {
    PageCaret(position: state.text.pagePosition(of: offset), rowAffinity: rowAffinity)
  }

  /// Fits the text into a rectangle of this size.
  /// - Parameter reveals: whether the caret is brought into view.
  func resize(to size: Size, widths: WidthModel, signs: PageSigns, reveals: Bool = true) {
    let before = view.size
    view.resize(to: size, widths: widths, signs: signs)
    guard before != view.size else { return }
    if reveals { view.reveal(caret) }
    // Rows that a higher window has brought back from above stay in view after the next key.
    noteTop()
  }

  /// The rows that the text takes at a width, counted no further than `limit`. The layouts of unchanged lines are kept
  /// from count to count.
  func rowCount(columns: Int, widths: WidthModel, limit: Int) -> Int {
    refreshIfNeeded()
    let format = PageFormat(
      measure: max(1, columns - 1), widths: widths, signs: view.book.format.signs)
    view.book.update(format)
    return view.book.rows(from: view.book.firstRow, count: limit).count
  }

  /// Brings page and caret up to date with the state.
  func settle(rowAffinity: Affinity, keepsGoal: Bool = false, reveals: Bool = true) {
    self.rowAffinity = rowAffinity
    if !keepsGoal { goal = nil }
    refreshIfNeeded()
    if reveals { view.reveal(caret) }
    noteTop()
  }

  func noteTop() { topOffset = state.text.offset(of: PagePosition(view.viewport.top)) }

  /// Has everything laid out and drawn anew, in another alignment.
  func align(_ alignment: CellAlignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    shownVersion = -1
  }

  /// Has text that has no look of its own laid out and drawn in another one. Returns whether it is
  /// another one.
  func setBase(_ base: PageTint) -> Bool {
    guard base != self.base else { return false }
    self.base = base
    shownVersion = -1
    refreshIfNeeded()
    return true
  }

  func refreshIfNeeded() {
    guard shownVersion != version else { return }
    shownVersion = version
    let top = state.text.line(at: min(max(0, topOffset), state.text.count))
    view.update(
      StyledPageSource(
        text: state.text, attributes: attributes, alignment: alignment, base: base),
      top: PageRowPlace(block: top, paragraph: 0, row: view.viewport.top.row))
  }
}

extension PagePosition {
  fileprivate init(_ place: PageRowPlace) {
    self.init(block: place.block, paragraph: place.paragraph, offset: 0)
  }
}

extension SourceText {
  /// The one edit that makes this text another, as short as common ends allow; nil where it is the same
  /// already.
  func difference(to text: String) -> Edit? {
    let new = SourceText(text)
    let shorter = min(count, new.count)
    var (mine, other) = (reader(), new.reader())
    var start = 0
    while start < shorter, mine.byte(at: start) == other.byte(at: start) { start += 1 }
    if start == shorter, count == new.count { return nil }
    var end = 0
    while end < shorter - start,
      mine.byte(at: count - 1 - end) == other.byte(at: new.count - 1 - end)
    { end += 1 }
    // Not within a character of either text.
    start = min(mine.boundary(atOrBefore: start), other.boundary(atOrBefore: start))
    let mineEnd = mine.boundary(atOrAfter: count - end)
    end = min(count - mineEnd, new.count - other.boundary(atOrAfter: new.count - end))
    end = max(0, min(end, shorter - start))
    return Edit(start..<(count - end), new.extracting(start..<(new.count - end)))
  }
}
