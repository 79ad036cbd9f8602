@_spi(Nodes) import CursesViewGraph

/// A choice of one of several values. After SwiftUI's `Picker`.
///
/// The options are the views of the content, each with the value of its `tag` or, in a `ForEach`, its
/// identity.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  /// Nil for several values that differ.
  let selection: Binding<SelectionValue?>
  let content: Content
  let label: Label

  /// A choice among views that have tags, with any label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  /// A choice for several values at once: none is chosen while they differ.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(sources.map { $0[keyPath: selection] }, content: content(), label: label()) }

  private init(_ bindings: [Binding<SelectionValue>], content: Content, label: Label) {
    selection = Binding(
      get: {
        guard let first = bindings.first?.wrappedValue else { return nil }
        return bindings.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
      },
      set: { value in
        guard let value else { return }
        for binding in bindings { binding.wrappedValue = value }
      })
    self.content = content
    self.label = label
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = selection.wrappedValue
  }

  /// The same. The label of the value is accepted: the picker shows the option that is chosen.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(selection: selection, content: content, label: label) }

  /// The same; the older order of arguments.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content, label: { label }) }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let kind = context.environment.pickerStyle
    let options = content.labelStyle(.automatic).environment(\.labelsAreHidden, false)
    if context.environment.pickersAreInMenu, kind == .menu || kind == .rows {
      return context.resolve(
        OptionsView(
          selection: selection, content: options, look: .items,
          pressed: context.environment.buttonWasPressed), old)
    }
    let row = LabeledRow {
      label
    } control: {
      switch kind {
      case .menu: MenuPicker(selection: selection, content: options)
      case .segmented: OptionsView(selection: selection, content: options, look: .segments)
      case .rows: OptionsView(selection: selection, content: options, look: .rows)
      }
    }
    return context.resolve(row, old)
  }
}

extension Picker where Label == Text {
  /// A choice under a literal, whose Markdown is shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// A choice under a string, shown as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }

  /// A choice for several values at once, under a literal.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

  /// A choice for several values at once, under a string.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == Text {
  /// A choice under a literal. The label of the value is accepted: the picker shows the option that is chosen.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(titleKey, selection: selection, content: content) }
}

extension Picker where Label == CursesControls.Label<Text, Image> {
  /// A choice under a literal and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      CursesControls.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// How a picker shows its options.
public enum PickerKind: Hashable, Sendable { case menu, segmented, rows }

/// The look of pickers. After SwiftUI's `PickerStyle`.
public protocol PickerStyle {
  var kind: PickerKind { get }
}

/// The chosen option, and the others in a menu below it.
public struct MenuPickerStyle: PickerStyle {
  /// The look of pickers that have no other.
  public init() {}
  public var kind: PickerKind { .menu }
}

/// The options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// All options in view, in one row.
  public init() {}
  public var kind: PickerKind { .segmented }
}

/// The options below each other.
public struct InlinePickerStyle: PickerStyle {
  /// All options in view, a row each.
  public init() {}
  public var kind: PickerKind { .rows }
}

/// The same as `MenuPickerStyle`.
public typealias DefaultPickerStyle = MenuPickerStyle
/// The same as `MenuPickerStyle`.
public typealias NavigationLinkPickerStyle = MenuPickerStyle
/// The same as `SegmentedPickerStyle`.
public typealias PalettePickerStyle = SegmentedPickerStyle
/// The same as `InlinePickerStyle`.
public typealias WheelPickerStyle = InlinePickerStyle
/// The same as `InlinePickerStyle`.
public typealias RadioGroupPickerStyle = InlinePickerStyle

extension PickerStyle where Self == MenuPickerStyle {
  /// The menu.
  public static var automatic: MenuPickerStyle { MenuPickerStyle() }
  /// The chosen option, and the others in a menu below it.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
  /// SwiftUI's list on a page of its own; here the menu.
  public static var navigationLink: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  /// SwiftUI's row of symbols; here as `segmented`.
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
  /// The options below each other.
  public static var radioGroup: InlinePickerStyle { InlinePickerStyle() }
  /// SwiftUI's drum; here the options below each other.
  public static var wheel: InlinePickerStyle { InlinePickerStyle() }
}

enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerKind.menu
}

extension EnvironmentValues {
  var pickerStyle: PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the pickers in this view.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerStyle, style.kind)
  }
}

/// A picker that shows the chosen option, and all of them when it is pressed.
struct MenuPicker<Value: Hashable, Content: View>: View {
  let selection: Binding<Value?>
  let content: Content
  @State private var isOpen = false

  var body: some View {
    PopupView(isOpen: $isOpen) {
      OptionsView(
        selection: selection, content: content, look: .closed, pressed: { isOpen = true })
    } popup: {
      OptionsView(
        selection: selection, content: content, look: .menu, pressed: { isOpen = false })
    }
  }
}
