import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Asks or tells something over the window; any of its buttons closes it.
  ///
  /// Without actions it has a button OK. Esc presses the button with the role `cancel`.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(
      isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
      shown: {
        DialogView(title: title, axis: .horizontal, actions: actions(), message: message())
      })
  }

  /// The same under a literal, whose Markdown is shown.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same under a string, shown as it is.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same without a message.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// The same under a literal and without a message.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// The same under a string and without a message.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  /// An alert about a value, which must be there too for it to be shown.
  public func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(
      isPresented: isPresented.wrappedValue && data != nil,
      dismiss: { isPresented.wrappedValue = false },
      shown: {
        DialogView(
          title: title, axis: .horizontal, actions: data.map(actions), message: data.map(message))
      })
  }

  /// The same under a literal, whose Markdown is shown.
  public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// The same under a literal and without a message.
  public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The older form, which returns the alert.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    dialog(
      isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
      shown: { content().view })
  }

  /// An alert about a value, shown while there is one; closing it makes the value nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let shown = item.wrappedValue
    return dialog(
      isPresented: shown != nil, dismiss: { item.wrappedValue = nil },
      shown: { shown.map { content($0).view } })
  }

  func dialog<Shown: View>(
    isPresented: Bool, dismiss: @escaping () -> Void, @ViewBuilder shown: @escaping () -> Shown
  ) -> some View {
    PresenterView(
      content: self, isPresented: isPresented, closesByButton: true, dismiss: dismiss,
      shown: shown)
  }
}

/// An alert as a value, for the older form of `alert`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button that closes the alert.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that Esc presses too.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button “Cancel”, which Esc presses too.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }
    /// A button that is marked as one that cannot be undone.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button; without one it is “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// An alert with two buttons beside each other.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor var view: some View {
    DialogView(
      title: title, axis: .horizontal,
      actions: ForEach(buttons.indices, id: \.self) { [buttons] index in
        CursesControls.Button(role: buttons[index].role, action: buttons[index].action) {
          buttons[index].label
        }
      }, message: message)
  }
}
