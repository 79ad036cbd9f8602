import BubblepadNotebook
import CursesInputFormats

/// A notebook with its settings for dated notes, as they are at one moment.
package struct DatedNotebook {
  package let folder: NotebookFolder
  package let settings: ObsidianSettings
  /// The notes of days.
  package let days: DailyNotes
  let entries: [NoteEntry]

  /// - Parameter language: that of dates, unless the notebook's own notes are named in English.
  package init(
    folder: NotebookFolder, entries: [NoteEntry], language: MomentLanguage = .english
  ) {
    (self.folder, self.entries) = (folder, entries)
    let english = ObsidianSettings(notebook: folder.path)
    var settings = english
    settings.language = language
    var days = DailyNotes(settings.daily, among: entries)
    if language != .english, settings.daily.format.hasNames {
      let others = DailyNotes(english.daily, among: entries)
      if others.all().count > days.all().count { (settings, days) = (english, others) }
    }
    (self.settings, self.days) = (settings, days)
  }

  /// Its templates.
  package var templates: TemplateFiles { TemplateFiles(notebook: folder.path, settings: settings) }

  /// Minutes in which a free name is looked for.
  private static let mostMinutes = 24 * 60

  /// The first place from a minute on that no note has, and its moment.
  package func freePlace(from now: LocalTime) throws(Refusal) -> (NotebookPath, LocalTime) {
    var taken: String?
    for minute in 0..<Self.mostMinutes {
      let moment = minute == 0 ? now : now.adding(minutes: minute)
      let place = try settings.unique.path(for: moment)
      // A format without minutes has no other name to offer.
      if minute > 0, place.text == taken { break }
      guard isTaken(place) else { return (place, moment) }
      taken = place.text
    }
    throw Refusal("Cannot start “\(taken ?? "")”: there is a note of that name already.")
  }

  private func isTaken(_ place: NotebookPath) -> Bool {
    let others = NotebookFolder(path: folder.path + "/" + place.folder).titles()
    return others.contains { $0.lowercased() == place.title.lowercased() }
  }
}

extension LocalTime {
  /// The moment some minutes later on this calendar.
  package func adding(minutes: Int) -> LocalTime {
    let all = hour * 60 + minute + minutes
    let days = all >= 0 ? all / 1440 : (all - 1439) / 1440
    guard let day = date?.advanced(by: days) else { return self }
    var moment = LocalTime(day)
    (moment.hour, moment.minute) = ((all - days * 1440) / 60, (all - days * 1440) % 60)
    return moment
  }
}
