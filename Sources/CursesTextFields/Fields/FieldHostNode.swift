@_spi(Nodes) import CursesControls
import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// What a `TextField` stands for: a field of its own, or one that a style is asked to lay out.
@MainActor
enum FieldContents {
  case made(FieldDescription)
  case styled(FieldControl)

  var description: FieldDescription {
    switch self {
    case .made(let description): description
    case .styled(let control): control.description
    }
  }

  var text: Binding<String> {
    switch self {
    case .made(let description): description.text
    case .styled(let control): control.rawText
    }
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    switch self {
    case .made(let description):
      var description = description.adopted(by: context.environment)
      // The same word beside the field and in it is one too many.
      if let around = context.environment.labelAround, around == description.title.string {
        description = description.labeled
      }
      guard let label = description.formLabel(in: context.environment) else {
        return FieldPlace(description: description).resolve(old, context)
      }
      let row = LabeledRow {
        label
      } control: {
        FieldPlace(description: description.labeled)
      }
      return row.resolve(old, context)
    case .styled(let control):
      return StyledField.resolve(control, old, context)
    }
  }
}

/// A field without the label that a form puts beside it.
struct FieldPlace: View, PrimitiveView {
  let description: FieldDescription

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FieldHostNode ?? FieldHostNode(description, context)
    node.update(description, context)
    return node
  }
}

/// The control itself, without what a style puts around it.
struct FieldBox: ControlView {
  let control: FieldControl
  var chrome = FieldChrome.shaded

  func makeModel() -> FieldControl { control }
  func update(_ model: FieldControl) {
    let hasClearButton = model.environment.showsClearButton
    guard model.chrome != chrome || model.hasClearButton != hasClearButton else { return }
    model.chrome = chrome
    model.hasClearButton = hasClearButton
    model.setNeedsLayout()
    model.setNeedsDisplay()
  }
  func isShown(by model: FieldControl) -> Bool { model === control }
}

/// The node of `TextField` and `SecureField`: keeps the control while styles come and go, and has its
/// message below it and its label, where that is no text, within.
final class FieldHostNode: Node, Reevaluable {
  private(set) var control: FieldControl
  private var styled: Node?
  private var message: Node?
  private var label: Node?
  /// The list below the field, while it is open.
  var suggestions: SuggestionPopup?

  init(_ description: FieldDescription, _ context: ViewContext) {
    control = FieldControl.make(description)
    super.init(context)
  }

  func update(_ description: FieldDescription, _ context: ViewContext) {
    if !control.canShow(description) {
      control.leaveForGood()
      control = FieldControl.make(description)
    }
    control.host = self
    environment = context.environment
    control.update(description, context.environment)
    build()
  }

  func reevaluate() { build() }

  private func build() {
    graph.evaluated(self)
    if suggestions != nil || control.wantsSuggestions { updateSuggestions() }
    let inner = ViewContext(graph: graph, parent: self, environment: environment)
    let hadFocus = control.isFocused
    let before = children
    let styled = StyledField.resolve(control, self.styled, inner)
    let message = control.messageRow.map { inner.resolve($0, self.message) }
    let label = placeholderLabel.map { inner.prompting.resolve($0, self.label) }
    (self.styled, self.message, self.label) = (styled, message, label)
    guard before.count != 1 || before[0] !== styled || message != nil || label != nil else {
      return
    }
    children = [styled, message, label].compactMap { $0 }
    for node in before where !children.contains(where: { $0 === node }) { node.detach() }
    if !before.elementsEqual(children, by: ===) { graph.setNeedsLayout() }
    // A change of style makes a new place for the same control: the focus stays in it.
    if hadFocus, !control.isFocused { control.takeFocus() }
  }

  /// A label that is not just text stands in the field while that is empty.
  private var placeholderLabel: AnyView? {
    let description = control.description
    return description.prompt == nil && control.isEmpty ? description.label : nil
  }

  override func detach() {
    closeSuggestions()
    super.detach()
  }

  // MARK: Layout

  private var rows: [Node] { [styled, message].compactMap { $0 }.flatMap(\.layoutNodes) }
  private var stack: StackLayout { StackLayout(axis: .vertical, spacing: 0, position: .start) }

  override var layoutPriority: Double { 0 }

  override func measure(_ proposal: ProposedSize) -> Size {
    let rows = rows
    return rows.count == 1 ? rows[0].size(for: proposal) : stack.measure(rows, proposal)
  }

  override func placeChildren(in rect: Rect) {
    let rows = rows
    if rows.count == 1 { rows[0].place(in: rect) } else { stack.place(rows, in: rect) }
    suggestions?.place(beside: styled?.layoutNodes.first?.frame ?? rect)
    guard let label else { return }
    let place = control.placeholderRect
    for node in label.layoutNodes {
      let size = node.size(for: ProposedSize(place.size))
      let lead = environment.multilineTextAlignment.lead(
        of: size.columns, in: place.size.columns)
      node.place(
        in: Rect(
          column: place.minColumn + lead, row: place.minRow, columns: place.size.columns - lead,
          rows: place.size.rows))
    }
  }

  /// A label within the field is not in the way of the mouse.
  override func hit(_ point: Point) -> Node? {
    for child in children.reversed() where child !== label {
      if let node = child.hit(point) { return node }
    }
    return frame.contains(point) ? self : nil
  }
}

extension ViewContext {
  /// The context of what stands where text is to come.
  fileprivate var prompting: ViewContext {
    var context = self
    context.environment.textStyle.ink = .role(.placeholder)
    return context
  }
}

/// A field as its innermost style lays it out.
@MainActor
enum StyledField {
  static func resolve(_ control: FieldControl, _ old: Node?, _ context: ViewContext) -> Node {
    var inner = context
    guard let style = inner.environment.takeStyle((any TextFieldStyle).self) else {
      control.isStyled = false
      return context.resolve(FieldBox(control: control), old)
    }
    return resolve(style, control, old, inner)
  }

  private static func resolve<Style: TextFieldStyle>(
    _ style: Style, _ control: FieldControl, _ old: Node?, _ context: ViewContext
  ) -> Node {
    let node = old as? StyledFieldNode<Style> ?? StyledFieldNode(style, control, context)
    node.update(style, control, context)
    return node
  }
}

/// The node of a style's body: evaluates it when the style's own state or the field's changes.
final class StyledFieldNode<Style: TextFieldStyle>: WrapperNode, Reevaluable {
  private let watch = BodyWatch()
  private var style: Style
  private var control: FieldControl
  private let properties = PropertyStore()

  override var isStructural: Bool { true }

  init(_ style: Style, _ control: FieldControl, _ context: ViewContext) {
    self.style = style
    self.control = control
    super.init(context)
  }

  func update(_ style: Style, _ control: FieldControl, _ context: ViewContext) {
    self.style = PropertyStore.separated(style)
    self.control = control
    environment = context.environment
    control.isStyled = true
    // A style that sees the message shows it where it wants to.
    control.isStyleSpeaking =
      !(style is any BuiltInTextFieldStyle) && Style.Body.self != _StyledTextField<Style>.self
    reevaluate()
  }

  func reevaluate() {
    graph.evaluated(self)
    properties.install(into: style, host: self)
    let body = watch.reading {
      style.makeBody(
        configuration: TextFieldStyleConfiguration(control, isEnabled: environment.isEnabled))
    } onChange: { [weak self] in
      onMainActor { self?.setNeedsUpdate() }
    }
    updateContent(body, ViewContext(graph: graph, parent: parent, environment: environment))
  }

  override func detach() {
    properties.release()
    super.detach()
  }
}
