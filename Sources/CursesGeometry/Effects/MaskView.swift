import CursesCore
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Shows of this view only what lies where another one draws something.
  ///
  /// A cell is shown or not; where the mask has a letter and the view a colour, the letter is in that colour.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { MaskView(content: self, mask: mask(), alignment: alignment) }

  /// Shows of this view only what lies where another one draws something.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskView(content: self, mask: mask, alignment: .center)
  }
}

struct MaskView<Content: View, Mask: View>: View, PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? MaskNode ?? MaskNode(context)
    node.alignment = alignment
    node.update(content, mask, context)
    return node
  }
}

/// The node of `mask`.
final class MaskNode: Node {
  var alignment = Alignment.center { didSet { layOut(ifNew: alignment, oldValue) } }

  func update(_ content: some View, _ mask: some View, _ context: ViewContext) {
    environment = context.environment
    let inner = context.child(of: self)
    let old = children
    let new = [inner.resolve(content, old.first), inner.resolve(mask, old.dropFirst().first)]
    for node in old where !new.contains(where: { $0 === node }) { node.detach() }
    if !new.elementsEqual(old, by: ===) { graph.setNeedsLayout() }
    children = new
    invalidate()
  }

  private let stack = StackLayout(axis: .vertical, spacing: 0, alignment: .center)
  private var base: [Node] { children.first?.layoutNodes ?? [] }

  override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

  override func measure(_ proposal: ProposedSize) -> Size {
    base.count == 1 ? base[0].size(for: proposal) : stack.measure(base, proposal)
  }

  override func placeChildren(in rect: Rect) {
    if base.count == 1 { base[0].place(in: rect) } else { stack.place(base, in: rect) }
    for node in children.dropFirst().flatMap(\.layoutNodes) {
      node.place(in: alignment.rect(of: node.size(for: ProposedSize(rect.size)), in: rect))
    }
  }

  override func hit(_ point: Point) -> Node? { children.first?.hit(point) }

  override func draw(in canvas: inout Canvas) {
    canvas.clipped(to: frame) { canvas in
      let area = frame.intersection(canvas.frame.clip)
      var sheet = canvas
      sheet.frame.fill(area, with: .blank)
      children.last?.draw(in: &sheet)
      let before = canvas.frame
      children.first?.draw(in: &canvas)
      for row in area.rows {
        for column in area.columns {
          cut(Point(column: column, row: row), by: sheet.frame, before, in: &canvas)
        }
      }
    }
  }

  private func cut(
    _ point: Point, by mask: Frame, _ before: Frame, in canvas: inout Canvas
  ) {
    let (column, row) = (point.column, point.row)
    let (hole, old) = (mask[column, row], before[column, row])
    let cell = Rect(origin: point, size: Size(columns: 1, rows: 1))
    let hasLetter = hole.glyph != Cell.blank.glyph
    guard hasLetter || hole.style.background != Cell.blank.style.background else {
      canvas.frame.clearText(cell)
      return canvas.frame.modify(cell) { $0 = old.width == 1 ? old : Cell(style: old.style) }
    }
    guard hasLetter, hole.width == 1, canvas.frame[column, row].glyph == Cell.blank.glyph else {
      return
    }
    let color = canvas.frame[column, row].style.background
    canvas.frame.put(
      hole.glyph, width: 1, column: column, row: row,
      foreground: color, background: old.style.background)
  }
}
