import CursesInputFormats
import CursesPasswordGuesses
import CursesSecrets

extension PasswordStrength {
  /// Of a password in locked memory; it is looked at in such memory too.
  public init(_ secret: SecretBytes) { self.init(PasswordGuesses(secret)) }
}

extension PasswordStrength.Grade {
  /// The grade in a word; empty where there is nothing.
  public var word: String {
    switch self {
    case .none: ""
    case .weak: "weak"
    case .fair: "fair"
    case .good: "good"
    case .strong: "strong"
    }
  }
}
