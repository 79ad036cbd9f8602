import CursesViewGraph

/// A text that is looked up where it is shown. After Foundation's type, which is missing on Linux.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  let localized: LocalizedStringKey
  let table: String?

  /// - Parameters:
  ///   - keyAndValue: what is looked up, and shown where it is not found.
  ///   - table: the name of a `.strings` file; nil for `Localizable`.
  ///   - comment: for whoever translates.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil
  ) {
    localized = keyAndValue
    self.table = table
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// A text that is looked up in a table of the program's.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }
}

#if !Locales
extension LocalizedStringResource {
  /// The key itself: without Foundation's bundles there are no tables.
  var text: Text { Text(localized) }
}
#endif
