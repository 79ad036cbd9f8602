@_spi(Nodes) import CursesViewGraph

/// Where a toolbar's item stands. After SwiftUI's `ToolbarItemPlacement`.
///
/// The title's row has the places before and behind the title; the window's last row is the lower
/// bar. `keyboard` is a bar above that, shown while a field has the focus, whose buttons are pressed by
/// the key that stands beside them and never take the focus: their `keyboardShortcut`, else Alt and the
/// digit of their place, 0 for the tenth. What does not fit into a row of it stands in further rows.
/// A sheet has rows of its own for all but that.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let edge: BarNode.Edge
  /// Behind the title.
  public static let automatic = ToolbarItemPlacement(edge: .topTrailing)
  /// In place of the title, in the middle.
  public static let principal = ToolbarItemPlacement(edge: .principal)
  /// Before the title.
  public static let navigation = ToolbarItemPlacement(edge: .topLeading)
  /// Behind the title.
  public static let primaryAction = ToolbarItemPlacement(edge: .topTrailing)
  /// Behind the title.
  public static let secondaryAction = ToolbarItemPlacement(edge: .topTrailing)
  /// Behind the title.
  public static let confirmationAction = ToolbarItemPlacement(edge: .topTrailing)
  /// Before the title.
  public static let cancellationAction = ToolbarItemPlacement(edge: .topLeading)
  /// Behind the title.
  public static let destructiveAction = ToolbarItemPlacement(edge: .topTrailing)
  /// Before the title.
  public static let topBarLeading = ToolbarItemPlacement(edge: .topLeading)
  /// Behind the title.
  public static let topBarTrailing = ToolbarItemPlacement(edge: .topTrailing)
  /// Before the title.
  public static let navigationBarLeading = ToolbarItemPlacement(edge: .topLeading)
  /// Behind the title.
  public static let navigationBarTrailing = ToolbarItemPlacement(edge: .topTrailing)
  /// In the window's last row.
  public static let bottomBar = ToolbarItemPlacement(edge: .bottom)
  /// In the window's last row.
  public static let status = ToolbarItemPlacement(edge: .bottom)
  /// In a bar above the last row, while a field has the focus.
  public static let keyboard = ToolbarItemPlacement(edge: .keys)
}

/// An item as the window's edge shows it.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// Whether it is nothing but the room that the others leave.
  var isRoom = false
}

/// What a toolbar holds. After SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// The items in order; a content with a body has those of its body.
  var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  public var entries: [ToolbarEntry] { body.entries }
}

extension Never: ToolbarContent {}

/// One item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// A control in a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The same. The identity, by which people arrange toolbars elsewhere, is accepted.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }

  public var body: Never { preconditionFailure("a toolbar item has no body") }
  public var entries: [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Controls beside each other in a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The same with a label, by which the group is called where it is made one: bars have room for all of it here.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    self.init(placement: placement, content: content)
  }

  public var body: Never { preconditionFailure("a group of toolbar items has no body") }
  public var entries: [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// The room between items of a toolbar. After SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer: ToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Room of one column, or as much as there is.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var body: Never { preconditionFailure("a spacer of a toolbar has no body") }
  public var entries: [ToolbarEntry] {
    [
      ToolbarEntry(
        placement: placement, view: AnyView(Text(verbatim: sizing == .flexible ? "" : " ")),
        isRoom: sizing == .flexible)
    ]
  }
}

/// How much room a spacer takes. After SwiftUI's.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

/// The items of several contents.
public struct ToolbarEntries: ToolbarContent {
  public let entries: [ToolbarEntry]
  public var body: Never { preconditionFailure("a list of toolbar items has no body") }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { preconditionFailure("an optional toolbar item has no body") }
  public var entries: [ToolbarEntry] { map(\.entries) ?? [] }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Items of a toolbar, of any places.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(grouping: content()) }
  public var body: Never { preconditionFailure("a group of toolbar items has no body") }
  public var entries: [ToolbarEntry] { content.entries }
}

/// Builds a toolbar from the statements of a closure.
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarEntries {
    var entries: [ToolbarEntry] = []
    for part in repeat each content { entries += part.entries }
    return ToolbarEntries(entries: entries)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarEntries {
    ToolbarEntries(entries: first.entries)
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarEntries {
    ToolbarEntries(entries: second.entries)
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarEntries { ToolbarEntries(entries: content.entries) }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Controls at the edges of the window while this view is there.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { ToolbarView(content: self, entries: content().entries) }

  /// The same. The name is accepted: nobody rearranges a bar.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Controls behind the title while this view is there.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(
      content: self,
      entries: [ToolbarEntry(placement: .automatic, view: AnyView(content()))])
  }
}

extension View {
  /// The title in the window's first row.
  public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title.string)
  }

  /// The title in the window's first row, a literal whose Markdown is not shown.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title in the window's first row, a string.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }
}

struct TitledView<Content: View>: View, PrimitiveView {
  let content: Content
  let title: String

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TitleNode ?? TitleNode(context)
    node.updateContent(content, context)
    node.title = title
    return node
  }
}

struct ToolbarView<Content: View>: View, PrimitiveView {
  let content: Content
  let entries: [ToolbarEntry]

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ToolbarNode ?? ToolbarNode(context)
    let keys = entries.filter { $0.placement.edge == .keys }
    let others = entries.filter { $0.placement.edge != .keys }
    node.update(
      content, context, sides: others.map(bar) + (keys.isEmpty ? [] : [keyBar(keys)]))
    return node
  }

  private func bar(_ entry: ToolbarEntry) -> (Node?, ViewContext) -> Node {
    { old, context in
      let node = node(old, context, entry.placement.edge)
      node.isRoom = entry.isRoom
      node.updateContent(HStack { entry.view }, context)
      return node
    }
  }

  /// The bar of keys holds all items, so that they can be broken into rows.
  private func keyBar(_ entries: [ToolbarEntry]) -> (Node?, ViewContext) -> Node {
    let views = entries.map { $0.isRoom ? AnyView(Spacer()) : $0.view }
    return { old, context in
      let node = node(old, context, .keys)
      var inner = context
      inner.environment.isInKeyBar = true
      inner.environment.stackAxis = .horizontal
      let content = ForEach(Array(views.indices), id: \.self) { views[$0] }
      node.updateContent(ArrangedView(KeyBarRows.arrangement, content), inner)
      return node
    }
  }

  private func node(_ old: Node?, _ context: ViewContext, _ edge: BarNode.Edge) -> BarNode {
    let kept = (old as? BarNode).flatMap { $0.edge == edge ? $0 : nil }
    return kept ?? BarNode(context, edge: edge)
  }
}

/// The node of `toolbar`.
final class ToolbarNode: HolderNode {}
