#if !Locales
/// An error that says in words what happened.
public protocol LocalizedError: Error {
  /// What happened.
  var errorDescription: String? { get }
  /// Why it happened.
  var failureReason: String? { get }
  /// What to do about it.
  var recoverySuggestion: String? { get }
  /// Where there is help.
  var helpAnchor: String? { get }
}

extension LocalizedError {
  /// Nothing, unless the error says it.
  public var errorDescription: String? { nil }
  /// Nothing, unless the error says it.
  public var failureReason: String? { nil }
  /// Nothing, unless the error says it.
  public var recoverySuggestion: String? { nil }
  /// Nothing, unless the error says it.
  public var helpAnchor: String? { nil }
}

extension Error {
  /// What the error says of itself, else its own description.
  public var localizedDescription: String {
    (self as? any LocalizedError)?.errorDescription ?? "\(self)"
  }
}
#endif
