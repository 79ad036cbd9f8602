/// A property of an `ObservableObject` that announces its changes. After Combine's `Published`.
///
/// `$name` is a publisher of its values, which starts with the present one. Observers (`willSet`,
/// `didSet`) of the property work.
@propertyWrapper
public struct Published<Value> {
  /// What the property keeps: the value, and those who listen to it.
  final class Subject {
    var value: Value
    let listeners = Listeners<Value>()
    /// Writes the property as an assignment does; known once `$name` was read.
    var write: ((Value) -> Void)?
    var inlets: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }
  }

  let subject: Subject

  /// A property that starts with a value.
  public init(wrappedValue: Value) { subject = Subject(wrappedValue) }
  /// A property that starts with a value.
  public init(initialValue: Value) { subject = Subject(initialValue) }

  /// Never used: a property of a class is read through its object.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }

  /// The values of a published property, the present one first.
  public struct Publisher: CursesControls.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: Subject
    public func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      defer { receive(subject.value) }
      return subject.listeners.add(receive)
    }
  }

  /// Never used: a property of a class is read through its object.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    nonmutating set {}
  }

  /// How the compiler reads and writes the property; before a change the object announces it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].subject.value }
    set {
      ObservableObjectPublisher.known(of: owner)?.send()
      let subject = owner[keyPath: storage].subject
      subject.listeners.send(newValue)
      subject.value = newValue
    }
  }

  /// How the compiler reads `$property`.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected projected: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let subject = owner[keyPath: storage].subject
      if subject.write == nil {
        subject.write = { [weak owner, weak subject] value in
          guard let owner, let subject else { return }
          ObservableObjectPublisher.known(of: owner)?.send()
          subject.listeners.send(value)
          subject.value = value
        }
      }
      return Publisher(subject: subject)
    }
    set {}
  }
}
