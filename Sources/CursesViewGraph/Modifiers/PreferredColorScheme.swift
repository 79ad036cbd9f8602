extension View {
  /// Asks for a dark or a light theme while the view is shown; nil leaves the person's own.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredSchemeView(content: self, scheme: colorScheme)
  }
}

struct PreferredSchemeView<Content: View>: View, PrimitiveView {
  let content: Content
  let scheme: ColorScheme?

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PreferredSchemeNode ?? PreferredSchemeNode(context)
    node.set(scheme)
    node.updateContent(content, context)
    return node
  }
}

/// The node of `preferredColorScheme`.
final class PreferredSchemeNode: WrapperNode {
  private var scheme: ColorScheme?
  override var isStructural: Bool { true }

  func set(_ scheme: ColorScheme?) {
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    graph.prefer(scheme)
  }

  override func detach() {
    if scheme != nil { graph.prefer(nil) }
    super.detach()
  }
}
