import CursesGeometry
import CursesViewGraph

// Gestures of several fingers, which no terminal reports: they are accepted and never begin.

/// Two fingers drawn apart. After SwiftUI's; it never begins.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far. After SwiftUI's.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat
    /// The change in a second.
    public var velocity: CGFloat
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it began, in parts of the view.
    public var startAnchor: UnitPoint
  }
  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat
  /// Accepted.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> { _Recognizer() }
}

/// The older form of `MagnifyGesture`; it never begins.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  /// Accepted.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<CGFloat> { _Recognizer() }
}

/// Two fingers turned. After SwiftUI's; it never begins.
public struct RotateGesture: PrimitiveGesture {
  /// How far. After SwiftUI's.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// The change in a second.
    public var velocity: Angle
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it began, in parts of the view.
    public var startAnchor: UnitPoint
  }
  /// The least change of the angle.
  public var minimumAngleDelta: Angle
  /// Accepted.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> { _Recognizer() }
}

/// The older form of `RotateGesture`; it never begins.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  /// Accepted.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Angle> { _Recognizer() }
}
