import CursesDarwinTypes
import CursesInputFormats
import Foundation

/// An expression that is shared with the thread it is tried on. Matching does not change it.
private struct Shared<Expression>: @unchecked Sendable {
  let expression: Expression
}

extension Validator where Value == String {
  /// Texts that an expression matches as a whole: `.matches(/[A-Z]{2}\d+/)`. An empty text is left to
  /// ``required(_:)``.
  ///
  /// Matching may take as long as the budget lasts; what is not done by then is invalid, and said so.
  public static func matches<Output>(
    _ regex: Regex<Output>, message: String = "This does not have the right form.",
    budget: Duration = TimeBudget.standard
  ) -> Validator {
    let shared = Shared(expression: regex)
    return expression(message, budget) { text in
      (try? shared.expression.wholeMatch(in: text)) != nil
    }
  }

  /// Texts that a pattern of ICU matches as a whole: the spelling of `NSRegularExpression`, and of
  /// `NSPredicate(format: "SELF MATCHES %@", …)`.
  ///
  /// A pattern that cannot be read makes every text invalid, with what is wrong with it.
  public static func matches(
    pattern: String, message: String = "This does not have the right form.",
    options: NSRegularExpression.Options = [], budget: Duration = TimeBudget.standard
  ) -> Validator {
    guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))", options: options)
    else { return Validator { _ in .invalid("The rule “\(pattern)” is no regular expression.") } }
    let shared = Shared(expression: expression)
    return self.expression(message, budget) { text in
      let whole = NSRange(text.startIndex..., in: text)
      let match = shared.expression.firstMatch(in: text, options: .anchored, range: whole)
      return match?.range == whole
    }
  }

  /// Texts in which a pattern is found, as `text.range(of: pattern, options: .regularExpression)` does.
  public static func contains(
    pattern: String, message: String = "This does not have the right form.",
    options: String.CompareOptions = .regularExpression, budget: Duration = TimeBudget.standard
  ) -> Validator {
    expression(message, budget) { text in
      text.range(of: pattern, options: options.union(.regularExpression)) != nil
    }
  }

  /// Texts that a predicate holds for: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
  public static func matches(
    _ predicate: CursesDarwinTypes.NSPredicate,
    message: String = "This does not have the right form.",
    budget: Duration = TimeBudget.standard
  ) -> Validator {
    if let problem = predicate.problem { return Validator { _ in .invalid(problem) } }
    return expression(message, budget) { predicate.evaluate(with: $0) }
  }

  private static func expression(
    _ message: String, _ budget: Duration, _ holds: @escaping @Sendable (String) -> Bool
  ) -> Validator {
    Validator { text in text.isEmpty || holds(text) ? .valid : .invalid(message) }.within(budget)
  }
}
