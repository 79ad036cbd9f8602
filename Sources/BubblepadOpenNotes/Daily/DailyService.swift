import BubblepadCommands
import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesInputFormats
import CursesText
import CursesUICore

/// Notes that are named after days and moments.
@MainActor
package final class DailyService {
  private unowned let context: any DailyContext
  private let templates: TemplateService

  package init(_ context: any DailyContext, _ templates: TemplateService) {
    (self.context, self.templates) = (context, templates)
  }

  /// Does a command of daily notes and templates; false for any other.
  package func perform(_ command: AppCommand) -> Bool {
    switch command {
    case .todaysNote: openDay(daysFromToday: 0)
    case .yesterdaysNote: openDay(daysFromToday: -1)
    case .tomorrowsNote: openDay(daysFromToday: 1)
    case .previousDailyNote: openDailyNote(forward: false)
    case .nextDailyNote: openDailyNote(forward: true)
    case .weeklyNote: openPeriod(.week)
    case .monthlyNote: openPeriod(.month)
    case .quarterlyNote: openPeriod(.quarter)
    case .yearlyNote: openPeriod(.year)
    case .previousPeriodNote: openPeriodNote(forward: false)
    case .nextPeriodNote: openPeriodNote(forward: true)
    case .calendar: showCalendar()
    case .uniqueNote: startUniqueNote()
    case .insertTemplate: templates.show()
    default: return false
    }
    return true
  }

  private func openDay(daysFromToday distance: Int) {
    guard let day = LocalTime.now.date?.advanced(by: distance) else { return }
    openDay(day)
  }

  /// Opens the note of a week, month, quarter or year, or starts it from its template.
  ///
  /// - Parameter day: a day in it; nil for today.
  package func openPeriod(_ period: NotePeriod, of day: CalendarDate? = nil) {
    guard let notebook = context.datedNotebook(), let today = LocalTime.now.date else { return }
    let (dated, rule) = (notebook.settings[keyPath: period.settings], notebook.weekRule)
    let start = period.start(of: day ?? today, rule)
    // This one's is named after today, others' after their first day.
    let named = start == period.start(of: today, rule) ? today : start
    if let path = notebook.notes(of: period).existing(named) { return context.open(path: path) }
    var moment = LocalTime(named)
    do throws(Refusal) {
      let now = LocalTime.now
      (moment.hour, moment.minute, moment.second) = (now.hour, now.minute, now.second)
      try self.start(try dated.path(for: moment), from: dated, at: moment, in: notebook)
    } catch {
      context.tell(.problem(error.words))
    }
  }

  /// Opens the note after the open one, or before it, of the same kind: of weeks, months, quarters or years. From
  /// another note it counts from this week.
  private func openPeriodNote(forward: Bool) {
    guard let notebook = context.datedNotebook(), let today = LocalTime.now.date else { return }
    let open = context.note.flatMap { notebook.period(of: $0.path) }
    let (period, here) =
      open ?? (.week, NotePeriod.week.start(of: today, notebook.weekRule))
    let notes = notebook.notes(of: period)
    let starts = notes.all()
    let next = forward ? starts.first { $0 > here } : starts.last { $0 < here }
    guard let next, let path = notes.existing(next) else {
      let which = "\(forward ? "later" : "earlier") \(period.adjective) note"
      return context.tell(
        .hint("There is no \(which) than \(open == nil ? "this week's" : "this")."))
    }
    context.open(path: path)
  }

  /// Opens the note of a day, or starts it from its template.
  package func openDay(_ day: CalendarDate) {
    guard let notebook = context.datedNotebook() else { return }
    if let path = notebook.days.existing(day) { return context.open(path: path) }
    // Its name says no time, even if its format does: the day's note is one.
    var moment = LocalTime(day)
    do throws(Refusal) {
      let place = try notebook.settings.daily.path(for: moment)
      let now = LocalTime.now
      (moment.hour, moment.minute, moment.second) = (now.hour, now.minute, now.second)
      try start(place, from: notebook.settings.daily, at: moment, in: notebook)
    } catch {
      context.tell(.problem(error.words))
    }
  }

  /// Opens the daily note after the open one, or before it; from another note it counts from today.
  private func openDailyNote(forward: Bool) {
    guard let notebook = context.datedNotebook() else { return }
    let open = context.note.flatMap { notebook.days.day(of: $0.path, in: notebook.folder.path) }
    guard let here = open ?? LocalTime.now.date else { return }
    let days = notebook.days.all()
    let next = forward ? days.first { $0 > here } : days.last { $0 < here }
    guard let next, let path = notebook.days.existing(next) else {
      let which = forward ? "later" : "earlier"
      return context.tell(
        .hint("There is no \(which) daily note than \(open == nil ? "today's" : "this")."))
    }
    context.open(path: path)
  }

  /// Starts a note that is named after the minute.
  private func startUniqueNote() {
    guard let notebook = context.datedNotebook() else { return }
    do throws(Refusal) {
      let (place, moment) = try notebook.freePlace(from: .now)
      try start(place, from: notebook.settings.unique, at: moment, in: notebook)
    } catch {
      context.tell(.problem(error.words))
    }
  }

  /// Starts a note at a place, filled from the template that its settings name. Its file is written when it is
  /// first saved; the folders it lies in are created now.
  private func start(
    _ place: NotebookPath, from dated: ObsidianSettings.Dated, at moment: LocalTime,
    in notebook: DatedNotebook
  ) throws(Refusal) {
    let path = notebook.folder.path + "/" + place.fileName
    if context.goToTab(at: path) { return }
    guard !context.isReadOnly || FileStamp(ofFileAt: path) != nil else {
      throw Refusal("Cannot start “\(place.title)”: notes are open to read only.")
    }
    try place.checkStart(in: notebook.folder.path)
    do throws(Refusal) {
      let template = try dated.template.map { name throws(Refusal) in
        try notebook.templates.named(name, in: dated.file)
      }
      TemplatePrompts(context).ask(for: template?.prompts ?? []) { [weak self] answers in
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
    let warning = warning.map(Notice.warning) ?? context.notice
    context.keepChanges { [weak self] in
      self?.context.start(at: path, in: folder, with: text)
      if let warning { self?.context.tell(warning) }
    }
  }

  /// Shows the month of the open daily note, else this month.
  package func showCalendar() {
    guard let notebook = context.datedNotebook(), let today = LocalTime.now.date else { return }
    do throws(Refusal) {
      _ = try notebook.settings.daily.path(for: LocalTime(today))
    } catch {
      return context.tell(.problem(error.words))
    }
    let open = context.note.flatMap { note in
      notebook.days.day(of: note.path, in: notebook.folder.path)
        ?? notebook.period(of: note.path)?.day
    }
    let form = CalendarForm(open ?? today, today: today) { notebook.days.existing($0) != nil }
    let (weeks, rule) = (notebook.notes(of: .week), notebook.weekRule)
    form.weeks = CalendarForm.Weeks(rule: rule) { weeks.existing($0) != nil }
    context.present(form)
  }
}
