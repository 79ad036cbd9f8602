import CursesFoundation
import CursesViewGraph

extension Locale {
  /// The locale that the variables of a POSIX environment ask for: `LC_ALL`, else that of a category, else
  /// `LANG`. Foundation on Linux does not look at them.
  ///
  /// `C` and `POSIX` are Foundation's own default.
  ///
  /// - Parameter category: `LC_NUMERIC` for numbers, `LC_TIME` for dates; nil for all else.
  public init(posix environment: [String: String], category: String? = nil) {
    let names = ["LC_ALL", category, "LANG"].compactMap { $0.flatMap { environment[$0] } }
    let name = names.first { !$0.isEmpty } ?? ""
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    self = plain.isEmpty || plain == "C" || plain == "POSIX" ? .current : Locale(identifier: plain)
  }
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue: Locale? = nil
}

/// What the environment of the process asks for, looked up once.
private enum ProcessLocale {
  static let general = locale(category: nil)
  static let numbers = locale(category: "LC_NUMERIC")
  static let dates = locale(category: "LC_TIME")

  private static func locale(category: String?) -> Locale {
    Locale(
      posix: ProcessEnvironment.values(of: ["LC_ALL", "LC_NUMERIC", "LC_TIME", "LANG"]),
      category: category)
  }
}

extension EnvironmentValues {
  /// Whose numbers and dates are shown: that of the POSIX environment unless set.
  ///
  /// Styles that name no locale of their own take it; unless it is set, numbers go by `LC_NUMERIC` and
  /// dates by `LC_TIME`.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? ProcessLocale.general }
    set { self[LocaleKey.self] = newValue }
  }

  /// The locale of dates: the one that is set, else that of `LC_TIME`.
  var dateLocale: Locale { self[LocaleKey.self] ?? ProcessLocale.dates }

  /// The locale for a style that names none.
  func locale(for style: Any) -> Locale {
    if let set = self[LocaleKey.self] { return set }
    switch (style as? any StrictFormatStyle).flatMap({ type(of: $0).localeCategory }) {
    case "LC_NUMERIC": return ProcessLocale.numbers
    case "LC_TIME": return ProcessLocale.dates
    default: return ProcessLocale.general
    }
  }
}
