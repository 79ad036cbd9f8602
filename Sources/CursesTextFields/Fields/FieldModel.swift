import CursesCore
import CursesInputFormats
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A field over a storage: takes keys, pastes and the mouse, and draws itself into its rows.
public class FieldModel<Storage: FieldStorage>: FieldControl {
  var editor: FieldEditor<Storage>
  /// Where the caret was drawn, from the corner of the field: the field may be scrolled away since.
  private var caretPlace = Point(column: 0, row: 0)
  private var keyboard = UIKeyboardType.default

  init(_ description: FieldDescription, editor: FieldEditor<Storage>) {
    self.editor = editor
    super.init(description)
  }

  override var isEmpty: Bool { editor.isEmpty }

  /// Called with every edit.
  func edited() {}

  override func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    super.update(description, environment)
    editor.limit = TextLimit(characters: traits.characterLimit)
    editor.capitalization = traits.capitalization
    if traits.keyboard != keyboard {
      keyboard = traits.keyboard
      editor.filter = keyboard.filter ?? .text
    }
  }

  // MARK: Layout

  override public func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 20, rows: 1)
  }

  private var margin: Int { chrome == .bare ? 0 : 1 }

  /// The cells of the value itself, without blanks at the ends and signs.
  var valueRect: Rect {
    Rect(
      column: frame.minColumn + margin, row: frame.minRow,
      columns: max(1, frame.size.columns - 2 * margin - trailingColumns),
      rows: max(1, frame.size.rows))
  }

  override var placeholderRect: Rect { valueRect }

  // MARK: What stands at the right end

  /// The cells at the right end that are not the value's.
  var trailingColumns: Int {
    (showsState ? 2 : 0) + (showsClear ? 2 : 0) + (submitHint.isEmpty ? 0 : hintColumns + 1)
  }

  /// What Enter means, while it would: only where a value still has room beside it.
  private var submitHint: String {
    guard isFocused, frame.size.columns >= 24, chrome != .bare, let look,
      let word = environment.submitLabel?.word
    else { return "" }
    return look.isUnicode && !look.isLinear ? "↵ \(word)" : "Enter: \(word)"
  }

  private var hintColumns: Int { look?.width(of: submitHint) ?? 0 }

  private var hasRoom: Bool { frame.size.columns >= 12 }
  private var showsClear: Bool { hasClearButton && hasRoom && !editor.isEmpty }
  private var showsState: Bool {
    hasRoom && !traits.rules.isEmpty
      && (validity.state.isPending || validity.state.message != nil || isKnownGood)
  }
  private var isKnownGood: Bool {
    validity.state.isTouched && validity.state.isValid && !editor.isEmpty
  }

  private func drawSigns(in canvas: inout Canvas) {
    var column = signColumn
    if !submitHint.isEmpty {
      canvas.write(submitHint, column: column + 2, row: frame.minRow, role: .keyHint)
    }
    if showsState {
      let state = validity.state
      let (sign, role): (Character, Role) =
        state.isPending
        ? (canvas.look.symbol("…", ascii: "?"), .dim)
        : state.message == nil
          ? (canvas.look.symbol("✓", ascii: "+"), .good)
          : (
            canvas.look.symbol(state.isWarning ? "▲" : "✗", ascii: "!"),
            state.isWarning ? .warning : .error
          )
      canvas.write(String(sign), column: column, row: frame.minRow, role: role)
      column -= 2
    }
    if showsClear {
      canvas.write(
        String(canvas.look.symbol("×", ascii: "x")), column: column, row: frame.minRow,
        role: isFocused ? .text : .dim)
    }
  }

  /// The column of the last sign, before the word for Enter.
  private var signColumn: Int {
    frame.maxColumn - margin - 1 - (submitHint.isEmpty ? 0 : hintColumns + 1)
  }
  private var clearColumn: Int { signColumn - (showsState ? 2 : 0) }

  // MARK: Drawing

  override public func draw(in canvas: inout Canvas) {
    // It may lie in a border, whose line ends beside it.
    if chrome == .quiet { canvas.frame.clearText(frame) }
    if chrome == .quiet, !isFocused {
      drawContent(in: &canvas)
      return canvas.frame.modify(frame) { $0.style.attributes.insert(.bold) }
    }
    guard chrome == .shaded || chrome == .quiet else { return drawContent(in: &canvas) }
    canvas.tint(frame, role: isFocused ? .fieldFocused : .field)
    canvas.on(isFocused ? .fieldFocused : .field) { drawContent(in: &$0) }
  }

  private func drawContent(in canvas: inout Canvas) {
    editor.widths = canvas.look.widths
    if Storage.isSecret { measureMask(canvas) }
    editor.alignment = environment.multilineTextAlignment
    let look = fieldLook(canvas)
    let point = drawValue(in: &canvas, look: look) ?? valueRect.origin
    if let role = textRole { canvas.shade(valueRect, role: role, drawnIn: look.value.foreground) }
    caretPlace = Point(column: point.column - frame.minColumn, row: point.row - frame.minRow)
    if trailingColumns > 0 { drawSigns(in: &canvas) }
  }

  private func measureMask(_ canvas: Canvas) {
    let cells = traits.mask.map { max(1, canvas.look.width(of: String($0))) } ?? 1
    let isShown = canvas.look.isUnicode || traits.mask?.isASCII != false
    if editor.maskWidth != (isShown ? cells : 1) { editor.maskWidth = isShown ? cells : 1 }
  }

  /// Draws the value and returns where the caret is, nil without focus.
  func drawValue(in canvas: inout Canvas, look: FieldLook) -> Point? {
    let rect = valueRect
    return editor.draw(
      into: &canvas.frame, rect: rect, look: look, isFocused: isFocused,
      placeholder: placeholder(canvas), ghost: ghost
    ).map { Point(column: $0, row: rect.minRow) }
  }

  /// What could follow on what is typed.
  var ghost: String { "" }

  /// What stands in the empty field, each part in its own look, else in that of prompts.
  func placeholder(_ canvas: Canvas) -> [FieldRun] {
    var outer = environment.textStyle
    outer.ink = .role(.placeholder)
    let pieces = description.placeholder.pieces.map {
      Text.Piece(canvas.look.shown($0.text), $0.style)
    }
    let line = TextLine(runs: pieces).flattened.fitted(
      canvas.look, columns: valueRect.size.columns, mode: .tail)
    return line.runs.map { run in
      let look = run.style.over(outer)
      var style = canvas.style(of: look.drawnInk(isEnabled: true), at: valueRect.origin)
      style.attributes.formUnion(look.drawnAttributes)
      return FieldRun(text: run.text, style: style)
    }
  }

  /// The role of the field's text, where it is one of the theme's.
  private var textRole: Role? {
    guard case .role(let role) = environment.textStyle.drawnInk(isEnabled: environment.isEnabled)
    else { return nil }
    return role
  }

  private func fieldLook(_ canvas: Canvas) -> FieldLook {
    let (theme, surface) = (canvas.theme, canvas.surface)
    func style(_ role: Role) -> Style {
      let style = theme.style(role, on: surface)
      return Style(
        foreground: style.foreground, background: style.background, attributes: style.attributes)
    }
    var signs =
      canvas.look.isUnicode && !canvas.look.isLinear ? FieldSigns.unicode : .ascii
    if let mask = traits.mask { signs.mask = canvas.look.isUnicode || mask.isASCII ? mask : "*" }
    let text = environment.textStyle
    var value = canvas.style(
      of: text.drawnInk(isEnabled: environment.isEnabled), at: valueRect.origin)
    value.attributes.formUnion(text.drawnAttributes)
    var selection = canvas.tintedSelection(at: valueRect.origin) ?? style(.selection)
    selection.attributes.formUnion(text.drawnAttributes)
    return FieldLook(
      value: value, selection: selection,
      placeholder: style(.placeholder), edge: style(.dim), signs: signs)
  }

  override public var caret: CaretMark? {
    CaretMark(
      point: Point(
        column: frame.minColumn + caretPlace.column, row: frame.minRow + caretPlace.row))
  }

  // MARK: Events

  override public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      if key.code == .enter, key.modifiers.isEmpty, key.phase != .up {
        submit()
        return true
      }
      let effect = editor.handle(key)
      defer { if !effect.hasChanged, let reason = reason(effect.refusal, key) { refusal = reason } }
      return apply(effect)
    case .paste(let bytes):
      return paste(node?.graph.clipboard.words(ofPasted: bytes) ?? bytes)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ mouse: Mouse) -> Bool {
    let rect = valueRect
    switch mouse.action {
    case .press(.left, let clicks):
      if showsClear, mouse.position.column >= clearColumn, mouse.position.column <= clearColumn + 1
      {
        return clear()
      }
      press(
        mouse.position.column - rect.minColumn, mouse.position.row - rect.minRow, clicks: clicks,
        extending: mouse.modifiers.contains(.shift))
    case .drag(.left):
      drag(mouse.position.column - rect.minColumn, mouse.position.row - rect.minRow)
    case .release(.left): editor.release()
    default: return false
    }
    selectionMoved()
    setNeedsDisplay()
    return true
  }

  func press(_ column: Int, _ row: Int, clicks: Int, extending: Bool) {
    editor.press(atColumn: column, clicks: clicks, extending: extending)
  }

  func drag(_ column: Int, _ row: Int) { editor.drag(toColumn: column) }

  /// Called when the caret may stand elsewhere.
  func selectionMoved() {}

  private func clear() -> Bool {
    editor.select(0..<editor.storage.count)
    return apply(editor.perform(.delete(.characterBackward)))
  }

  /// Carries out what came of a key. Returns whether the key is used up.
  func apply(_ effect: FieldEffect) -> Bool {
    guard effect.isHandled else { return false }
    setNeedsDisplay()
    if let copied = effect.copied { node?.graph.clipboard.copy(copied) }
    if effect.hasChanged {
      refusal = nil
      edited()
    }
    selectionMoved()
    if effect.asksForPaste, let text = node?.graph.clipboard.words, !text.isEmpty {
      return paste(Array(text.utf8))
    }
    return true
  }

  /// Why a key was not taken, where that is to be said: the format or the keyboard has no such character.
  private func reason(_ refusal: FieldRefusal?, _ key: Key) -> String? {
    if case .unfit(let reason) = refusal { return reason }
    guard refusal == .unwanted, !Storage.isSecret, let typed = key.typed,
      let filter = keyboard.filter, filter(typed) == nil, CharacterFilter.text(typed) != nil
    else { return nil }
    return "“\(typed)” cannot be used here."
  }

  /// Takes a paste, or says why not.
  private func paste(_ bytes: [UInt8]) -> Bool {
    let effect = editor.paste(bytes)
    defer {
      refusal = effect.refusal.map {
        effect.hasChanged
          ? "Only a part was pasted. \($0.message)" : "Cannot paste. \($0.pasteMessage)"
      }
    }
    return apply(effect)
  }

  override public func focusChanged() {
    if let clipboard = node?.graph.clipboard, !Storage.isSecret {
      if isFocused { editor.kills = clipboard.kills } else { clipboard.kills = editor.kills }
    }
    super.focusChanged()
    if isFocused, environment.selectsTextOnFocus {
      editor.perform(.selectAll)
      selectionMoved()
    }
  }
}

extension FieldRefusal {
  /// The reason in words that are right for a paste.
  fileprivate var pasteMessage: String {
    self == .unwanted ? "What was copied does not fit here." : message
  }
}
