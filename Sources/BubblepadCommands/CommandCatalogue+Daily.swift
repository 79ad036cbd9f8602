extension CommandCatalogue {
  /// Notes that are named after days and moments, and templates.
  package static let daily: [CommandDetails] = [
    CommandDetails(
      .todaysNote, "Open today's note",
      "Open the note of today, or start it from its template.",
      words: "today daily journal diary day"),
    CommandDetails(
      .yesterdaysNote, "Open yesterday's note",
      "Open the note of yesterday, or start it from its template.",
      words: "yesterday daily journal diary day"),
    CommandDetails(
      .tomorrowsNote, "Open tomorrow's note",
      "Open the note of tomorrow, or start it from its template.",
      words: "tomorrow daily journal diary day"),
    CommandDetails(
      .previousDailyNote, "Go to previous day's note",
      "Open the last daily note before the open one.",
      words: "earlier daily journal diary"),
    CommandDetails(
      .nextDailyNote, "Go to next day's note", "Open the first daily note after the open one.",
      words: "later daily journal diary"),
    CommandDetails(
      .weeklyNote, "Open weekly note",
      "Open the note of this week, or start it from its template.",
      words: "weekly week this periodic journal diary"),
    CommandDetails(
      .monthlyNote, "Open monthly note",
      "Open the note of this month, or start it from its template.",
      words: "monthly periodic journal diary"),
    CommandDetails(
      .quarterlyNote, "Open quarterly note",
      "Open the note of this quarter, or start it from its template.",
      words: "quarterly quarter periodic journal diary"),
    CommandDetails(
      .yearlyNote, "Open yearly note",
      "Open the note of this year, or start it from its template.",
      words: "yearly annual year periodic journal diary"),
    CommandDetails(
      .previousPeriodNote, "Go to previous weekly note",
      "Open the last weekly note before the open one; from a monthly, quarterly or yearly note, the last of those.",
      words: "periodic monthly quarterly yearly"),
    CommandDetails(
      .nextPeriodNote, "Go to next weekly note",
      "Open the first weekly note after the open one; from a monthly, quarterly or yearly note, the first of those.",
      words: "periodic monthly quarterly yearly"),
    CommandDetails(
      .calendar, "Show calendar…",
      "See which days of a month have notes, and open or start the note of a day or a week.",
      words: "month day week daily journal diary planner"),
    CommandDetails(
      .agenda, "Tasks in all notes…",
      "List the tasks of all notes by date, note, tag or priority, and tick, postpone or edit them.",
      words:
        "agenda todo due date overdue deadline tasks to-do reschedule schedule postpone recurring"),
    CommandDetails(
      .uniqueNote, "New unique note",
      "Start a note that is named after the date and the minute.",
      words: "zettelkasten zettel zk prefix create id"),
    CommandDetails(
      .insertTemplate, "Insert template…",
      "Insert a note of the templates folder at the caret, with its title, date and time filled in. "
        + "It asks for what stands in {{prompt:…}} or {{VALUE:…}}.", about: .note,
      changesText: true,
      words: "template templates boilerplate form"),
  ]
}
