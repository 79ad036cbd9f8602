import BubblepadNotebook
import CursesSecrets
import CursesUICore
import Observation

/// What it takes to lock a note: a passphrase, twice.
@Observable @MainActor
package final class LockForm {
  @ObservationIgnored package let passphrase = SecretBytes()
  @ObservationIgnored package let again = SecretBytes()
  package let title: String
  /// Counts the keys: what the secrets hold is never observed.
  package private(set) var revision = 0
  package private(set) var strength: PassphraseStrength?
  /// The work under way and how far it is, 0 to 1.
  package var progress: Double?
  @ObservationIgnored package let submit: (LockForm) -> Void

  package init(title: String, submit: @escaping (LockForm) -> Void) {
    self.title = title
    self.submit = submit
  }

  package func edited() {
    revision += 1
    strength = passphrase.isEmpty ? nil : PassphraseStrength(passphrase)
  }

  package var isSame: Bool { passphrase == again }

  /// What stands in the way, in words.
  package var problem: String? {
    _ = revision
    if passphrase.isEmpty { return "Type a passphrase." }
    if again.isEmpty { return "Type it again below." }
    return isSame ? nil : "The two are different."
  }

  package func wipe() {
    passphrase.wipe()
    again.wipe()
  }
}

/// What it takes to open a locked note.
@Observable @MainActor
package final class UnlockForm {
  @ObservationIgnored package let passphrase = SecretBytes()
  package let title: String
  package let words: String
  package private(set) var revision = 0
  package var problem: String?
  package var progress: Double?
  @ObservationIgnored package let submit: (UnlockForm) -> Void

  package init(title: String, words: String, submit: @escaping (UnlockForm) -> Void) {
    self.title = title
    self.words = words
    self.submit = submit
  }

  package func edited() {
    revision += 1
    problem = nil
  }

  package var canSubmit: Bool { revision >= 0 && !passphrase.isEmpty && progress == nil }
}
