import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSearches
import CursesText
import CursesUICore
import Observation

/// What is to be replaced in all notes, and the places where it stands.
@Observable @MainActor
final class ReplaceForm {
  /// A row of the preview: a note, or a place in it.
  struct Row: Identifiable {
    let id: Int
    let note: ReplacementPlan.Note
    /// Nil for the row of the note.
    let place: ReplacementPlan.Place?
    let noteIndex: Int
  }

  var find = "" {
    didSet { if find != oldValue { fieldsChanged() } }
  }
  var replacement = "" {
    didSet { if replacement != oldValue { fieldsChanged() } }
  }
  var options = SearchOptions() {
    didSet { if options != oldValue { fieldsChanged() } }
  }
  /// The search that a note has to match too; nil for all notes.
  let scope: SearchQuery?
  /// What is wrong with what was typed, in words.
  private(set) var problem: String?
  /// The places; nil until they were looked for with what stands in the fields.
  private(set) var plan: ReplacementPlan? {
    didSet { makeRows() }
  }
  private(set) var rows: [Row] = []
  private(set) var isLooking = false
  var selection: Int?
  @ObservationIgnored private var stop: SearchStop?

  init(_ find: String = "", _ options: SearchOptions = SearchOptions(), scope: SearchQuery? = nil) {
    self.scope = scope
    self.find = find
    self.options = options
  }

  private func fieldsChanged() {
    cancel()
    (plan, problem) = (nil, nil)
  }

  func cancel() {
    stop?.set()
    (stop, isLooking) = (nil, false)
  }

  // MARK: Looking

  /// Looks for the places in all notes, on another thread.
  func look(in workspace: Workspace, finished: @escaping @MainActor () -> Void = {}) {
    cancel()
    problem = nil
    workspace.replaceOptions = options
    do throws(PatternError) {
      guard let search = try options.search(for: find) else {
        problem = "Type what to find."
        return
      }
      workspace.note?.editor.finishTyping(leaves: false)
      let scan = ReplacementScan(
        search, template: replacement, workspace.notebookFiles(workspace.listOrder.arranged),
        open: workspace.openFile,
        scope: scope.map { .init($0, now: TextSearch.now) })
      let stop = SearchStop()
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
  func toggle() {
    guard let row = rows.first(where: { $0.id == selection }) else { return }
    if let place = row.place {
      plan?.toggle(place: place.id)
    } else {
      plan?.toggle(note: row.noteIndex)
    }
  }

  // MARK: Words

  /// What the preview has, in a sentence or two.
  var summary: String {
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

  nonisolated static func places(_ count: Int, in notes: Int) -> String {
    "\(Numbers.words(count, "place")) in \(Self.notes(notes))"
  }

  nonisolated private static func notes(_ count: Int) -> String {
    Numbers.words(count, "note")
  }

  /// What is said once it is done.
  func words(for plan: ReplacementPlan) -> FilesStepWords {
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

/// Replacing in all notes.
@MainActor
struct NotebookReplacing {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Asks what is to be replaced; what is searched in all notes is filled in.
  func ask() {
    guard workspace.folder != nil else {
      return workspace.tell(
        .hint("A single note is open. \(workspace.wayTo(.replace)) replaces in it."))
    }
    guard !workspace.settings.isReadOnly else {
      return workspace.tell(.hint("Notes are open for reading only: they stay as they are."))
    }
    workspace.dialog = .replace(form())
  }

  private func form() -> ReplaceForm {
    guard let query = workspace.textSearch?.parsed, !query.isEmpty else {
      return ReplaceForm("", workspace.replaceOptions)
    }
    var options = SearchOptions()
    guard let term = query.soleTerm else {
      return ReplaceForm(query.words.first ?? "", options, scope: query)
    }
    (options.isPattern, options.isCaseSensitive) = (term.isPattern, term.isExact)
    return ReplaceForm(term.text, options)
  }

  /// Replaces what the preview includes, as one step over files that can be undone.
  func perform(_ form: ReplaceForm) {
    guard let plan = form.plan, plan.includedCount > 0 else { return }
    let (changes, words) = (plan.changes, form.words(for: plan))
    workspace.closeDialog()
    Task { await workspace.write(changes, words) }
  }
}
