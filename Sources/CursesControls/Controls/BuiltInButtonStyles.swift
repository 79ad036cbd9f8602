import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// How a built-in button style looks.
enum ButtonLook: Hashable {
  case bordered, prominent, borderless, plain
}

/// Buttons on a shade of their own, or as bare words.
struct FilledButtonStyle: ButtonStyle {
  let look: ButtonLook

  func makeBody(configuration: Configuration) -> some View {
    FilledButton(look: look, configuration: configuration)
  }
}

/// A button of a built-in style.
struct FilledButton: View {
  let look: ButtonLook
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isInKeyBar) private var isInKeyBar
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    HStack {
      if isInKeyBar {
        if let shortcut { Text(verbatim: shortcut.name).role(.key) } else { KeyBarHint() }
      }
      configuration.label
    }
    .padding(columns: hasShade ? 1 : 0)
    .textStyle { style in
      if let ink { style.ink = ink }
      if look == .prominent { style.decide(isFocused ? [.bold, .underline] : .bold) }
    }
    .tinted(ground, paint: paint)
  }

  /// The ground of a prominent button. It is not as strong as that of the focus, which is known by its underline too.
  private var paint: Paint? {
    guard look == .prominent, isEnabled, !isFocused, !configuration.isPressed else { return nil }
    return .faded(configuration.role == .destructive ? .role(.error) : .tint, by: 0.65)
  }

  private var hasShade: Bool { look == .bordered || look == .prominent }

  private var ink: Ink? {
    if !isEnabled { return .role(.buttonDisabled) }
    if isFocused, look != .plain { return .role(.buttonFocused) }
    if configuration.role == .destructive, look != .prominent { return .role(.error) }
    switch look {
    case .bordered: return .role(.button)
    case .prominent: return .role(.text)
    case .borderless: return .role(.link)
    case .plain: return nil
    }
  }

  private var ground: Role? {
    if !isEnabled { return hasShade ? .buttonDisabled : nil }
    if configuration.isPressed { return .listSelected }
    if isFocused { return look == .plain ? .listSelected : .buttonFocused }
    return look == .prominent ? .listSelected : hasShade ? .button : nil
  }
}

/// The usual look of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style of buttons that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: FilledButtonStyle(look: .bordered))
      .makeBody(configuration: configuration)
  }
}

/// A button on a shade.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A shade behind the label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: FilledButtonStyle(look: .bordered))
      .makeBody(configuration: configuration)
  }
}

/// A button that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The accent colour behind the label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: FilledButtonStyle(look: .prominent))
      .makeBody(configuration: configuration)
  }
}

/// A button as a word in the colour of links.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// No shade, the colour of links.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: FilledButtonStyle(look: .borderless))
      .makeBody(configuration: configuration)
  }
}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// No shade and no colour of its own.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressedButtonStyle(style: FilledButtonStyle(look: .plain))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A shade behind the label.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A shade behind the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// The shades of buttons let the light through: the bordered look.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
  /// SwiftUI's button of a bar of choices; here as `bordered`.
  public static var accessoryBar: BorderedButtonStyle { BorderedButtonStyle() }
  /// SwiftUI's button of a bar of actions; here as `bordered`.
  public static var accessoryBarAction: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The accent colour behind the label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
  /// As `borderedProminent`.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A word in the colour of links.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// As `borderless`.
  public static var link: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, marked while it has the focus.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
