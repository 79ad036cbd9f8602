import CursesUI

// What is taken and changes nothing, as docs/swiftui.md says line by line.

@MainActor
struct QuietSurface {
  @State private var isShown = false
  @Namespace private var names
  private let view = Text("a")
  //: @AccessibilityFocusState
  @AccessibilityFocusState private var isRead: Bool
  @AccessibilityFocusState private var spot: Int?
  // MARK: Modifiers

  func controls() {
    //: buttonBorderShape(_:)
    made = view.buttonBorderShape(.capsule)
    //: buttonRepeatBehavior(_:)
    made = view.buttonRepeatBehavior(.enabled)
    //: buttonSizing(_:)
    made = view.buttonSizing(.flexible)
    //: menuStyle(_:)
    made = view.menuStyle(.button)
    //: menuIndicator(_:)
    made = view.menuIndicator(.hidden)
    //: menuOrder(_:)
    made = view.menuOrder(.fixed)
    //: menuActionDismissBehavior(_:)
    made = view.menuActionDismissBehavior(.disabled)
    //: controlGroupStyle(_:)
    made = view.controlGroupStyle(.navigation)
    //: navigationViewStyle(_:)
    made = view.navigationViewStyle(.stack)
    //: headerProminence(_:)
    made = view.headerProminence(.increased)
    //: listItemTint(_:)
    made = view.listItemTint(.red)
    //: listSectionSeparatorTint(_:edges:)
    made = view.listSectionSeparatorTint(.red, edges: .all)
    //: listSectionMargins(_:_:)
    made = view.listSectionMargins(.all, 8)
    //: alternatingRowBackgrounds(_:)
    made = view.alternatingRowBackgrounds(.disabled)
    //: gridCellAnchor(_:)
    made = view.gridCellAnchor(.center)
    //: gridCellUnsizedAxes(_:)
    made = view.gridCellUnsizedAxes(.horizontal)
  }

  func presentations() {
    //: toolbarRole(_:)
    made = view.toolbarRole(.editor)
    //: toolbarTitleDisplayMode(_:)
    made = view.toolbarTitleDisplayMode(.inline)
    //: toolbarColorScheme(_:for:)
    made = view.toolbarColorScheme(.dark, for: .navigationBar)
    //: toolbarVisibility(_:for:)
    made = view.toolbarVisibility(.hidden, for: .navigationBar)
    //: toolbar(_:for:)
    made = view.toolbar(.visible, for: .bottomBar)
    //: toolbarBackgroundVisibility(_:for:)
    made = view.toolbarBackgroundVisibility(.hidden, for: .bottomBar)
    //: toolbar(removing:)
    made = view.toolbar(removing: .sidebarToggle)
    //: navigationBarBackButtonHidden(_:)
    made = view.navigationBarBackButtonHidden(true)
    //: navigationBarHidden(_:)
    made = view.navigationBarHidden(true)
    //: presentationBackground(_:)
    made = view.presentationBackground(.thinMaterial)
    //: presentationBackgroundInteraction(_:)
    made = view.presentationBackgroundInteraction(.enabled)
    //: presentationCornerRadius(_:)
    made = view.presentationCornerRadius(8)
    //: presentationContentInteraction(_:)
    made = view.presentationContentInteraction(.scrolls)
    //: presentationCompactAdaptation(_:)
    made = view.presentationCompactAdaptation(.popover)
    //: presentationSizing(_:)
    made = view.presentationSizing(.form)
    //: persistentSystemOverlays(_:)
    made = view.persistentSystemOverlays(.hidden)
    //: hoverEffect(_:)
    made = view.hoverEffect(.lift)
    //: hoverEffectDisabled(_:)
    made = view.hoverEffectDisabled(true)
    //: onHover(perform:)
    made = view.onHover { _ in }
    //: defersSystemGestures(on:)
    made = view.defersSystemGestures(on: .all)
    //: sensoryFeedback(_:trigger:)
    made = view.sensoryFeedback(.success, trigger: isShown)
    //: onOpenURL(perform:)
    made = view.onOpenURL { _ in }
    //: accessibilityAction(_:_:)
    made = view.accessibilityAction(.escape) {}
    //: accessibilityAction(named:_:)
    made = view.accessibilityAction(named: "Clear") {}
  }

  func presentations1() {
    //: accessibilityActions(category:_:)
    made = view.accessibilityActions(category: .edit) { Button("Clear") {} }
    //: AccessibilityActionKind
    made = AccessibilityActionKind.escape
    //: accessibilityActions(_:)
    made = view.accessibilityActions { Button("Clear") {} }
    //: accessibilityActivationPoint(_:)
    made = view.accessibilityActivationPoint(.center)
    //: accessibilityAdjustableAction(_:)
    made = view.accessibilityAdjustableAction { _ in }
    //: accessibilityChildren(children:)
    made = view.accessibilityChildren { Text("a") }
    //: accessibilityHeading(_:)
    made = view.accessibilityHeading(.h1)
    //: accessibilityIgnoresInvertColors(_:)
    made = view.accessibilityIgnoresInvertColors(true)
    //: accessibilityInputLabels(_:)
    made = view.accessibilityInputLabels(["Name"])
    //: accessibilityLabeledPair(role:id:in:)
    made = view.accessibilityLabeledPair(role: .label, id: 1, in: names)
    //: accessibilityLinkedGroup(id:in:)
    made = view.accessibilityLinkedGroup(id: 1, in: names)
    //: accessibilityRepresentation(representation:)
    made = view.accessibilityRepresentation { Text("a") }
    //: accessibilityRespondsToUserInteraction(_:)
    made = view.accessibilityRespondsToUserInteraction(true)
    //: accessibilityShowsLargeContentViewer(_:)
    made = view.accessibilityShowsLargeContentViewer { Text("a") }
    //: accessibilityTextContentType(_:)
    made = view.accessibilityTextContentType(.plain)
  }

  func layout() {
    //: scrollBounceBehavior(_:axes:)
    made = view.scrollBounceBehavior(.basedOnSize, axes: .vertical)
    //: scrollClipDisabled(_:)
    made = view.scrollClipDisabled(true)
    //: scrollIndicatorsFlash(onAppear:)
    made = view.scrollIndicatorsFlash(onAppear: true)
    //: scrollTargetBehavior(_:)
    made = view.scrollTargetBehavior(.paging)
    //: scrollTargetLayout(isEnabled:)
    made = view.scrollTargetLayout(isEnabled: true)
    //: colorInvert()
    made = view.colorInvert()
    //: colorMultiply(_:)
    made = view.colorMultiply(.red)
    //: hueRotation(_:)
    made = view.hueRotation(.degrees(45))
    //: luminanceToAlpha()
    made = view.luminanceToAlpha()
    //: ContentTransition
    made = ContentTransition.numericText(value: 3)
    //: contentTransition(_:)
    made = view.contentTransition(.numericText())
    //: geometryGroup()
    made = view.geometryGroup()
    //: flipsForRightToLeftLayoutDirection(_:)
    made = view.flipsForRightToLeftLayoutDirection(true)
  }

  func text() {
    //: textScale(_:isEnabled:)
    made = view.textScale(.secondary, isEnabled: true)
    //: speechAlwaysIncludesPunctuation(_:)
    made = view.speechAlwaysIncludesPunctuation(true)
    //: speechAnnouncementsQueued(_:)
    made = view.speechAnnouncementsQueued(true)
  }

  func reading() {
    //: accessibilityFocused(_:)
    made = view.accessibilityFocused($isRead)
    //: accessibilityFocused(_:equals:)
    made = view.accessibilityFocused($spot, equals: 1)
    //: previewDisplayName(_:)
    made = view.previewDisplayName("a")
    //: previewDevice(_:)
    made = view.previewDevice("iPhone 15")
    //: previewLayout(_:)
    made = view.previewLayout(.sizeThatFits)
  }
}
