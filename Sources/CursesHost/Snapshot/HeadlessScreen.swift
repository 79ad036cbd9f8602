import CursesBackdrops
import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A window without a terminal: the same view, events and light, and a picture of any moment.
///
///     let screen = HeadlessScreen(size: Size(columns: 120, rows: 36), theme: theme)
///     screen.show(Greeting())
///     screen.send(.key(Key(.enter)))
///     let frame = screen.picture(of: BubbleField(seed: 7), at: 12)
///
/// Secrets stay masked in it, whatever key is sent.
@MainActor
public final class HeadlessScreen {
  let graph: ViewGraph
  /// What has composited the image before, in a film.
  private var filming: Compositor?
  /// The depth of colour it shows.
  public let depth: ColorDepth

  /// A screen without a view.
  ///
  /// - Parameters:
  ///   - widths: how cells are counted.
  ///   - isUnicode: whether box drawing and signs beyond ASCII can be shown.
  ///   - isLinear: whether the screen is for a screen reader.
  public init(
    size: Size, theme: Theme, depth: ColorDepth = .direct, widths: WidthModel = .perCluster,
    isUnicode: Bool = true, isLinear: Bool = false
  ) {
    self.depth = depth
    var look = Look(theme: theme.adapted(to: depth), widths: widths, isUnicode: isUnicode)
    look.revealsSecrets = false
    look.isLinear = isLinear
    graph = ViewGraph(size: size, look: look)
  }

  /// A screen to test programs on: secrets can be revealed in it as on a terminal.
  package init(
    size: Size, _ theme: Theme, depth: ColorDepth, isUnicode: Bool, isLinear: Bool
  ) {
    self.depth = depth
    var look = Look(theme: theme.adapted(to: depth), isUnicode: isUnicode)
    look.isLinear = isLinear
    graph = ViewGraph(size: size, look: look)
  }

  /// In cells.
  public var size: Size { graph.size }

  /// Shows a view in place of the one before; views of the same type keep their state.
  public func show(_ view: some View) {
    graph.setRoot(view)
    graph.update()
  }

  /// Delivers an event and brings everything up to date.
  public func send(_ event: InputEvent) {
    graph.update()
    graph.send(event)
    graph.update()
  }

  /// Whether values change at once, whatever animation they are given: set before a view is shown.
  package var reducesMotion: Bool {
    get { graph.reducesMotion }
    set { graph.reducesMotion = newValue }
  }

  /// Brings what moves to a moment.
  ///
  /// - Parameters:
  ///   - time: seconds since the program began.
  ///   - date: seconds since 1970.
  package func advance(to time: Double, date: Double) {
    graph.date = date
    graph.advance(to: time)
  }

  /// How often everything has been laid out: a key that changes no view's size costs no layout.
  package var layoutCount: Int { graph.layoutPass }

  /// Brings everything up to date after a change from outside.
  public func update() { graph.update() }

  /// Shows the same in another theme, adapted to the depth of colour.
  public func use(_ theme: Theme) {
    graph.look.theme = theme.adapted(to: depth)
    filming = nil
    graph.lookChanged()
    graph.update()
  }

  /// The screen as it is, over the light of a moment.
  ///
  /// - Parameter time: seconds of the scene.
  public func picture(of background: any BackgroundScene = PlainBackground(), at time: Double = 0)
    -> Frame
  {
    var compositor = SceneLight.compositor(for: graph.look.theme)
    return composited(by: &compositor, background, at: time)
  }

  /// The next image of a film: as on a terminal, light that has hardly changed is shown as it was.
  package func image(of background: any BackgroundScene, at time: Double) -> Frame {
    var compositor = filming ?? SceneLight.compositor(for: graph.look.theme)
    defer { filming = compositor }
    return composited(by: &compositor, background, at: time)
  }

  private func composited(
    by compositor: inout Compositor, _ background: any BackgroundScene, at time: Double
  ) -> Frame {
    graph.update()
    _ = graph.draw()
    let theme = graph.look.theme
    var field: LightField?
    if SceneLight.canPaint(depth) {
      var light = LightField(size: graph.size)
      var painter = SceneLight()
      graph.renewLight()
      painter.paint(
        background, into: &light, at: time, theme: theme, scene: graph.scene,
        shapes: graph.light.shapes)
      field = light
    }
    compositor.composite(graph.scene, over: field)
    return compositor.frame
  }

  /// Where the caret stands; nil without one.
  public var caret: Point? {
    graph.updateCursor()
    return graph.cursor?.point
  }
}
