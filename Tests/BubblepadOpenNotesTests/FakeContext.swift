import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import BubblepadSettings
import BubblepadTasks
import CursesText
import CursesUICore
import Foundation
import Testing

@testable import BubblepadOpenNotes

/// The screen and the notes around a service, without any: it writes down what it was asked.
@MainActor
final class FakeContext {
  let home: String
  let places: NotebookPlaces
  let tabs = NoteTabs()
  var notice: Notice?
  var place = Place.editor
  var spellingSettings = SpellingSettings()
  var folder: NotebookFolder?
  var entries: [NoteEntry] = []
  var reach: NotebookReach
  var isReadOnly = false
  var notebookSteps = NotebookSteps(front: { nil }, texts: { [] })
  var holdsInput = false
  var background = BackgroundKind.bubbles
  var themeName = "night"
  var picker: ItemPicker?
  var question: TextQuestion?
  var confirmation: BubblepadPanels.Confirmation?
  var agenda: AgendaForm?
  var lockForm: LockForm?
  var replaceForm: ReplaceForm?
  /// What was asked of the app, in words.
  private(set) var asked: [String] = []
  func ask(_ words: String) { asked.append(words) }
  private var scheduled: [Scheduled] = []

  final class Scheduled: ScheduledAction {
    var action: (@MainActor () -> Void)?
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    func cancel() { action = nil }
  }

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let entry = Scheduled(action)
    scheduled.append(entry)
    return entry
  }

  /// Runs what was scheduled and not cancelled, once.
  func runScheduled() {
    let due = scheduled
    scheduled.removeAll()
    for entry in due { entry.action?() }
  }

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    places = try #require(NotebookPlaces(environment: ["HOME": home]))
    reach = NotebookReach(folder: home)
  }

  /// Writes a file of the notebook.
  func write(_ text: String, to name: String) throws -> String {
    let path = home + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Lists the notes of the home folder as those of a notebook.
  func listNotes() throws {
    let notebook = NotebookFolder(path: home)
    (folder, entries) = (notebook, try notebook.list().entries)
  }

  /// Opens the note of a file in the current tab; the rest of a file that is longer than `firstBytes` is still to be read.
  func open(fileAt path: String, firstBytes: Int = .max) throws -> OpenNote {
    let content = try NoteContent.load(path, firstBytes: firstBytes)
    guard case .plain(let text) = content.kind else { throw Failure.noText }
    return show(NoteFile(content, places: places), text)
  }

  /// Opens a note with a text in the current tab. It has no file.
  func open(_ text: String, isReadOnly: Bool = false) throws -> OpenNote {
    let content = try NoteContent.load(home + "/Note.md")
    return show(NoteFile(content, places: places), SourceText(text), isReadOnly: isReadOnly)
  }

  private enum Failure: Error { case noText }

  private func show(_ file: NoteFile, _ text: SourceText, isReadOnly: Bool = false) -> OpenNote {
    let note = OpenNote(
      file: file, text: text, kind: .markdown, isReadOnly: isReadOnly, measure: 72)
    tabs.current.note = note
    return note
  }
}
