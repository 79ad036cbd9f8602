/// Something that goes on until it is cancelled. After Combine's `Cancellable`.
public protocol Cancellable {
  func cancel()
}

/// Ends what it was made for when it is cancelled or gone. After Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Runs an action when it is cancelled or let go, once.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Cancels something else when it is cancelled or let go.
  public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Ends what it stands for; a second time nothing happens.
  public func cancel() {
    let end = self.end
    self.end = nil
    end?()
  }

  /// Keeps it as long as the collection.
  public func store<Others: RangeReplaceableCollection>(in collection: inout Others)
  where Others.Element == AnyCancellable { collection.append(self) }

  /// Keeps it as long as the set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
