import CursesCore
import CursesThemes

/// A picture of light behind the panels: a pure function of time, size and colours.
///
/// It draws only mixtures of the colours of `light`; that is what text contrast is proven against.
public protocol BackgroundScene: Sendable {
  /// Whether the picture changes with time.
  var isAnimated: Bool { get }

  /// Fills `field` as the scene looks at `time` seconds. Cells outside `mask` may hold anything.
  func draw(into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask)
}

extension BackgroundScene {
  /// The light of the whole screen at `time`.
  public func field(size: Size, at time: Double, light: BubbleLight) -> LightField {
    var field = LightField(size: size)
    draw(into: &field, at: time, light: light, mask: LightMask(size: size))
    return field
  }
}

/// No picture: the theme's ground everywhere.
public struct PlainBackground: BackgroundScene, Hashable {
  /// The theme's ground.
  public init() {}

  public var isAnimated: Bool { false }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    field.withSamples { $0.update(repeating: light.ground.hex) }
  }
}

/// Another scene, stopped at one moment: for reduced motion.
public struct StillBackground<Scene: BackgroundScene>: BackgroundScene {
  /// What stands still.
  public let scene: Scene
  /// In seconds of the scene.
  public let moment: Double

  /// A scene as it is at a moment, in seconds.
  public init(_ scene: Scene, at moment: Double = 0) {
    self.scene = scene
    self.moment = moment
  }

  public var isAnimated: Bool { false }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    scene.draw(into: &field, at: moment, light: light, mask: mask)
  }
}
