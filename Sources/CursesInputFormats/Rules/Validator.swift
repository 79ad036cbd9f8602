/// A rule for values.
///
///     let title = Validator.notEmpty("A note needs a title.")
///       .and(.length(1...80))
///       .and(.notIn { taken.contains($0) } message: { "There is already a note “\($0)”." })
///     title("").message   // "A note needs a title."
public struct Validator<Value>: Sendable {
  private let check: @Sendable (Value) -> Validation

  /// A rule made of a closure, which is asked with each value.
  public init(_ check: @escaping @Sendable (Value) -> Validation) { self.check = check }

  public func callAsFunction(_ value: Value) -> Validation { check(value) }

  /// Both rules; what the first finds invalid is not asked of the second.
  public func and(_ other: Validator) -> Validator {
    Validator { value in self(value).combined(with: other(value)) }
  }

  /// The same rule for something this value can be had from.
  public func pullback<Outer>(_ value: @escaping @Sendable (Outer) -> Value) -> Validator<Outer> {
    Validator<Outer> { outer in self(value(outer)) }
  }

  /// The same rule, its verdict softened to a warning.
  public var asWarning: Validator {
    Validator { value in
      switch self(value) {
      case .invalid(let message), .incomplete(let message): .warning(message)
      case let other: other
      }
    }
  }

  /// Nothing is wrong.
  public static var always: Validator { Validator { _ in .valid } }

  /// Invalid unless a condition holds.
  public static func require(
    _ message: String, _ condition: @escaping @Sendable (Value) -> Bool
  ) -> Validator {
    Validator { condition($0) ? .valid : .invalid(message) }
  }
}

extension Validator where Value == String {
  /// Something besides white space.
  public static func notEmpty(_ message: String = "This may not be empty.") -> Validator {
    Validator { $0.allSatisfy(\.isWhitespace) ? .invalid(message) : .valid }
  }

  /// A number of characters: fewer than the range is incomplete, more is invalid.
  public static func length(_ range: ClosedRange<Int>, noun: String = "character") -> Validator {
    Validator { text in
      let count = text.count
      if count < range.lowerBound {
        let missing = range.lowerBound - count
        return .incomplete("\(missing) more \(plural(noun, missing)) needed.")
      }
      guard count > range.upperBound else { return .valid }
      let extra = count - range.upperBound
      return .invalid("\(extra) \(plural(noun, extra)) too many; at most \(range.upperBound).")
    }
  }

  /// At most so many bytes of UTF-8, for what becomes a file name or a field of a format.
  public static func utf8Length(atMost limit: Int) -> Validator {
    Validator { text in
      let extra = text.utf8.count - limit
      return extra <= 0 ? .valid : .invalid("Too long by \(extra) \(plural("byte", extra)).")
    }
  }

  /// Not one of the values that are taken. Spaces at the ends and the difference of upper and lower case
  /// do not make a value another one.
  public static func notIn(
    _ taken: Set<String>, message: @escaping @Sendable (String) -> String = { "“\($0)” is taken." }
  ) -> Validator {
    let folded = Set(taken.map(folded))
    return notIn({ folded.contains(CursesInputFormats.folded($0)) }, message: message)
  }

  /// Not a value for which `isTaken` holds.
  public static func notIn(
    _ isTaken: @escaping @Sendable (String) -> Bool,
    message: @escaping @Sendable (String) -> String = { "“\($0)” is taken." }
  ) -> Validator {
    Validator { isTaken($0) ? .invalid(message($0)) : .valid }
  }

  /// Made of certain characters only; the message names the first other one.
  public static func characters(
    _ expected: String, where isAllowed: @escaping @Sendable (Character) -> Bool
  ) -> Validator {
    Validator { text in
      guard let wrong = text.first(where: { !isAllowed($0) }) else { return .valid }
      return .invalid("“\(wrong)” cannot be used here; \(expected).")
    }
  }

  /// None of certain characters; the message names the first one found.
  public static func without(_ characters: Set<Character>) -> Validator {
    Validator { text in
      guard let wrong = text.first(where: characters.contains) else { return .valid }
      return .invalid("“\(wrong)” cannot be used here.")
    }
  }

  /// The same rule, where an empty value is valid too.
  public var orEmpty: Validator { Validator { $0.isEmpty ? .valid : self($0) } }
}

/// A value as it counts when two are compared: no white space at the ends, no case.
func folded(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return start[...last].lowercased()
}

func plural(_ noun: String, _ count: Int) -> String { count == 1 ? noun : noun + "s" }
