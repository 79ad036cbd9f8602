import CursesInputFormats
import Foundation

/// Work with a bound on the time that it may hold up the screen.
///
/// A matcher of the Swift library cannot be stopped in its middle. So it runs on a thread of its own, at
/// low priority, and is waited for as long as the budget says. What is not done by then is given up: its
/// result is thrown away when it comes, and until then the same rule is not started again, so that one
/// rule never keeps more than one thread busy.
public final class TimeBudget: @unchecked Sendable {
  /// How long a check may hold up typing: a tenth of a second.
  public static let standard = Duration.milliseconds(100)

  /// What to say of a text whose check took too long.
  public static let exceeded = "This took too long to check; please try a shorter text."

  private let limit: Duration
  private let lock = NSLock()
  private var isBusy = false

  /// A budget of its own for one rule: rules that share one would wait for each other.
  public init(_ limit: Duration = TimeBudget.standard) { self.limit = limit }

  /// The result of `work`, or `nil` where it is not done in time or an earlier one still runs.
  public func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    guard lock.withLock({ claim() }) else { return nil }
    let outcome = Outcome<Result>()
    let thread = Thread { [self] in
      let result = work()
      lock.withLock { isBusy = false }
      outcome.put(result)
    }
    thread.stackSize = 8 << 20
    thread.qualityOfService = .background
    thread.start()
    return outcome.take(within: limit)
  }

  private func claim() -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    return true
  }
}

/// A result on its way from one thread to another.
private final class Outcome<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result?

  func put(_ result: Result) {
    condition.withLock { self.result = result }
    condition.signal()
  }

  func take(within limit: Duration) -> Result? {
    let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) * 1e-18
    let end = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while result == nil, condition.wait(until: end) {}
      return result
    }
  }
}

extension Validator where Value: Sendable {
  /// The same rule, cut off where it takes longer than a budget; the verdict says so then.
  public func within(_ limit: Duration, message: String = TimeBudget.exceeded) -> Validator {
    let budget = TimeBudget(limit)
    return Validator { value in budget.run { self(value) } ?? .invalid(message) }
  }
}
