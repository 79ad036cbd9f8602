/// Numbers of payment cards, in the groups of their brand: `4111 1111 1111 1111`, `3782 822463 10005`.
///
/// The value is the digits. The last one is checked by Luhn's formula (ISO/IEC 7812-1).
public struct CardNumberFormat: InputFormat, GroupedFormat, Hashable {
  /// Numbers of cards of every brand.
  public init() {}

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyTemplate(edit) }

  func value(of character: Character) -> Character? { Digit.ascii(character) }

  func isPunctuation(_ character: Character) -> Bool {
    character.isBlank || NumberSymbols.isMinus(character)
  }

  func punctuation(for value: [Character]) -> [String]? {
    let brand = CardBrand(digits: String(value))
    guard value.count <= brand?.lengths.max() ?? 19 else { return nil }
    var starts: Set<Int> = []
    var start = 0
    for group in brand?.groups ?? [4, 4, 4, 4] {
      start += group
      starts.insert(start)
    }
    // Nothing follows a number that is as long as it can be.
    let longest = brand?.lengths.max() ?? 19
    return (0...value.count).map { starts.contains($0) && $0 < longest ? " " : "" }
  }

  public func committed(_ text: String) -> String { (try? significant(text)).map(grouped) ?? text }

  /// The brand of a number as far as it is typed.
  public func brand(of text: String) -> CardBrand? {
    (try? significant(text)).flatMap { CardBrand(digits: $0) }
  }

  public func parse(_ text: String) throws(InputError) -> String {
    let digits = try significant(text)
    let brand = CardBrand(digits: digits)
    let lengths = brand?.lengths ?? Set(12...19)
    guard let shortest = lengths.min(), let longest = lengths.max() else { return digits }
    let name = brand?.rawValue ?? "card"
    guard digits.count <= longest else {
      throw InputError("Too long: a \(name) number has at most \(longest) digits.")
    }
    guard lengths.contains(digits.count), digits.count >= shortest else {
      let next = lengths.filter { $0 > digits.count }.min() ?? longest
      let missing = next - digits.count
      throw .incomplete("\(missing) more \(plural("digit", missing)) for a \(name) number.")
    }
    guard Self.passesLuhn(digits) else {
      throw InputError("This is no valid card number; please check its digits.")
    }
    return digits
  }

  public func text(for value: String) -> String { grouped(value) }

  /// Whether the last digit fits the others.
  public static func passesLuhn(_ digits: some StringProtocol) -> Bool {
    var sum = 0
    for (index, character) in digits.reversed().enumerated() {
      guard let digit = Digit.value(character) else { return false }
      let double = digit * 2
      sum += index.isMultiple(of: 2) ? digit : double > 9 ? double - 9 : double
    }
    return !digits.isEmpty && sum.isMultiple(of: 10)
  }
}

/// The code for verification on a card: three digits, four on American Express.
public struct VerificationCodeFormat: InputFormat, GroupedFormat, Hashable {
  /// The brand of the card; nil while it is not known.
  public let brand: CardBrand?

  /// - Parameter brand: the brand of the card, where it is known; three or four digits else.
  public init(brand: CardBrand? = nil) { self.brand = brand }

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyTemplate(edit) }

  func value(of character: Character) -> Character? { Digit.ascii(character) }
  func isPunctuation(_ character: Character) -> Bool { character.isBlank }

  func punctuation(for value: [Character]) -> [String]? {
    value.count <= brand?.verificationDigits ?? 4
      ? Array(repeating: "", count: value.count + 1) : nil
  }

  public func parse(_ text: String) throws(InputError) -> String {
    let digits = try significant(text)
    let wanted = brand?.verificationDigits ?? 3
    let missing = wanted - digits.count
    guard missing <= 0 else { throw .incomplete("\(missing) more \(plural("digit", missing)).") }
    guard digits.count <= brand?.verificationDigits ?? 4 else {
      throw InputError("The code has \(wanted) digits.")
    }
    return digits
  }

  public func text(for value: String) -> String { value }
}
