import CursesCore
import CursesThemeFiles

/// The themes there are: the built-in ones, and those in a person's directory.
///
/// A file is read and parsed only when its theme is asked for. A person's theme hides a built-in one
/// of the same slug.
public struct ThemeLibrary: Sendable {
  /// A theme that can be asked for.
  public struct Entry: Hashable, Sendable {
    /// The file's name without its ending: what settings and options name.
    public let slug: String
    /// What people read; for a person's own file its slug, until it is parsed.
    public let name: String
    /// Nil when it is not known before the file is parsed.
    public let isDark: Bool?
    /// The path of a person's own file; nil for a built-in theme.
    public let path: String?
  }

  /// Sorted by slug.
  public let entries: [Entry]
  /// The slugs of the themes for people who have chosen none.
  public static let defaultDark = "bubblepad-dark"
  /// The slug of the theme for light terminals.
  public static let defaultLight = "bubblepad-light"

  /// - Parameter directory: where a person's own themes lie; one that is not there is empty.
  public init(directory: String? = nil) {
    var bySlug: [String: Entry] = [:]
    for file in ThemeFiles.all {
      bySlug[file.slug] = Entry(slug: file.slug, name: file.name, isDark: file.isDark, path: nil)
    }
    for path in directory.map(ThemeDirectory.files) ?? [] {
      let slug = ThemeDirectory.slug(of: path)
      bySlug[slug] = Entry(slug: slug, name: slug, isDark: nil, path: path)
    }
    entries = bySlug.values.sorted { $0.slug < $1.slug }
  }

  /// The theme of a slug or a name, in any case: `nord`, `Rosé Pine`.
  public func theme(named name: String) throws(ThemeError) -> Theme {
    if let entry = entry(named: name) { return try theme(entry) }
    for entry in entries where entry.path != nil {
      // The name of a person's own theme stands inside its file.
      if let theme = try? theme(entry), ThemeLibrary.folded(theme.name) == ThemeLibrary.folded(name)
      {
        return theme
      }
    }
    let near = Spelling.nearest(to: name, among: entries.map(\.slug))
    throw ThemeError(
      file: name, line: nil, problem: "there is no theme of this name.",
      advice: (near.map { "Did you mean \($0)? " } ?? "") + "`bubblepad themes` lists them.")
  }

  /// The theme of an entry.
  ///
  /// - Throws: `ThemeError` where its file cannot be read or used.
  public func theme(_ entry: Entry) throws(ThemeError) -> Theme {
    if let path = entry.path {
      return Theme(try SchemeReader(file: path).read(try ThemeDirectory.text(of: path)))
    }
    // The first theme most people see is not worth the milliseconds that waking a YAML parser takes.
    if entry.slug == ThemeLibrary.defaultDark { return .fallback }
    guard let file = ThemeFiles.all.first(where: { $0.slug == entry.slug }) else {
      return .fallback
    }
    return try Theme(yaml: String(decoding: file.bytes(), as: UTF8.self), file: file.slug + ".yaml")
  }

  /// The entry of the theme whose slug or name this is; the name inside a person's own file counts.
  public func entry(shownAs name: String) -> Entry? {
    let wanted = ThemeLibrary.folded(name)
    return entry(named: name)
      ?? entries.first { entry in
        entry.path != nil && (try? theme(entry)).map { ThemeLibrary.folded($0.name) } == wanted
      }
  }

  /// The entry of a slug or a known name, in any case.
  public func entry(named name: String) -> Entry? {
    let wanted = ThemeLibrary.folded(name)
    return entries.first { ThemeLibrary.folded($0.slug) == wanted }
      ?? entries.first { ThemeLibrary.folded($0.name) == wanted }
  }

  /// A name as names are compared: in lower case, with spaces and underscores as hyphens.
  public static func folded(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
  }
}

extension Theme {
  /// A theme from the text of a file. `file` is named in errors.
  public init(yaml: String, file: String) throws(ThemeError) {
    self.init(try SchemeReader(file: file).read(yaml))
  }
}
