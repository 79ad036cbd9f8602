import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Views that belong together, with a heading and a remark below. After SwiftUI's `Section`.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the views are shown; nil where they always are.
  var isExpanded: Binding<Bool>?

  /// Views with something above and below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Views with something above and below them. The older order of arguments.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SectionNode ?? SectionNode(context)
    if let isExpanded {
      let heading = DisclosureHeading(isOpen: isExpanded, label: header)
      if isExpanded.wrappedValue {
        node.update(heading, content, footer, context)
      } else {
        node.update(heading, EmptyView(), EmptyView(), context)
      }
    } else {
      node.update(header, content, footer, context)
    }
    return node
  }
}

extension Section where Footer == EmptyView {
  /// Views with something above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Views with something above them. The older order of arguments.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// Views with something below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Views with something below them. The older order of arguments.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Views under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Views under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// How a section is drawn by what is around it.
package enum SectionLook {
  /// A box with the heading in its upper edge.
  case box
  /// A heading above the rows.
  case heading
  /// Views in the cells of a grid around, below a heading in a line of its own.
  case flowing
  /// Items of a menu below a heading, all of them rows of the menu.
  case menu
}

private enum SectionLookKey: EnvironmentKey {
  static let defaultValue = SectionLook.heading
}

extension EnvironmentValues {
  /// How the sections in a view are drawn.
  package var sectionLook: SectionLook {
    get { self[SectionLookKey.self] }
    set { self[SectionLookKey.self] = newValue }
  }
}

/// The node of `Section`.
final class SectionNode: SectionRow {
  private var look: SectionLook { environment.sectionLook }

  override var passesRows: Bool { look != .box }
  override var isStructural: Bool { look == .flowing || look == .menu }

  func update(
    _ header: some View, _ content: some View, _ footer: some View, _ context: ViewContext
  ) {
    environment = context.environment
    var inner = context.child(of: self)
    inner.environment.stackAxis = .vertical
    let flows = look == .flowing
    if flows { inner.environment.sectionLook = .heading }
    let old = children
    func kept(_ index: Int) -> Node? { old.indices.contains(index) ? old[index] : nil }
    let hasBox = look == .box
    let new = [
      inner.resolve(
        AloneView(
          content: header.textStyle {
            $0.ink = $0.ink ?? .role(hasBox ? .accent : .title)
            $0.decide(.bold)
          }, isOn: flows), kept(0)),
      inner.resolve(content, kept(1)),
      inner.resolve(
        AloneView(
          content: footer.textStyle { $0.isSecondary = true }, isOn: flows), kept(2)),
    ]
    for node in old where !new.contains(where: { $0 === node }) { node.detach() }
    if !new.elementsEqual(old, by: ===) { graph.setNeedsLayout() }
    children = new
  }

  private func nodes(_ index: Int) -> [Node] {
    children.indices.contains(index) ? children[index].layoutNodes : []
  }
  /// The rows of the section.
  var rows: [Node] { nodes(1) }

  private let stack = StackLayout(axis: .vertical, spacing: 0, position: .start)

  private func height(_ index: Int, _ columns: Int?) -> Int {
    nodes(index).isEmpty
      ? 0 : stack.measure(nodes(index), ProposedSize(columns: columns, rows: nil)).rows
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let columns = proposal.columns ?? FormRowsNode.mostColumns
    let footer = height(2, columns - 4)
    switch look {
    case .box:
      let room = proposal.rows.map { max(0, $0 - 2 - footer) }
      let rows = FormStack.height(self.rows, columns: columns - 4, room: room) + 2
      return Size(columns: columns, rows: rows + footer)
    case .heading, .flowing, .menu:
      let rows = height(1, columns)
      return Size(columns: columns, rows: height(0, columns) + rows + footer)
    }
  }

  private var boxRect: Rect {
    let footer = height(2, frame.size.columns - 4)
    return Rect(
      origin: frame.origin,
      size: Size(columns: frame.size.columns, rows: max(0, frame.size.rows - footer)))
  }

  override func placeChildren(in rect: Rect) {
    let columns = rect.size.columns
    switch look {
    case .box:
      let box = boxRect
      placeHeader(in: rect)
      let room = box.inset(columns: 2, rows: 1)
      FormStack.place(rows, in: room, room: room.size.rows)
      stack.place(
        nodes(2),
        in: Rect(
          column: rect.minColumn + 2, row: box.maxRow, columns: columns - 4,
          rows: rect.maxRow - box.maxRow))
    case .heading, .flowing, .menu:
      var row = rect.minRow
      for index in 0..<3 {
        let rows = height(index, columns)
        stack.place(
          nodes(index), in: Rect(column: rect.minColumn, row: row, columns: columns, rows: rows))
        row += rows
      }
    }
  }

  private func placeHeader(in rect: Rect) {
    let room = ProposedSize(columns: max(0, rect.size.columns - 6), rows: 1)
    guard !nodes(0).isEmpty else { return }
    let size = stack.measure(nodes(0), room)
    stack.place(
      nodes(0),
      in: Rect(
        column: rect.minColumn + 3, row: rect.minRow, columns: size.columns,
        rows: min(1, size.rows)))
  }

  override func draw(in canvas: inout Canvas) {
    guard look == .box else { return drawChildren(in: &canvas) }
    let outer = canvas.surface
    canvas.box(boxRect, glassFrom: outer)
    if outer == .backdrop { canvas.surface = .panel }
    if let header = nodes(0).first?.frame, !header.isEmpty {
      let around = Rect(
        column: header.minColumn - 1, row: header.minRow, columns: header.size.columns + 2, rows: 1)
      canvas.rule(
        " ", column: around.minColumn, row: around.minRow, columns: around.size.columns,
        role: .text)
    }
    for child in children.dropLast() { child.draw(in: &canvas) }
    canvas.surface = outer
    children.last?.draw(in: &canvas)
  }
}
