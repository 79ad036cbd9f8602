import CursesCore
import CursesInputFormats
import CursesSecrets
import CursesThemes
@_spi(Nodes) import CursesViewGraph

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
  private var timer: Task<Void, Never>?

  init(_ description: FieldDescription, _ secret: SecretBytes) {
    self.secret = secret
    super.init(description, editor: SecureFieldEditor(SecretStorage(secret)))
  }

  override func canShow(_ description: FieldDescription) -> Bool { description.isSecure }

  /// Whether the program holds the secret as a text too, so that rules and hooks may see it.
  private var isShared: Bool {
    if case .masked = description.source { return true }
    return false
  }

  /// The rules of a field over locked memory see none of it.
  override var ruleText: String { isShared ? secret.string : "" }

  override func rules(_ traits: FieldTraits) -> [FieldRule] {
    traits.rules.map { rule in
      guard case .secret(let check) = rule.check else { return rule }
      var own = rule
      own.check = .main { [weak self] _ in self.flatMap { check($0.secret) } }
      return own
    }
  }

  override var rawText: Binding<String> {
    guard case .masked(let text) = description.source else { return .constant("") }
    return text
  }

  override func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    super.update(description, environment)
    switch description.source {
    case .secret(let secret, _) where secret !== self.secret: replace(secret)
    case .masked(let text) where !secret.holds(text.wrappedValue):
      replace(SecretBytes(copyingText: text))
    default: break
    }
    follow(traits.revealed)
    installHooks()
    setNeedsDisplay()
  }

  private func installHooks() {
    let (allows, filters) = (traits.allows, traits.filters)
    guard isShared, allows != nil || !filters.isEmpty else {
      editor.hooks = nil
      return
    }
    var hooks = FieldHooks(allows: allows)
    if !filters.isEmpty {
      hooks.revises = { edit in
        var content = edit.plainResult
        guard !edit.replacement.isEmpty else { return content }
        for filter in filters {
          guard let text = filter(content.text) else { return nil }
          let behind = content.text.count - content.caret
          content = FieldContent(text: text, caret: max(0, text.count - behind))
        }
        return content
      }
    }
    editor.hooks = hooks
  }

  private func replace(_ secret: SecretBytes) {
    self.secret = secret
    let old = editor
    editor = SecureFieldEditor(
      SecretStorage(secret), filter: old.filter, limit: old.limit, keymap: old.keymap,
      widths: old.widths)
    editor.maskWidth = old.maskWidth
    editor.mask = old.mask
    editor.capitalization = old.capitalization
    validity.shown(ruleText)
    emptinessChanged()
  }

  override func edited() {
    switch description.source {
    case .secret(_, let edited): edited()
    case .masked(let text):
      text.wrappedValue = secret.string
      if !secret.holds(text.wrappedValue) { replace(SecretBytes(copyingText: text)) }
    case .value: break
    }
    validity.edited(ruleText, parsing: .valid)
    stateChanged()
    emptinessChanged()
    if isRevealed { startTimer() }
  }

  // MARK: Revealing

  override var isRevealed: Bool { editor.mask == .revealed }
  private var masked: FieldMask { traits.hidesLength ? .fixed : .each }
  private static let revealKey = Key(.character("r"), .alt)

  private func setRevealed(_ isRevealed: Bool) {
    guard !isRevealed || look?.revealsSecrets != false else { return }
    let mask = isRevealed ? FieldMask.revealed : masked
    guard editor.mask != mask else { return }
    editor.mask = mask
    if isRevealed { startTimer() } else { stopTimer() }
    if let binding = traits.revealed, binding.wrappedValue != isRevealed {
      binding.wrappedValue = isRevealed
    }
    setNeedsDisplay()
    stateChanged()
  }

  private func follow(_ binding: Binding<Bool>?) {
    if let binding {
      setRevealed(binding.wrappedValue)
    } else if !isRevealed, editor.mask != masked {
      editor.mask = masked
    }
  }

  private func toggleReveal() {
    guard traits.isRevealable else { return }
    setRevealed(!isRevealed)
  }

  /// A secret is not left standing on a screen that nobody looks at.
  private func startTimer() {
    stopTimer()
    guard let seconds = traits.revealSeconds else { return }
    timer = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard !Task.isCancelled else { return }
      self?.setRevealed(false)
    }
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  override func willSubmit() { setRevealed(false) }

  override public func focusChanged() {
    if !isFocused { setRevealed(false) }
    super.focusChanged()
  }

  override public func removed() {
    stopTimer()
    editor.mask = masked
    super.removed()
  }

  // MARK: The word that shows and hides

  private var showsWord: Bool {
    traits.isRevealable && frame.size.columns >= 24 && chrome != .bare
  }
  private var revealWord: String { isRevealed ? "hide" : "show" }

  override var trailingColumns: Int { super.trailingColumns + (showsWord ? 6 : 0) }

  override public func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    guard showsWord else { return }
    let surface: Surface =
      chrome != .shaded ? canvas.surface : isFocused ? .fieldFocused : .field
    canvas.on(surface) { canvas in
      canvas.write(revealWord, column: wordColumn, row: frame.minRow, role: .link)
    }
  }

  private var wordColumn: Int { frame.maxColumn - 5 - super.trailingColumns }

  override public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where key.pressed == SecureFieldModel.revealKey:
      toggleReveal()
      return true
    case .mouse(let mouse)
    where mouse.isPress && showsWord
      && (wordColumn - 1..<wordColumn + 5).contains(
        mouse.position.column):
      toggleReveal()
      return true
    default: return super.handle(event)
    }
  }
}
