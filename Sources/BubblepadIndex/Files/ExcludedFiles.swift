import BubblepadNotebook
import CursesJSON
import CursesText

/// The files that a vault of Obsidian excludes, by `userIgnoreFilters` of its `app.json`.
///
/// Searches, mentions, neighbourhoods and checks of links leave them out, and where a note is chosen they come last.
/// Links lead to them as to all others.
public struct ExcludedFiles: Sendable {
  private var starts: [String] = []
  private var patterns: [Search] = []

  /// No file.
  public static let none = ExcludedFiles([])

  /// Whether no file is excluded.
  public var isEmpty: Bool { starts.isEmpty && patterns.isEmpty }

  /// The settings file of a notebook.
  static func file(of notebook: String) -> String { notebook + "/.obsidian/app.json" }

  /// In bytes: a longer settings file is not read.
  private static let most = 1 << 16

  /// - Parameter filters: starts of paths from the notebook's folder on, and regular expressions between slashes. An
  ///   expression that cannot be read excludes nothing.
  public init(_ filters: [String]) {
    for filter in filters where !filter.isEmpty {
      guard filter.count > 2, filter.hasPrefix("/"), filter.hasSuffix("/") else {
        starts.append(filter)
        continue
      }
      let pattern = String(filter.dropFirst().dropLast()).replacing("\\/", with: "/")
      if let search = try? Search(pattern: pattern, isCaseSensitive: true) {
        patterns.append(search)
      }
    }
  }

  /// Those of a notebook; none where its settings name none or cannot be read.
  public init(notebook: String) {
    let file = try? SafeFile.load(Self.file(of: notebook), firstBytes: Self.most)
    let root = file.flatMap { JSONReader.value(of: $0.text.bytes) }
    self.init((root?["userIgnoreFilters"]?.elements ?? []).compactMap(\.text))
  }

  /// Whether a file is excluded.
  ///
  /// - Parameter path: from the notebook's folder on.
  public func contains(_ path: String) -> Bool {
    guard !isEmpty else { return false }
    if starts.contains(where: path.hasPrefix) { return true }
    guard !patterns.isEmpty else { return false }
    let bytes = Array(path.utf8)
    return patterns.contains { $0.hasMatch(in: bytes) }
  }
}
