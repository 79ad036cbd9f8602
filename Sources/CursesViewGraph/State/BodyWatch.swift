import Observation
import Synchronization

/// What a view has read while it was last evaluated: the first change of any of it is told.
///
/// Observation itself keeps whoever has read a value until that value changes, and some never do: each
/// evaluation, and each view that has gone, would stay with them for good. So a value of the watch's own is
/// read along, and a change of that ends what came before.
package final class BodyWatch: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isEnding = Atomic(false)
  /// The value that is read along.
  private var mark: Int { 0 }

  package init() {}

  /// Evaluates a body. `onChange` is called once when a value that it has read is about to change, on
  /// whatever thread that happens; not any more once this is called again, or the watch is gone.
  package func reading<Body>(
    _ body: () -> Body, onChange: @escaping @Sendable () -> Void
  ) -> Body {
    end()
    return withObservationTracking {
      registrar.access(self, keyPath: \.mark)
      return body()
    } onChange: { [weak self] in
      guard let self, !isEnding.load(ordering: .acquiring) else { return }
      onChange()
    }
  }

  private func end() {
    isEnding.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.mark)
    registrar.didSet(self, keyPath: \.mark)
    isEnding.store(false, ordering: .releasing)
  }

  deinit { end() }
}
