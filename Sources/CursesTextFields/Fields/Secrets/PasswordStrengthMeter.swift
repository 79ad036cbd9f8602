import CursesCore
import CursesInputFormats
import CursesSecrets
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A bar that shows how strong a password is, and says it in a word.
///
///     SecureField("Passphrase", text: $passphrase)
///     PasswordStrengthMeter(passphrase)
public struct PasswordStrengthMeter: View, PrimitiveView {
  let strength: PasswordStrength

  /// The strength of a text.
  public init(_ password: String) { strength = PasswordStrength(password) }

  /// - Parameter secret: is looked at where it lies. A `SecureField` tells of each change, so that the
  ///   view can be evaluated again.
  public init(_ secret: SecretBytes) { strength = PasswordStrength(secret) }

  /// A strength that is known.
  public init(_ strength: PasswordStrength) { self.strength = strength }

  public typealias Body = Never

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? StrengthNode ?? StrengthNode(context)
    node.environment = context.environment
    node.grade = strength.grade
    return node
  }
}

/// The node of `PasswordStrengthMeter`.
final class StrengthNode: Node {
  var grade = PasswordStrength.Grade.none {
    didSet { if grade != oldValue { invalidate() } }
  }

  private static let wordColumns = 8

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: min(proposal.columns ?? 28, 48), rows: 1)
  }

  private var role: Role {
    switch grade {
    case .none: .faint
    case .weak: .error
    case .fair: .warning
    case .good: .info
    case .strong: .good
    }
  }

  override func draw(in canvas: inout Canvas) {
    let levels = PasswordStrength.Grade.strong.rawValue
    let room = frame.size.columns - 2 - StrengthNode.wordColumns
    let part = max(1, (room - levels + 1) / levels)
    let glyphs = (
      full: canvas.look.symbol("━", ascii: "="), empty: canvas.look.symbol("─", ascii: "-")
    )
    var column = frame.minColumn + 1
    for index in 1...levels {
      let isFull = index <= grade.rawValue
      guard column + part <= frame.maxColumn else { break }
      canvas.rule(
        isFull ? glyphs.full : glyphs.empty, column: column, row: frame.minRow, columns: part,
        role: isFull ? role : .faint)
      column += part + 1
    }
    guard column + grade.word.count <= frame.maxColumn else { return }
    canvas.write(grade.word, column: column, row: frame.minRow, role: role)
  }
}
