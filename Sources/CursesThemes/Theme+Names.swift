extension Theme {
  /// The names of the built-in themes, sorted, as `named(_:in:)` takes them.
  public static var names: [String] { ThemeLibrary().entries.map(\.slug) }

  /// The theme of a name, in any case: `nord`, `Rosé Pine`.
  ///
  /// - Parameter directory: the path of a folder with themes of the user's own; nil for the built-in ones
  ///   alone.
  /// - Throws: `ThemeError` where there is none of this name, or its file cannot be read or used.
  public static func named(
    _ name: String, in directory: String? = nil
  ) throws(ThemeError) -> Theme { try ThemeLibrary(directory: directory).theme(named: name) }

  /// The built-in theme of a name, in any case, or another where there is none:
  ///
  ///     HostOptions(theme: .named("nord", or: .fallback))
  public static func named(_ name: String, or other: Theme) -> Theme {
    (try? named(name)) ?? other
  }
}
