#if Locales
import CursesInputFormats
import Foundation

extension PersonNameComponents {
  /// Names of people as a style, which Foundation on Linux lacks:
  /// `TextField("Name", value: $name, format: .name(style: .medium))`.
  ///
  /// A name is read and written in the order of European languages: given name, middle names, family
  /// name, with titles before and after.
  public struct FormatStyle: ParseableFormatStyle {
    /// How much of a name is written.
    public enum Style: Codable, Hashable, Sendable {
      /// The given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// The first letters of the given name and the family name.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style

    /// Names with as much as a style says.
    public init(style: Style = .medium) { self.style = style }

    public func format(_ value: PersonNameComponents) -> String {
      let (given, family) = (value.givenName, value.familyName)
      switch style {
      case .short: return value.nickname ?? given ?? family ?? ""
      case .medium: return Self.joined([given, family])
      case .long:
        return Self.joined([value.namePrefix, given, value.middleName, family, value.nameSuffix])
      case .abbreviated:
        return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
      }
    }

    private static func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " ")
    }

    public var parseStrategy: Strategy { Strategy() }

    /// Reads a name.
    public struct Strategy: Foundation.ParseStrategy {
      /// Reads what `PersonNameComponents.FormatStyle` writes.
      public init() {}

      /// - Throws: `InputError` for a text without a letter.
      public func parse(_ value: String) throws -> PersonNameComponents {
        guard value.contains(where: \.isLetter) else { throw InputError("This is no name.") }
        var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
        var name = PersonNameComponents()
        if words.count > 1, Self.prefixes.contains(Self.plain(words[0])) {
          name.namePrefix = words.removeFirst()
        }
        if words.count > 2, let last = words.last, Self.suffixes.contains(Self.plain(last)) {
          name.nameSuffix = words.removeLast()
        }
        name.givenName = words.removeFirst()
        if let last = words.popLast() { name.familyName = last }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
      }

      private static func plain(_ word: String) -> String {
        word.lowercased().filter { $0 != "." && $0 != "," }
      }

      private static let prefixes: Set<String> = [
        "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "sir", "dame", "rev", "herr", "frau",
      ]
      private static let suffixes: Set<String> = [
        "jr", "sr", "esq", "ii", "iii", "iv", "phd", "md",
      ]
    }
  }

  /// A string for the name in a style.
  public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Names of people with as much as a style says.
  @_disfavoredOverload
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
#endif
