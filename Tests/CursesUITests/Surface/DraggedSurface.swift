import CursesUI

@MainActor
struct DraggedSurface {
  //: Transferable
  struct Card: Transferable, Equatable { var title = "a" }
  struct Note: Codable, Transferable {
    var title = "a"
    //: TransferRepresentation
    static var transferRepresentation: some TransferRepresentation {
      //: CodableRepresentation
      CodableRepresentation(contentType: .json)
      //: ProxyRepresentation
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Single: Codable, Transferable {
    var title = "a"
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.single"))
    }
  }

  struct Bytes: Transferable {
    var title = "a"
    static var transferRepresentation: some TransferRepresentation {
      //: DataRepresentation
      DataRepresentation(contentType: .plainText) {
        Data($0.title.utf8)
      } importing: {
        Bytes(title: String(decoding: $0, as: UTF8.self))
      }
    }
  }

  // MARK: The rest

  private let view = Text("a")
  @State private var page = 1
  @State private var isShown = true

  func dragging() {
    //: draggable(_:)
    made = view.draggable("a")
    //: draggable(_:preview:)
    made = view.draggable(Card(), preview: { Text("a") })
    //: dropDestination(for:action:isTargeted:)
    made = view.dropDestination(for: String.self) { _, _ in
      true
    } isTargeted: { _ in
    }
    //: onDrop(of:isTargeted:perform:)
    made = view.onDrop(of: [.plainText], isTargeted: nil) { _ in true }
    //: UTType
    made = UTType.fileURL
    //: onLongTouchGesture(minimumDuration:perform:onTouchingChanged:)
    made = view.onLongTouchGesture(minimumDuration: 1) {}
    //: pageCommand(value:in:step:)
    made = view.focusable().pageCommand(value: $page, in: 1...9, step: 2)
  }

  func arrangement() {
    //: toolbarItemHidden(_:)
    made = view.toolbarItemHidden(false)
    //: inspector(isPresented:content:)
    made = view.inspector(isPresented: $isShown) { Text("b") }
    //: contentMargins(_:_:for:)
    made = view.contentMargins(.horizontal, 8, for: .scrollContent)
    //: contentMargins(_:for:)
    made = view.contentMargins(8, for: .scrollContent)
    //: safeAreaPadding(_:_:)
    made = view.safeAreaPadding(.top, 16)
    //: scenePadding(_:)
    made = view.scenePadding(.horizontal)
    //: safeAreaBar(edge:alignment:spacing:content:)
    made = view.safeAreaBar(edge: .bottom) { Text("b") }
    //: labelsVisibility(_:)
    made = view.labelsVisibility(.hidden)
    //: EquatableView
    made = EquatableView(content: view)
    //: equatable()
    made = Counter(count: 1).equatable()
    //: AnyShape
    made = AnyShape(Circle()).fill(.red)
    //: ContainerRelativeShape
    made = ContainerRelativeShape().fill(.red)
    //: ModifiedContent
    made = ModifiedContent(content: view, modifier: EmptyModifier())
    //: TupleView
    made = ViewBuilder.buildBlock(view, view) as? TupleView<(Text, Text)>
    //: NavigationView
    made = NavigationView { view }
    //: ButtonBorderShape
    made = view.buttonBorderShape(ButtonBorderShape.capsule)
  }

  func looks() {
    //: accessibilityRemoveTraits(_:)
    made = view.accessibilityRemoveTraits(.isHeader)
    //: accessibilitySortPriority(_:)
    made = view.accessibilitySortPriority(1)
    //: speechSpellsOutCharacters(_:)
    made = view.speechSpellsOutCharacters()
    //: toolbarForegroundStyle(_:for:)
    made = view.toolbarForegroundStyle(.red, for: .navigationBar)
    //: edgesIgnoringSafeArea(_:)
    made = view.edgesIgnoringSafeArea(.all)
    //: glassEffectID(_:in:)
    made = view.glassEffectID("a", in: space)
    //: imageScale(_:)
    made = view.imageScale(.large)
    //: containerShape(_:)
    made = view.containerShape(RoundedRectangle(cornerRadius: 8))
    //: containerBackground(_:for:)
    made = view.containerBackground(.red, for: .window)
    //: backgroundStyle(_:)
    made = view.backgroundStyle(.red)
    //: listRowPlatterColor(_:)
    made = view.listRowPlatterColor(.red)
  }

  func scenes() {
    let window = WindowGroup { view }
    //: Scene.defaultSize(width:height:)
    made = window.defaultSize(width: 600, height: 400)
    //: Scene.defaultPosition(_:)
    made = window.defaultPosition(.center)
    //: Scene.windowResizability(_:)
    made = window.windowResizability(.contentSize)
    //: Scene.windowStyle(_:)
    made = window.windowStyle(.hiddenTitleBar)
    //: Scene.windowToolbarStyle(_:)
    made = window.windowToolbarStyle(.unified)
    //: Scene.windowLevel(_:)
    made = window.windowLevel(.floating)
    //: Scene.defaultLaunchBehavior(_:)
    made = window.defaultLaunchBehavior(.suppressed)
    //: Scene.restorationBehavior(_:)
    made = window.restorationBehavior(.disabled)
  }

  func buttons() {
    //: PrimitiveButtonStyleConfiguration
    made = Button("a") {}.buttonStyle(Plain())
  }

  @Namespace private var space

  private struct Plain: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  private struct Counter: View, Equatable {
    let count: Int
    var body: some View { Text("\(count)") }
  }
}
