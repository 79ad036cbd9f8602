import CursesBackdrops
import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The light behind the panels as it is now, and when it is next to change.
@MainActor
final class Backdrop {
  /// Nil where the terminal shows too few colours for it.
  private(set) var field: LightField?
  /// Names the samples of the field: other ones have another number.
  private(set) var fieldNumber = 0
  var isAnimated: Bool
  /// Whether a key sends a ring of light from the caret.
  var ripples: Bool
  private(set) var scene: any BackgroundScene
  private var painter = SceneLight()
  private var rings: [Ripple] = []
  private var passing: [PassingBackground.Moment] = []
  private let clock = AnimationClock()
  /// The time the scene has been moving, in seconds: it stands still while nobody looks.
  private var sceneTime = 0.0
  private var lastRenewal: UInt64?
  private var lastActivity: UInt64 = 0

  /// The longest step the scene makes at once: after a pause it goes on where it was.
  private static let longestStep = 0.3
  /// Rings at once, and the seconds from one to the next: a stream of keys is no storm.
  private static let mostRings = 4
  private static let ringInterval = 0.25

  init(_ scene: any BackgroundScene, isAnimated: Bool, ripples: Bool = false) {
    self.scene = scene
    self.isAnimated = isAnimated
    self.ripples = ripples
  }

  func use(_ scene: any BackgroundScene) { self.scene = scene }

  /// Somebody pressed a key or came back.
  func noteActivity(at now: UInt64) { lastActivity = now }

  /// The nanoseconds for which no frame is sent, since the next of a stream of keys may be on its way; nil
  /// when it may be now.
  func waitForKeys(at now: UInt64) -> UInt64? {
    guard lastActivity > 0, now < lastActivity + Backdrop.pauseBetweenKeys,
      now < (lastRenewal ?? 0) + Backdrop.longestPause
    else { return nil }
    return lastActivity + Backdrop.pauseBetweenKeys - now
  }

  /// In nanoseconds: less than between two keys of one that is held down, or of anybody who types.
  private static let pauseBetweenKeys: UInt64 = 20_000_000
  /// How long keys that come faster keep the light as it is.
  private static let longestPause: UInt64 = 1_000_000_000

  /// Starts a ring of light at a cell, unless one has just started, or nothing else moves there.
  func startRing(at place: Point) {
    guard ripples, isAnimated, scene.isAnimated, rings.count < Backdrop.mostRings,
      rings.last.map({ sceneTime - $0.start >= Backdrop.ringInterval }) ?? true
    else { return }
    rings.append(Ripple(center: place, start: sceneTime))
  }

  /// Starts a light that passes, where light moves at all.
  func start(_ light: PassingLight) {
    guard ripples, isAnimated, scene.isAnimated, passing.count < Backdrop.mostRings else { return }
    passing.append(PassingBackground.Moment(light: light, start: sceneTime))
  }

  /// A key is pressed: what only decorates is over.
  func endGlints() {
    passing.removeAll { if case .glint = $0.light { true } else { false } }
  }

  /// Makes the light of a moment of the monotonic clock.
  func renew(at now: UInt64, for graph: ViewGraph) {
    let theme = graph.look.theme
    guard SceneLight.canPaint(theme.depth) else {
      field = nil
      return
    }
    if let lastRenewal, isAnimated {
      sceneTime += min(seconds(from: lastRenewal, to: now), Backdrop.longestStep)
    }
    lastRenewal = now
    rings.removeAll { sceneTime - $0.start >= Ripple.duration }
    passing.removeAll { sceneTime - $0.start >= $0.light.duration }
    var light = field ?? LightField(size: .zero)
    field = nil
    fieldNumber += 1
    if light.size != graph.size { light = LightField(size: graph.size) }
    var shown: any BackgroundScene =
      rings.isEmpty ? scene : RippledBackground(scene, ripples: rings)
    if !passing.isEmpty { shown = PassingBackground(scene: shown, moments: passing) }
    graph.renewLight()
    painter.paint(
      shown, into: &light, at: sceneTime, theme: theme, scene: graph.scene,
      shapes: graph.light.shapes)
    field = light
  }

  /// No light until the next tick makes it.
  func darken() { field = nil }

  /// The light of views is worth more frames than that of bubbles, and is watched without keys.
  private let lively = AnimationClock(
    framesPerSecond: 24, slowFramesPerSecond: 12, stillAfter: 900)

  func nextTick(at now: UInt64, for graph: ViewGraph, on screen: any Screen) -> Double? {
    var conditions = AnimationClock.Conditions()
    conditions.isFocused = screen.hasFocus
    conditions.depth = screen.capabilities.colors
    let movesLight = graph.movesLight
    conditions.isAnimated =
      movesLight || isAnimated && (scene.isAnimated || !rings.isEmpty || !passing.isEmpty)
    conditions.idleSeconds = seconds(from: lastActivity == 0 ? now : lastActivity, to: now)
    conditions.roundTrip = screen.line.roundTrip.map { Double($0) / 1e9 }
    return (movesLight ? lively : clock).nextTick(conditions)
  }

  private func seconds(from start: UInt64, to end: UInt64) -> Double {
    end > start ? Double(end - start) / 1e9 : 0
  }
}

extension Theme {
  /// The theme in so many colours before a scene: where that has no light, text need only be readable on the ground, and
  /// its levels keep their own colours.
  func adapted(to depth: ColorDepth, before scene: any BackgroundScene) -> Theme {
    let shine =
      scene is PlainBackground ? BubbleLight(ground: light.ground, colors: []) : nil
    return adapted(to: depth, shine: shine)
  }
}
