@_spi(Nodes) import CursesControls
import CursesCore
import CursesInputFormats
import CursesSecrets
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The living part of `TextField` and `SecureField`, whatever is in it.
public class FieldControl: ControlModel {
  @_spi(Nodes) open override var isField: Bool { true }
  private(set) var description: FieldDescription
  private(set) var traits = FieldTraits()
  let validity = ValidityKeeper()
  weak var host: FieldHostNode?
  /// The box that a style has put around the field: drawn again with the focus and with what is wrong.
  weak var border: FieldBorderNode?

  /// What the field draws around its value.
  var chrome = FieldChrome.shaded
  var hasClearButton = false
  /// Whether a style reads the state, so that it must be told of every change.
  var isStyled = false
  var styleEvents = FieldEvents()
  /// The field whose submission waits for the answer of a rule of this one: itself, or another of the
  /// same form.
  private weak var submitter: FieldControl?
  /// Whether the field is the one that a submission was refused for.
  private var isNamed = false
  /// Why the last paste was not taken, as a sentence, until the next edit.
  var refusal: String? {
    didSet {
      guard refusal != oldValue else { return }
      stateChanged()
      host?.setNeedsUpdate()
    }
  }

  init(_ description: FieldDescription) {
    self.description = description
    super.init()
    validity.changed = { [unowned self] in validityChanged() }
  }

  /// The control for a description.
  static func make(_ description: FieldDescription) -> FieldControl {
    switch description.source {
    case .value(let value): TextFieldModel(description, value)
    case .masked(let text): SecureFieldModel(description, SecretBytes(copyingText: text))
    case .secret(let secret, _): SecureFieldModel(description, secret)
    }
  }

  // MARK: What the kinds of fields say themselves

  /// Whether this control can go on for a description.
  func canShow(_ description: FieldDescription) -> Bool { false }
  var isEmpty: Bool { true }
  var isRevealed: Bool { false }
  /// The text that rules are asked about.
  var ruleText: String { "" }
  /// The rules, in a form in which they can be asked about `ruleText`.
  func rules(_ traits: FieldTraits) -> [FieldRule] { traits.rules }
  /// The text as it stands in the field; what is set stands there at once.
  var rawText: Binding<String> { description.text }
  /// Where a prompt stands.
  var placeholderRect: Rect { frame }
  /// Ends editing: hands the text on as what it is to be.
  func commit() {}
  /// Whether a list of suggestions is to be shown, and what is in it.
  var wantsSuggestions: Bool { false }
  var suggestionContent: AnyView? { nil }
  func take(suggestion: String) {}

  /// What is wrong with the field's format itself, whatever is typed; nil for nothing.
  var defect: String? { nil }

  /// The label's words.
  var name: String { description.title.string }

  // MARK: State

  /// Takes over what the view is made with now.
  func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    if description.placeholder != self.description.placeholder { setNeedsDisplay() }
    self.description = description
    let traits = environment.fieldTraits
    if traits.form !== self.traits.form { self.traits.form?.leave(self) }
    self.traits = traits
    traits.form?.join(self)
    validity.update(rules(traits), seconds: traits.ruleBudget, text: ruleText)
  }

  /// Tells the style that what it shows has changed.
  func stateChanged() {
    if isStyled { host?.setNeedsUpdate() }
  }

  /// Tells a label within the field that it comes or goes.
  func emptinessChanged() {
    if description.label != nil { host?.setNeedsUpdate() }
  }

  private func validityChanged() {
    setNeedsDisplay()
    border?.invalidate()
    if validity.state.isValid { isNamed = false }
    host?.setNeedsUpdate()
    traits.form?.needsRenewal(self)
    if let tell = traits.onValidation, let graph = node?.graph ?? host?.graph {
      graph.afterUpdate { [weak self] in
        guard let self else { return }
        tell(validity.state)
      }
    }
    if let waiting = submitter, !validity.state.isPending {
      submitter = nil
      waiting.node?.graph.afterUpdate { [weak waiting] in waiting?.submit() }
    }
  }

  /// The row below the field that says what is wrong.
  var messageRow: FieldMessage? {
    guard traits.showsMessages, !(isStyled && isStyleSpeaking) else { return nil }
    let state = validity.state
    guard let message = refusal ?? defect ?? state.message else { return nil }
    let isWarning = defect == nil && (refusal != nil || state.isWarning)
    let sign = look.map { String($0.symbol(isWarning ? "▲" : "✗", ascii: "!")) } ?? "!"
    let named = isNamed && refusal == nil && !name.isEmpty ? "\(name): \(message)" : message
    return FieldMessage(sign: sign, message: named, role: isWarning ? .warning : .error)
  }

  /// Whether the style shows messages itself.
  var isStyleSpeaking = false

  // MARK: Focus

  func takeFocus() {
    guard let node else { return }
    node.graph.focus.set(node)
  }

  override public func focusChanged() {
    if !isFocused {
      refusal = nil
      commit()
      validity.touch(.blur)
    }
    border?.invalidate()
    description.onEditingChanged(isFocused)
    styleEvents.editing?(isFocused)
    stateChanged()
  }

  override public func removed() {
    traits.form?.leave(self)
    validity.stop()
  }

  /// The view is another field from now on.
  func leaveForGood() { traits.form?.leave(self) }

  // MARK: Submitting

  /// What Enter does: hands the text on and runs the actions around, unless something is wrong. Without an action around,
  /// Enter is the shortcut that it is elsewhere: that of `.defaultAction`.
  func submit() {
    commit()
    guard isFree else { return }
    description.onCommit()
    styleEvents.commit?()
    willSubmit()
    if environment.submit(environment.submitTrigger) { return }
    _ = node?.graph.isTakenByShortcut(Key(.enter), strong: false)
  }

  /// Called when the text has been submitted.
  func willSubmit() {}

  /// Whether nothing keeps the fields that are submitted with this one. Goes to the first that does.
  private var isFree: Bool {
    let group = submitGroup
    for control in group { control.validity.touch(.submit) }
    if let wrong = group.first(where: { $0.validity.state.problem != nil }) {
      wrong.isNamed = true
      wrong.host?.setNeedsUpdate()
      wrong.takeFocus()
      return false
    }
    let pending = group.first { $0.validity.state.isPending }
    pending?.submitter = self
    return pending == nil
  }

  /// The fields of the outermost `onSubmit` around, in the order of the screen.
  private var submitGroup: [FieldControl] {
    var scope: SubmitNode?
    var next = node?.parent
    while let here = next {
      if let submit = here as? SubmitNode {
        if submit.isScope { break }
        scope = submit
      }
      next = here.parent
    }
    guard let scope else { return [self] }
    var fields: [FieldControl] = []
    scope.walk { node in
      if let field = node.fieldControl, field.environment.isEnabled { fields.append(field) }
    }
    return fields
  }
}

extension Node {
  /// The field the node is the place of.
  var fieldControl: FieldControl? { (self as? any ControlHolder)?.control as? FieldControl }
}
