import InputFormats
import TerminalCore
import Themes

/// A field over a storage: takes keys, pastes and the mouse, and draws itself into its row.
public class FieldModel<Storage: FieldStorage>: FieldControl {
  var editor: FieldEditor<Storage>
  /// The cells at the right end that are not the value's.
  var trailingColumns: Int { 0 }

  private var caretColumn = 0

  init(_ description: FieldDescription, editor: FieldEditor<Storage>) {
    self.editor = editor
    super.init(description)
  }

  /// Called with every edit.
  func edited() {}

  override func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    super.update(description, environment)
    editor.limit = TextLimit(characters: traits.characterLimit)
  }

  override public func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 20, rows: 1)
  }

  /// The cells of the value itself: a blank stands at each end of the shade.
  var valueRect: Rect {
    Rect(
      column: frame.minColumn + 1, row: frame.minRow,
      columns: max(1, frame.size.columns - 2 - trailingColumns), rows: 1)
  }

  override public func draw(in canvas: inout Canvas) {
    let role: Role = isFocused ? .fieldFocused : .field
    canvas.tint(frame, role: role)
    let look = fieldLook(canvas, on: isFocused ? .fieldFocused : .field)
    editor.widths = canvas.look.widths
    let column = editor.draw(
      into: &canvas.frame, rect: valueRect, look: look, isFocused: isFocused,
      placeholder: canvas.look.fitted(
        description.placeholder, columns: valueRect.size.columns))
    caretColumn = column ?? valueRect.minColumn
  }

  private func fieldLook(_ canvas: Canvas, on surface: Surface) -> FieldLook {
    let theme = canvas.theme
    func style(_ role: Role) -> Style {
      let style = theme.style(role, on: surface)
      return Style(
        foreground: style.foreground, background: style.background, attributes: style.attributes)
    }
    return FieldLook(
      value: style(environment.isEnabled ? .text : .dim), selection: style(.selection),
      placeholder: style(.placeholder), edge: style(.dim),
      signs: canvas.look.isUnicode && !canvas.look.isLinear ? .unicode : .ascii)
  }

  override public var caret: CaretMark? {
    CaretMark(point: Point(column: caretColumn, row: frame.minRow))
  }

  override public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      if key.code == .enter, key.modifiers.isEmpty, key.phase != .up {
        submit()
        return true
      }
      return apply(editor.handle(key))
    case .paste(let bytes): return apply(editor.paste(bytes))
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ mouse: Mouse) -> Bool {
    let column = mouse.position.column - valueRect.minColumn
    switch mouse.action {
    case .press(.left, let clicks):
      editor.press(
        atColumn: column, clicks: clicks, extending: mouse.modifiers.contains(.shift))
    case .drag(.left): editor.drag(toColumn: column)
    case .release(.left): editor.release()
    default: return false
    }
    setNeedsDisplay()
    return true
  }

  /// Carries out what came of a key. Returns whether the key is used up.
  private func apply(_ effect: FieldEffect) -> Bool {
    guard effect.isHandled else { return false }
    setNeedsDisplay()
    if let copied = effect.copied { node?.graph.clipboard.copy(copied) }
    if effect.hasChanged { edited() }
    if effect.asksForPaste, let text = node?.graph.clipboard.text, !text.isEmpty {
      return apply(editor.paste(Array(text.utf8)))
    }
    return true
  }
}
