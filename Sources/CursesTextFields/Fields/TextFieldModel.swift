import CursesCore
import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// The living part of a `TextField`.
public final class TextFieldModel: FieldModel<PlainStorage> {
  private var value: FieldValue
  /// What the value was shown as when it was last looked at.
  private var shown: String
  /// Whether the text has been edited since it was last committed.
  private var isUncommitted = false
  /// Writes the value again that was there before the edit, where the edit has written another one.
  private var restore: (@MainActor () -> Void)?
  private var hasWritten = false
  /// Whether the next change begins an edit: what was there before is whole, or goes as a whole.
  private var beginsEdit = true
  /// The texts that stand as they were typed, beside the format.
  private var keptTexts = TypedTexts()
  private var rows = 1
  private var shownSelection: TextSelection?
  /// Whether the person has asked for suggestions, by typing or with Down.
  var isSuggesting = false
  /// The entry of the history that is shown, counted from the newest, and what was typed before.
  var recall: (age: Int, typed: String)?

  init(_ description: FieldDescription, _ value: FieldValue) {
    self.value = value
    shown = value.text()
    super.init(description, editor: TextFieldEditor(PlainStorage(shown)))
  }

  override func canShow(_ description: FieldDescription) -> Bool { !description.isSecure }
  override var ruleText: String { editor.text }

  override var defect: String? { value.editing?.defect }
  override var wantsSuggestions: Bool { isSuggesting && offersSuggestions }
  override var suggestionContent: AnyView? { offeredContent }
  override func take(suggestion: String) { takeOver(suggestion: suggestion) }
  override var ghost: String { continuation }

  override var rawText: Binding<String> {
    Binding(
      get: { [weak self] in MainActor.assumeIsolated { self?.editor.text ?? "" } },
      set: { [weak self] text in
        MainActor.assumeIsolated {
          guard let self, text != self.editor.text else { return }
          _ = self.apply(self.editor.replaceAll(with: text))
        }
      })
  }

  override func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    super.update(description, environment)
    guard case .value(let value) = description.source else { return }
    self.value = value
    if traits.hasHooks || value.editing != nil || editor.hooks != nil { installHooks() }
    let now = value.text()
    if now != (value.isText ? editor.text : shown) { show(now) }
    if description.selection != nil { takeSelection() }
  }

  /// Shows what the program has set, or what a value has become.
  private func show(_ text: String) {
    shown = text
    isUncommitted = false
    beginsEdit = true
    guard text != editor.text else { return }
    let wasEmpty = editor.isEmpty
    editor.text = text
    validity.shown(text)
    contentChanged(wasEmpty: wasEmpty)
  }

  private func contentChanged(wasEmpty: Bool) {
    setNeedsDisplay()
    stateChanged()
    if wasEmpty != editor.isEmpty { emptinessChanged() }
    guard description.axis == .vertical else { return }
    if rowsNeeded(columns: frame.size.columns) != rows { setNeedsLayout() }
  }

  // MARK: Editing

  private var wasEmpty = true
  /// The key of an edit that deletes one character without a selection, Backspace or Delete; else nil.
  private var deletion: Key.Code?

  /// Hands a text that is edited to the value, which is as it was before the edit while the text is none.
  private func hand(_ text: String) -> Validation {
    if beginsEdit {
      restore = value.checkpoint?()
      hasWritten = false
      beginsEdit = false
    }
    isUncommitted = true
    let parsing = value.take(text, .change)
    if parsing.isAcceptable {
      hasWritten = true
    } else if hasWritten {
      restore?()
      hasWritten = false
    }
    return parsing
  }

  override func edited() {
    if offersSuggestions { isSuggesting = true }
    defer { if offersSuggestions { host?.setNeedsUpdate() } }
    let text = editor.text
    var parsing = hand(text)
    shown = value.text()
    if value.isText, shown != text {
      if let further = deletingFurther(text, restored: shown) {
        parsing = hand(further.text)
        shown = value.text()
        show(shown)
        moveCaret(to: further.caret)
      } else {
        show(shown)
      }
    }
    validity.edited(editor.text, parsing: parsing)
    traits.onTextChange?(editor.text, parsing)
    contentChanged(wasEmpty: wasEmpty)
    wasEmpty = editor.isEmpty
    // A character that the format does not take is spoken of at once, as a paste is.
    if keptTexts.contains(editor.text), !parsing.isAcceptable { refusal = parsing.message }
  }

  /// A text from which Backspace or Delete has taken punctuation that the binding has put back, without the
  /// character on its other side too: else the key would do nothing. Returns nil where that is not so.
  private func deletingFurther(_ text: String, restored: String) -> FieldContent? {
    guard let deletion, editor.head == editor.anchor else { return nil }
    let caret = editor.line.character(at: editor.head)
    let (left, whole) = (Array(text), Array(restored))
    let count = whole.count - left.count
    guard count > 0, caret + count <= whole.count,
      left[..<caret] == whole[..<caret], left[caret...] == whole[(caret + count)...],
      !whole[caret..<caret + count].contains(where: Self.isSignificant),
      let place =
        deletion == .backspace
        ? left[..<caret].lastIndex(where: Self.isSignificant)
        : left[caret...].firstIndex(where: Self.isSignificant)
    else { return nil }
    return FieldContent(
      text: String(left[..<place] + left[(place + 1)...]), caret: min(place, caret))
  }

  private static func isSignificant(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private func moveCaret(to character: Int) {
    let line = editor.line
    let offset =
      character < line.characterCount
      ? line.range(ofCharacter: character).lowerBound : line.byteCount
    editor.select(offset..<offset)
  }

  override func commit() {
    guard isUncommitted else { return }
    isUncommitted = false
    beginsEdit = true
    let typed = editor.text
    let meant = keptTexts.contains(typed) ? typed.withoutBlanksAround : typed
    let text = value.editing?.committed(meant) ?? meant
    let parsing = value.take(text, .commit)
    // What is no value stays as it was typed, with what is wrong with it, until it is put right.
    shown = value.text()
    if parsing.isAcceptable {
      show(shown)
      keptTexts.removeAll()
    }
    validity.parsed(parsing)
    if editor.text != typed { traits.onTextChange?(editor.text, parsing) }
  }

  private func installHooks() {
    let (allows, filters) = (traits.allows, traits.filters)
    let editing = traits.timing == .whileEditing ? value.editing : nil
    editor.keepsFormat = editing != nil
    guard allows != nil || editing != nil || !filters.isEmpty else {
      editor.hooks = nil
      return
    }
    var hooks = FieldHooks(allows: allows, refusal: editing.map { $0.refusal })
    if editing != nil || !filters.isEmpty {
      hooks.revises = { [weak self] edit in
        guard let self else { return nil }
        let applied = editing.map { $0.apply(edit, keeping: &self.keptTexts) }
        guard var content = applied ?? edit.plainResult else { return nil }
        if edit.text.count > 1, edit.range.count >= edit.text.count, !edit.replacement.isEmpty {
          beginsEdit = true
        }
        guard !edit.replacement.isEmpty else { return content }
        for filter in filters {
          guard let text = filter(content.text) else { return nil }
          content = content.changed(to: text)
        }
        return content
      }
    }
    editor.hooks = hooks
  }

  // MARK: Rows

  override public func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    guard description.axis == .vertical else {
      return super.sizeThatFits(columns: columns, rows: rows)
    }
    self.rows = rowsNeeded(columns: columns ?? 20)
    return Size(columns: columns ?? 20, rows: self.rows)
  }

  private func rowsNeeded(columns: Int) -> Int {
    let margins = chrome == .bare ? 0 : 2
    if let look { editor.widths = look.widths }
    let needed = editor.layOutRows(columns: max(1, columns - margins - trailingColumns))
    let limits = environment.lineLimits
    return max(1, max(limits.least ?? 1, min(needed, limits.most ?? .max)))
  }

  override func drawValue(in canvas: inout Canvas, look: FieldLook) -> Point? {
    guard description.axis == .vertical else { return super.drawValue(in: &canvas, look: look) }
    return editor.drawRows(
      into: &canvas.frame, rect: valueRect, look: look, isFocused: isFocused,
      placeholder: placeholder(canvas))
  }

  override func press(_ column: Int, _ row: Int, clicks: Int, extending: Bool) {
    guard description.axis == .vertical else {
      return super.press(column, row, clicks: clicks, extending: extending)
    }
    editor.press(atColumn: column, row: row, clicks: clicks, extending: extending)
  }

  override func drag(_ column: Int, _ row: Int) {
    guard description.axis == .vertical else { return super.drag(column, row) }
    editor.drag(toColumn: column, row: row)
  }

  override public func handle(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, let key = key.pressed else { return super.handle(event) }
    if offersSuggestions, handleSuggestions(key) { return true }
    let deletesOne = [.backspace, .delete].contains(key.code) && key.modifiers.isEmpty
    deletion = deletesOne && !editor.hasSelection ? key.code : nil
    defer { deletion = nil }
    if key.code == .up || key.code == .down, key.modifiers.isSubset(of: .shift) {
      return move(by: key.code == .up ? -1 : 1, extending: key.modifiers.contains(.shift))
    }
    return super.handle(event)
  }

  /// Up and Down: to another row, to another value where a format steps, else the parent's.
  private func move(by rows: Int, extending: Bool) -> Bool {
    if description.axis == .vertical, editor.moveByRow(rows, extending: extending) {
      selectionMoved()
      setNeedsDisplay()
      return true
    }
    guard !extending else { return false }
    if let stepped = value.editing?.stepped(editor.text, by: -rows) {
      beginsEdit = true
      defer { beginsEdit = true }
      return apply(editor.replaceAll(with: stepped))
    }
    return traits.history.map { recall($0, older: rows < 0) } ?? false
  }

  // MARK: Selection

  /// Selects what the program has set.
  private func takeSelection() {
    guard let wanted = description.selection?.wrappedValue, wanted != shownSelection,
      let range = wanted.hull
    else { return }
    shownSelection = wanted
    let text = editor.text
    guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else { return }
    let bytes =
      text.utf8.distance(
        from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
        from: text.startIndex, to: range.upperBound)
    guard bytes != editor.selection else { return }
    editor.select(bytes)
    setNeedsDisplay()
  }

  override func selectionMoved() {
    guard let binding = description.selection else { return }
    let text = editor.text
    let selection = editor.selection
    let start = text.utf8.index(text.startIndex, offsetBy: selection.lowerBound)
    let end = text.utf8.index(start, offsetBy: selection.count)
    let now = TextSelection(range: start..<end)
    guard now != shownSelection else { return }
    shownSelection = now
    binding.wrappedValue = now
  }

  override func willSubmit() {
    traits.history?.add(editor.text)
    recall = nil
    closeSuggestions()
  }

  override public func focusChanged() {
    super.focusChanged()
    if !isFocused {
      recall = nil
      closeSuggestions()
    }
    if isFocused {
      selectionMoved()
    } else if let binding = description.selection, binding.wrappedValue != nil {
      shownSelection = nil
      binding.wrappedValue = nil
    }
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}

extension FieldContent {
  /// Another text, with the caret as far from its end.
  fileprivate func changed(to text: String) -> FieldContent {
    guard text != self.text else { return self }
    let behind = self.text.count - caret
    return FieldContent(text: text, caret: max(0, text.count - behind))
  }
}
