/// What is to be said of a value while it is typed.
public enum Validation: Hashable, Sendable {
  case valid
  /// Not yet complete, but nothing is wrong so far. The message says what is missing.
  case incomplete(String)
  /// Wrong. The message says what, and what would be right.
  case invalid(String)
  /// Accepted, with something to think about.
  case warning(String)

  /// What to show, in words; `nil` when there is nothing to say.
  public var message: String? {
    switch self {
    case .valid: nil
    case .incomplete(let message), .invalid(let message), .warning(let message): message
    }
  }

  /// Whether a value may be committed with this.
  public var isAcceptable: Bool {
    switch self {
    case .valid, .warning: true
    case .incomplete, .invalid: false
    }
  }

  /// The graver of two; the first of two that are equally grave.
  public func combined(with other: @autoclosure () -> Validation) -> Validation {
    if case .invalid = self { return self }
    let other = other()
    return other.gravity > gravity ? other : self
  }

  private var gravity: Int {
    switch self {
    case .valid: 0
    case .warning: 1
    case .incomplete: 2
    case .invalid: 3
    }
  }
}
