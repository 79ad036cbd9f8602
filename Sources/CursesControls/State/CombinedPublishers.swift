/// What is kept of several publishers until each has sent something.
private final class Latest<First, Second> {
  var first: First?
  var second: Second?
}

extension Publisher {
  /// Sends the last value of this one and of another, whenever either sends one and both have.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receive in
      let latest = Latest<Output, Other.Output>()
      func send() {
        if let first = latest.first, let second = latest.second { receive((first, second)) }
      }
      let one = subscribe {
        latest.first = $0
        send()
      }
      let two = other.subscribe {
        latest.second = $0
        send()
      }
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// Sends what a closure makes of the last value of this one and of another.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the values of this one and of another as they come.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let (one, two) = (subscribe(receive), other.subscribe(receive))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  /// Sends what a closure makes of each value and of what it made of the one before.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      var result = initial
      return subscribe { value in
        result = next(result, value)
        receive(result)
      }
    }
  }
}

/// Publishers that are made of others. After Combine's.
public enum Publishers {
  /// The last values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The last values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      a.combineLatest(b).subscribe(receive)
    }
  }

  /// The last values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The last values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      a.combineLatest(b).combineLatest(c).subscribe { receive(($0.0.0, $0.0.1, $0.1)) }
    }
  }
}
