@_spi(Nodes) import CursesControls
import CursesCore
import CursesText
import CursesTextFields
@_spi(Nodes) import CursesViewGraph

/// The living part of a find bar: two fields, the number of matches and the switches.
///
/// Enter goes to the next match, Shift+Enter to the one before; Alt+C, Alt+W and Alt+R switch case,
/// whole words and regular expressions. In the second field Enter replaces a match and Alt+Enter all
/// of them. Escape closes the bar.
package final class FindBarModel: ControlModel {
  let control: TextEditorControl
  var close: () -> Void = {}
  private(set) var canReplace = true
  var fields = [TextFieldEditor(PlainStorage("")), TextFieldEditor(PlainStorage(""))]
  /// Which of the fields has the caret.
  var active = 0
  /// Where the parts were drawn last.
  var zones: [FindBarZone] = []
  /// What the last replacement of all came to.
  var replacedCount: Int?
  private var caretColumn = 0
  private var hasTakenFocus = false

  init(_ control: TextEditorControl) {
    self.control = control
    super.init()
    let finder = control.editor.finder
    finder.isActive = true
    let selected = control.editor.text.string(in: control.editor.selection.main.range)
    let isWord = !selected.isEmpty && !selected.contains("\n") && selected.utf8.count < 200
    fields[0].text = isWord ? selected : finder.query.pattern
    fields[0].select(0..<fields[0].text.utf8.count)
    finder.query.pattern = fields[0].text
    control.findChanged = { [weak self] in self?.setNeedsDisplay() }
    control.setNeedsDisplay()
  }

  var finder: TextFinder { control.editor.finder }

  func setCanReplace(_ canReplace: Bool) {
    guard canReplace != self.canReplace else { return }
    self.canReplace = canReplace
    if !canReplace { active = 0 }
    setNeedsLayout()
  }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 60, rows: canReplace ? 2 : 1)
  }

  override package func placed() {
    guard !hasTakenFocus, let node else { return }
    hasTakenFocus = true
    node.graph.afterUpdate { [weak node] in
      guard let node else { return }
      node.graph.focus.set(node)
    }
  }

  override package func removed() {
    finder.isActive = false
    control.findChanged = {}
    control.setNeedsDisplay()
  }

  override package var caret: CaretMark? {
    CaretMark(point: Point(column: caretColumn, row: frame.minRow + active))
  }

  override package func draw(in canvas: inout Canvas) {
    canvas.tint(frame, role: .field)
    canvas.on(.field) { canvas in
      zones = []
      for row in 0..<(canReplace ? 2 : 1) {
        let column = drawRow(row, in: &canvas)
        if row == active { caretColumn = column ?? frame.minColumn }
      }
    }
  }

  // MARK: Events

  override package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard let pressed = key.pressed else { return false }
      return handle(pressed) || apply(fields[active].handle(key))
    case .paste(let bytes):
      let words = node?.graph.clipboard.words(ofPasted: bytes) ?? bytes
      return apply(fields[active].paste(words))
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.escape, []): dismiss()
    case (.enter, []): active == 0 ? step(forward: true) : replaceOne()
    case (.enter, .shift), (.up, []): step(forward: false)
    case (.down, []), (.function(3), []): step(forward: true)
    case (.function(3), .shift): step(forward: false)
    case (.enter, .alt), (.enter, .control):
      guard canReplace else { return true }
      replaceAll()
    case (.tab, []) where canReplace && active == 0: activate(1)
    case (.tab, .shift) where active == 1: activate(0)
    case (.character("g"), .control): step(forward: true)
    case (.character("f"), .control): activate(0)
    case (.character("c"), .alt): toggle(\.isCaseSensitive)
    case (.character("w"), .alt): toggle(\.isWholeWord)
    case (.character("r"), .alt): toggle(\.isRegularExpression)
    default: return false
    }
    return true
  }

  private func apply(_ effect: FieldEffect) -> Bool {
    guard effect.isHandled else { return false }
    setNeedsDisplay()
    if let copied = effect.copied { node?.graph.clipboard.copy(copied) }
    if effect.hasChanged, active == 0 { search() }
    if effect.asksForPaste, let text = node?.graph.clipboard.words, !text.isEmpty {
      return apply(fields[active].paste(Array(text.utf8)))
    }
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    guard case .press(.left, let clicks) = mouse.action else {
      if case .drag(.left) = mouse.action, let zone = zone(of: .field(active)) {
        fields[active].drag(toColumn: mouse.position.column - zone.rect.minColumn)
        setNeedsDisplay()
      }
      return true
    }
    guard let zone = zones.first(where: { $0.rect.contains(mouse.position) }) else { return true }
    switch zone.part {
    case .field(let index):
      activate(index)
      fields[index].press(
        atColumn: mouse.position.column - zone.rect.minColumn, clicks: clicks,
        extending: mouse.modifiers.contains(.shift))
    case .next: step(forward: true)
    case .previous: step(forward: false)
    case .option(let option): toggle(option.keyPath)
    case .replace: replaceOne()
    case .replaceAll: replaceAll()
    case .close: dismiss()
    }
    return true
  }

  private func zone(of part: FindBarPart) -> FindBarZone? { zones.first { $0.part == part } }

  // MARK: What it does

  private func activate(_ index: Int) {
    active = index
    setNeedsDisplay()
  }

  private func toggle(_ option: WritableKeyPath<TextFinder.Query, Bool>) {
    finder.query[keyPath: option].toggle()
    search()
  }

  private func search() {
    replacedCount = nil
    finder.query.pattern = fields[0].text
    perform { $0.goToNearestMatch(tick: control.tick) }
  }

  private func step(forward: Bool) {
    replacedCount = nil
    perform { $0.goToMatch(forward: forward, tick: control.tick) }
  }

  private func replaceOne() {
    guard canReplace else { return }
    perform { $0.replaceMatch(with: fields[1].text, tick: control.tick) }
  }

  private func replaceAll() {
    guard canReplace else { return }
    perform { replacedCount = $0.replaceAllMatches(with: fields[1].text, tick: control.tick) }
  }

  private func perform(_ action: (TextEditorModel) -> Void) {
    control.perform { editor in
      action(editor)
      return TextEditorEffect()
    }
    setNeedsDisplay()
  }

  private func dismiss() {
    control.takeFocus()
    close()
  }
}
