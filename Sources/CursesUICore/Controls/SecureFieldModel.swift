import Secrets
import TerminalCore
import Themes

extension SecretBytes {
  /// A copy of a text that the program holds.
  convenience init(copyingText text: Binding<String>) {
    self.init(copying: text.wrappedValue.utf8)
  }

  fileprivate func holds(_ text: String) -> Bool {
    withBytes { bytes in bytes.elementsEqual(text.utf8) }
  }

  fileprivate var string: String {
    withBytes { bytes in String(decoding: bytes, as: UTF8.self) }
  }
}

/// The living part of a `SecureField`.
public final class SecureFieldModel: FieldModel<SecretStorage> {
  private(set) var secret: SecretBytes

  init(_ description: FieldDescription, _ secret: SecretBytes) {
    self.secret = secret
    super.init(description, editor: SecureFieldEditor(SecretStorage(secret)))
  }

  override func canShow(_ description: FieldDescription) -> Bool { description.isSecure }

  override func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    super.update(description, environment)
    switch description.source {
    case .secret(let secret, _) where secret !== self.secret: replace(secret)
    case .masked(let text) where !secret.holds(text.wrappedValue):
      replace(SecretBytes(copyingText: text))
    default: break
    }
    setNeedsDisplay()
  }

  private func replace(_ secret: SecretBytes) {
    self.secret = secret
    let mask = editor.mask
    editor = SecureFieldEditor(SecretStorage(secret))
    editor.mask = mask
  }

  override func edited() {
    switch description.source {
    case .secret(_, let edited): edited()
    case .masked(let text):
      text.wrappedValue = secret.string
      if !secret.holds(text.wrappedValue) { replace(SecretBytes(copyingText: text)) }
    case .value: break
    }
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
    super.focusChanged()
  }

  override public func removed() { mask() }
}
