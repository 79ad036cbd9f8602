import CursesViews

/// A control for a colour. After SwiftUI's `ColorPicker`.
///
/// A terminal has no wheel: the colour is chosen among SwiftUI's by name, each beside a piece of it. One that is
/// none of them stands first, by its components.
public struct ColorPicker<Label: View>: View {
  @Binding var selection: Color
  let label: Label

  /// A picker with any label. The opacity is accepted: it stays as it is.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }

  static var choices: [Color] {
    [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .white, .black,
    ]
  }

  public var body: some View {
    Picker(selection: $selection) {
      if !Self.choices.contains(selection) { ColorChoice(color: selection) }
      ForEach(Self.choices, id: \.self) { ColorChoice(color: $0) }
    } label: {
      label
    }
  }
}

/// A colour with its name.
private struct ColorChoice: View {
  let color: Color
  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: "●").foregroundStyle(color)
      Text(verbatim: color.description)
    }
    .tag(color)
  }
}

extension ColorPicker where Label == Text {
  /// A picker under a literal.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

  /// A picker under a string, shown as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
