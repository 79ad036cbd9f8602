import CursesText
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Commands where there is next to nothing, and what is said where they cannot be done.
@Suite struct SmallNoteTests {
  /// A file that is one line end.
  @Test func aNoteOfOneLineEnd() {
    for (command, after) in [
      (RichCommand.toggleTask(at: nil), "- [ ] \n"), (.toggleTaskList, "- [ ] \n"),
      (.toggleBulletList, "- \n"), (.toggleOrderedList, "1. \n"), (.insertText("Q"), "Q\n"),
    ] {
      let document = RichDocument(SourceText("\n"))
      #expect(document.perform(command, tick: 0) == .changed)
      if !document.state.text.string.hasSuffix("\n") {
        TextEnd(document: document).endLastLine(tick: 1)
      }
      #expect(document.state.text.string == after)
      expectFreshView(document)
    }
  }

  /// A task with a number keeps it.
  @Test func numberedTasksAreToggled() {
    check("1. ¦a", .toggleTaskList, after: "1. [ ] ¦a")
    check("1. [ ] ¦a", .toggleTaskList, after: "1. ¦a")
    check("1. [x] ¦a\n", .toggleTaskList, after: "1. ¦a\n")
    check("- ¦a", .toggleTaskList, after: "- [ ] ¦a")
    check("1. «a\n2. [ ] b¦»", .toggleTaskList, after: "1. [ ] «a\n2. [ ] b¦»")
  }

  /// What is said in the source does not send there.
  @Test func whatIsRefusedInTheSourceSaysSo() {
    let document = RichMarkedText.document("a¦")
    for (mode, words) in [(RichMode.rich, "Ctrl+U"), (.source, "this is the source")] {
      document.mode = mode
      guard case .refused(let reason) = Acceptance(document: document).cannotWrite else { continue }
      #expect(reason.contains(words))
    }
  }
}
