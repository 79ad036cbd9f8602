@_spi(Nodes) import CursesViewGraph

/// A thing as the innermost style of its kind draws it.
///
/// In the body of a style the style around that one holds: a style may place the thing itself, and
/// what is within the thing is drawn as elsewhere.
package struct StyledView<Style>: View, PrimitiveView {
  let usual: Style
  let draw: (Style) -> AnyView

  /// - Parameters:
  ///   - usual: draws where no style is set.
  ///   - draw: the body of a style.
  package init(usual: Style, draw: @escaping (Style) -> AnyView) {
    self.usual = usual
    self.draw = draw
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    var inner = context
    let style = inner.environment.takeStyle(Style.self) ?? usual
    return inner.resolve(draw(style), old)
  }
}

/// The styles of one kind around a place, the innermost last.
private enum StylesKey<Style>: EnvironmentKey {
  static var defaultValue: [Style] { [] }
}

extension EnvironmentValues {
  /// Takes the innermost style of a kind away: the one around it holds from here on.
  package mutating func takeStyle<Style>(_ kind: Style.Type) -> Style? {
    self[StylesKey<Style>.self].popLast()
  }

  fileprivate mutating func addStyle<Style>(_ style: Style, of kind: Style.Type) {
    self[StylesKey<Style>.self].append(style)
  }
}

extension View {
  /// Sets the innermost style of a kind, such as `(any LabelStyle).self`.
  package func style<Style>(_ style: Style, of kind: Style.Type) -> some View {
    EnvironmentView(content: self) { $0.addStyle(style, of: kind) }
  }
}

/// A view whose type is hidden, as a style's configuration hands it on.
public struct StyledPart: View, PrimitiveView {
  let view: AnyView
  package init(_ view: AnyView) { self.view = view }
  package func resolve(_ old: Node?, _ context: ViewContext) -> Node { context.resolve(view, old) }
}

/// The body of a style: its dynamic properties work as a view's.
package struct StyleBody<Style, Content: View>: View {
  let style: Style
  let content: (Style) -> Content

  /// What a style makes of its own dynamic properties.
  package init(style: Style, @ViewBuilder content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }

  package var body: some View { content(style) }

  package func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    slot.fill(with: self) { view, place in
      // One style stands for many buttons.
      let style = PropertyStore.separated(view.style)
      place.install(style)
      place.show(place.watched { view.content(style) })
    }
  }
}
