import TerminalCore

/// What a theme file says, before anything is derived from it.
struct Scheme: Hashable, Sendable {
  var name: String
  var author: String
  var isDark: Bool
  var palette: Palette
  var rules: [Role: RoleRule] = [:]
  var bubbles = BubbleRules()
  var glass = GlassRules()
}

/// The section `bubbles:` of a theme file.
struct BubbleRules: Hashable, Sendable {
  var ground: ColorName?
  var colors: [ColorName]?
  /// How much of a bubble's colour its centre shows, 0 to 1.
  var strength: Double?
}

/// The section `glass:` of a theme file: opacities from 0 to 1.
struct GlassRules: Hashable, Sendable {
  var panel: Double?
  var dialog: Double?
}

/// Why a theme file cannot be used, where, and what to do about it.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// From 1; nil when the whole file is meant.
  public let line: Int?
  /// One sentence on what is wrong.
  public let problem: String
  /// One sentence on what to do.
  public let advice: String

  public init(file: String, line: Int?, problem: String, advice: String) {
    self.file = file
    self.line = line
    self.problem = problem
    self.advice = advice
  }

  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(problem) \(advice)"
  }
}
