import BubblepadNotebook

/// The templates of a notebook.
package struct TemplateFiles {
  package let notebook: String
  package let settings: ObsidianSettings

  package init(notebook: String, settings: ObsidianSettings) {
    self.notebook = notebook
    self.settings = settings
  }

  /// A folder that is looked for where no settings name one.
  private static let usualFolders: Set<String> = ["templates"]

  /// The notes in the folder of templates and below, by their titles.
  package func all(among entries: [NoteEntry]) -> [NoteEntry] {
    entries.filter { !$0.isLocked && isTemplate($0) }
      .sorted { ($0.title.lowercased(), $0.path) < ($1.title.lowercased(), $1.path) }
  }

  /// The paths of the notes that are templates; none where every note may be one.
  package func paths(among entries: [NoteEntry]) -> Set<FileID> {
    guard settings.templateFolder?.contains(where: { $0 != "/" }) != false else { return [] }
    return Set(entries.filter(isTemplate).map(\.id))
  }

  private func isTemplate(_ entry: NoteEntry) -> Bool {
    guard let wanted = settings.templateFolder else {
      let first = entry.folder.split(separator: "/").first.map { $0.lowercased() }
      return first.map(Self.usualFolders.contains) ?? false
    }
    let folder = wanted.split(separator: "/").joined(separator: "/")
    return folder.isEmpty || entry.folder.isSamePath(as: folder)
      || entry.folder.below(folder) != nil
  }

  /// The template that a settings file names, whose ending it may leave out.
  package func named(_ name: String, in file: String) throws(Refusal) -> NoteTemplate {
    let place = try NotebookPath(folder: "", name: name, from: file)
    for path in [place.text, place.fileName] {
      let absolute = notebook + "/" + path
      guard let stamp = FileStamp(ofFileAt: absolute), stamp.size >= 0 else { continue }
      return try read(absolute)
    }
    throw Refusal("Cannot find the template “\(place.text)”, which \(file) names.")
  }

  /// Reads a template.
  package func read(_ path: String) throws(Refusal) -> NoteTemplate {
    let file: LoadedFile
    do throws(FileError) {
      file = try SafeFile.load(path)
    } catch {
      throw Refusal(error.message)
    }
    let isLocked = LockedNote.isLocked(file.text)
    guard !isLocked, !file.isBinary else {
      let reason = isLocked ? "it is locked" : "it is not a text file"
      throw Refusal("Cannot use “\(path.lastComponent)” as a template: \(reason).")
    }
    return NoteTemplate(source: file.text.bytes)
  }

  /// The values for a note.
  package func values(title: String, moment: LocalTime) -> NoteTemplate.Values {
    NoteTemplate.Values(
      title: title, moment: moment, dateFormat: settings.dateFormat,
      timeFormat: settings.timeFormat, language: settings.language)
  }
}
