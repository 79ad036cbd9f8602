#if !Essentials
/// The error that a style throws for a text that is no value: `CocoaError(.formatting)`. After Foundation's.
public struct CocoaError: Error, Hashable {
  /// What failed.
  public enum Code: Hashable, Sendable {
    /// Reading a text.
    case formatting
  }

  /// What failed.
  public let code: Code

  /// An error.
  public init(_ code: Code) { self.code = code }
}
#endif
