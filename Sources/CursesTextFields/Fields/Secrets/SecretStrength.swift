import CursesInputFormats
import CursesSecrets
@_spi(Nodes) import CursesViewGraph

extension PasswordStrength {
  /// Of a password in locked memory.
  ///
  /// The estimate is made of a stand-in with the same kinds of characters and the same repetitions and
  /// runs, so that none of the secret is copied. Lists of usual passwords are not asked.
  public init(_ secret: SecretBytes) {
    var standIn: [Character] = []
    var before: Unicode.Scalar?
    secret.forEachCharacter { _, character in
      guard let scalar = character.unicodeScalars.first else { return }
      let goesOn = before.map { abs(Int($0.value) - Int(scalar.value)) <= 1 } ?? false
      let pair = PasswordStrength.standIns(for: scalar)
      let next = goesOn ? standIn.last ?? pair.0 : standIn.last == pair.0 ? pair.1 : pair.0
      standIn.append(next)
      before = scalar
    }
    self.init(standIn)
  }

  /// Two characters of the same kind that do not go on from each other.
  private static func standIns(for scalar: Unicode.Scalar) -> (Character, Character) {
    switch scalar.value {
    case 0x61...0x7A: ("a", "m")
    case 0x41...0x5A: ("A", "M")
    case 0x30...0x39: ("0", "5")
    case 0x20..<0x7F: ("!", "~")
    default: ("日", "語")
    }
  }
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
