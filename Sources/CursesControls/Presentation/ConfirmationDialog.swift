@_spi(Nodes) import CursesViewGraph

extension View {
  /// Offers a few ways to go on, one below the other. Esc turns away.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(
      isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
      shown: {
        DialogView(
          title: titleVisibility == .hidden ? Text(verbatim: "") : title, axis: .vertical,
          actions: actions(), message: message())
      })
  }

  /// The same under a literal, whose Markdown is shown.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// The same under a literal and without a message.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: { EmptyView() })
  }

  /// The same under a string and without a message.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: { EmptyView() })
  }
}

extension View {
  /// Asks to choose one of several actions with a value: that of `data` when the dialog comes, or none while
  /// there is no value.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    let isThere = data != nil
    return confirmationDialog(
      title,
      isPresented: Binding(
        get: { isThere && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 }),
      titleVisibility: titleVisibility, actions: { data.map { actions($0) } },
      message: { data.map { message($0) } })
  }

  /// The same under a literal.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// The same under a literal and without a message.
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// The same under a string, shown as it is.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// The same under a string and with a message.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }
}
