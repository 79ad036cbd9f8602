import CursesCore
import CursesThemes

/// A theme as the list shows it.
package struct ThemeEntry {
  package let name: String
  package let isDark: Bool
  /// Its ground, its hues: read from its file when they are asked for.
  package let swatches: @MainActor () -> [Color]

  package init(name: String, isDark: Bool, swatches: @escaping @MainActor () -> [Color] = { [] }) {
    (self.name, self.isDark, self.swatches) = (name, isDark, swatches)
  }
}

extension ThemeEntry {
  /// The themes of a library, by what people call them; those of files that cannot be read are left out.
  package static func all(in library: ThemeLibrary) -> [ThemeEntry] {
    let known = library.entries.compactMap { entry -> ThemeEntry? in
      guard entry.path != nil else { return ThemeEntry(entry, in: library) }
      return (try? library.theme(entry)).map { ThemeEntry($0) }
    }
    return known.sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  private init(_ theme: Theme) {
    self.init(name: theme.name, isDark: theme.isDark) { Self.swatches(of: theme) }
  }

  private init(_ entry: ThemeLibrary.Entry, in library: ThemeLibrary) {
    self.init(name: entry.name, isDark: entry.isDark ?? true) {
      (try? library.theme(entry)).map(Self.swatches) ?? []
    }
  }

  private static func swatches(of theme: Theme) -> [Color] {
    let hues = [Role.accent, .heading1, .link, .error, .warning, .good].map { theme[$0].foreground }
    return [theme[.panel].background.laid(over: theme.light.ground)] + hues
  }
}
