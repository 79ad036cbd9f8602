import CursesFoundation
import CursesViewGraph

extension String {
  /// A text that is looked up, or shown where it is not found. After Foundation's type, which is missing on Linux.
  public typealias LocalizationValue = LocalizedStringKey

  /// The text of a resource, as a table of the program's has it.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text.string }
}

#if Locales
extension String {
  /// A text as a table of the program's has it, else as it is written.
  ///
  /// - Parameters:
  ///   - keyAndValue: what is looked up.
  ///   - table: the name of a `.strings` file; nil for `Localizable`.
  ///   - bundle: where the file is; nil for the program's own.
  ///   - locale: accepted: the bundle knows the languages of the user.
  ///   - comment: for whoever translates.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Text(keyAndValue, tableName: table, bundle: bundle).string
  }

  /// A text as a table of the program's has it under a key, else the default.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let known = (bundle ?? .main).localizedString(forKey: "\(key)", value: nil, table: table)
    self = Text(known == "\(key)" ? defaultValue : defaultValue.worded(known)).string
  }
}
#else
extension String {
  /// The text as it is written: without Foundation's bundles there are no tables.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, comment: StaticString? = nil
  ) { self = Text(keyAndValue).string }

  /// The default: without Foundation's bundles there are no tables.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    comment: StaticString? = nil
  ) { self = Text(defaultValue).string }
}
#endif
