import CursesCore

/// The tree of nodes behind a window: it evaluates bodies, lays out, draws and delivers events.
///
/// Nothing here knows a terminal or a clock: sizes and events come in, a scene and the rows that
/// changed go out. A scene's backgrounds may let light through; see `Color`.
@MainActor
package final class ViewGraph {
  package private(set) var root: Node?
  package private(set) var size: Size
  package private(set) var layoutPass = 0
  package internal(set) var scene: Frame
  package internal(set) var cursor: CaretMark?
  package let focus = FocusRing()
  package var look: Look
  package let clipboard = Clipboard()
  /// What floats above everything else: the list of a field.
  package var popup: Node? {
    didSet {
      guard popup !== oldValue else { return }
      if let oldValue { invalidate(oldValue.frame) }
      if let popup { invalidate(popup.frame) }
    }
  }
  /// How many `onKeyPress` are on the screen: without any a key goes straight to its control.
  var keyWatchers = 0
  /// The key that ends the program when nothing else takes it; nil for none.
  package var quitKey: Key?
  var shortcuts: [ShortcutNode] = []
  /// The number of events that have come.
  package var eventCount = 0
  /// What stands over the rest, the foremost last: dialogs and menus.
  private(set) var layers: [LayerNode] = []
  /// What stands at the edges of the window.
  package let chrome = WindowChrome()
  /// The moment of the frame that is being made, in seconds; the shell sets it.
  package var time = 0.0
  /// The same moment on the calendar, in seconds since 1970.
  package var date = 0.0
  /// How the changes that are being taken over are animated.
  var transaction = StateTransaction()
  /// Whether values change at once, whatever animation they are given.
  package var reducesMotion = false
  /// How many views wait for their first place to be built.
  package var unplaced = 0
  /// Whether any view has said where a line for its alignment lies.
  var usesAlignmentGuides = false
  let focusedValues = FocusedValueKeeper()
  let editing = WindowEditing()
  /// Whether any view has asked for a place in a pile.
  var usesZIndex = false
  /// Called when a view asks for a dark or a light theme, with nil when none does any more.
  package var onPreferredScheme: (ColorScheme?) -> Void = { _ in }
  private var scheme = ColorScheme.dark
  /// Evaluates the root view anew, from its outermost part.
  private var showRoot: () -> Void = {}
  let motion = MotionState()
  /// What the bodies that are made next kept when their row was scrolled away; nil but while such a
  /// row is made again.
  package var restingState: RestingState?
  package let light = LightStage()
  /// Called when there is something to do before the next frame.
  var onChange: () -> Void = {}

  private var dirty: [ObjectIdentifier: any Reevaluable] = [:]
  private var actions: [(source: Node?, run: () -> Void)] = []
  private var preparations: [() -> Void] = []
  private var needsLayout = true
  private var needsFocusUpdate = true
  private var damage = Damage()
  /// The node that the mouse was pressed on: it gets the drag and the release.
  package var pressed: Node?

  /// What nodes ask before they turn to the graph on behalf of work that may have outlived it.
  let life = WindowLife()

  deinit { life.end() }

  package init(size: Size, look: Look) {
    self.size = size
    self.look = look
    scene = Frame(size: size)
    focus.graph = self
    Clipboard.current = clipboard
  }

  /// Shows a view in place of the one before.
  package func setRoot(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    showRoot = { [unowned self] in setRoot(view, environment: environment) }
    scheme = look.theme.isDark ? .dark : .light
    var environment = environment
    environment.colorScheme = scheme
    environment.accessibilityReduceMotion = reducesMotion
    environment.rowEditing = editing.access
    let context = ViewContext(graph: self, parent: nil, environment: environment)
    let node = root as? RootNode ?? RootNode(context)
    node.updateContent(view, context)
    root = node
    setNeedsLayout()
    invalidateAll()
  }

  /// Asks the shell for a theme, once the bodies are up to date.
  func prefer(_ scheme: ColorScheme?) {
    afterUpdate { [unowned self] in onPreferredScheme(scheme) }
  }

  func resize(_ size: Size) {
    self.size = size
    scene = Frame(size: size)
    setNeedsLayout()
    invalidateAll()
  }

  // MARK: What has changed

  func setNeedsUpdate(_ node: any Reevaluable) {
    dirty[ObjectIdentifier(node)] = node
    motion.note(ObjectIdentifier(node))
    onChange()
  }

  package func evaluated(_ node: any Reevaluable) { dirty[ObjectIdentifier(node)] = nil }

  package func setNeedsLayout() {
    needsLayout = true
    onChange()
  }

  /// Runs what makes nodes while they are laid out: no layout is due for them after this one, but for
  /// bars and titles, which are placed before them.
  package func makingInPlace<Result>(_ body: () -> Result) -> Result {
    let before = needsLayout
    defer { needsLayout = before || chrome.hasChanged }
    return body()
  }

  /// Lets every node measure itself again in the layout that is going on.
  package func forgetSizes() { layoutPass += 1 }

  package func setNeedsFocusUpdate() {
    needsFocusUpdate = true
    onChange()
  }

  package func invalidate(_ rect: Rect) {
    damage.add(rect.intersection(Rect(origin: .zero, size: size)))
    onChange()
  }

  /// Whether an update or a drawing is due.
  package var needsFrame: Bool {
    !dirty.isEmpty || !actions.isEmpty || needsLayout || !damage.isEmpty || !preparations.isEmpty
  }

  package func invalidateAll() { invalidate(Rect(origin: .zero, size: size)) }

  /// Runs an action once the bodies are up to date: `onAppear`, `onChange`.
  package func afterUpdate(from source: Node? = nil, _ action: @escaping () -> Void) {
    actions.append((source, action))
    onChange()
  }

  func add(_ layer: LayerNode) {
    layers.append(layer)
    setNeedsLayout()
  }

  func remove(_ layer: LayerNode) {
    layers.removeAll { $0 === layer }
    invalidateAll()
    setNeedsFocusUpdate()
  }

  func forget(_ node: Node) {
    dirty[ObjectIdentifier(node)] = nil
    if pressed === node { pressed = nil }
    motion.forget(node)
    focus.forget(node)
    needsFocusUpdate = true
  }

  // MARK: A frame

  /// How often values may change each other before a frame is drawn all the same.
  private static let passLimit = 20

  /// Brings bodies, layout and focus up to date. Returns false when they never came to rest.
  @discardableResult
  package func update() -> Bool {
    var changing: [Node] = []
    for _ in 0..<ViewGraph.passLimit {
      evaluateDirty()
      // What depends on its place is built by layout, and has appeared only then.
      if unplaced > 0, !actions.isEmpty { layOutIfNeeded() }
      let due = actions
      actions.removeAll()
      for action in due { action.run() }
      changing = due.compactMap(\.source)
      if dirty.isEmpty, actions.isEmpty {
        layOutIfNeeded()
        updateFocusIfNeeded()
        focusedValues.refresh(in: self)
      }
      if dirty.isEmpty, actions.isEmpty, !needsLayout {
        TransactionInbox.settle()
        if dirty.isEmpty { return true }
      }
    }
    dirty.removeAll()
    actions.removeAll()
    layOutIfNeeded()
    ViewDiagnostics.reportCycle(changing)
    return false
  }

  private func evaluateDirty() {
    while let next = dirty.values.min(by: { $0.depth < $1.depth }) {
      evaluated(next)
      if let transaction = motion.take(next) {
        under(transaction) { next.reevaluate() }
      } else {
        next.reevaluate()
      }
    }
  }

  private func layOutIfNeeded() {
    guard needsLayout, let root else { return }
    needsLayout = false
    needsFocusUpdate = true
    layoutPass += 1
    let window = Rect(origin: .zero, size: size)
    root.place(in: chrome.layOut(in: window))
    for layer in layers { layer.place(in: window) }
    renewLight()
  }

  private func updateFocusIfNeeded() {
    guard needsFocusUpdate, let root else { return }
    needsFocusUpdate = false
    focus.update(root)
  }

  /// Asks the control with the focus where its caret is.
  ///
  /// For a screen reader there is always one: the cursor is what it reads from.
  package func updateCursor() {
    cursor = focus.node?.caretMark
    if scrollers > 0, let mark = cursor, let node = focus.node, !node.isVisible(mark.point) {
      cursor = nil
    }
    guard look.isLinear, let node = focus.nodeToRead, node !== focus.node || cursor == nil else {
      return
    }
    cursor = CaretMark(point: node.readingPoint, shape: .block)
  }

  /// How many views that scroll are on the screen: without any every caret can be seen.
  package var scrollers = 0

  /// The theme or the widths are others now: everything is measured and drawn anew.
  package func lookChanged() {
    light.forgetTheme()
    if (look.theme.isDark ? ColorScheme.dark : .light) != scheme { showRoot() }
    setNeedsLayout()
    invalidateAll()
  }

  /// Runs an action once before the next frame is drawn, however many events come before it.
  package func beforeFrame(_ action: @escaping () -> Void) {
    preparations.append(action)
    onChange()
  }

  private func prepareFrame() {
    guard !preparations.isEmpty else { return }
    let due = preparations
    preparations.removeAll()
    for action in due { action() }
    update()
  }

  /// Draws what has changed into the scene and returns the rows it lies in, nil for none.
  package func draw() -> Range<Int>? {
    prepareFrame()
    let rects = damage.take()
    guard let root, !rects.isEmpty else { return nil }
    var canvas = Canvas(frame: scene, look: look)
    // The scene's cells are the canvas's alone while it draws: a second owner would cost a copy.
    scene = Frame(size: .zero)
    for damaged in rects {
      let rect = canvas.frame.widened(damaged)
      canvas.clipped(to: rect) { canvas in
        canvas.frame.fill(rect, with: .blank)
        root.draw(in: &canvas)
        chrome.draw(in: &canvas, inLayers: false)
        for layer in layers { layer.draw(in: &canvas) }
        chrome.draw(in: &canvas, inLayers: true)
        popup?.draw(in: &canvas)
      }
    }
    scene = canvas.frame
    updateCursor()
    let rows = rects.reduce(Rect.zero) { $0.union($1) }.rows
    return rows
  }
}

/// The node above all others.
final class RootNode: LayoutWrapperNode {
  override var passesLight: Bool { true }

  override func placeChildren(in rect: Rect) {
    placeContent(in: Alignment.center.rect(of: size(for: ProposedSize(rect.size)), in: rect))
  }
}

/// Where the caret is and how it looks, in cells of the screen.
public struct CaretMark: Hashable, Sendable {
  /// A line before the character, its whole cell, or a line below.
  public enum Shape: Hashable, Sendable { case bar, block, underline }
  /// The cell, counted from the upper left of the screen.
  public var point: Point
  /// How the terminal is asked to draw it.
  public var shape: Shape
  /// A caret at a cell.
  public init(point: Point, shape: Shape = .bar) {
    self.point = point
    self.shape = shape
  }
}
