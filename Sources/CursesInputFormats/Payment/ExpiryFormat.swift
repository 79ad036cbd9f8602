/// The month a card is valid through.
public struct Expiry: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 1 to 12.
  public let month: Int
  /// With its century: 2031.
  public let year: Int

  /// A month of a year of this century; nil for a month that is none.
  public init?(month: Int, year: Int) {
    guard 1...12 ~= month, 2000...2099 ~= year else { return nil }
    self.month = month
    self.year = year
  }

  public static func < (left: Expiry, right: Expiry) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }

  /// `04/31`.
  public var description: String { "\(padded(month, 2))/\(padded(year % 100, 2))" }
}

/// The date on a card: `04/31`. A first digit above 1 gets its zero: `4` is `04`. The year may be written
/// in full, and is shown in two digits when editing ends.
public struct ExpiryFormat: InputFormat, Hashable {
  /// The earliest month that is right, the present one as a rule: time is told, not looked up.
  public var earliest: Expiry?

  /// Months from `earliest` on; nil takes all.
  public init(earliest: Expiry? = nil) { self.earliest = earliest }

  private static let sections = Sections(
    sections: [.init(width: 2, largest: 12), .init(width: 4, largest: 2099)], separators: ["/"],
    accepted: ["-", ".", " "])

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    guard let content = Self.sections.apply(edit) else { return nil }
    // A pasted date is whole: its year is put as on a card.
    guard edit.replacement.count > 4, let expiry = try? parse(content.text) else { return content }
    return FieldContent(text: expiry.description, caret: expiry.description.count)
  }

  public func committed(_ text: String) -> String { (try? parse(text))?.description ?? text }

  public func parse(_ text: String) throws(InputError) -> Expiry {
    guard let parts = Self.sections.split(text) else {
      throw InputError("Write the month and year as on the card: MM/YY.")
    }
    guard parts.count == 2, [2, 4].contains(parts[1].count), !parts[0].isEmpty else {
      throw .incomplete("Not complete: write month and year as MM/YY.")
    }
    let (month, digits) = (Int(String(parts[0])) ?? 0, Int(String(parts[1])) ?? 0)
    let year = parts[1].count == 4 ? digits : 2000 + digits
    guard 2000...2099 ~= year else { throw InputError("The year goes from 2000 to 2099.") }
    guard let expiry = Expiry(month: month, year: year) else {
      throw InputError("There is no month \(month); use 01 to 12.")
    }
    if let earliest, expiry < earliest { throw InputError("This card expired in \(expiry).") }
    return expiry
  }

  public func text(for value: Expiry) -> String { value.description }
}
