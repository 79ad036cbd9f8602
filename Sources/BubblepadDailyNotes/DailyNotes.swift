import BubblepadNotebook
import CursesInputFormats

/// The daily notes of a notebook, or those of weeks or longer: which day each is of, and where that of a day lies.
package struct DailyNotes {
  private let settings: ObsidianSettings.Dated
  /// The paths of the notes, by what a day's note is called.
  private var paths: [String: String] = [:]

  /// - Parameter entries: all notes of the notebook.
  package init(_ settings: ObsidianSettings.Dated, among entries: [NoteEntry]) {
    self.settings = settings
    for entry in entries {
      let name = name(of: entry)
      // Without settings the note may lie in any folder; that at the top is meant first.
      if paths[name] == nil || entry.folder.isEmpty { paths[name] = entry.path }
    }
  }

  private func name(of entry: NoteEntry) -> String {
    guard settings.isWritten, !entry.folder.isEmpty else { return entry.title }
    return entry.folder + "/" + entry.title
  }

  /// The path of a day's note; nil where there is none.
  package func existing(_ day: CalendarDate) -> String? {
    (try? settings.path(for: LocalTime(day))).flatMap { paths[$0.text] }
  }

  /// The day of a note; nil for one that is none of a day.
  ///
  /// - Parameter path: a note of the notebook, whether it has a file or not.
  package func day(of path: String, in notebook: String) -> CalendarDate? {
    guard path.below(notebook) != nil else { return nil }
    let title = NoteTitle.title(ofFileName: path.lastComponent)
    let folder = path.parentFolder.below(notebook) ?? ""
    let name = settings.isWritten && !folder.isEmpty ? "\(folder)/\(title)" : title
    for year in years(in: name) {
      if let day = days(of: year).first(where: { $0.name == name })?.day { return day }
    }
    return nil
  }

  /// The days that have notes, in order; of days that share one, as those of a week do, the first.
  package func all() -> [CalendarDate] {
    var known: Set<String> = []
    return Set(paths.keys.flatMap(years)).flatMap(days)
      .filter { paths[$0.name] != nil }
      .sorted { $0.day < $1.day }
      .filter { known.insert($0.name).inserted }
      .map(\.day)
  }

  /// The days of a year with the names of their notes.
  private func days(of year: Int) -> [(day: CalendarDate, name: String)] {
    guard let first = CalendarDate(year: year, month: 1, day: 1) else { return [] }
    return (0..<366).compactMap { index in
      guard let day = first.advanced(by: index), day.year == year,
        let path = try? settings.path(for: LocalTime(day))
      else { return nil }
      return (day, path.text)
    }
  }

  private static let plausibleYears = 1900...2199

  /// Whether the year stands with four digits in the names.
  private var hasLongYears: Bool {
    ["YYYY", "gggg", "GGGG"].contains { settings.format.source.contains($0) }
  }

  /// The years that a name may be of: those of its digits, and their neighbours, as a year of weeks ends days
  /// before or after the calendar's. Two digits are the years from 1969 to 2068, as Moment reads them.
  private func years(in name: String) -> [Int] {
    let bytes = Array(name.utf8)
    let count = hasLongYears ? 4 : 2
    guard bytes.count >= count else { return [] }
    var years: Set<Int> = []
    for start in 0...bytes.count - count {
      guard let number = Self.number(bytes[start..<start + count]) else { continue }
      let year = hasLongYears ? number : number + (number > 68 ? 1900 : 2000)
      years.formUnion(year - 1...year + 1)
    }
    return years.filter(Self.plausibleYears.contains).sorted()
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
