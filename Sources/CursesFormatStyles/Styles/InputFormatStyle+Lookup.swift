import CursesFoundation
import CursesInputFormats

// A program's own members of these names win: theirs are no less particular, and these are disfavoured.

extension FormatStyle where Self == InputFormatStyle<String> {
  /// Telephone numbers of a region, `US` unless said otherwise; the value is the digits.
  @_disfavoredOverload
  public static var phone: Self { phone(region: "US") }

  /// Telephone numbers as a region writes them; with a plus, international ones.
  @_disfavoredOverload
  public static func phone(region: String) -> Self {
    Self(.phone(region: region), PhoneFormat(region: region))
  }

  /// Telephone numbers in a pattern of `#` and punctuation: `"## ## ## ## ##"`.
  @_disfavoredOverload
  public static func phone(pattern: String) -> Self {
    Self(.phonePattern(pattern), PhoneFormat(pattern: pattern))
  }

  /// Numbers of payment cards, in the groups of their brand, checked; the value is the digits.
  @_disfavoredOverload
  public static var card: Self { Self(.card, CardNumberFormat()) }

  /// The code on the back of a card: four digits on American Express, three on others.
  @_disfavoredOverload
  public static func verificationCode(of brand: CardBrand? = nil) -> Self {
    Self(.verificationCode(brand?.rawValue), VerificationCodeFormat(brand: brand))
  }

  /// International bank account numbers; the value has no blanks.
  @_disfavoredOverload
  public static var iban: Self { Self(.iban, IBANFormat()) }

  /// Addresses in the web, as text.
  @_disfavoredOverload
  public static var web: Self { Self(.web, URLFormat()) }

  /// Addresses for mail.
  @_disfavoredOverload
  public static var email: Self { Self(.email, EmailFormat()) }

  /// Names of files.
  @_disfavoredOverload
  public static var fileName: Self {
    Self(.fileName(isPortable: false), FileNameFormat())
  }

  /// Short names in addresses: `a-note-on-tea`.
  @_disfavoredOverload
  public static var slug: Self { Self(.slug(length: 80), SlugFormat()) }

  /// Hexadecimal digits, in groups if wanted.
  @_disfavoredOverload
  public static func hexadecimal(digits: ClosedRange<Int> = 1...16, group: Int? = nil) -> Self {
    Self(
      .hexadecimal(least: digits.lowerBound, most: digits.upperBound, group: group),
      HexadecimalFormat(digits: digits, groupSize: group))
  }

  /// A mask as Textual's `MaskedInput` spells it: see ``MaskFormat``.
  @_disfavoredOverload
  public static func mask(_ mask: String) -> Self { Self(.mask(mask), MaskFormat(mask)) }

  /// A picture as Turbo Vision spells it: see ``PictureFormat``. The field says of one that cannot be read.
  @_disfavoredOverload
  public static func picture(_ picture: String) -> Self {
    Self(.picture(picture), ReadyFormat.pictureFormat(picture))
  }
}

extension FormatStyle where Self == InputFormatStyle<Expiry> {
  /// The month a card is valid through: `04/31`.
  @_disfavoredOverload
  public static var expiry: Self { Self(.expiry, ExpiryFormat()) }
}

extension FormatStyle where Self == InputFormatStyle<CalendarDate> {
  /// Days in digits.
  @_disfavoredOverload
  public static func day(
    _ order: DateFieldFormat.Order = .yearMonthDay, separator: Character = "-"
  ) -> Self {
    let index = ReadyFormat.orders.firstIndex(of: order) ?? 2
    return Self(
      .day(order: index, separator: String(separator)),
      DateFieldFormat(order, separator: separator))
  }
}

extension FormatStyle where Self == InputFormatStyle<TimeOfDay> {
  /// Times of a day: `09:05`.
  @_disfavoredOverload
  public static func time(_ clock: TimeFormat.Clock = .twentyFour, seconds: Bool = false) -> Self {
    Self(
      .time(isTwelve: clock == .twelve, hasSeconds: seconds), TimeFormat(clock, seconds: seconds))
  }
}

extension FormatStyle where Self == InputFormatStyle<[UInt8]> {
  /// IPv4 addresses; the value is the four bytes.
  @_disfavoredOverload
  public static var ipv4: Self { Self(.ipv4, IPv4Format()) }
}

extension FormatStyle where Self == InputFormatStyle<[UInt16]> {
  /// IPv6 addresses; the value is the eight groups.
  @_disfavoredOverload
  public static var ipv6: Self { Self(.ipv6, IPv6Format()) }
}
