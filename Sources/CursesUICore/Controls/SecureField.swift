import Secrets
import TerminalCore
import Themes

/// A control for a secret: masked, with a word at its end that shows it as long as one looks at it.
///
/// The secret stays in locked memory: no `String` of it is made, none of it is copied or remembered,
/// and unless it is revealed no byte of it reaches the screen. It is masked again when the focus goes.
public struct SecureField: ControlView {
  let prompt: String
  let secret: SecretBytes
  let edited: () -> Void

  /// - Parameters:
  ///   - secret: is edited in place.
  ///   - edited: called after each change.
  public init(
    _ title: some StringProtocol, secret: SecretBytes, edited: @escaping () -> Void = {}
  ) {
    prompt = String(title)
    self.secret = secret
    self.edited = edited
  }

  public func makeModel() -> SecureFieldModel { SecureFieldModel(secret) }

  public func update(_ model: SecureFieldModel) {
    model.prompt = prompt
    model.valueChanged = edited
    if model.secret !== secret { model.replaceSecret(secret) }
    model.setNeedsDisplay()
  }
}

/// The living part of a secure field.
public final class SecureFieldModel: FieldModel<SecretStorage> {
  private(set) var secret: SecretBytes

  init(_ secret: SecretBytes) {
    self.secret = secret
    super.init(editor: SecureFieldEditor(SecretStorage(secret)))
  }

  func replaceSecret(_ secret: SecretBytes) {
    self.secret = secret
    editor = SecureFieldEditor(SecretStorage(secret))
  }

  private var isRevealed: Bool { editor.mask == .revealed }
  private var revealWord: String { isRevealed ? "hide" : "show" }
  private static let revealKey = Key(.character("r"), .alt)

  override var trailingColumns: Int { frame.size.columns >= 24 ? 6 : 0 }

  override public func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    guard trailingColumns > 0 else { return }
    canvas.on(isFocused ? .fieldFocused : .field) { canvas in
      canvas.write(
        revealWord, column: frame.maxColumn - 5, row: frame.minRow, role: .link)
    }
  }

  override public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(SecureFieldModel.revealKey):
      toggleReveal()
      return true
    case .mouse(let mouse)
    where mouse.isPress && trailingColumns > 0 && mouse.position.column >= frame.maxColumn - 6:
      toggleReveal()
      return true
    case .key(let key) where key.code == .enter:
      mask()
      return super.handle(event)
    default: return super.handle(event)
    }
  }

  private func toggleReveal() {
    guard look?.revealsSecrets != false else { return }
    editor.mask = isRevealed ? .each : .revealed
    setNeedsDisplay()
  }

  private func mask() {
    guard isRevealed else { return }
    editor.mask = .each
    setNeedsDisplay()
  }

  override public func focusChanged() {
    if !isFocused { mask() }
  }

  override public func removed() { mask() }
}
