import Synchronization

/// Tells a search on another thread that nobody waits for its answer any more.
package final class SearchStop: Sendable {
  private let isSet = Atomic(false)

  /// The answer is wanted until `set` is called.
  package init() {}

  /// Whether the answer is still wanted.
  package var isWanted: Bool { !isSet.load(ordering: .relaxed) }
  /// Nobody waits any more.
  package func set() { isSet.store(true, ordering: .relaxed) }
}
