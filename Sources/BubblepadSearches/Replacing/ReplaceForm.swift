import BubblepadIndex
import BubblepadNotebook
import CursesText
import CursesUICore
import Observation

/// What is to be replaced in all notes, and the places where it stands.
@Observable @MainActor
package final class ReplaceForm {
  /// A row of the preview: a note, or a place in it.
  package struct Row: Identifiable {
    package let id: Int
    package let note: ReplacementPlan.Note
    /// Nil for the row of the note.
    package let place: ReplacementPlan.Place?
    let noteIndex: Int
  }

  package var find = "" {
    didSet { if find != oldValue { fieldsChanged() } }
  }
  package var replacement = "" {
    didSet { if replacement != oldValue { fieldsChanged() } }
  }
  package var options = SearchOptions() {
    didSet { if options != oldValue { fieldsChanged() } }
  }
  /// The search that a note has to match too; nil for all notes.
  package let scope: SearchQuery?
  /// What is wrong with what was typed, in words.
  package private(set) var problem: String?
  /// The places; nil until they were looked for with what stands in the fields.
  package private(set) var plan: ReplacementPlan? {
    didSet { makeRows() }
  }
  package private(set) var rows: [Row] = []
  package private(set) var isLooking = false
  package var selection: Int?
  @ObservationIgnored private var stop: SearchStop?

  package init(
    _ find: String = "", _ options: SearchOptions = SearchOptions(), scope: SearchQuery? = nil
  ) {
    self.scope = scope
    self.find = find
    self.options = options
  }

  private func fieldsChanged() {
    cancel()
    (plan, problem) = (nil, nil)
  }

  package func cancel() {
    stop?.set()
    (stop, isLooking) = (nil, false)
  }

  // MARK: Looking

  /// Looks for the places in all notes, on another thread.
  ///
  /// - Parameter scan: gives what looks for them.
  package func look(
    by scan: (Search) -> ReplacementScan, finished: @escaping @MainActor () -> Void = {}
  ) {
    cancel()
    problem = nil
    do throws(PatternError) {
      guard let search = try options.search(for: find) else {
        problem = "Type what to find."
        return
      }
      let (scan, stop) = (scan(search), SearchStop())
      (self.stop, isLooking) = (stop, true)
      Task { [weak self] in
        let plan = await Background.run { scan.plan(isCancelled: { !stop.isWanted }) }
        guard let self, stop.isWanted else { return }
        isLooking = false
        self.plan = plan
        selection = rows.first { $0.place != nil }?.id
        finished()
      }
    } catch {
      problem = "The regular expression is wrong: \(error.reason)"
    }
  }

  // MARK: Rows

  private func makeRows() {
    var rows: [Row] = []
    for (index, note) in (plan?.notes ?? []).enumerated() {
      // Places are numbered from 1.
      rows.append(Row(id: -index - 1, note: note, place: nil, noteIndex: index))
      rows += note.places.map { Row(id: $0.id, note: note, place: $0, noteIndex: index) }
    }
    self.rows = rows
  }

  /// Includes the selected place, or all of the selected note, or leaves it out.
  package func toggle() {
    guard let row = rows.first(where: { $0.id == selection }) else { return }
    if let place = row.place {
      plan?.toggle(place: place.id)
    } else {
      plan?.toggle(note: row.noteIndex)
    }
  }

  // MARK: Words

  /// What the preview has, in a sentence or two.
  package var summary: String {
    guard let plan else { return isLooking ? "Looking through the notes…" : scopeWords }
    guard plan.placeCount > 0 else {
      let way = isLikePattern ? " “.*” takes it for a regular expression." : ""
      return "No note has “\(find)”." + way + leftWords(of: plan)
    }
    let left = plan.placeCount - plan.includedCount
    var words = Self.places(plan.includedCount, in: plan.includedNoteCount)
    if left > 0 { words += ", \(Numbers.words(left)) left out" }
    words += "."
    if plan.isCut {
      words +=
        " The first \(Numbers.words(ReplacementPlan.mostShown)) are listed; all are replaced."
    }
    return words + leftWords(of: plan)
  }

  /// The same in one row of a narrow window.
  package var shortSummary: String {
    guard let plan, plan.placeCount > 0 else { return summary }
    let counts = [
      (plan.placeCount - plan.includedCount, "left out"), (plan.lockedCount, "locked"),
      (plan.excludedCount, "excluded"),
    ]
    let others = counts.filter { $0.0 > 0 }.map { ", \(Numbers.words($0.0)) \($0.1)" }
    return Self.places(plan.includedCount, in: plan.includedNoteCount) + others.joined() + "."
  }

  /// Whether what is looked for as it is written would be something else as a regular expression.
  private var isLikePattern: Bool {
    !options.isPattern && find.contains { "\\[(|*+?{^$".contains($0) }
      && (try? Search(pattern: find)) != nil
  }

  private var scopeWords: String {
    scope.map { "Only in the notes that “\($0.text)” finds." } ?? "In the Markdown of all notes."
  }

  private func leftWords(of plan: ReplacementPlan) -> String {
    var words = ""
    if plan.lockedCount > 0 { words += " Locked and left alone: \(Self.notes(plan.lockedCount))." }
    if plan.excludedCount > 0 {
      words +=
        " Excluded by the vault's settings and left alone: \(Self.notes(plan.excludedCount))."
    }
    return [words, plan.unread.words, plan.outside.words].compactMap(\.self)
      .joined(separator: " ")
  }

  package nonisolated static func places(_ count: Int, in notes: Int) -> String {
    "\(Numbers.words(count, "place")) in \(Self.notes(notes))"
  }

  nonisolated private static func notes(_ count: Int) -> String {
    Numbers.words(count, "note")
  }

  /// What is said once it is done.
  package func words(for plan: ReplacementPlan) -> FilesStepWords {
    let (find, replacement) = (find, replacement)
    return Self.words(
      find, replacement, (plan.includedCount, plan.includedNoteCount)
    ) { files in
      Self.words(find, replacement, plan.included(in: files))
    }
  }

  nonisolated private static func words(
    _ find: String, _ replacement: String, _ count: (places: Int, notes: Int),
    part: (@Sendable (Set<FileID>) -> FilesStepWords)? = nil
  ) -> FilesStepWords {
    let places = places(count.places, in: count.notes)
    return FilesStepWords(
      name: "Replace “\(find)” with “\(replacement)” in \(places)",
      done: "Replaced “\(find)” in \(places).", doneAgain: "Replaced “\(find)” again in \(places).",
      undone: "“\(find)” is back in \(places).",
      left: (whenDone: "its text stays", whenUndone: "its text stays as it is"), part: part)
  }
}
