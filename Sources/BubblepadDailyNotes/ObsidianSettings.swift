import BubblepadIndex
import BubblepadNotebook
import CursesText

/// What Obsidian's settings in a notebook say of daily notes, templates, unique notes and links. They are only read.
package struct ObsidianSettings: Equatable, Sendable {
  /// Notes that are named after a moment.
  package struct Dated: Equatable, Sendable {
    /// Below the notebook's folder; empty for that itself.
    package var folder = ""
    let usualFormat: MomentFormat
    /// The name; slashes part folders.
    package var format: MomentFormat
    /// The path of the template, as a rule without its ending.
    package var template: String?
    /// The file that says so, for sentences.
    package let file: String
    /// Whether the file is there and can be read.
    package var isWritten = false
    /// Whether its notes are those of weeks.
    private let isOfWeeks: Bool

    /// How the week of a note is counted, as its name has it; nil for notes that are of no week.
    package var week: WeekRule? {
      guard isOfWeeks else { return nil }
      return format.has(["W", "Wo", "WW", "GG", "GGGG", "E"]) ? .iso : format.language.week
    }

    package init(format: String, file: String, isOfWeeks: Bool = false) {
      self.isOfWeeks = isOfWeeks
      usualFormat = MomentFormat(format)
      self.format = usualFormat
      self.file = file
    }
  }

  package var daily = Dated(format: "YYYY-MM-DD", file: VaultSettings.dailyFile)
  /// Those of weeks, months, quarters and years, as the plugin Periodic Notes has them.
  package var weekly = Dated(
    format: "gggg-[W]ww", file: VaultSettings.periodsFile, isOfWeeks: true)
  package var monthly = Dated(format: "YYYY-MM", file: VaultSettings.periodsFile)
  package var quarterly = Dated(format: "YYYY-[Q]Q", file: VaultSettings.periodsFile)
  package var yearly = Dated(format: "YYYY", file: VaultSettings.periodsFile)
  package var unique = Dated(format: "YYYYMMDDHHmm", file: VaultSettings.uniqueFile)
  /// Where the templates lie; nil where no file says so.
  package var templateFolder: String?
  /// How links to notes are written.
  package var links = LinkStyle()
  /// Where new notes lie.
  package var newNotes = NewNotePlace.root
  /// Where attachments lie: below the notebook's folder; from the note's on where it begins with `./`.
  package var attachments = ""
  /// Where deleted notes go.
  package var deletedNotes = DeletedNotePlace.system
  /// Whether it is asked before a note is deleted.
  package var asksToDelete = false
  /// Whether links follow a note or folder that gets another path without being asked for.
  package var updatesLinksUnasked = false
  /// Whether a line end within a paragraph is shown as one, as in every vault that does not say otherwise.
  package var showsLineEnds = false
  /// What indents a line; nil where no file says so.
  package var indentStyle: IndentStyle?
  var dateFormat = "YYYY-MM-DD"
  var timeFormat = "HH:mm"

  /// Where a note is started for which no folder is named.
  package enum NewNotePlace: Equatable, Sendable {
    case root
    /// Beside the open note.
    case current
    /// Below the notebook's folder.
    case folder(String)
  }

  /// What becomes of notes that are deleted.
  package enum DeletedNotePlace: Equatable, Sendable {
    case system
    /// Obsidian deletes them for good. Here they go to the trash of the system.
    case nowhere
    /// The folder `.trash` of the notebook.
    case local
  }

  /// Whose names dates have.
  package var language = MomentLanguage.english {
    didSet {
      for dated in [\ObsidianSettings.daily, \.unique] + NotePeriod.allCases.map(\.settings) {
        self[keyPath: dated].format.language = language
      }
    }
  }

  /// A file that could not be read.
  private struct Fault: Equatable, Sendable {
    let file: String
    /// Why.
    let words: String
  }

  private var faults: [Fault] = []

  /// What is wrong with the files, a sentence each.
  package var problems: [String] {
    faults.map {
      "Cannot read \($0.file): \($0.words). The usual settings apply until it is corrected."
    }
  }

  /// Why a file could not be read; nil where it could be, or is not there.
  ///
  /// - Parameter file: from the notebook's folder on.
  package func fault(of file: String) -> String? { faults.first { $0.file == file }?.words }

  package init() {}

  /// Reads the files of a notebook, those that are there.
  package init(notebook: String) {
    showsLineEnds = Folder.names(in: notebook + "/.obsidian") != nil
    if let values = read(daily.file, in: notebook) { daily.take(values) }
    if let values = read(unique.file, in: notebook) { unique.take(values) }
    let periods = VaultSettings.periods(in: notebook)
    for period in NotePeriod.allCases {
      if let own = periods[period.adjective] { self[keyPath: period.settings].take(own) }
    }
    if let values = read(VaultSettings.templatesFile, in: notebook) {
      templateFolder = values["folder"]
      dateFormat = values["dateFormat"] ?? values["date_format"] ?? dateFormat
      timeFormat = values["timeFormat"] ?? values["time_format"] ?? timeFormat
    }
    if let values = read(".obsidian/app.json", in: notebook) {
      links.path = values["newLinkFormat"].flatMap(LinkStyle.Path.init) ?? .shortest
      links.isMarkdown = values["useMarkdownLinks"] == "true"
      newNotes = NewNotePlace(values["newFileLocation"], folder: values["newFileFolderPath"])
      attachments = values["attachmentFolderPath"] ?? ""
      showsLineEnds = values["strictLineBreaks"] != "true"
      asksToDelete = values["promptDelete"] == "true"
      updatesLinksUnasked = values["alwaysUpdateLinks"] == "true"
      if let size = values["tabSize"] ?? values["useTab"].map({ _ in "4" }) {
        indentStyle = IndentStyle(usesTab: values["useTab"] != "false", spaces: Int(size) ?? 4)
      }
      deletedNotes =
        switch values["trashOption"] {
        case "local": .local
        case "none": .nowhere
        default: .system
        }
    }
  }

  private mutating func read(_ file: String, in notebook: String) -> [String: String]? {
    do throws(Refusal) {
      return try VaultSettings.values(of: file, in: notebook)
    } catch {
      faults.append(Fault(file: file, words: error.words))
      return nil
    }
  }
}

extension ObsidianSettings.NewNotePlace {
  /// - Parameters:
  ///   - place: `root`, `current` or `folder`.
  ///   - folder: the one that is meant by `folder`.
  fileprivate init(_ place: String?, folder: String?) {
    switch place {
    case "current": self = .current
    case "folder": self = folder.map { .folder($0) } ?? .root
    default: self = .root
    }
  }

  /// The folder from the notebook's on, empty for that itself; nil where the settings name one that
  /// is not in the notebook.
  ///
  /// - Parameter open: the folder of the open note from the notebook's on; nil where it lies elsewhere.
  package func folder(besides open: String?) -> String? {
    switch self {
    case .root: return ""
    case .current: return open ?? ""
    case .folder(let folder):
      let parts = folder.split(separator: "/")
      return parts.contains { $0.hasPrefix(".") } ? nil : parts.joined(separator: "/")
    }
  }
}

extension ObsidianSettings.Dated {
  fileprivate mutating func take(_ values: [String: String]) {
    folder = values["folder"] ?? ""
    format = values["format"].map { MomentFormat($0) } ?? usualFormat
    template = values["template"]
    isWritten = true
  }

  /// Where the note of a moment lies.
  package func path(for time: LocalTime) throws(Refusal) -> NotebookPath {
    try NotebookPath(folder: folder, name: format.text(for: time), from: file)
  }
}

extension NotebookPath {
  /// Refuses to start a note here whose name, or that of a new folder on the way, links could not have.
  package func checkStart(in notebook: String) throws(Refusal) {
    guard let problem = problem(in: notebook) else { return }
    throw Refusal("Cannot start “\(text)”. \(problem)")
  }
}
