@_exported import CursesFoundation
@_spi(Nodes) import CursesViewGraph

/// Something done with the mouse that a view answers to. After SwiftUI's `Gesture`.
///
/// A gesture begins where the left button is pressed on the view and ends when it is let go. It needs a terminal
/// that reports the mouse.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
  /// How the gesture is recognised. The library's own: a program's gestures have a body.
  func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value>
}

extension Gesture {
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Body.Value> {
    body._makeRecognizer(old)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Never> { _Recognizer() }
}

/// A gesture of the library's own, without a body.
@MainActor
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never {
    preconditionFailure("\(type(of: self)) has no body")
  }
}

extension Gesture {
  /// Runs an action when the gesture ends as it should.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, ended: action)
  }

  /// Keeps a value while the gesture lasts; it is what it was to begin with when the gesture is over, however it
  /// ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout StateTransaction) -> Void
  ) -> _ActionGesture<Self> {
    _ActionGesture(
      base: self, updated: { state.update(with: $0, body) }, over: { state.reset() })
  }

  /// A gesture that tells something made of what this one tells.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever what the gesture tells is something else.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    var last: Value?
    return _ActionGesture(
      base: self,
      updated: {
        if $0 != last { action($0) }
        last = $0
      }, over: { last = nil })
  }
}

/// A gesture with actions. What `onEnded`, `onChanged` and `updating` make.
public struct _ActionGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  var updated: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  var over: () -> Void = {}

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    let recognizer = old as? ActionRecognizer<Value> ?? ActionRecognizer()
    recognizer.base = base._makeRecognizer(recognizer.base)
    recognizer.updated = updated
    recognizer.ended = ended
    recognizer.over = over
    return recognizer
  }
}

/// A gesture whose value is made of another's.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    let recognizer = old as? MapRecognizer<Base.Value, Value> ?? MapRecognizer(transform)
    recognizer.base = base._makeRecognizer(recognizer.base)
    recognizer.transform = transform
    return recognizer
  }
}

/// Any gesture, its type hidden.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor (AnyObject?) -> _Recognizer<Value>
  /// Any gesture, its type hidden.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { gesture._makeRecognizer($0) }
  }
  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> { make(old) }
}

/// A value that lasts as long as a gesture does. After SwiftUI's `GestureState`.
///
/// `updating` sets it; when the gesture is over it is what it was to begin with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let state: State<Value>
  private let initial: Value
  private let resetTransaction: StateTransaction

  /// The value while there is no gesture, and how it comes back to it.
  public init(wrappedValue: Value, resetTransaction: StateTransaction = StateTransaction()) {
    state = State(initialValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The value while there is no gesture.
  public init(initialValue: Value, resetTransaction: StateTransaction = StateTransaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value now.
  public var wrappedValue: Value { state.wrappedValue }
  /// What `updating` is given.
  public var projectedValue: GestureState<Value> { self }

  func update<G>(with value: G, _ body: (G, inout Value, inout StateTransaction) -> Void) {
    var transaction = StateTransaction()
    var next = state.wrappedValue
    body(value, &next, &transaction)
    withTransaction(transaction) { state.wrappedValue = next }
  }

  func reset() { withTransaction(resetTransaction) { state.wrappedValue = initial } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil while there is no gesture.
  public init(resetTransaction: StateTransaction = StateTransaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
