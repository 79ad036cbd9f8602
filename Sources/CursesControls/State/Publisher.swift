/// A source of values over time: as much of Combine's `Publisher` as models of views use.
///
/// A value reaches its subscribers on the thread it is sent from, before `send` returns.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error = Never

  /// Calls `receive` with every value from now on, until the cancellable is gone.
  func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
  /// Runs a closure for every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue)
  }

  /// Writes every value to a property.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    subscribe { object[keyPath: keyPath] = $0 }
  }

  /// Sends on what a closure makes of each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in subscribe { receive(transform($0)) } }
  }

  /// Sends on a property of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> AnyPublisher<Result, Failure> { map { $0[keyPath: keyPath] } }

  /// Sends on what a closure makes of each value, where that is not nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive in
      subscribe { value in
        if let result = transform(value) { receive(result) }
      }
    }
  }

  /// Sends on the values that a closure lets through.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      subscribe { value in
        if isIncluded(value) { receive(value) }
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return subscribe { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// The same publisher, its making hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscribe($0) }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return subscribe { value in
        guard last != value else { return }
        last = value
        receive(value)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a `@Published` property, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.inlets.append(
      subscribe { [weak subject] in subject?.write?($0) })
  }
}

/// A publisher that has one value and never another.
protocol OneValuePublisher {
  var value: Any { get }
}

/// A publisher of one value, which every subscriber gets at once. After Combine's `Just`.
public struct Just<Output>: Publisher, OneValuePublisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output
  var value: Any { output }
  /// A publisher of a value.
  public init(_ output: Output) { self.output = output }
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(output)
    return AnyCancellable {}
  }
}

/// A publisher whose making is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (@escaping (Output) -> Void) -> AnyCancellable

  init(_ start: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.start = start }

  /// A publisher, its making hidden.
  public init<Source: Publisher>(_ source: Source)
  where Source.Output == Output, Source.Failure == Failure { start = { source.subscribe($0) } }

  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { start(receive) }
}

/// Those who listen, in the order they came.
final class Listeners<Value> {
  private var entries: [(number: Int, receive: (Value) -> Void)] = []
  private var next = 0

  var isEmpty: Bool { entries.isEmpty }

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let number = next
    next += 1
    entries.append((number, receive))
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  func send(_ value: Value) { for entry in entries { entry.receive(value) } }
}

/// A publisher that a program sends values through. After Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()
  /// A subject that nobody listens to yet.
  public init() {}
  /// Hands a value to those who listen now; nobody later gets it.
  public func send(_ input: Output) { listeners.send(input) }
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

extension PassthroughSubject where Output == Void {
  /// Tells those who listen now.
  public func send() { send(()) }
}

/// A publisher that has a value at any time. After Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()
  /// What was sent last; setting it sends.
  public var value: Output { didSet { listeners.send(value) } }
  /// A subject with a value to begin with.
  public init(_ value: Output) { self.value = value }
  /// Keeps a value and hands it to those who listen.
  public func send(_ input: Output) { value = input }
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    defer { receive(value) }
    return listeners.add(receive)
  }
}
