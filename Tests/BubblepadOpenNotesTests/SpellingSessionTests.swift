import BubblepadPanels
import Testing

@testable import BubblepadOpenNotes
@testable import BubblepadSettings

/// Checking the spelling, without a workspace.
@Suite("Open notes: spelling") @MainActor
struct SpellingSessionTests {
  let context: FakeContext
  let spelling: SpellingSession

  init() throws {
    context = try FakeContext()
    spelling = SpellingSession(context)
    context.spellingSettings.choice = .off
    context.spellingSettings.programFolders = "/nonexistent"
  }

  @Test func isSaidToBeOff() throws {
    _ = try context.open("teh\n")
    spelling.suggest()
    #expect(
      context.notice
        == .hint("Spelling is not checked. Turn it on with \(context.wayTo(.toggleSpelling))."))
  }

  @Test func withoutAProgramNothingIsChecked() throws {
    let note = try context.open("teh\n")
    spelling.toggle()
    #expect(context.notice?.kind == .warning)
    #expect(!note.editor.isSpellingJudged)
    spelling.update(note)
    #expect(!note.editor.isSpellingJudged && context.asked.isEmpty)
  }
}
