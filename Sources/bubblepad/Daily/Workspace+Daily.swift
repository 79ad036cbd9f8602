import BubblepadCommands
import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import CursesInputFormats
import CursesText
import CursesUICore

/// Notes that are named after days and moments.
extension Workspace {
  /// Does a command of daily notes and templates, or hands it on; false for one that is none of the
  /// notebook's.
  func performDaily(_ command: AppCommand) -> Bool {
    switch command {
    case .todaysNote: openDay(daysFromToday: 0)
    case .yesterdaysNote: openDay(daysFromToday: -1)
    case .tomorrowsNote: openDay(daysFromToday: 1)
    case .previousDailyNote: openDailyNote(forward: false)
    case .nextDailyNote: openDailyNote(forward: true)
    case .weeklyNote: openPeriod(\.weekly)
    case .monthlyNote: openPeriod(\.monthly)
    case .calendar: showCalendar()
    case .agenda: showAgenda()
    case .uniqueNote: startUniqueNote()
    case .insertTemplate: showTemplates()
    default: return NotebookCommands(self).perform(command)
    }
    return true
  }

  /// The notebook with what its settings say; nil, and a word about it, where a single note is open.
  func datedNotebook() -> DatedNotebook? {
    guard let folder, folder.exists else {
      tell(.hint("A single note is open. Daily notes and templates belong to a notebook."))
      return nil
    }
    let notebook = DatedNotebook(
      folder: folder, entries: entries, language: MomentLanguage(locale: places.dateLocale))
    if let problem = notebook.settings.problems.first { tell(.warning(problem)) }
    return notebook
  }

  private func openDay(daysFromToday distance: Int) {
    guard let day = LocalTime.now.date?.advanced(by: distance) else { return }
    openDay(day)
  }

  /// Opens the note of this week or month, or starts it from its template.
  private func openPeriod(_ period: KeyPath<ObsidianSettings, ObsidianSettings.Dated>) {
    guard let notebook = datedNotebook(), let today = LocalTime.now.date else { return }
    let dated = notebook.settings[keyPath: period]
    if let path = DailyNotes(dated, among: entries).existing(today) { return open(path: path) }
    do throws(Refusal) {
      try start(try dated.path(for: .now), from: dated, at: .now, in: notebook)
    } catch {
      tell(.problem(error.words))
    }
  }

  /// Opens the note of a day, or starts it from its template.
  func openDay(_ day: CalendarDate) {
    guard let notebook = datedNotebook() else { return }
    if let path = notebook.days.existing(day) { return open(path: path) }
    // Its name says no time, even if its format does: the day's note is one.
    var moment = LocalTime(day)
    do throws(Refusal) {
      let place = try notebook.settings.daily.path(for: moment)
      let now = LocalTime.now
      (moment.hour, moment.minute, moment.second) = (now.hour, now.minute, now.second)
      try start(place, from: notebook.settings.daily, at: moment, in: notebook)
    } catch {
      tell(.problem(error.words))
    }
  }

  /// Opens the daily note after the open one, or before it; from another note it counts from today.
  private func openDailyNote(forward: Bool) {
    guard let notebook = datedNotebook() else { return }
    let open = note.flatMap { notebook.days.day(of: $0.path, in: notebook.folder.path) }
    guard let here = open ?? LocalTime.now.date else { return }
    let days = notebook.days.all()
    let next = forward ? days.first { $0 > here } : days.last { $0 < here }
    guard let next, let path = notebook.days.existing(next) else {
      let which = forward ? "later" : "earlier"
      return tell(
        .hint("There is no \(which) daily note than \(open == nil ? "today's" : "this")."))
    }
    self.open(path: path)
  }

  /// Starts a note that is named after the minute.
  private func startUniqueNote() {
    guard let notebook = datedNotebook() else { return }
    do throws(Refusal) {
      let (place, moment) = try notebook.freePlace(from: .now)
      try start(place, from: notebook.settings.unique, at: moment, in: notebook)
    } catch {
      tell(.problem(error.words))
    }
  }

  /// Starts a note at a place, filled from the template that its settings name. Its file is written when it is
  /// first saved; the folders it lies in are created now.
  private func start(
    _ place: NotebookPath, from dated: ObsidianSettings.Dated, at moment: LocalTime,
    in notebook: DatedNotebook
  ) throws(Refusal) {
    let path = notebook.folder.path + "/" + place.fileName
    if let open = tabs.tab(at: path), open.note != nil { return TabCommands(self).go(to: open) }
    guard !settings.isReadOnly || FileStamp(ofFileAt: path) != nil else {
      throw Refusal("Cannot start “\(place.title)”: notes are open to read only.")
    }
    try place.checkStart(in: notebook.folder.path)
    do throws(Refusal) {
      let template = try dated.template.map { name throws(Refusal) in
        try notebook.templates.named(name, in: dated.file)
      }
      TemplatePrompts(self).ask(for: template?.prompts ?? []) { [weak self] answers in
        var values = notebook.templates.values(title: place.title, moment: moment)
        (values.answers, values.week) = (answers, dated.week)
        let filled = template?.filling(with: values) ?? NoteTemplate.Filled()
        self?.start(at: path, in: place.folder, with: filled.text, filled.warning)
      }
    } catch {
      start(at: path, in: place.folder, with: [], error.words)
    }
  }

  private func start(
    at path: String, in folder: String, with text: [UInt8], _ warning: String?
  ) {
    let warning = warning.map(Notice.warning) ?? notice
    afterKeepingChanges { [weak self] in
      self?.start(at: path, in: folder, with: text)
      if let warning { self?.tell(warning) }
    }
  }

  /// Starts a note with a text in a folder of the notebook, which is created if it is not there.
  func start(at path: String, in subfolder: String, with text: [UInt8]) {
    guard let folder else { return }
    do throws(FileError) {
      try folder.createSubfolder(subfolder)
    } catch {
      return tell(.problem(error.message))
    }
    closeNote()
    filter = ""
    load(path: path)
    focus(.editor)
    guard let note, note.path.isSamePath(as: path), note.isNew, !note.isReadOnly else { return }
    if !text.isEmpty {
      note.editor.apply([Edit(0..<0, SourceText(bytes: text))])
      note.editor.go(toOffset: text.count)
      // What is typed next is no part of a heading.
      let document = note.editor.document
      if case .heading = document.paragraph(at: document.head).kind {
        note.editor.perform(.edit(.insertParagraph))
      }
    }
    tell(
      .hint(
        savesByItself && !text.isEmpty
          ? "This is a new note from your template."
          : "This is a new note. Its file is written when you save."))
  }
}
