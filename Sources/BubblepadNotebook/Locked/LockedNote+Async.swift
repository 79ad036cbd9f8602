import CursesSecrets
import CursesText

extension LockedNote {
  /// Opens a locked note off the main actor.
  ///
  /// The passphrase is copied before this returns control; the caller may wipe its own. Cancelling the
  /// task throws `cancelled` at once; a key derivation that has begun runs out by itself and its
  /// result is dropped.
  ///
  /// - Parameter progress: called on another thread at the start of each phase.
  public nonisolated(nonsending) static func open(
    _ file: SourceText, passphrase: SecretBytes,
    progress: @escaping @Sendable (LockPhase) -> Void
  ) async throws(LockedNoteError) -> SourceText {
    let passphrase = passphrase.copy()
    let stop = Cancellation()
    return try await stop.watching { () async throws(LockedNoteError) -> SourceText in
      try await Background.run(cancelled: .cancelled) { () throws(LockedNoteError) -> SourceText in
        try open(file, passphrase: passphrase, maximumWork: maximumWork) {
          (phase) throws(LockedNoteError) in
          try stop.check()
          progress(phase)
        }
      }
    }
  }

  /// Locks a text off the main actor. The remarks at `open` hold here too.
  public nonisolated(nonsending) static func lock(
    _ text: SourceText, passphrase: SecretBytes, work: Int = defaultWork, isArmored: Bool = false,
    progress: @escaping @Sendable (LockPhase) -> Void
  ) async throws(LockedNoteError) -> SourceText {
    let passphrase = passphrase.copy()
    let stop = Cancellation()
    return try await stop.watching { () async throws(LockedNoteError) -> SourceText in
      try await Background.run(cancelled: .cancelled) { () throws(LockedNoteError) -> SourceText in
        try lock(text, passphrase: passphrase, work: work, isArmored: isArmored) {
          (phase) throws(LockedNoteError) in
          try stop.check()
          progress(phase)
        }
      }
    }
  }
}
