import CursesSecrets

/// The scalars of a secret, in memory of the same kind as the secret's.
final class ScalarBuffer {
  private let secret: SecretBytes
  private(set) var count = 0

  init(capacity: Int) { secret = SecretBytes(capacity: max(capacity, 1) * 4) }

  func append(_ scalar: UInt32) {
    withUnsafeBytes(of: scalar) { secret.append($0) }
    count += 1
  }

  subscript(index: Int) -> UInt32 {
    secret.withBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self) }
  }
}
