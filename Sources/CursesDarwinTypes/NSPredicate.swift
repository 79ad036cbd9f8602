#if Locales
import Foundation

/// The predicates on texts that code for Darwin's text fields is written with:
/// `NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)`.
///
/// Foundation on Linux has predicates made of closures only. This class reads one comparison of `SELF`:
/// `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `==` or `!=`, with `[c]` for any letter case
/// and `[d]` for any accents, and `NOT` before it. A format that is none of these matches nothing, and
/// says so in ``problem``.
public final class NSPredicate: Sendable {
  private enum Comparison: String, CaseIterable {
    case matches = "MATCHES"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case equal = "=="
    case unequal = "!="
  }

  /// The format as it was given, with its argument.
  public let predicateFormat: String
  /// Why the format could not be read; `nil` where it could.
  public let problem: String?
  private let evaluation: @Sendable (String) -> Bool

  /// - Parameter arguments: a text for each `%@`.
  public init(format: String, _ arguments: Any...) {
    var rest = arguments[...]
    var words: [String] = []
    for word in format.split(separator: " ") {
      words.append(word == "%@" ? rest.popFirst().map { "\($0)" } ?? "" : String(word))
    }
    predicateFormat = words.joined(separator: " ")
    let isNegated = words.first?.uppercased() == "NOT"
    if isNegated { words.removeFirst() }
    guard words.count >= 3, words[0].uppercased() == "SELF",
      let (comparison, options) = Self.comparison(words[1])
    else {
      problem = "“\(format)” is no comparison of SELF."
      evaluation = { _ in false }
      return
    }
    problem = nil
    let operand = Self.unquoted(words[2...].joined(separator: " "))
    evaluation = { text in
      Self.holds(comparison, text, operand, options) != isNegated
    }
  }

  /// A predicate made of a closure.
  public init(block: @escaping @Sendable (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    problem = nil
    evaluation = { block($0, nil) }
  }

  /// Whether the predicate holds for an object; never for nil.
  public func evaluate(with object: Any?) -> Bool {
    guard let object else { return false }
    return evaluation("\(object)")
  }

  private static func comparison(_ word: String) -> (Comparison, String.CompareOptions)? {
    let name = word.prefix { $0 != "[" }.uppercased()
    let flags = word.dropFirst(name.count).lowercased()
    var options: String.CompareOptions = []
    if flags.contains("c") { options.insert(.caseInsensitive) }
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    return Comparison(rawValue: name == "=" ? "==" : name).map { ($0, options) }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, let first = text.first, first == text.last, "'\"".contains(first) else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private static func holds(
    _ comparison: Comparison, _ text: String, _ operand: String, _ options: String.CompareOptions
  ) -> Bool {
    switch comparison {
    case .matches: return matches(text, operand, options)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: operand)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(text, pattern, options)
    case .contains: return text.range(of: operand, options: options) != nil
    case .begins: return text.range(of: operand, options: options.union(.anchored)) != nil
    case .ends:
      return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    case .equal: return text.compare(operand, options: options) == .orderedSame
    case .unequal: return text.compare(operand, options: options) != .orderedSame
    }
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    var flags: NSRegularExpression.Options = []
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))", options: flags)
    else {
      return false
    }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: .anchored, range: whole)
      .map { $0.range == whole }
      ?? false
  }
}
#endif
