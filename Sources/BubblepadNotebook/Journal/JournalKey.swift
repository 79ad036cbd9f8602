import Crypto
import CursesSecrets
import CursesText
import FoundationEssentials

/// What the journal of a locked note is encrypted with: a key made from the note's own passphrase.
///
/// A random key would die with the process, and the journal with it. So scrypt turns the passphrase
/// into a key once each time the note is opened, with a salt of its own that lies in the journal's
/// header; HKDF makes of it a key for each journal file. After a crash the passphrase opens both the
/// note and the journal. Deriving takes as long as opening the note: do it off the main actor.
public final class JournalKey: Sendable {
  let salt: [UInt8]
  let work: Int
  private let secret: SecretBytes

  /// Derives a key with a new salt. Blocks for about a second at the usual work.
  public convenience init(
    passphrase: SecretBytes, work: Int = LockedNote.defaultWork
  ) throws(LockedNoteError) {
    try self.init(passphrase: passphrase, salt: AgeKeys.newSalt(count: 16), work: work)
  }

  /// Derives the key of an existing journal.
  init(passphrase: SecretBytes, salt: [UInt8], work: Int) throws(LockedNoteError) {
    let label = Array("bubblepad journal".utf8)
    let key = try AgeKeys.scrypt(passphrase, salt: label + salt, work: work)
    secret = key.withUnsafeBytes { SecretBytes(copying: $0) }
    self.salt = salt
    self.work = work
  }

  /// Derives a key off the main actor.
  public nonisolated(nonsending) static func derive(
    passphrase: SecretBytes, work: Int = LockedNote.defaultWork
  ) async throws(LockedNoteError) -> JournalKey {
    let passphrase = passphrase.copy()
    return try await Background.run(cancelled: .cancelled) {
      () throws(LockedNoteError) -> JournalKey in
      try JournalKey(passphrase: passphrase, work: work)
    }
  }

  /// What a new journal file says about its encryption.
  func newEncryption() -> JournalHeader.Encryption {
    .init(salt: salt, work: UInt8(work), fileSalt: AgeKeys.newSalt(count: 32))
  }

  func cipher(for encryption: JournalHeader.Encryption) -> JournalCipher {
    JournalCipher(
      key: AgeKeys.derive(secret, salt: encryption.fileSalt, info: "bubblepad journal file"))
  }
}

/// Seals the records of one journal file. A record's number is its nonce, so that none can be moved,
/// repeated or left out.
struct JournalCipher {
  let key: SymmetricKey

  private func nonce(_ number: UInt64) throws -> ChaChaPoly.Nonce {
    var writer = ByteWriter()
    writer.write(UInt32(0))
    writer.write(number)
    return try ChaChaPoly.Nonce(data: writer.bytes)
  }

  func seal(_ record: [UInt8], number: UInt64) -> [UInt8]? {
    guard let nonce = try? nonce(number),
      let box = try? ChaChaPoly.seal(record, using: key, nonce: nonce)
    else { return nil }
    return Array(box.ciphertext) + Array(box.tag)
  }

  func open(_ sealed: [UInt8], number: UInt64) -> [UInt8]? {
    guard sealed.count >= 16, let nonce = try? nonce(number),
      let box = try? ChaChaPoly.SealedBox(
        nonce: nonce, ciphertext: sealed.dropLast(16), tag: sealed.suffix(16)),
      let plain = try? ChaChaPoly.open(box, using: key)
    else { return nil }
    return Array(plain)
  }
}
