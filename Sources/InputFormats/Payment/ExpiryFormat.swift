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

/// The date on a card: `04/31`. A first digit above 1 gets its zero: `4` is `04`.
public struct ExpiryFormat: InputFormat, Hashable {
  /// The earliest month that is right, the present one as a rule: time is told, not looked up.
  public var earliest: Expiry?

  /// Months from `earliest` on; nil takes all.
  public init(earliest: Expiry? = nil) { self.earliest = earliest }

  private static let sections = Sections(
    sections: [.init(width: 2, largest: 12), .init(width: 2, largest: 99)], separators: ["/"],
    accepted: ["-", ".", " "])

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    // Some cards and people write the year in full.
    if edit.replacement.count == 7, edit.range.count >= edit.text.count {
      let parts = edit.replacement.split(separator: "/")
      if parts.count == 2, parts[0].count == 2, parts[1].hasPrefix("20") {
        var short = edit
        short.replacement = parts[0] + "/" + parts[1].dropFirst(2)
        return Self.sections.apply(short)
      }
    }
    return Self.sections.apply(edit)
  }

  public func committed(_ text: String) -> String { (try? parse(text))?.description ?? text }

  public func parse(_ text: String) throws(InputError) -> Expiry {
    guard let parts = Self.sections.split(text) else {
      throw InputError("Write the month and year as on the card: MM/YY.")
    }
    guard parts.count == 2, parts[1].count == 2, !parts[0].isEmpty else {
      throw .incomplete("Not complete: write month and year as MM/YY.")
    }
    let (month, year) = (Int(String(parts[0])) ?? 0, Int(String(parts[1])) ?? 0)
    guard let expiry = Expiry(month: month, year: 2000 + year) else {
      throw InputError("There is no month \(month); use 01 to 12.")
    }
    if let earliest, expiry < earliest { throw InputError("This card expired in \(expiry).") }
    return expiry
  }

  public func text(for value: Expiry) -> String { value.description }
}
