import CCursesFileShims
import Synchronization

/// Keeps the process from making core dumps, and others from reading its memory, while one is held.
///
/// The first guard sets the soft core limit to 0 and marks the process as not dumpable, which also
/// stops other processes of the same person from attaching to it; when the last one goes, both are put
/// back as they were, unless `keep()` was called. Hold one as long as the plain text of a locked note is in
/// memory. Every ``SecretBytes`` holds one. From the first on freed memory is overwritten (``FreedMemory``).
public final class CoreDumpGuard: Sendable {
  /// Starts the protection, or joins it.
  public init() { Self.state.withLock { $0.enter() } }

  deinit { Self.state.withLock { $0.leave() } }

  /// Keeps the protection until the process ends: nobody can know where letters of a long text still lie.
  public static func keep() { _ = lasting }

  private static let lasting = CoreDumpGuard()

  /// Whether any guard is held.
  public static var isActive: Bool { state.withLock { $0.holders > 0 } }

  private struct State {
    var holders = 0
    var softLimit: UInt64?
    var dumpable: Int32 = 1

    mutating func enter() {
      holders += 1
      guard holders == 1 else { return }
      FreedMemory.wipe()
      var soft: UInt64 = 0
      var hard: UInt64 = 0
      // Only the soft limit changes: the hard one could not be raised again.
      if bp_get_core_limit(&soft, &hard) == 0, bp_set_core_limit(0, hard) == 0 { softLimit = soft }
      dumpable = bp_get_dumpable()
      _ = bp_set_dumpable(0)
    }

    mutating func leave() {
      holders -= 1
      guard holders == 0 else { return }
      var soft: UInt64 = 0
      var hard: UInt64 = 0
      if let softLimit, bp_get_core_limit(&soft, &hard) == 0 {
        _ = bp_set_core_limit(min(softLimit, hard), hard)
      }
      softLimit = nil
      if dumpable == 1 { _ = bp_set_dumpable(1) }
    }
  }

  private static let state = Mutex(State())
}
