import Synchronization

/// Whether a window's graph is still there: its nodes do not hold it.
final class WindowLife: Sendable {
  private let over = Atomic(false)

  var isOver: Bool { over.load(ordering: .relaxed) }

  func end() { over.store(true, ordering: .relaxed) }
}
