import BubblepadNotebook
import BubblepadSettings
import CursesCLibrary
import CursesText

/// Lines that are added to today's note from the command line, one after the other.
package struct DailyLine: Equatable, Sendable {
  /// The folder.
  let notebook: String
  let texts: [String]
  /// Whose names its date has.
  package var language = MomentLanguage.english

  /// - Parameter notebook: the folder.
  package init(notebook: String, texts: [String]) {
    (self.notebook, self.texts) = (notebook, texts)
  }

  private func added(to note: SourceText) -> SourceText {
    texts.reduce(note) { AppendedLine($1).added(to: $0) }
  }

  /// How often it is tried where others write the same note at that moment.
  private static let mostAttempts = 500

  /// Adds the lines at the end. The note is started from its template if it is not there yet. Returns its path.
  ///
  /// Nothing is written where the settings of daily notes cannot be read: the note may be another.
  ///
  /// - Parameter backups: the folder for what a file held.
  @discardableResult
  package func write(at moment: LocalTime, backups: String) throws(LaunchFailure) -> String {
    let turn = FolderTurn(in: notebook)
    defer { extendLifetime(turn) }
    for _ in 0..<Self.mostAttempts {
      let dated = try Self.telling { () throws(Refusal) in try read() }
      let file = dated.settings.daily.file
      if let fault = dated.settings.fault(of: file) {
        throw LaunchFailure(
          "cannot read \(file): \(fault); the line was not added, since it could land in the wrong note",
          .dataError)
      }
      let path = try Self.telling { () throws(Refusal) in
        try attempt(in: dated, at: moment, backups)
      }
      if let path { return path }
      usleep(.random(in: 500...20_000))
    }
    return try Self.telling { () throws(Refusal) in
      throw Refusal("other programs keep changing today's note.")
    }
  }

  private static func telling<Result>(
    _ body: () throws(Refusal) -> Result
  ) throws(LaunchFailure) -> Result {
    do throws(Refusal) {
      return try body()
    } catch {
      throw LaunchFailure("the line was not added: \(error.words)", .cannotCreate)
    }
  }

  private func read() throws(Refusal) -> DatedNotebook {
    let folder = NotebookFolder(path: notebook)
    let notes = try Self.files { () throws(FileError) in try folder.list() }
    return DatedNotebook(folder: folder, entries: notes.entries, language: language)
  }

  /// Returns the path of the note; nil where another program has written it meanwhile.
  private func attempt(
    in dated: DatedNotebook, at moment: LocalTime, _ backups: String
  ) throws(Refusal) -> String? {
    guard let path = moment.date.flatMap(dated.days.existing) else {
      return try start(in: dated, at: moment, backups)
    }
    return try add(to: path, backups)
  }

  private func add(to path: String, _ backups: String) throws(Refusal) -> String? {
    let file = try Self.files { () throws(FileError) in try SafeFile.load(path) }
    guard !file.isBinary, !LockedNote.isLocked(file.text) else {
      let reason = file.isBinary ? "is not a text file" : "is locked"
      throw Refusal("today's note “\(path.lastComponent)” \(reason).")
    }
    let text = FileText(file)
    return try Self.saved { () throws(FileError) in
      try SafeFile.save(
        try text.encoding.bytes(of: added(to: text.text), for: path), to: path,
        expecting: .unchanged(file.stamp), backupFolder: backups)
    }
  }

  private func start(
    in dated: DatedNotebook, at moment: LocalTime, _ backups: String
  ) throws(Refusal) -> String? {
    // Its name says no time, even if its format does: the day's note is one.
    let place = try dated.settings.daily.path(for: moment.date.map(LocalTime.init) ?? moment)
    try place.checkStart(in: notebook)
    var start: [UInt8] = []
    if let name = dated.settings.daily.template {
      start = try dated.templates.named(name, in: dated.settings.daily.file)
        .filled(with: dated.templates.values(title: place.title, moment: moment))
    }
    return try Self.saved { () throws(FileError) in
      try dated.folder.createSubfolder(place.folder)
      return try SafeFile.save(
        added(to: SourceText(bytes: start)), to: notebook + "/" + place.fileName,
        expecting: .absent, backupFolder: backups)
    }
  }

  /// What comes on standard input, without line ends at its end.
  package static func readInput() throws(LaunchFailure) -> String {
    var bytes = SafeFile.bytes(ofDescriptor: STDIN_FILENO) ?? []
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LaunchFailure(
        "standard input is not UTF-8: convert it first, for example with iconv", .dataError)
    }
    return text
  }

  /// Returns the path of the file that was written; nil where it is another by now.
  private static func saved(_ save: () throws(FileError) -> SavedFile) throws(Refusal) -> String? {
    do throws(FileError) {
      return try save().path
    } catch {
      guard error.isConflict || error.reason == .alreadyExists else { throw Refusal(error.message) }
      return nil
    }
  }

  private static func files<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(Refusal) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw Refusal(error.message)
    }
  }
}
