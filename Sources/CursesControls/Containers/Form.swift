import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Controls in rows, with their labels in a column. After SwiftUI's `Form`.
///
/// It scrolls when it is taller than its room, and is no wider than can be read. Its rows begin at the top of the room it
/// takes, which is all there is; in a sheet, and in columns, it is as high as its rows.
public struct Form<Content: View>: View, PrimitiveView {
  let content: Content

  /// A form of the views in it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let configuration = FormStyleConfiguration(content: StyledPart(AnyView(content)))
    return context.resolve(
      StyledView<any FormStyle>(usual: GroupedFormStyle()) { $0.styled(configuration) }, old)
  }
}

extension Form where Content == StyledPart {
  /// The form that a style was asked to draw.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What a form style gets.
public struct FormStyleConfiguration {
  /// The rows, their types hidden.
  public typealias Content = StyledPart
  /// The rows and sections of the form, to be placed in the body.
  public let content: Content
}

/// The look of forms. After SwiftUI's `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// Sections in boxes, labels at the left.
public struct GroupedFormStyle: FormStyle {
  /// The style of forms that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormRows.scrolling(isBoxed: true, content: configuration.content)
  }
}

/// Rows without boxes, the labels moved to their controls.
public struct ColumnsFormStyle: FormStyle {
  /// Labels in one column, controls in the next.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormRows.scrolling(isBoxed: false, content: configuration.content)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections in boxes, as `grouped`.
  public static var automatic: GroupedFormStyle { GroupedFormStyle() }
  /// Sections in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// No boxes, the labels moved to their controls.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// The look of the forms in this view.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    self.style(style, of: (any FormStyle).self)
  }
}

/// A form that scrolls: in a sheet or dialog no higher than its rows.
struct FormScroll<Content: View>: View {
  /// Whether it takes the height of the window elsewhere, its rows at the top.
  let fills: Bool
  let content: Content
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    var view = ScrollView { content }
    view.fillsRows = fills && !isPresented
    return view
  }
}

/// The rows of a form.
struct FormRows<Content: View>: View, PrimitiveView {
  let isBoxed: Bool
  let content: Content

  static func scrolling(isBoxed: Bool, content: Content) -> some View {
    FormScroll(fills: isBoxed, content: FormRows(isBoxed: isBoxed, content: content))
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FormRowsNode ?? FormRowsNode(context)
    node.isBoxed = isBoxed
    var inner = context
    inner.environment.formColumns = node.columns
    inner.environment.formLabelsAreTrailing = !isBoxed
    inner.environment.sectionLook = isBoxed ? .box : .heading
    node.updateContent(content, inner)
    return node
  }
}

/// The node of a form's rows: rows that belong to no section stand in a box of their own.
final class FormRowsNode: LayoutWrapperNode {
  let columns = FormColumns()
  var isBoxed = true { didSet { layOut(ifNew: isBoxed, oldValue) } }
  /// The boxes of rows without a section.
  private var boxes: [Rect] = []

  /// The most columns a form takes.
  static let mostColumns = 76

  /// A run of rows, or a section.
  private struct Part {
    var nodes: [Node]
    var isSection: Bool
    /// Whether it is buttons alone, which need no box.
    @MainActor var isBare: Bool {
      !isSection && nodes.allSatisfy { $0.holdsButton && !$0.holdsRow }
    }
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for node in content {
      if node is SectionNode || !isBoxed {
        parts.append(Part(nodes: [node], isSection: true))
      } else if let last = parts.last, !last.isSection {
        parts[parts.count - 1].nodes.append(node)
      } else {
        parts.append(Part(nodes: [node], isSection: false))
      }
    }
    return parts
  }

  private func width(_ proposal: Int?) -> Int { min(proposal ?? .max, Self.mostColumns) }

  private func height(_ part: Part, columns: Int) -> Int {
    guard !part.isSection else {
      return part.nodes[0].size(for: ProposedSize(columns: columns, rows: nil)).rows
    }
    return FormStack.height(part.nodes, columns: columns - 4) + (part.isBare ? 1 : 2)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = width(proposal.columns)
    measureLabels()
    let parts = parts
    let rows = parts.reduce(0) { $0 + height($1, columns: width) }
    let gaps = isBoxed ? 0 : max(0, parts.count - 1)
    return Size(columns: width, rows: rows + gaps)
  }

  /// All labels get the width of the longest.
  private func measureLabels() {
    var widest = 0
    walk { node in
      if let row = node as? LabeledRowNode { widest = max(widest, row.idealLabelColumns) }
    }
    columns.labels = widest
  }

  override func placeChildren(in rect: Rect) {
    boxes = []
    var row = rect.minRow
    for part in parts {
      let place = Rect(
        column: rect.minColumn, row: row, columns: rect.size.columns,
        rows: height(part, columns: rect.size.columns))
      if part.isSection {
        part.nodes[0].place(in: place)
      } else {
        if !part.isBare { boxes.append(place) }
        FormStack.place(part.nodes, in: place.inset(columns: 2, rows: 1))
      }
      row = place.maxRow + (isBoxed ? 0 : 1)
    }
  }

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.surface
    for box in boxes { canvas.box(box, glassFrom: outer) }
    for part in parts {
      canvas.surface = part.isSection || part.isBare || outer != .backdrop ? outer : .panel
      let rows = part.nodes.reduce(Rect.zero) { $0.union($1.frame) }
      let band = Rect(
        column: frame.minColumn, row: rows.minRow, columns: frame.size.columns,
        rows: rows.size.rows)
      // By way of the children: what stands around a row, such as its colour, is drawn with it.
      canvas.clipped(to: band) { drawChildren(in: &$0) }
    }
    canvas.surface = outer
  }
}

extension Canvas {
  /// Draws a box; on the bare background it is a pane of glass too.
  mutating func box(_ rect: Rect, glassFrom surface: Surface) {
    if surface == .backdrop { layGlass(rect, surface: .panel) }
    let before = self.surface
    if surface == .backdrop { self.surface = .panel }
    border(rect, title: "", role: .border, isActive: false)
    self.surface = before
  }
}

/// Rows of a form one below the other, each with the whole width.
@MainActor
enum FormStack {
  private static let gap = 1

  /// What a row is offered: one alone gets the room there is, several are as high as they like to be.
  private static func proposal(_ nodes: [Node], _ columns: Int, _ room: Int?) -> ProposedSize {
    ProposedSize(columns: columns, rows: nodes.count == 1 ? room : nil)
  }

  /// - Parameter room: the rows there are; nil for as many as are needed.
  static func height(_ nodes: [Node], columns: Int, room: Int? = nil) -> Int {
    let proposal = proposal(nodes, columns, room)
    return nodes.reduce(0) { $0 + $1.size(for: proposal).rows } + max(0, nodes.count - 1) * gap
  }

  static func place(_ nodes: [Node], in rect: Rect, room: Int? = nil) {
    let proposal = proposal(nodes, rect.size.columns, room)
    var row = rect.minRow
    for node in nodes {
      let size = node.size(for: proposal)
      node.place(in: Rect(origin: Point(column: rect.minColumn, row: row), size: size))
      row += size.rows + gap
    }
  }
}
