import Synchronization

/// Tells work on another thread that nobody waits for it any more, so that it stops between phases.
final class Cancellation: Sendable {
  private let isCancelled = Atomic(false)

  func check() throws(LockedNoteError) {
    if isCancelled.load(ordering: .relaxed) { throw .cancelled }
  }

  nonisolated(nonsending) func watching<Value: Sendable>(
    _ body: nonisolated(nonsending) () async throws(LockedNoteError) -> Value
  ) async throws(LockedNoteError) -> Value {
    let result = await withTaskCancellationHandler { () async -> Result<Value, LockedNoteError> in
      do throws(LockedNoteError) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
    return try result.get()
  }
}
