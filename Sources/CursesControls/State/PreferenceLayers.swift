@_spi(Nodes) import CursesViewGraph

extension View {
  /// Puts a view over this one that is made of the value that the views within hand up.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer(content: self, key: key) { content, value in
      content.overlay(alignment: alignment) { transform(value) }
    }
  }

  /// Puts a view behind this one that is made of the value that the views within hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View where Key.Value: Equatable {
    PreferenceLayer(content: self, key: key) { content, value in
      content.background(alignment: alignment) { transform(value) }
    }
  }
}

/// A view with a layer made of a value that it hands up.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Whole: View>: View
where Key.Value: Equatable {
  let content: Content
  let key: Key.Type
  let layers: (PreferenceReader<Content, Key>, Key.Value) -> Whole
  @State private var value: Key.Value?

  init(
    content: Content, key: Key.Type,
    layers: @escaping (PreferenceReader<Content, Key>, Key.Value) -> Whole
  ) {
    self.content = content
    self.key = key
    self.layers = layers
  }

  var body: some View {
    layers(
      PreferenceReader(content: content, key: key) { value = $0 }, value ?? Key.defaultValue)
  }
}
