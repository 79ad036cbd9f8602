import CursesUICore
import Foundation

extension Locale {
  /// The locale that the variables of a POSIX environment ask for: `LC_ALL`, else `LC_NUMERIC`, else
  /// `LANG`. Foundation on Linux does not look at them.
  ///
  /// `C` and `POSIX` are Foundation's own default.
  public init(posix environment: [String: String]) {
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty } ?? ""
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    self = plain.isEmpty || plain == "C" || plain == "POSIX" ? .current : Locale(identifier: plain)
  }
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(posix: ProcessInfo.processInfo.environment)
}

extension EnvironmentValues {
  /// Whose numbers and dates are shown: that of the POSIX environment unless set.
  ///
  /// Styles that name no locale of their own take it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
