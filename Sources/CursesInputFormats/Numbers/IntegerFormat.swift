/// Whole numbers that fit in an `Int`, grouped while they are typed; see ``NumberFormat``.
public struct IntegerFormat: InputFormat, Hashable {
  /// The digits, groups and range.
  public var number: NumberFormat

  /// - Parameter range: the values that are right; one that does not go below zero takes no minus.
  public init(symbols: NumberSymbols = .english, in range: ClosedRange<Int>? = nil) {
    number = NumberFormat(symbols: symbols, fractionDigits: 0...0)
    number.wholeDigits = 19
    if let range {
      number.range = ExactDecimal(range.lowerBound)...ExactDecimal(range.upperBound)
      number.allowsNegative = range.lowerBound < 0
    }
  }

  public func apply(_ edit: FieldEdit) -> FieldContent? { number.apply(edit) }
  public func committed(_ text: String) -> String { number.committed(text) }
  public func stepped(_ text: String, by steps: Int) -> String? { number.stepped(text, by: steps) }
  public func text(for value: Int) -> String { number.text(for: ExactDecimal(value)) }

  public func parse(_ text: String) throws(InputError) -> Int {
    guard let value = try number.parse(text).integer(as: Int.self) else {
      throw InputError("This number is too large; at most \(self.text(for: .max)).")
    }
    return value
  }
}
