import CursesControls
import CursesFoundation
import CursesViewGraph
@_exported import Dispatch

/// Where and when values of publishers come. After Combine's; here always the main actor.
public protocol Scheduler {}
extension DispatchQueue: Scheduler {}
#if Locales
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}
#endif

/// A time that a publisher waits. After Combine's `Stride`.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// In seconds.
  public let timeInterval: Double
  public init(floatLiteral value: Double) { timeInterval = value }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  private init(_ seconds: Double) { timeInterval = seconds }

  /// So many seconds.
  public static func seconds(_ seconds: Double) -> SchedulerInterval { SchedulerInterval(seconds) }
  /// So many thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerInterval {
    SchedulerInterval(Double(milliseconds) / 1000)
  }
}

/// A value that is lent to another task of the same actor.
private struct Lent<Value>: @unchecked Sendable {
  let value: Value
}

/// A task that another one takes the place of.
private final class Waiting {
  var task: Task<Void, Never>?
}

extension Publisher {
  /// Sends a value when none has come after it for some time, on the main actor.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Transformed(source: self) { waiting, value, receive in
        waiting.task?.cancel()
        let lent = Lent(value: (value, receive))
        waiting.task = Task { @MainActor in
          try? await Task.sleep(for: .seconds(dueTime.timeInterval))
          guard !Task.isCancelled else { return }
          lent.value.1(lent.value.0)
        }
      })
  }

  /// Sends each value on the main actor.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Transformed(source: self) { _, value, receive in
        let lent = Lent(value: (value, receive))
        Task { @MainActor in lent.value.1(lent.value.0) }
      })
  }
}

/// A publisher that sends later what another one sends.
private struct Transformed<Source: Publisher>: Publisher {
  typealias Output = Source.Output
  typealias Failure = Source.Failure
  let source: Source
  let send: (Waiting, Output, @escaping (Output) -> Void) -> Void

  init(
    source: Source, send: @escaping (Waiting, Output, @escaping (Output) -> Void) -> Void
  ) {
    self.source = source
    self.send = send
  }

  func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let waiting = Waiting()
    let listening = source.subscribe { send(waiting, $0, receive) }
    return AnyCancellable {
      listening.cancel()
      waiting.task?.cancel()
    }
  }
}
