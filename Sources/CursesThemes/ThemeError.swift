/// Why a theme file cannot be used, where, and what to do about it.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, or the name that was asked for.
  public let file: String
  /// From 1; nil when the whole file is meant.
  public let line: Int?
  /// One sentence on what is wrong.
  public let problem: String
  /// One sentence on what to do.
  public let advice: String

  /// An error with its place and a way out.
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
