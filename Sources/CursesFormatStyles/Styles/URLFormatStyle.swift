import CursesFoundation
import CursesInputFormats

extension URL {
  /// Addresses as a style, which Foundation on Linux lacks: `TextField("Site", value: $url, format: .url)`.
  ///
  /// Parsing takes whole addresses with a scheme only.
  public struct FormatStyle: ParseableFormatStyle {
    /// Whole addresses, as they are.
    public init() {}

    public func format(_ value: URL) -> String { value.absoluteString }

    public var parseStrategy: Strategy { Strategy() }

    /// Reads an address, strictly.
    public struct Strategy: TextParsing {
      /// Reads what `URL.FormatStyle` writes.
      public init() {}

      /// - Throws: `InputError` for what is no address.
      public func parse(_ value: String) throws -> URL { try FormatStyle().strictValue(value) }
    }
  }

  /// A string for the address in a style.
  public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }
}

extension URL.FormatStyle: StrictFormatStyle {
  private static let any = URLFormat(schemes: [])

  func adopting(_ locale: Locale) -> Self { self }

  func makeEditing() -> (any EditingFormat)? { Self.any }

  func strictValue(_ text: String) throws(InputError) -> URL {
    guard let url = URL(string: try Self.any.parse(text)) else {
      throw InputError("“\(text)” is no address.")
    }
    return url
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// Addresses in the web and elsewhere.
  @_disfavoredOverload
  public static var url: Self { URL.FormatStyle() }
}
