import CursesCore
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Shows a view over the window while a value is true. Esc closes it, `\.dismiss` too.
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    PresenterView(
      content: self, isPresented: isPresented.wrappedValue,
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss ?? {},
      shown: { SheetFrame(content: content()) })
  }

  /// Shows a view for an item while there is one.
  public func sheet<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    let shown = item.wrappedValue
    return PresenterView(
      content: self, isPresented: shown != nil, dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss ?? {},
      shown: { SheetFrame(content: shown.map { content($0).id($0.id) }) })
  }

  /// A sheet: a terminal's window is small enough.
  public func fullScreenCover<Cover: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Cover
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }

  /// A sheet about a value, shown while there is one; closing it makes the value nil.
  public func fullScreenCover<Item: Identifiable, Cover: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Cover
  ) -> some View { sheet(item: item, onDismiss: onDismiss, content: content) }

  /// A sheet: what a popover shows stands in the middle of the window.
  public func popover<Popover: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Popover
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// A sheet for an item: what a popover shows stands in the middle of the window.
  public func popover<Item: Identifiable, Popover: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Popover
  ) -> some View { sheet(item: item, content: content) }

  /// Whether Esc leaves the sheet alone.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    onKey { isDisabled && $0.code == .escape }
  }
}

/// A pane in the middle of the window, with the title and the bars of what it holds.
struct SheetFrame<Content: View>: View {
  let content: Content

  var body: some View {
    Panel(surface: .dialog) {
      BarredView(content: VStack { content }).padding(columns: 2, rows: 1)
    }
    .padding(columns: 2, rows: 1)
  }
}

/// A view at whose edges the bars and titles of the views within stand.
struct BarredView<Content: View>: View, PrimitiveView {
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? BarredNode ?? BarredNode(context)
    var inner = context
    inner.environment[object: WindowChrome.self] = node.chrome
    node.updateContent(content, inner)
    return node
  }
}

/// The node of `BarredView`.
final class BarredNode: LayoutWrapperNode {
  let chrome = WindowChrome(margin: 0)

  override func measure(_ proposal: ProposedSize) -> Size {
    chrome.measure(proposal) { measureContent($0) }
  }

  override func placeChildren(in rect: Rect) { placeContent(in: chrome.layOut(in: rect)) }

  override func draw(in canvas: inout Canvas) {
    drawChildren(in: &canvas)
    chrome.draw(in: &canvas)
  }

  override func hit(_ point: Point) -> Node? { chrome.hit(point) ?? super.hit(point) }
}
