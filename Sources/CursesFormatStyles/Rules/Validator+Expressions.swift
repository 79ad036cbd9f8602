import CursesInputFormats

/// An expression that is shared with the thread it is tried on. Matching does not change it.
struct SharedExpression<Expression>: @unchecked Sendable {
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
    let shared = SharedExpression(expression: regex)
    return expression(message, budget) { text in
      (try? shared.expression.wholeMatch(in: text)) != nil
    }
  }

  /// A rule that a closure has the say in; an empty text is left to ``required(_:)``.
  static func expression(
    _ message: String, _ budget: Duration, _ holds: @escaping @Sendable (String) -> Bool
  ) -> Validator {
    Validator { text in text.isEmpty || holds(text) ? .valid : .invalid(message) }.within(budget)
  }
}
