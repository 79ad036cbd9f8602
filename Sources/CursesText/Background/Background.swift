import CursesCLibrary
import Synchronization

/// Work on a thread of its own.
///
/// scrypt and slow disks block for a second or more; on one of Swift's few cooperative threads that
/// would hold up everything else.
package enum Background {
  /// Runs `work` and returns what it returns. Cancelling the task returns `cancelled` at once; the work
  /// then ends by itself, and what it returns is dropped.
  package static func run<Value: Sendable, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    cancelled: Failure, _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let answer = Answer<Value, Failure>()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer.wait(continuation)
        start {
          do throws(Failure) {
            answer.give(.success(try work()))
          } catch {
            answer.give(.failure(error))
          }
        }
      }
    } onCancel: {
      answer.give(.failure(cancelled))
    }
    return try result.get()
  }

  /// Runs work that cannot fail and is always waited for.
  ///
  /// - Parameter isPatient: whether it is to leave the processor to whoever waits for a key, where there are
  ///   fewer processors than threads.
  package static func run<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation, isPatient: Bool = false,
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      start {
        // On Linux only the thread becomes nicer.
        if isPatient { _ = nice(10) }
        continuation.resume(returning: work())
      }
    }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) {
    if let thread = WorkThread(work) {
      thread.detach()
    } else {
      // Without a thread it is better to be slow than not to answer.
      work()
    }
  }

  /// One answer, given by whichever comes first.
  private final class Answer<Value: Sendable, Failure: Error>: Sendable {
    private struct State {
      var continuation: CheckedContinuation<Result<Value, Failure>, Never>?
      var early: Result<Value, Failure>?
      var isDone = false
    }
    private let state = Mutex(State())

    func wait(_ continuation: CheckedContinuation<Result<Value, Failure>, Never>) {
      let early = state.withLock { state -> Result<Value, Failure>? in
        if let early = state.early { return early }
        state.continuation = continuation
        return nil
      }
      if let early { continuation.resume(returning: early) }
    }

    func give(_ result: Result<Value, Failure>) {
      let waiting = state.withLock { state -> CheckedContinuation<Result<Value, Failure>, Never>? in
        guard !state.isDone else { return nil }
        state.isDone = true
        if state.continuation == nil { state.early = result }
        defer { state.continuation = nil }
        return state.continuation
      }
      waiting?.resume(returning: result)
    }
  }
}
