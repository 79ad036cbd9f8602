import Foundation

/// The files of this repository, for tests that hold documents against code.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules that `CursesUICore` brings, and itself.
  static let viewModules = [
    "CursesAnimation", "CursesBackdrops", "CursesControls", "CursesHost", "CursesMeasures",
    "CursesRichEditor",
    "CursesTextEditors", "CursesTextFields", "CursesUICore", "CursesVi", "CursesViews",
    "CursesViewGraph", "CursesGeometry",
    "CursesGestures",
    "CursesGrids", "CursesServices", "CursesMotion", "CursesAccepted",
    "CursesFormatStyles",
  ]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files below a folder whose names end so, in order.
  static func files(below folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path
    )
    .filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  /// Lines without the blanks that all of them begin with, and without empty ones at the ends.
  static func dedented(_ lines: [String]) -> String {
    let full = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let margin = full.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}
