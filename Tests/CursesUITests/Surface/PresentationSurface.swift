import CursesUI

@MainActor
struct PresentationSurface {
  struct Item: Identifiable { let id: Int }

  @State private var isShown = false
  @State private var item: Item?
  @State private var value = 0
  @Environment(\.dismiss) private var dismiss

  // MARK: Alerts and sheets

  func presentations() {
    let view = Text("a")
    //: alert(_:isPresented:actions:)
    made = view.alert("Saved", isPresented: $isShown, actions: { Button("OK") {} })
    //: alert(_:isPresented:actions:message:)
    made = view.alert(
      "Saved", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("b") })
    //: alert(_:isPresented:presenting:actions:)
    made = view.alert("Saved", isPresented: $isShown, presenting: item, actions: { _ in Text("b") })
    //: alert(_:isPresented:presenting:actions:message:)
    made = view.alert(
      "Saved", isPresented: $isShown, presenting: item, actions: { _ in Button("OK") {} },
      message: { Text("\($0.id)") })
    //: alert(isPresented:content:)
    made = view.alert(isPresented: $isShown, content: { Alert(title: Text("Saved")) })
    //: alert(item:content:)
    made = view.alert(item: $item, content: { Alert(title: Text("\($0.id)")) })
    //: Alert(title:message:dismissButton:)
    made = Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("OK")))
    //: Alert(title:message:primaryButton:secondaryButton:)
    made = Alert(
      title: Text("a"), message: nil, primaryButton: .destructive(Text("Delete")),
      secondaryButton: .cancel())
    //: confirmationDialog(_:isPresented:titleVisibility:actions:)
    made = view.confirmationDialog(
      "Delete?", isPresented: $isShown, titleVisibility: .visible, actions: { Button("Yes") {} })
    //: confirmationDialog(_:isPresented:titleVisibility:actions:message:)
    made = view.confirmationDialog(
      "Delete?", isPresented: $isShown, titleVisibility: .visible, actions: { Button("Yes") {} },
      message: { Text("b") })
    //: sheet(isPresented:onDismiss:content:)
    made = view.sheet(isPresented: $isShown, onDismiss: {}, content: { Text("b") })
    //: sheet(item:onDismiss:content:)
    made = view.sheet(item: $item, onDismiss: nil, content: { Text("\($0.id)") })
    //: fullScreenCover(isPresented:onDismiss:content:)
    made = view.fullScreenCover(isPresented: $isShown, onDismiss: {}, content: { Text("b") })
    //: fullScreenCover(item:onDismiss:content:)
    made = view.fullScreenCover(item: $item, onDismiss: {}, content: { Text("\($0.id)") })
    //: popover(isPresented:content:)
    made = view.popover(isPresented: $isShown, content: { Text("b") })
    //: interactiveDismissDisabled(_:)
    made = view.interactiveDismissDisabled()
    //: EnvironmentValues.dismiss
    dismiss()
    made = EnvironmentValues().dismiss
    //: EnvironmentValues.isPresented
    made = EnvironmentValues().isPresented
  }

  // MARK: Toolbars

  func toolbars() {
    let view = Text("a")
    //: toolbar(content:)
    made = view.toolbar(content: { ToolbarItem { Button("Save") {} } })
    made = view.toolbar { Button("Save") {} }
    //: ToolbarItem(placement:content:)
    made = ToolbarItem(placement: .keyboard, content: { Button("Done") {} })
    made = ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
    made = ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    made = ToolbarItem(placement: .principal) { Text("b") }
    made = ToolbarItem(placement: .topBarTrailing) { Text("b") }
    made = ToolbarItem(placement: .bottomBar) { Text("b") }
    //: ToolbarItemGroup(placement:content:)
    made = ToolbarItemGroup(placement: .keyboard, content: { Button("Done") {} })
  }

  // MARK: Events

  func events() {
    let view = Text("a")
    //: onChange(of:initial:_:)
    made = view.onChange(of: value) {}.onChange(of: value, initial: true) { old, new in
      value = max(old, new)
    }
    //: onChange(of:perform:)
    made = view.onChange(of: value, perform: { value = $0 })
    //: onAppear(perform:)
    made = view.onAppear(perform: {}).onAppear {}
    //: onDisappear(perform:)
    made = view.onDisappear(perform: {})
    //: task(priority:_:)
    made = view.task {}.task(priority: .background) {}
    //: task(id:priority:_:)
    made = view.task(id: value) {}
    //: onReceive(_:perform:)
    made = view.onReceive(PassthroughSubject<Int, Never>(), perform: { value = $0 })
    //: disabled(_:)
    made = view.disabled(true)
    //: onTapGesture(count:perform:)
    made = view.onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture(perform: {})
    //: onKeyPress(_:action:)
    made = view.onKeyPress(.escape) { .handled }
    made = view.onKeyPress("a", action: { .ignored })
    //: onKeyPress(_:phases:action:)
    made = view.onKeyPress(.return, phases: .down, action: { _ in .handled })
    //: onKeyPress(keys:phases:action:)
    made = view.onKeyPress(keys: [.upArrow, .downArrow], phases: .all, action: { _ in .handled })
    //: onKeyPress(characters:phases:action:)
    made = view.onKeyPress(
      characters: .decimalDigits, phases: .down,
      action: { $0.characters == "1" ? .handled : .ignored })
    //: onKeyPress(phases:action:)
    made = view.onKeyPress(phases: [.down, .repeat], action: { _ in .ignored })
    //: keyboardShortcut(_:modifiers:)
    made = view.keyboardShortcut("s", modifiers: .command)
    made = view.keyboardShortcut("s", modifiers: [.command, .shift])
    //: keyboardShortcut(_:)
    made = view.keyboardShortcut(.defaultAction).keyboardShortcut(.cancelAction)
    //: help(_:)
    made = view.help("What it does")
    //: accessibilityLabel(_:)
    made = view.accessibilityLabel("a")
    //: accessibilityHint(_:)
    made = view.accessibilityHint("a")
    //: accessibilityValue(_:)
    made = view.accessibilityValue("a")
    //: accessibilityIdentifier(_:)
    made = view.accessibilityIdentifier("a")
    //: accessibilityHidden(_:)
    made = view.accessibilityHidden(true)
    //: accessibilityAddTraits(_:)
    made = view.accessibilityAddTraits(.isHeader)
    //: accessibilityElement(children:)
    made = view.accessibilityElement(children: .combine)
    //: transformEnvironment(_:transform:)
    made = view.transformEnvironment(\.lineLimit, transform: { $0 = 2 })
    //: environment(_:_:)
    made = view.environment(\.locale, Locale(identifier: "fr"))
    //: modifier(_:)
    made = view.modifier(Wide())
    //: id(_:)
    made = view.id(value)
  }
}

//: ViewModifier
private struct Wide: ViewModifier {
  func body(content: Content) -> some View { content.frame(maxWidth: .infinity) }
}

//: #Preview
#Preview { Text("a") }
#Preview("Named", traits: .sizeThatFitsLayout) { Text("a") }

//: @Previewable
#Preview {
  @Previewable @State var name = ""
  TextField("Name", text: $name)
}
