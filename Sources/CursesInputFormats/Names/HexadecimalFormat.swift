/// Hexadecimal digits, in groups if wanted: `DE AD BE EF`. `0x` before pasted digits is dropped.
///
/// The value is the digits, in the letter case of the format.
public struct HexadecimalFormat: InputFormat, GroupedFormat, Hashable {
  /// The fewest and the most digits.
  public var digits: ClosedRange<Int>
  /// Digits of a group; none for no groups.
  public var groupSize: Int?
  /// Whether letters become capitals; else they become small.
  public var isUppercase: Bool

  /// So many digits, in groups from the left if wanted.
  public init(digits: ClosedRange<Int> = 1...16, groupSize: Int? = nil, uppercase: Bool = true) {
    self.digits = digits
    self.groupSize = groupSize
    isUppercase = uppercase
  }

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    var edit = edit
    if edit.replacement.count > 2, edit.replacement.lowercased().hasPrefix("0x") {
      edit.replacement = String(edit.replacement.dropFirst(2))
    }
    return applyTemplate(edit)
  }

  func value(of character: Character) -> Character? {
    if let digit = Digit.ascii(character) { return digit }
    return character.latinLetter.flatMap {
      $0.isHexDigit ? (isUppercase ? $0.upper : $0.lower) : nil
    }
  }

  func isPunctuation(_ character: Character) -> Bool {
    character.isBlank || ":-".contains(character)
  }

  func punctuation(for value: [Character]) -> [String]? {
    guard value.count <= digits.upperBound else { return nil }
    return (0...value.count).map { place in
      guard let groupSize, groupSize > 0, place > 0, place < digits.upperBound else { return "" }
      return place % groupSize == 0 ? " " : ""
    }
  }

  public func committed(_ text: String) -> String {
    (try? significant(Self.withoutPrefix(text))).map(grouped) ?? text
  }

  private static func withoutPrefix(_ text: String) -> String {
    text.lowercased().hasPrefix("0x") ? String(text.dropFirst(2)) : text
  }

  public func parse(_ text: String) throws(InputError) -> String {
    let body = Self.withoutPrefix(text)
    if let wrong = body.first(where: { value(of: $0) == nil && !isPunctuation($0) }) {
      throw InputError("“\(wrong)” is no hexadecimal digit; use 0 to 9 and A to F.")
    }
    let typed = try self.significant(body)
    let missing = digits.lowerBound - typed.count
    guard missing <= 0 else { throw .incomplete("\(missing) more \(plural("digit", missing)).") }
    guard typed.count <= digits.upperBound else {
      throw InputError("At most \(digits.upperBound) digits.")
    }
    return typed
  }

  public func text(for value: String) -> String { grouped(value) }
}
