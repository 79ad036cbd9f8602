#if Locales
import CursesControls
import CursesViewGraph
import Foundation

/// A value that is lent to another task of the same actor.
private struct Lent<Value>: @unchecked Sendable {
  let value: Value
}

extension Timer {
  /// A publisher of the time, again and again. After Combine's; it begins when somebody listens to what
  /// `autoconnect()` gives, or at `connect()`.
  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    /// - Parameters:
    ///   - interval: seconds; less than a millisecond counts as one.
    ///   - tolerance: accepted.
    ///   - runLoop: accepted: the values come on the main actor.
    ///   - mode: accepted.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) { self.interval = max(interval, 0.001) }

    public func subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
      subject.subscribe(receive)
    }

    /// Begins to publish, until the result is cancelled or let go.
    public func connect() -> any Cancellable { start() }

    /// A publisher that begins when somebody listens and ends when nobody does.
    public func autoconnect() -> AnyPublisher<Date, Never> {
      AnyPublisher(Connecting(timer: self))
    }

    fileprivate func start() -> AnyCancellable {
      let (subject, interval) = (Lent(value: subject), interval)
      let task = Task { @MainActor in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(interval))
          guard !Task.isCancelled else { return }
          subject.value.send(Date())
        }
      }
      return AnyCancellable { task.cancel() }
    }

    private struct Connecting: Publisher {
      typealias Output = Date
      typealias Failure = Never
      let timer: TimerPublisher

      func subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
        let (listening, running) = (timer.subscribe(receive), timer.start())
        return AnyCancellable {
          listening.cancel()
          running.cancel()
        }
      }
    }
  }

  /// A publisher of the time every so many seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension NotificationCenter {
  /// The notifications of a name, as a publisher. After Combine's.
  public struct Publisher: CursesControls.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func subscribe(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
      let receive = Lent(value: receive)
      let observer = Lent(
        value: center.addObserver(forName: name, object: object, queue: nil) {
          receive.value($0)
        })
      let center = center
      return AnyCancellable { center.removeObserver(observer.value) }
    }
  }

  /// The notifications of a name, on the thread that they are posted from.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
#endif
