import BubblepadNotebook
import CursesJSON

/// The templates of a notebook, as the settings of Obsidian name them: a link with a variable in it, `[[{{date}}]]`,
/// leads somewhere only once a note is made of them.
struct TemplatePlaces {
  /// From the notebook's folder on.
  private var folders: [String] = []
  /// With or without their endings.
  private var notes: [String] = []

  /// In bytes: a longer settings file is not read.
  private static let most = 1 << 16

  /// Reads the settings of a notebook.
  init(notebook: String) {
    func settings(_ file: String) -> JSONValue? {
      let loaded = try? SafeFile.load("\(notebook)/.obsidian/\(file)", firstBytes: Self.most)
      return loaded.flatMap { JSONReader.value(of: $0.text.bytes) }
    }
    func path(_ value: JSONValue?) -> [String] {
      let path = value?.text.map { $0.split(separator: "/").joined(separator: "/") }
      return path.flatMap { $0.isEmpty ? nil : [$0] } ?? []
    }
    folders = path(settings("templates.json")?["folder"])
    notes = ["daily-notes.json", "zk-prefixer.json"].flatMap { path(settings($0)?["template"]) }
    let periods = settings("plugins/periodic-notes/data.json")
    notes += ["daily", "weekly", "monthly", "quarterly", "yearly"].flatMap {
      path(periods?[$0]?["template"])
    }
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
