import Crypto
import CryptoExtras
import CursesCLibrary
import CursesSecrets
import FoundationEssentials

/// The keys of an age file and how they follow from each other.
///
/// `SymmetricKey` keeps its bytes in memory that swift-crypto wipes. Two copies cannot be reached and
/// are left to the allocator: the 32 bytes that its scrypt passes through a `Data`, and the state of the
/// hash functions.
enum AgeKeys {
  /// The key that wraps the file key: scrypt of the passphrase (N = 2^`work`, r = 8, p = 1).
  static func wrapKey(
    _ passphrase: SecretBytes, salt: [UInt8], work: Int
  ) throws(LockedNoteError) -> SymmetricKey {
    let labelled = Array("age-encryption.org/v1/scrypt".utf8) + salt
    return try scrypt(passphrase, salt: labelled, work: work)
  }

  /// scrypt with N = 2^`work`: 128 · 8 · N bytes of memory, 256 MB at 18.
  static func scrypt(
    _ passphrase: SecretBytes, salt: [UInt8], work: Int
  ) throws(LockedNoteError) -> SymmetricKey {
    // A private copy, so that a field that holds the secret is not locked out for a second.
    let passphrase = passphrase.copy()
    do {
      return try passphrase.withBytes { bytes in
        try KDF.Scrypt.deriveKey(
          from: bytes, salt: salt, outputByteCount: 32, rounds: 1 << work, blockSize: 8,
          parallelism: 1)
      }
    } catch {
      throw .notEnoughMemory
    }
  }

  /// The code over a header.
  static func headerCode(_ header: AgeHeader, _ fileKey: SecretBytes) -> [UInt8] {
    let key = derive(fileKey, salt: [], info: "header")
    return Array(HMAC<SHA256>.authenticationCode(for: header.authenticatedBytes, using: key))
  }

  /// The key of the payload.
  static func payloadKey(_ fileKey: SecretBytes, nonce: [UInt8]) -> SymmetricKey {
    derive(fileKey, salt: nonce, info: "payload")
  }

  /// HKDF-SHA-256.
  static func derive(_ secret: SecretBytes, salt: [UInt8], info: String) -> SymmetricKey {
    secret.withBytes { bytes in
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: Array(info.utf8),
        outputByteCount: 32)
    }
  }

  /// Random bytes that are secret.
  static func newSecret(count: Int) -> SecretBytes {
    SecretBytes(count: count) { memory in
      var generator = SystemRandomNumberGenerator()
      for index in memory.indices { memory[index] = UInt8.random(in: 0...255, using: &generator) }
    }
  }

  /// Random bytes that are not secret.
  static func newSalt(count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// The nonce of a key that is used once.
  private static let zeroNonce = [UInt8](repeating: 0, count: 12)

  /// A file key under a wrap key.
  static func wrap(_ fileKey: SecretBytes, _ key: SymmetricKey) throws(LockedNoteError) -> [UInt8] {
    do {
      return try fileKey.withBytes { bytes in
        let box = try ChaChaPoly.seal(bytes, using: key, nonce: .init(data: zeroNonce))
        return Array(box.ciphertext) + Array(box.tag)
      }
    } catch {
      throw .notEnoughMemory
    }
  }

  /// The file key out of its wrapping; nil if the key is wrong.
  static func unwrap(_ body: [UInt8], _ key: SymmetricKey) -> SecretBytes? {
    guard body.count == 32, let nonce = try? ChaChaPoly.Nonce(data: zeroNonce),
      let box = try? ChaChaPoly.SealedBox(
        nonce: nonce, ciphertext: body[..<16], tag: body[16...]),
      var opened = try? ChaChaPoly.open(box, using: key)
    else { return nil }
    defer {
      opened.withUnsafeMutableBytes { memory in
        if let base = memory.baseAddress { explicit_bzero(base, memory.count) }
      }
    }
    return SecretBytes(copying: opened)
  }
}
