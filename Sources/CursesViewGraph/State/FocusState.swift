/// Which control has the focus, as a value that can be read and set. After SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
  /// What the copies of a focus state and its bindings share.
  final class Box {
    var value: Value
    let empty: Value
    /// The place that was asked for and has no control yet, or whose control is not told yet.
    var request: Value?
    weak var host: (any PropertyHost)?
    init(_ empty: Value) {
      value = empty
      self.empty = empty
    }
  }

  final class Link {
    var box: Box
    init(_ box: Box) { self.box = box }
  }

  let link: Link

  /// Whether one view has the focus.
  public init() where Value == Bool { link = Link(Box(false)) }
  /// Which of several views has the focus; nil for none of them.
  public init<Wrapped: Hashable>() where Value == Wrapped? { link = Link(Box(nil)) }

  /// The same, written with the value that means no focus: `= false` or `= nil`.
  public init(wrappedValue: Value) { link = Link(Box(wrappedValue)) }

  private init(link: Link) { self.link = link }

  package func separated() -> FocusState { FocusState(link: Link(Box(link.box.empty))) }

  /// The view with the focus; setting it moves the focus before the next frame.
  public var wrappedValue: Value {
    get { link.box.value }
    nonmutating set { Binding.request(newValue, in: link.box) }
  }

  /// What `focused` is given.
  public var projectedValue: Binding { Binding(link: link) }

  /// A connection to a focus state, for the `focused` modifiers.
  @propertyWrapper
  public struct Binding {
    let link: Link
    /// The view with the focus; setting it moves the focus before the next frame.
    public var wrappedValue: Value {
      get { link.box.value }
      nonmutating set { Binding.request(newValue, in: link.box) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }

    static func request(_ value: Value, in box: Box) {
      let isNew = box.value != value
      box.value = value
      // Also for a value it has already: the control may be about to appear.
      box.request = value
      guard let host = box.host else { return }
      onMainActor {
        host.setNeedsFocusUpdate()
        if isNew { host.setNeedsUpdate() }
      }
    }
  }

  @MainActor
  package func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject? {
    if let kept = slot as? Box { link.box = kept }
    link.box.host = host
    return link.box
  }
}
