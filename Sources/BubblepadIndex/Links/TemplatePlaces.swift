import BubblepadNotebook

/// The templates of a notebook, as the settings of Obsidian name them: a link with a variable in it, `[[{{date}}]]`,
/// leads somewhere only once a note is made of them.
struct TemplatePlaces {
  /// From the notebook's folder on.
  private var folders: [String] = []
  /// With or without their endings.
  private var notes: [String] = []

  /// Reads the settings of a notebook.
  init(notebook: String) {
    func value(_ key: String, of file: String) -> String? {
      (try? VaultSettings.values(of: file, in: notebook))?[key]
    }
    func paths(_ values: [String?]) -> [String] {
      values.compactMap { $0?.split(separator: "/").joined(separator: "/") }
        .filter { !$0.isEmpty }
    }
    folders = paths([value("folder", of: VaultSettings.templatesFile)])
    notes = paths(
      [VaultSettings.dailyFile, VaultSettings.uniqueFile].map { value("template", of: $0) }
        + VaultSettings.periods(in: notebook).values.map { $0["template"] })
  }

  /// Whether a note is a template.
  ///
  /// - Parameter note: from the notebook's folder on.
  func contains(_ note: String) -> Bool {
    folders.contains { note.hasPrefix($0 + "/") }
      || notes.contains { note.isSamePath(as: $0) || note.isSamePath(as: $0 + ".md") }
  }

  /// Whether a variable of templates stands in a name.
  static func hasVariable(_ name: String) -> Bool {
    name.firstRange(of: "{{").map { name[$0.upperBound...].contains("}}") } ?? false
  }
}
