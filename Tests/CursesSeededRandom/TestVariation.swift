import Glibc

/// How a run of the tests varies the chance in them: other seeds, and longer sequences.
///
/// `TEST_SEED=7 TEST_LENGTH=4 swift test` draws everything from other numbers, and takes four times as
/// many steps where a test asks for them. Without both, every run is the same.
public enum TestVariation {
  /// What is mixed into every seed; 0 leaves them as they are.
  static let seed = number("TEST_SEED") ?? 0
  private static let length = Int(number("TEST_LENGTH") ?? 1)

  /// As many steps as a sequence is to have that has `count` of them by itself.
  public static func steps(_ count: Int) -> Int { count * max(length, 1) }

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }
}
