import CursesGeometry
import CursesViewGraph

/// What goes along with a change of state.
public typealias Transaction = StateTransaction

extension Double: Animatable {}
extension Float: Animatable {}

#if Locales
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: Animatable {}
#endif

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension View {
  /// Animates every change of this view that comes with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimationView(self, animation, value: value)
  }

  /// Animates every change of this view. Deprecated in SwiftUI: name the value that changes.
  public func animation(_ animation: Animation?) -> some View {
    TransactionView(self) { $0.animation = animation }
  }

  /// Changes the transaction that the changes of this view are made under.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(self, transform)
  }
}
