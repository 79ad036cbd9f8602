import CursesFoundation
import CursesInputFormats

/// A format of `InputFormats` as a style: `TextField("Card", value: $card, format: .card)`.
///
/// The value is what the format says: the digits of a card, the day of a date. Made by the static members
/// (`.phone`, `.card`, `.iban`, `.mask("…")` and so on).
public struct InputFormatStyle<Value: Sendable>: ParseableFormatStyle, Sendable {
  let kind: ReadyFormat
  private let inputFormat: any InputFormat<Value>

  init?(_ kind: ReadyFormat) {
    guard let format = kind.format as? any InputFormat<Value> else { return nil }
    self.kind = kind
    inputFormat = format
  }

  init(_ kind: ReadyFormat, _ format: some InputFormat<Value>) {
    self.kind = kind
    inputFormat = format
  }

  public func format(_ value: Value) -> String { inputFormat.text(for: value) }

  public var parseStrategy: Strategy { Strategy(style: self) }

  /// Reads whole texts of the format.
  public struct Strategy: ParseStrategy, Sendable {
    let style: InputFormatStyle

    /// - Throws: `InputError`, with words for people.
    public func parse(_ value: String) throws -> Value { try style.inputFormat.parse(value) }
  }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  public init(from decoder: any Decoder) throws {
    let kind = try ReadyFormat(from: decoder)
    guard let style = Self(kind) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a style of \(Value.self)"))
    }
    self = style
  }

  public func encode(to encoder: any Encoder) throws { try kind.encode(to: encoder) }
}

extension InputFormatStyle: StrictFormatStyle {
  func adopting(_ locale: Locale) -> Self { self }
  func makeEditing() -> (any EditingFormat)? { inputFormat }
  func strictValue(_ text: String) throws(InputError) -> Value { try inputFormat.parse(text) }
}

/// Which format a style is of: what can be written down of it.
enum ReadyFormat: Hashable, Codable, Sendable {
  case phone(region: String)
  case phonePattern(String)
  case card
  case verificationCode(CardBrandName?)
  case iban
  case expiry
  case day(order: Int, separator: String)
  case time(isTwelve: Bool, hasSeconds: Bool)
  case ipv4
  case ipv6
  case web
  case email
  case fileName(isPortable: Bool)
  case slug(length: Int)
  case hexadecimal(least: Int, most: Int, group: Int?)
  case mask(String)
  case picture(String)

  typealias CardBrandName = String

  var format: any InputFormat {
    switch self {
    case .phone(let region): PhoneFormat(region: region)
    case .phonePattern(let pattern): PhoneFormat(pattern: pattern)
    case .card: CardNumberFormat()
    case .verificationCode(let brand):
      VerificationCodeFormat(brand: brand.flatMap(CardBrand.init(rawValue:)))
    case .iban: IBANFormat()
    case .expiry: ExpiryFormat()
    case .day(let order, let separator): Self.dayFormat(order, separator)
    case .time(let isTwelve, let hasSeconds):
      TimeFormat(isTwelve ? .twelve : .twentyFour, seconds: hasSeconds)
    case .ipv4: IPv4Format()
    case .ipv6: IPv6Format()
    case .web: URLFormat()
    case .email: EmailFormat()
    case .fileName(let isPortable): FileNameFormat(portable: isPortable)
    case .slug(let length): SlugFormat(length: length)
    case .hexadecimal(let least, let most, let group):
      HexadecimalFormat(digits: least...max(least, most), groupSize: group)
    case .mask(let mask): MaskFormat(mask)
    case .picture(let picture): Self.pictureFormat(picture)
    }
  }

  static let orders: [DateFieldFormat.Order] = [.dayMonthYear, .monthDayYear, .yearMonthDay]

  static func dayFormat(_ order: Int, _ separator: String) -> DateFieldFormat {
    DateFieldFormat(
      orders.indices.contains(order) ? orders[order] : .yearMonthDay,
      separator: separator.first ?? "-")
  }

  /// A picture that cannot be read is said in the field.
  static func pictureFormat(_ picture: String) -> any InputFormat<String> {
    if let format = PictureFormat(picture) { return format }
    return UnreadableFormat(
      "The picture “\(picture)” cannot be read: a bracket or a part is missing.")
  }
}
