@_spi(Nodes) import CursesControls
import CursesCore
import CursesInputFormats
import CursesText
import CursesTextLayout
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The living part of a text editor: its model with a place on the screen.
package final class TextEditorControl: ControlModel {
  package let editor: TextEditorModel
  /// Called after an event with the text or its attributes others than before.
  package var textChanged: () -> Void = {}
  /// Called after an event with another selection or other typing attributes.
  package var selectionChanged: () -> Void = {}
  /// Called when the theme is another one.
  package var lookChanged: (Look) -> Void = { _ in }
  package var focusReported: (Bool) -> Void = { _ in }
  /// Called when the find bar is wanted, or no longer.
  package var findRequested: (Bool) -> Void = { _ in }
  /// Why the last event was refused, in words; nil when it was not.
  package private(set) var refusal: String? {
    didSet { if refusal != oldValue { refusalChanged(refusal) } }
  }
  package var refusalChanged: (String?) -> Void = { _ in }
  /// The mark before what is said in a row below the text.
  package var warningSign: String { look.map { String($0.symbol("▲", ascii: "!")) } ?? "!" }
  /// Called when what the find bar shows may be out of date.
  var findChanged: () -> Void = {}
  /// Whether Tab types a tab and does not move the focus.
  package var tabInserts = false
  package var isFindDisabled = false
  /// The rows that the editor grows within; nil takes all that is offered.
  package var heightLimit: ClosedRange<Int>? {
    didSet { if heightLimit != oldValue { setNeedsLayout() } }
  }

  private var surface = Surface.panel
  private var shownTheme = ""
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  /// What was copied last in any editor, with its attributes.
  private static var lastCopy: TextEditorCopy?

  package init(editor: TextEditorModel) {
    self.editor = editor
    super.init()
  }

  /// Milliseconds that never run backward, by which typing is grouped.
  var tick: Int {
    let passed = (clock.now - start).components
    return Int(passed.seconds) * 1000 + Int(passed.attoseconds / 1_000_000_000_000_000)
  }

  // MARK: From the program

  /// To be called when the program has changed text, attributes or selection of the model.
  package func modelChanged() {
    editor.settle(rowAffinity: .downstream, reveals: isFocused)
    setNeedsDisplay()
    updateHeight()
    findChanged()
  }

  /// The number of events that have come to the window.
  package var eventCount: Int { node?.graph.eventCount ?? 0 }

  /// Runs an action once what is shown is up to date.
  package func afterUpdate(_ action: @escaping () -> Void) {
    if let graph = node?.graph { graph.afterUpdate(action) } else { action() }
  }

  package func setPlaceholder(_ text: String) {
    guard editor.placeholder != text else { return }
    editor.placeholder = text
    setNeedsDisplay()
  }

  package func align(_ alignment: CellAlignment) {
    guard editor.alignment != alignment else { return }
    editor.align(alignment)
    editor.refreshIfNeeded()
    setNeedsDisplay()
  }

  /// Takes over what the views around say of the look of text.
  package func renewLook() {
    guard let look else { return }
    if editor.setBase(look.base(of: environment)) { setNeedsDisplay() }
  }

  // MARK: Layout

  private var insets: EdgeCells { environment.textEditorChrome.insets }

  /// Where the text lies.
  var textRect: Rect { insets.inset(frame) }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    let columns = columns ?? 40
    if heightLimit == nil, let rows { return Size(columns: columns, rows: rows) }
    let limit = heightLimit ?? Self.idealHeights
    let around = insets.top + insets.bottom
    let width = columns - insets.leading - insets.trailing
    let count = editor.rowCount(
      columns: width, widths: look?.widths ?? .perScalar, limit: limit.upperBound)
    let needed = max(count, limit.lowerBound)
    grown = (limit, needed)
    return Size(columns: columns, rows: min(needed + around, max(1, rows ?? .max)))
  }

  /// The rows of an editor that is offered no height: as many as its text has. Each key counts them, so that a longer
  /// text scrolls within.
  private static let idealHeights = 1...200

  /// The rows the text may grow within, and those it had; nil until the height follows the text.
  private var grown: (limit: ClosedRange<Int>, rows: Int)?

  private func updateHeight() {
    guard let grown, let look else { return }
    let count = editor.rowCount(
      columns: textRect.size.columns, widths: look.widths, limit: grown.limit.upperBound)
    if max(count, grown.limit.lowerBound) != grown.rows { setNeedsLayout() }
  }

  override package func placed() {
    guard let look else { return }
    if shownTheme != look.theme.name {
      shownTheme = look.theme.name
      lookChanged(look)
    }
    renewLook()
    editor.resize(
      to: textRect.size, widths: look.widths, signs: look.isUnicode ? .unicode : .ascii,
      reveals: isFocused || editor.finder.isActive)
  }

  // MARK: Drawing

  override package func draw(in canvas: inout Canvas) {
    let chrome = environment.textEditorChrome
    surface = canvas.surface
    if chrome != .plain, environment.showsTextEditorBackground {
      canvas.tint(frame, role: isFocused ? .fieldFocused : .field)
      surface = isFocused ? .fieldFocused : .field
    }
    if chrome == .box {
      canvas.border(
        frame, title: "", role: isFocused ? .borderFocused : .border, isActive: isFocused)
    }
    drawText(in: &canvas)
    if chrome != .plain { drawScrollMark(in: &canvas) }
    if !environment.isEnabled {
      canvas.frame.modify(textRect) { $0.style.attributes.insert(.dim) }
    }
  }

  private func drawText(in canvas: inout Canvas) {
    let tint =
      editor.selection.isCaret ? nil : canvas.tintedSelection(at: textRect.origin)
    let before = tint == nil ? nil : canvas.frame
    editor.draw(into: &canvas.frame, rect: textRect, theme: canvas.theme, on: surface)
    guard let tint, let before else { return }
    canvas.tintSelection(textRect, tint, over: before, on: surface)
  }

  /// A mark at the right edge where the view stands in a text that does not fit.
  private func drawScrollMark(in canvas: inout Canvas) {
    guard let row = scrollMarkRow else { return }
    let mark = canvas.look.symbol("▐", ascii: "|")
    canvas.write(
      String(mark), column: frame.maxColumn - 1, row: row, role: isFocused ? .accent : .dim)
  }

  /// The row of the screen that the mark is in; nil while all of the text is in view.
  private var scrollMarkRow: Int? {
    let rect = textRect
    guard rect.size.rows > 2, editor.isScrollable else { return nil }
    let last = rect.size.rows - 1
    return rect.minRow + min(last, Int((editor.scrollFraction * Double(last)).rounded()))
  }

  override package var caret: CaretMark? {
    editor.caretPoint(in: textRect).map { CaretMark(point: $0) }
  }

  // MARK: Events

  override package func focusChanged() {
    refusal = nil
    focusReported(isFocused)
    if isFocused { editor.settle(rowAffinity: editor.rowAffinity) }
  }

  override package func handle(_ event: InputEvent) -> Bool {
    editor.limit = TextLimit(characters: environment.mostCharacters)
    switch event {
    case .key(let key):
      guard key.phase != .up else { return false }
      if key.code == .tab {
        guard tabInserts, key.modifiers.isEmpty else { return false }
        return perform { $0.insert("\t", event: .typing, tick: tick) }
      }
      if key.code == .escape, editor.finder.isActive {
        findRequested(false)
        return true
      }
      return perform { $0.handle(key, tick: tick) }
    case .paste(let bytes):
      let words = node?.graph.clipboard.words(ofPasted: bytes) ?? bytes
      return perform { paste(words, into: $0) }
    case .mouse(let mouse): return perform { $0.handle(mouse, in: textRect, tick: tick) }
    default: return false
    }
  }

  private func paste(_ bytes: [UInt8], into editor: TextEditorModel) -> TextEditorEffect {
    let text = InputText.multiLine(bytes)
    guard !text.isEmpty else { return TextEditorEffect() }
    let fragment = Self.lastCopy.flatMap { $0.text == text ? $0.fragment : nil }
    return editor.insert(text, event: .paste, fragment: fragment, tick: tick)
  }

  /// Does something with the model and tells what has become of it. Returns whether it was anything.
  @discardableResult
  func perform(_ action: (TextEditorModel) -> TextEditorEffect) -> Bool {
    let (version, selectionVersion) = (editor.version, editor.selectionVersion)
    let (mark, wasEmpty) = (scrollMarkRow, editor.text.isEmpty)
    let effect = action(editor)
    guard effect.isHandled else { return false }
    refusal = effect.refusal.map { "Cannot paste. \($0.message)" }
    if let copied = effect.copied {
      Self.lastCopy = copied
      node?.graph.clipboard.copy(copied.text)
    }
    // The rows of a placeholder are not among those of the text.
    if wasEmpty != editor.text.isEmpty { setNeedsDisplay() } else { redraw(mark) }
    if editor.version != version {
      updateHeight()
      textChanged()
    }
    if editor.selectionVersion != selectionVersion { selectionChanged() }
    if editor.finder.isActive { findChanged() }
    return carryOut(effect)
  }

  private func carryOut(_ effect: TextEditorEffect) -> Bool {
    if effect.asksForFind {
      guard !isFindDisabled else { return false }
      findRequested(true)
    }
    if effect.submits { environment.submitAction() }
    if effect.asksForPaste, let text = node?.graph.clipboard.words, !text.isEmpty {
      return perform { paste(Array(text.utf8), into: $0) }
    }
    return true
  }

  /// Has what the last event changed drawn anew: the rows alone that look different now.
  private func redraw(_ oldMark: Int?) {
    guard let look else { return setNeedsDisplay() }
    let rect = textRect
    var rows = editor.outdatedRows(theme: look.theme, on: surface).map { rect.minRow + $0 }
    if scrollMarkRow != oldMark { rows += [oldMark, scrollMarkRow].compactMap { $0 } }
    for row in rows {
      setNeedsDisplay(
        Rect(column: frame.minColumn, row: row, columns: frame.size.columns, rows: 1))
    }
  }

  /// Gives the focus to the editor.
  func takeFocus() { node?.graph.focus.set(node) }
}

extension TextEditorModel {
  /// Where the view stands in the whole, from 0 to 1 at the last row.
  fileprivate var scrollFraction: Double {
    view.viewport.rows(in: &view.book).last.map { view.book.row(after: $0) == nil } == true
      ? 1 : view.fraction
  }

  /// Whether there is more text than fits.
  fileprivate var isScrollable: Bool {
    let rows = view.viewport.rows(in: &view.book)
    if view.viewport.top != view.book.firstRow { return true }
    return rows.last.map { view.book.row(after: $0) != nil } ?? false
  }
}
