import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesText
import Foundation
import Testing

@testable import BubblepadOpenNotes

/// The screen and the notes around a service, without any: it writes down what it was asked.
@MainActor
final class FakeContext: FindContext, SpellingContext {
  let tabs = NoteTabs()
  var notice: Notice?
  var place = Place.editor
  var spellingSettings = SpellingSettings()
  private(set) var picker: ItemPicker?
  private(set) var question: TextQuestion?
  private(set) var confirmation: BubblepadPanels.Confirmation?
  private(set) var startedPrograms: [[String]] = []
  private var scheduled: [Scheduled] = []

  final class Scheduled: ScheduledAction {
    var action: (@MainActor () -> Void)?
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    func cancel() { action = nil }
  }

  var note: OpenNote? { tabs.current.note }
  var openNotes: [OpenNote] { tabs.notes }
  var isAsking: Bool { picker != nil || question != nil || confirmation != nil }
  func present(_ picker: ItemPicker) { self.picker = picker }
  func present(_ question: TextQuestion) { self.question = question }
  func present(_ confirmation: BubblepadPanels.Confirmation) { self.confirmation = confirmation }
  func focus(_ place: Place) { self.place = place }
  func wayTo(_ command: AppCommand) -> String { "“\(command.title)”" }
  func words(forRefusal words: String, in note: OpenNote?) -> String { words }

  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? {
    startedPrograms.append(words)
    return nil
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

  /// Opens a note with a text in the current tab. It has no file.
  func open(_ text: String, isReadOnly: Bool = false) throws -> OpenNote {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let places = try #require(NotebookPlaces(environment: ["HOME": home]))
    let content = try NoteContent.load(home + "/Note.md")
    let note = OpenNote(
      file: NoteFile(content, places: places), text: SourceText(text), kind: .markdown,
      isReadOnly: isReadOnly, measure: 72)
    tabs.current.note = note
    return note
  }
}
