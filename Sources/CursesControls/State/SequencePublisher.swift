extension Sequence {
  /// A publisher of the elements, one after another, for every subscriber.
  ///
  ///     TextField("Code", text: $code)
  ///       .onReceive(code.publisher.collect()) { code = String($0.prefix(5)) }
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// A publisher of the elements of a sequence, one after another. After Combine's.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// What is sent to every subscriber.
    public let sequence: Elements
    /// A publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      for element in sequence { receive(element) }
      return AnyCancellable {}
    }
  }
}

extension Publishers.Sequence where Failure == Never {
  /// A publisher of all the elements at once.
  public func collect() -> Just<[Output]> { Just(Array(sequence)) }
}

/// A publisher that never sends anything. After Combine's `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
  /// A publisher of nothing.
  public init() {}
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }
}
