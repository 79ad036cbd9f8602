import Testing

/// The names of SwiftUI's public declarations of three kinds, as its documentation lists them.
enum SwiftUINames {
  /// The methods of `View`.
  static let modifiers = words(
    """
    accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
    accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
    accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityTextContentType accessibilityValue accessibilityZoomAction actionSheet alert
    alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening
    allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference animation
    aspectRatio attributedTextFormattingDefinition autocapitalization autocorrectionDisabled
    background backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge
    badgeProminence baselineOffset blendMode blur bold border breakthroughEffect brightness
    buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle clipShape clipped
    collapsible colorEffect colorInvert colorMultiply colorScheme compositingGroup
    confirmationDialog containerBackground containerCornerOffset containerRelativeFrame
    containerShape containerValue contentCaptureProtected contentMargins contentShape
    contentToolbar contentTransition contextMenu contrast controlGroupStyle controlSize
    coordinateSpace copyable cornerRadius cuttable datePickerStyle
    defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect
    defaultScrollAnchor defersSystemGestures deleteDisabled dialogIcon
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle
    dismissalConfirmationDialog distortionEffect documentBrowserContextMenu dragConfiguration
    dragContainer dragContainerSelection dragPreviewsFormation draggable drawingGroup
    dropConfiguration dropDestination dropPreviewsFormation dynamicTypeSize
    edgesIgnoringSafeArea environment environmentObject exportableToServices
    exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases
    fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter
    fileMover findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection
    focusEffectDisabled focusScope focusSection focusable focused focusedObject
    focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
    foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup
    gesture glassBackgroundEffect glassEffect glassEffectID glassEffectTransition
    glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
    gridColumnAlignment groupBoxStyle handGestureShortcut handPointerBehavior
    handlesExternalEvents headerProminence help hidden highPriorityGesture
    horizontalRadioGroupLayout hoverEffect hoverEffectDisabled hoverEffectGroup hueRotation id
    ignoresSafeArea imageScale immersiveEnvironmentPicker importableFromServices
    importsItemProviders indexViewStyle inspector inspectorColumnWidth
    interactionActivityTrackingTag interactiveDismissDisabled invalidatableContent italic
    itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility
    layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit
    lineSpacing listItemTint listRowBackground listRowHoverEffect listRowHoverEffectDisabled
    listRowInsets listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuButtonStyle
    menuIndicator menuOrder menuStyle minimumScaleFactor modifier modifierKeyAlternate
    monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
    navigationDestination navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
    navigationTransition navigationViewStyle offset onAppear onChange onCommand
    onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDeleteCommand
    onDisappear onDrag onDragSessionUpdated onDrop onDropSessionUpdated onExitCommand
    onGeometryChange onGeometryChange3D onHover onImmersionChange onInteractiveResizeChange
    onKeyPress onLongPressGesture onLongTouchGesture onModifierKeysChanged onMoveCommand
    onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
    onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture
    onVolumeViewpointChange onWorldRecenter opacity ornament overlay overlayPreferenceValue
    padding padding3D pageCommand paletteSelectionEffect pasteDestination
    persistentSystemOverlays perspectiveRotationEffect phaseAnimator pickerStyle pointerStyle
    pointerVisibility popover position preference preferredColorScheme
    preferredSurroundingsEffect prefersDefaultFocus presentationBackground
    presentationBackgroundInteraction presentationBreakthroughEffect
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
    presentationDetents presentationDragIndicator presentationPreventsAppTermination
    presentationSizing presentedWindowStyle presentedWindowToolbarStyle previewContext
    previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive
    progressViewStyle projectionEffect redacted refreshable renameAction replaceDisabled
    rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation
    scaleEffect scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchSuggestions searchToolbarBehavior searchable sectionActions sectionIndexLabel
    selectionDisabled sensoryFeedback shadow sheet simultaneousGesture sliderThumbVisibility
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden strikethrough
    submitLabel submitScope supportedVolumeViewpoints swipeActions symbolColorRenderingMode
    symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode symbolVariant
    tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
    tabViewStyle tableColumnHeaders tableStyle tag task textCase textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization textInputBorderShape textInputCompletion
    textInputFormattingControlVisibility textInputSuggestions textRenderer textScale
    textSelection textSelectionAffinity tint toggleStyle toolbar toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden
    toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar
    touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal tracking transaction
    transform3DEffect transformAnchorPreference transformEffect transformEnvironment
    transformPreference transition truncationMode typeSelectEquivalent typesettingLanguage
    underline unredacted upperLimbVisibility userActivity visualEffect visualEffect3D
    volumeBaseplateVisibility windowDismissBehavior windowFullScreenBehavior
    windowMinimizeBehavior windowResizeBehavior windowToolbarFullScreenVisibility
    writingDirection writingToolsAffordanceVisibility writingToolsBehavior zIndex
    """)

  /// The types that are views, and those that they are made of.
  static let views = words(
    """
    AngularGradient AnyShape AnyView AsyncImage Button ButtonBorderShape Canvas Capsule Circle
    Color ColorPicker ConcentricRectangle ContainerRelativeShape ContentUnavailableView
    ControlGroup DatePicker DefaultButtonLabel DefaultDateProgressLabel
    DefaultDocumentGroupLaunchActions DefaultSettingsLinkLabel DefaultShareLinkLabel
    DisclosureGroup Divider DocumentLaunchView EditButton EditableCollectionContent Ellipse
    EllipticalGradient EmptyView EquatableView FillShapeView ForEach Form Gauge GeometryReader
    GeometryReader3D GlassEffectContainer Grid GridRow Group GroupBox HSplitView HStack HelpLink
    Image KeyframeAnimator Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack
    LinearGradient Link List Menu MenuButton MeshGradient ModifiedContent MultiDatePicker
    NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView
    NewDocumentButton OffsetShape OutlineGroup OutlineSubgroupChildren PasteButton Path
    PhaseAnimator Picker PlaceholderTextShapeStyle PresentedWindowContent PreviewModifierContent
    PrimitiveButtonStyleConfiguration ProgressView RadialGradient Rectangle RenameButton
    RotatedShape RoundedRectangle ScaledShape ScrollView ScrollViewReader
    SearchUnavailableContent Section SectionConfiguration SecureField SettingsLink ShareLink
    Slider Spacer Stepper StrokeBorderShapeView StrokeShapeView SubscriptionView Subview
    SubviewsCollection Tab TabContent TabContentBuilder TabSection TabView Table TableColumn
    TableRow Text TextEditor TextField TextFieldLink TimelineView Toggle ToolbarTitleMenu
    TransformedShape TupleView UnevenRoundedRectangle VSplitView VStack ViewThatFits
    WindowVisibilityToggle ZStack
    """)

  /// The property wrappers, and the macros beside them.
  static let wrappers = words(
    """
    AccessibilityFocusState AppStorage Bindable Binding Entry Environment EnvironmentObject
    FetchRequest FocusState FocusedBinding FocusedObject FocusedValue GestureState
    NSApplicationDelegateAdaptor Namespace Observable ObservedObject PhysicalMetric Published
    Query ScaledMetric SceneStorage SectionedFetchRequest State StateObject
    UIApplicationDelegateAdaptor WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

/// Every modifier, view and property wrapper of SwiftUI stands in docs/swiftui.md, with its state.
@Suite struct SwiftUINameTests {
  /// The parts of the names in the table: `Scene` and `windowStyle` of `Scene.windowStyle(_:)`.
  private static func named() throws -> Set<String> {
    var names: Set<String> = []
    for line in try Repository.text("docs/swiftui.md").split(separator: "\n") {
      guard line.hasPrefix("| `") else { continue }
      let declaration = line.dropFirst(3).prefix { $0 != "`" && $0 != "(" }
      names.formUnion(
        declaration.split(separator: ".").map { String($0.drop { "@#".contains($0) }) })
    }
    return names
  }

  @Test(arguments: [
    (SwiftUINames.modifiers, 470), (SwiftUINames.views, 120), (SwiftUINames.wrappers, 25),
  ])
  func everyNameStandsInTheTable(_ names: [String], atLeast count: Int) throws {
    #expect(Set(names).count == names.count && names.count >= count)
    let named = try Self.named()
    #expect(names.filter { !named.contains($0) } == [])
  }
}
