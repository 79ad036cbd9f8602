#if Locales
import CursesViewGraph
import Foundation

extension Text {
  /// A value as a `Formatter` words it.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Foundation.Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// A text of a table of the program's: the key itself where the table has no such entry.
  ///
  /// - Parameters:
  ///   - key: what is looked up, and shown where it is not found.
  ///   - tableName: the name of a `.strings` file; nil for `Localizable`.
  ///   - bundle: where the file is; nil for the program's own.
  ///   - comment: for whoever translates.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    let known = (bundle ?? .main).localizedString(
      forKey: key.tableKey, value: nil, table: tableName)
    self.init(known == key.tableKey ? key : key.worded(known))
  }

  /// A text of a table of the program's, with a word for whoever translates.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString
  ) { self.init(key, tableName: tableName, bundle: nil, comment: comment) }

  /// A text of a table of the program's.
  public nonisolated init(_ key: LocalizedStringKey, tableName: String) {
    self.init(key, tableName: tableName, bundle: nil)
  }
}

extension LocalizedStringResource {
  /// What the program's table has, else the key itself.
  var text: Text { Text(localized, tableName: table, bundle: nil) }
}
#endif
