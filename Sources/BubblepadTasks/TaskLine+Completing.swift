import BubblepadNotebook
import CursesInputFormats

/// What becomes of a task when it is done, open again, or put off.
extension TaskLine {
  /// The day a task is for: it is due then, else planned for then, else cannot begin before.
  package func agendaDay(today: CalendarDate) -> CalendarDate? {
    date(.due) ?? date(.scheduled) ?? date(.start).flatMap { $0 >= today ? $0 : nil }
  }

  /// The field that says the day a task is for; the due date of one that has none.
  private func agendaField(today: CalendarDate) -> TaskField {
    if date(.due) != nil { return .due }
    if date(.scheduled) != nil { return .scheduled }
    return agendaDay(today: today) == nil ? .due : .start
  }

  /// The line with another day; nil for none.
  package func with(day: CalendarDate?, today: CalendarDate, form: Form) -> TaskLine {
    with(agendaField(today: today), day, form: form)
  }

  /// The line put off by some days: from its day on, or from today on where that has passed or there is none.
  package func postponed(by days: Int, today: CalendarDate, form: Form) -> TaskLine {
    let from = max(agendaDay(today: today) ?? today, today)
    guard let day = from.advanced(by: days) else { return self }
    return with(day: day, today: today, form: form)
  }

  /// Whether its recurrence is a rule that is not understood.
  package var hasUnknownRule: Bool {
    value(.recurrence).map { TaskRecurrence($0) == nil } ?? false
  }

  /// What is to be said of the next one once it is done, in a sentence: that there is none, or that no date says when.
  /// Nil where its date says all, and for a task that does not come again.
  package var wordsOnNext: String? {
    guard value(.recurrence) != nil else { return nil }
    if hasUnknownRule { return "There is no next one: Bubblepad does not know its rule." }
    let hasDay = TaskField.planned.contains { date($0) != nil }
    return hasDay
      ? nil : "The next one has no date either: it repeats by its rule only once it has one."
  }

  /// The lines that take the place of a task that is done, or is open again.
  ///
  /// The next one of a task that comes again stands above it. The day it was done is written where the line
  /// has fields, or others have it; a task whose `onCompletion` is `delete` goes.
  ///
  /// - Parameter dating: how that day is written in a line without fields; nil where it is not.
  package func toggled(today: CalendarDate, dating: Form? = nil) -> [TaskLine] {
    guard isOpen else { return [with(status: " ").without(.done, .cancelled)] }
    var done = with(status: "x")
    if hasFields || dating != nil { done = done.with(.done, today, form: dating ?? .symbols) }
    let isKept = value(.onCompletion)?.lowercased() != "delete"
    return [next(today: today), isKept ? done : nil].compactMap(\.self)
  }

  /// The next one of a task that comes again: its days keep their distances, and what is about this one alone
  /// is left out.
  private func next(today: CalendarDate) -> TaskLine? {
    guard let rule = value(.recurrence).flatMap({ TaskRecurrence($0) }) else { return nil }
    var line = with(status: " ").withoutBlockID
      .without(.done, .cancelled, .id, .dependsOn)
    if date(.created) != nil { line = line.with(.created, today, form: .symbols) }
    let planned = TaskField.planned.compactMap { field in date(field).map { (field, $0) } }
    guard let reference = planned.first?.1 else { return line }
    guard let day = rule.next(after: rule.isFromCompletion ? today : reference) else { return nil }
    for (field, old) in planned {
      line = line.with(field, day.advanced(by: old.days(after: reference)), form: .symbols)
    }
    return line
  }
}

extension CalendarDate {
  /// How many days it is after another.
  package func days(after other: CalendarDate) -> Int {
    LocalTime(self).dayNumber - LocalTime(other).dayNumber
  }
}

extension TaskLine {
  /// Whether ticking it is more than to write `x` into its box, or to take that out.
  package var isMoreThanABox: Bool {
    value(.due) != nil || value(.recurrence) != nil || value(.done) != nil
      || ![" ", "x", "X"].contains(status)
  }
}
