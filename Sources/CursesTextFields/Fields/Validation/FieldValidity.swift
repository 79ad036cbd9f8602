import CursesInputFormats
import CursesSecrets
@_spi(Nodes) import CursesViewGraph

/// What is to be said of a field's text.
public struct FieldValidity: Equatable, Sendable {
  /// Whether the text may be submitted. A rule that is still being asked does not count as passed.
  public var isValid = true
  /// Whether a rule is still being asked.
  public var isPending = false
  /// Whether somebody has edited the field and left it, or tried to submit it.
  public var isTouched = false
  /// What is wrong, in words, be it shown yet or not.
  public var problem: String?
  /// What is shown: the problem, once it may be shown, or something to think about.
  public var message: String?
  /// Whether `message` is only something to think about.
  public var isWarning = false

  /// Valid, and nothing to be said.
  public init() {}

  /// Whether an error is shown.
  public var isShownInvalid: Bool { message != nil && !isWarning }
}

/// When the message of a rule may first be seen. From then on it follows the text.
///
/// Whether a field is valid is known at any time; this is about what is said.
public struct ValidationTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// At once, before anything was typed.
  public static let appear = ValidationTriggers(rawValue: 1)
  /// With the first edit.
  public static let change = ValidationTriggers(rawValue: 2)
  /// When the focus has left the field after an edit.
  public static let blur = ValidationTriggers(rawValue: 4)
  /// When somebody submits.
  public static let submit = ValidationTriggers(rawValue: 8)
  /// When the field has been left or submitted: nobody is told off while typing.
  public static let standard: ValidationTriggers = [.blur, .submit]
}

/// A rule for the text of a field.
struct FieldRule {
  enum Check {
    /// Answers at once, and may read what belongs to the main actor: asked there. One that took too long
    /// is not asked with every key any more.
    case main(@MainActor (String) -> String?)
    /// The same for a secret in locked memory. Its field asks it.
    case secret(@MainActor (SecretBytes) -> String?)
    /// Answers at once; asked beside the main thread, so that it can be cut off.
    case immediate(@Sendable (String) -> Validation)
    /// Takes its time; asked when nothing has been typed for so many seconds.
    case slow(delay: Double, @MainActor @Sendable (String) async -> String?)
  }

  var check: Check
  var triggers: ValidationTriggers
}
