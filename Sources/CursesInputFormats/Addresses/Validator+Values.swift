extension Validator {
  /// One of several rules is enough. With none that holds the verdict is that of the last.
  public func or(_ other: Validator) -> Validator {
    Validator { value in
      let verdict = self(value)
      return verdict.isAcceptable ? verdict : other(value)
    }
  }

  /// The same rule in other words.
  public func message(_ message: String) -> Validator {
    Validator { value in
      switch self(value) {
      case .invalid: .invalid(message)
      case .incomplete: .incomplete(message)
      case let other: other
      }
    }
  }

  /// All rules at once.
  public static func all(_ rules: [Validator]) -> Validator {
    rules.reduce(.always) { $0.and($1) }
  }

  /// The rule only where a condition holds.
  public func when(_ condition: @escaping @Sendable (Value) -> Bool) -> Validator {
    Validator { condition($0) ? self($0) : .valid }
  }
}

extension Validator where Value: Equatable & Sendable {
  /// The same as another value, which is asked for each time: a password and its repetition.
  public static func equal(
    to other: @escaping @Sendable () -> Value, message: String = "The two are not the same."
  ) -> Validator {
    Validator { $0 == other() ? .valid : .invalid(message) }
  }

  /// One of certain values.
  public static func oneOf(_ values: [Value], message: String? = nil) -> Validator {
    Validator { value in
      if values.contains(value) { return .valid }
      let list = values.map { "“\($0)”" }.joined(separator: ", ")
      return .invalid(message ?? "Please enter one of \(list).")
    }
  }
}

extension Validator where Value: Comparable & Sendable {
  /// In a range, both ends included.
  public static func range(_ range: ClosedRange<Value>) -> Validator {
    Validator { value in
      range.contains(value)
        ? .valid
        : .invalid("Please enter a value from \(range.lowerBound) to \(range.upperBound).")
    }
  }
}

extension Validator where Value == String {
  /// The same as ``notEmpty(_:)``, as forms call it.
  public static func required(_ message: String = "This is required.") -> Validator {
    notEmpty(message)
  }

  /// An address for mail; an empty text is left to ``required(_:)``.
  public static var email: Validator { EmailFormat().rule }

  /// An address in the web, with `http` or `https`.
  public static var url: Validator { URLFormat().rule }

  /// A password that is not guessed soon.
  public static func password(atLeast strength: PasswordStrength.Grade = .fair) -> Validator {
    Validator { text in
      let measured = PasswordStrength(text)
      guard measured.grade < strength, !text.isEmpty else { return .valid }
      return .invalid(measured.advice ?? "Too easy to guess; make it longer.")
    }
  }
}

extension Validator {
  /// A rule for a value that may be absent: `nil` is right.
  public var ifPresent: Validator<Value?> {
    Validator<Value?> { value in value.map { self($0) } ?? .valid }
  }
}
