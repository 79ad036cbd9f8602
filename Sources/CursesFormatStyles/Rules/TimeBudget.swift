import CursesCLibrary
import CursesInputFormats
import Dispatch
import Synchronization

/// Work with a bound on the time that it may hold up the screen.
///
/// A matcher of the Swift library cannot be stopped in its middle. So it runs on a thread of its own, at
/// low priority, and is waited for as long as the budget says. What is not done by then is given up: its
/// result is thrown away when it comes, and until then the same rule is not started again, so that one
/// rule never keeps more than one thread busy.
public final class TimeBudget: Sendable {
  /// How long a check may hold up typing: a tenth of a second.
  public static let standard = Duration.milliseconds(100)

  /// What to say of a text whose check took too long.
  public static let exceeded = "This took too long to check; please try a shorter text."

  private let limit: Duration
  private let isBusy = Mutex(false)

  /// A budget of its own for one rule: rules that share one would wait for each other.
  public init(_ limit: Duration = TimeBudget.standard) { self.limit = limit }

  /// The result of `work`, or `nil` where it is not done in time or an earlier one still runs.
  public func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    guard claim() else { return nil }
    let outcome = Outcome<Result>()
    let isStarted = DeepThread.start { [self] in
      let result = work()
      release()
      outcome.put(result)
    }
    guard isStarted else {
      release()
      return nil
    }
    return outcome.take(within: limit)
  }

  private func claim() -> Bool {
    isBusy.withLock { isBusy in
      defer { isBusy = true }
      return !isBusy
    }
  }

  private func release() { isBusy.withLock { $0 = false } }
}

/// A thread with room for the deep recursion of a matcher.
private enum DeepThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs some work on a thread of its own. Returns whether there could be one.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    if status != 0 { work.release() }
    return status == 0
  }
}

/// A result on its way from one thread to another.
private final class Outcome<Result: Sendable>: Sendable {
  private let isThere = DispatchSemaphore(value: 0)
  private let result = Mutex<Result?>(nil)

  func put(_ result: Result) {
    self.result.withLock { $0 = result }
    isThere.signal()
  }

  func take(within limit: Duration) -> Result? {
    let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) * 1e-18
    guard isThere.wait(timeout: .now() + seconds) == .success else { return nil }
    return result.withLock { $0 }
  }
}

extension Validator where Value: Sendable {
  /// The same rule, cut off where it takes longer than a budget; the verdict says so then.
  public func within(_ limit: Duration, message: String = TimeBudget.exceeded) -> Validator {
    let budget = TimeBudget(limit)
    return Validator { value in budget.run { self(value) } ?? .invalid(message) }
  }
}
