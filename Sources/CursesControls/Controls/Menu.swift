import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A button that opens a list of buttons. After SwiftUI's `Menu`.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false

  /// A menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A button with any label, and a menu behind an arrow beside it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    PopupView(isOpen: $isOpen, closesByButton: true) {
      if let primaryAction {
        HStack {
          Button(role: nil, action: primaryAction) { label }
          opener { Sign(sign: "▾", ascii: "v") }
        }
      } else {
        opener {
          HStack {
            label
            Sign(sign: "▾", ascii: "v")
          }
        }
      }
    } popup: {
      MenuPanel { content }
    }
  }

  /// The button that opens the menu: it answers nothing, so that the menu or dialog around stays.
  private func opener<Sign: View>(@ViewBuilder _ sign: () -> Sign) -> some View {
    Button(role: nil, action: { isOpen = true }, label: sign)
      .environment(\.buttonWasPressed, {})
  }
}

extension Menu where Label == Text {
  /// A menu under a literal, whose Markdown is shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu under a string, shown as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button under a literal, and a menu behind an arrow beside it.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
}

extension Menu where Label == CursesControls.Label<Text, Image> {
  /// A menu under a literal and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { CursesControls.Label(titleKey, systemImage: systemImage) }
  }
}

/// An item of a menu: a word with the whole row.
struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(configuration: configuration)
  }
}

struct MenuItem: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    HStack(gap: 0) {
      configuration.label
      Spacer(leastCells: 2)
      if let shortcut { Text(verbatim: shortcut.name).role(isFocused ? .buttonFocused : .dim) }
    }
    .padding(columns: 1)
    .textStyle { style in
      if isFocused {
        style.ink = .role(.buttonFocused)
      } else if !isEnabled {
        style.ink = .role(.buttonDisabled)
      } else if configuration.role == .destructive {
        style.ink = .role(.error)
      }
    }
    .tinted(isFocused ? .buttonFocused : nil)
  }
}
