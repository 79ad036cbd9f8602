import CursesUI

@MainActor
private struct PresentationSurface {
  struct Item: Identifiable { let id: Int }

  @State private var isShown = false
  @State private var item: Item?
  @State private var value = 0
  @Environment(\.dismiss) private var dismiss

  // MARK: Alerts and sheets

  func presentations() {
    let view = Text("a")
    //: alert(_:isPresented:actions:)
    _ = view.alert("Saved", isPresented: $isShown, actions: { Button("OK") {} })
    //: alert(_:isPresented:actions:message:)
    _ = view.alert(
      "Saved", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("b") })
    //: alert(_:isPresented:presenting:actions:)
    _ = view.alert("Saved", isPresented: $isShown, presenting: item, actions: { _ in Text("b") })
    //: alert(_:isPresented:presenting:actions:message:)
    _ = view.alert(
      "Saved", isPresented: $isShown, presenting: item, actions: { _ in Button("OK") {} },
      message: { Text("\($0.id)") })
    //: alert(isPresented:content:)
    _ = view.alert(isPresented: $isShown, content: { Alert(title: Text("Saved")) })
    //: alert(item:content:)
    _ = view.alert(item: $item, content: { Alert(title: Text("\($0.id)")) })
    //: Alert(title:message:dismissButton:)
    _ = Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("OK")))
    //: Alert(title:message:primaryButton:secondaryButton:)
    _ = Alert(
      title: Text("a"), message: nil, primaryButton: .destructive(Text("Delete")),
      secondaryButton: .cancel())
    //: confirmationDialog(_:isPresented:titleVisibility:actions:)
    _ = view.confirmationDialog(
      "Delete?", isPresented: $isShown, titleVisibility: .visible, actions: { Button("Yes") {} })
    //: confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    _ = view.confirmationDialog(
      "Delete?", isPresented: $isShown, titleVisibility: .visible, actions: { Button("Yes") {} },
      message: { Text("b") })
    //: sheet(isPresented:onDismiss:content:)
    _ = view.sheet(isPresented: $isShown, onDismiss: {}, content: { Text("b") })
    //: sheet(item:onDismiss:content:)
    _ = view.sheet(item: $item, onDismiss: nil, content: { Text("\($0.id)") })
    //: fullScreenCover(isPresented:onDismiss:content:)
    _ = view.fullScreenCover(isPresented: $isShown, onDismiss: {}, content: { Text("b") })
    //: fullScreenCover(item:onDismiss:content:)
    _ = view.fullScreenCover(item: $item, onDismiss: {}, content: { Text("\($0.id)") })
    //: popover(isPresented:content:)
    _ = view.popover(isPresented: $isShown, content: { Text("b") })
    //: interactiveDismissDisabled(_:)
    _ = view.interactiveDismissDisabled()
    //: EnvironmentValues.dismiss
    dismiss()
    _ = EnvironmentValues().dismiss
    //: EnvironmentValues.isPresented
    _ = EnvironmentValues().isPresented
  }

  // MARK: Toolbars

  func toolbars() {
    let view = Text("a")
    //: toolbar(content:)
    _ = view.toolbar(content: { ToolbarItem { Button("Save") {} } })
    _ = view.toolbar { Button("Save") {} }
    //: ToolbarItem(placement:content:)
    _ = ToolbarItem(placement: .keyboard, content: { Button("Done") {} })
    _ = ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
    _ = ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    _ = ToolbarItem(placement: .principal) { Text("b") }
    _ = ToolbarItem(placement: .topBarTrailing) { Text("b") }
    _ = ToolbarItem(placement: .bottomBar) { Text("b") }
    //: ToolbarItemGroup(placement:content:)
    _ = ToolbarItemGroup(placement: .keyboard, content: { Button("Done") {} })
  }

  // MARK: Events

  func events() {
    let view = Text("a")
    //: onChange(of:initial:_:)
    _ = view.onChange(of: value) {}.onChange(of: value, initial: true) { old, new in
      value = max(old, new)
    }
    //: onChange(of:perform:)
    _ = view.onChange(of: value, perform: { value = $0 })
    //: onAppear(perform:)
    _ = view.onAppear(perform: {}).onAppear {}
    //: onDisappear(perform:)
    _ = view.onDisappear(perform: {})
    //: task(priority:_:)
    _ = view.task {}.task(priority: .background) {}
    //: task(id:priority:_:)
    _ = view.task(id: value) {}
    //: onReceive(_:perform:)
    _ = view.onReceive(PassthroughSubject<Int, Never>(), perform: { value = $0 })
    //: disabled(_:)
    _ = view.disabled(true)
    //: onTapGesture(count:perform:)
    _ = view.onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture(perform: {})
    //: onKeyPress(_:action:)
    _ = view.onKeyPress(.escape) { .handled }
    _ = view.onKeyPress("a", action: { .ignored })
    //: onKeyPress(_:phases:action:)
    _ = view.onKeyPress(.return, phases: .down, action: { _ in .handled })
    //: onKeyPress(keys:phases:action:)
    _ = view.onKeyPress(keys: [.upArrow, .downArrow], phases: .all, action: { _ in .handled })
    //: onKeyPress(characters:phases:action:)
    _ = view.onKeyPress(
      characters: .decimalDigits, phases: .down,
      action: { $0.characters == "1" ? .handled : .ignored })
    //: onKeyPress(phases:action:)
    _ = view.onKeyPress(phases: [.down, .repeat], action: { _ in .ignored })
    //: keyboardShortcut(_:modifiers:)
    _ = view.keyboardShortcut("s", modifiers: .command)
    _ = view.keyboardShortcut("s", modifiers: [.command, .shift])
    //: keyboardShortcut(_:)
    _ = view.keyboardShortcut(.defaultAction).keyboardShortcut(.cancelAction)
    //: help(_:)
    _ = view.help("What it does")
    //: accessibilityLabel(_:)
    _ = view.accessibilityLabel("a")
    //: accessibilityHint(_:)
    _ = view.accessibilityHint("a")
    //: accessibilityValue(_:)
    _ = view.accessibilityValue("a")
    //: accessibilityIdentifier(_:)
    _ = view.accessibilityIdentifier("a")
    //: accessibilityHidden(_:)
    _ = view.accessibilityHidden(true)
    //: accessibilityAddTraits(_:)
    _ = view.accessibilityAddTraits(.isHeader)
    //: accessibilityElement(children:)
    _ = view.accessibilityElement(children: .combine)
    //: transformEnvironment(_:transform:)
    _ = view.transformEnvironment(\.lineLimit, transform: { $0 = 2 })
    //: environment(_:_:)
    _ = view.environment(\.locale, Locale(identifier: "fr"))
    //: modifier(_:)
    _ = view.modifier(Wide())
    //: id(_:)
    _ = view.id(value)
  }
}

//: ViewModifier
private struct Wide: ViewModifier {
  func body(content: Content) -> some View { content.frame(maxWidth: .infinity) }
}

//: #Preview
#Preview { Text("a") }
#Preview("Named", traits: .sizeThatFitsLayout) { Text("a") }
