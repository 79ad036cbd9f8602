import Glibc
import Secrets

/// How hard a password is to guess, as far as can be told from looking at it.
public struct PasswordStrength: Equatable, Sendable {
  public enum Level: Int, CaseIterable, Comparable, Sendable {
    case weak = 1
    case fair, good, strong

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The level in a word.
    public var word: String {
      switch self {
      case .weak: "weak"
      case .fair: "fair"
      case .good: "good"
      case .strong: "strong"
      }
    }
  }

  /// The guesses that it takes, as a power of two.
  public let bits: Double

  /// The level; nil where there is nothing.
  public var level: Level? {
    if bits <= 0 { return nil }
    return bits < 30 ? .weak : bits < 50 ? .fair : bits < 70 ? .good : .strong
  }

  /// Of a password that is a text.
  public init(_ password: String) {
    var password = password
    bits = password.withUTF8 { PasswordStrength.bits(UnsafeRawBufferPointer($0)) }
  }

  /// Of a password in locked memory. None of it is copied.
  public init(_ secret: SecretBytes) {
    bits = secret.withBytes { PasswordStrength.bits($0) }
  }

  /// Characters count by the size of the alphabet they are from; one that repeats or goes on from the one
  /// before it counts for little, and what stands in every list of passwords for nothing.
  private static func bits(_ bytes: UnsafeRawBufferPointer) -> Double {
    var alphabet = 0
    var kinds: UInt8 = 0
    var characters = 0.0
    var previous = -9
    for byte in bytes where byte & 0xC0 != 0x80 {
      let kind = Kind(byte)
      if kinds & kind.bit == 0 { alphabet += kind.size }
      kinds |= kind.bit
      let isPattern = abs(Int(byte) - previous) <= 1 && byte < 0x80
      characters += isPattern ? 0.25 : 1
      previous = Int(byte)
    }
    guard alphabet > 0 else { return 0 }
    let known = Double(commonBytes(in: bytes))
    return max(1, (characters - known * 0.9) * log2(Double(alphabet)))
  }

  private enum Kind: UInt8 {
    case lower, upper, digit, sign, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      case 0..<0x80: self = .sign
      default: self = .other
      }
    }

    var bit: UInt8 { 1 << rawValue }

    var size: Int {
      switch self {
      case .lower, .upper: 26
      case .digit: 10
      case .sign: 33
      case .other: 100
      }
    }
  }

  private static let common: [StaticString] = [
    "password", "passwort", "qwerty", "qwertz", "azerty", "letmein", "welcome", "dragon", "monkey",
    "football", "iloveyou", "admin", "login", "master", "abc123", "secret", "hello", "sunshine",
  ]

  /// The bytes that belong to a common word, whatever their case.
  private static func commonBytes(in bytes: UnsafeRawBufferPointer) -> Int {
    var known = 0
    var start = 0
    while start < bytes.count {
      let length = common.lazy.map { match($0, bytes, at: start) }.max() ?? 0
      known += length
      start += max(1, length)
    }
    return known
  }

  private static func match(
    _ word: StaticString, _ bytes: UnsafeRawBufferPointer, at start: Int
  ) -> Int {
    let count = word.utf8CodeUnitCount
    guard start + count <= bytes.count else { return 0 }
    let isSame = (0..<count).allSatisfy { index in
      let byte = bytes[start + index]
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return (isUpper ? byte | 0x20 : byte) == word.utf8Start[index]
    }
    return isSame ? count : 0
  }
}
