#if Locales
import CursesDarwinTypes
import CursesInputFormats
import Foundation

extension Validator where Value == String {
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
    let shared = SharedExpression(expression: expression)
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
}
#endif
