import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadProperties
import BubblepadSettings
import CursesCLibrary
import CursesText

/// A line that is added to today's note from the command line.
struct DailyLine: Equatable, Sendable {
  /// The folder.
  let notebook: String
  let text: String

  /// Adds the line at the end. The note is started from its template if it is not there yet.
  ///
  /// - Parameter backups: the folder for what a file held.
  func write(at moment: LocalTime, backups: String) throws(LaunchFailure) {
    do throws(Refusal) {
      let folder = NotebookFolder(path: notebook)
      let notes = try Self.files { () throws(FileError) in try folder.list() }
      let dated = DatedNotebook(folder: folder, entries: notes.entries)
      if let path = moment.date.flatMap(dated.days.existing) {
        try add(to: path, backups)
      } else {
        try start(in: dated, at: moment, backups)
      }
    } catch {
      throw LaunchFailure("the line was not added: \(error.words)", .cannotCreate)
    }
  }

  private func add(to path: String, _ backups: String) throws(Refusal) {
    let file = try Self.files { () throws(FileError) in try SafeFile.load(path) }
    guard !file.isBinary, !LockedNote.isLocked(file.text) else {
      let reason = file.isBinary ? "is not a text file" : "is locked"
      throw Refusal("today's note “\(path.lastComponent)” \(reason).")
    }
    let text = FileText(file)
    _ = try Self.files { () throws(FileError) in
      try SafeFile.save(
        try text.encoding.bytes(of: added(to: text.text), for: path), to: path,
        expecting: .unchanged(file.stamp), backupFolder: backups)
    }
  }

  private func start(
    in dated: DatedNotebook, at moment: LocalTime, _ backups: String
  ) throws(Refusal) {
    // Its name says no time, even if its format does: the day's note is one.
    let place = try dated.settings.daily.path(for: moment.date.map(LocalTime.init) ?? moment)
    var start: [UInt8] = []
    if let name = dated.settings.daily.template {
      start = try dated.templates.named(name, in: dated.settings.daily.file)
        .filled(with: dated.templates.values(title: place.title, moment: moment))
    }
    _ = try Self.files { () throws(FileError) in
      try dated.folder.createSubfolder(place.folder)
      return try SafeFile.save(
        added(to: SourceText(bytes: start)), to: notebook + "/" + place.fileName,
        expecting: .absent, backupFolder: backups)
    }
  }

  /// A text with the line after its last one, with line ends as the text has them.
  func added(to text: SourceText) -> SourceText {
    let bytes = text.bytes
    let end = bytes.contains(0x0D) ? "\r\n" : "\n"
    let isEnded = bytes.isEmpty || bytes.last == 0x0A
    let written = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    let last = written.lastIndex(of: 0x0A).map { written[($0 + 1)...] } ?? written
    let gap = Self.gap(below: String(decoding: last, as: UTF8.self), before: self.text)
    let added = (isEnded ? "" : end) + (gap.map { $0 + end } ?? "") + self.text + end
    return SourceText(bytes: bytes + Array(added.utf8))
  }

  /// The line that must stand between two, so that they are not read as one paragraph; nil where the second
  /// continues what the first is part of: an item its list, a row its table, a line its quotation.
  private static func gap(below above: String, before line: String) -> String? {
    let (above, line) = (trimmed(above), trimmed(line))
    guard !above.isEmpty else { return nil }
    if above.hasPrefix(">"), line.hasPrefix(">"), !isCallout(line) {
      // The first line of a callout is its title.
      if isCallout(above) { return nil }
      return gap(below: String(above.dropFirst()), before: String(line.dropFirst())).map {
        $0.isEmpty ? ">" : "> " + $0
      }
    }
    let isItem = ["- ", "* ", "+ "].contains { line.hasPrefix($0) }
    let isRow = above.hasPrefix("|") && line.hasPrefix("|")
    return isItem || isNumbered(line) && isNumbered(above) || isRow ? nil : ""
  }

  private static func trimmed(_ line: String) -> Substring {
    let start = line.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// Whether a line begins a callout: `> [!note]`.
  private static func isCallout(_ line: Substring) -> Bool {
    line.hasPrefix(">") && line.dropFirst().drop { $0 == " " }.hasPrefix("[!")
  }

  private static func isNumbered(_ line: Substring) -> Bool {
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(number.count)
    return !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
  }

  /// What comes on standard input, without line ends at its end.
  static func readInput() throws(LaunchFailure) -> String {
    var bytes = SafeFile.bytes(ofDescriptor: STDIN_FILENO) ?? []
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LaunchFailure(
        "standard input is not UTF-8: convert it first, for example with iconv", .dataError)
    }
    return text
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
