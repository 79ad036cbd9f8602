import CursesInputFormats
import Testing

@testable import BubblepadProperties

/// The form of a note's properties.
@Suite("Property form") @MainActor struct PropertyFormTests {
  private func form(_ source: String) throws -> PropertyForm {
    let today = try #require(CalendarDate(iso: "2026-01-05"))
    return PropertyForm(try NoteProperties(Array(source.utf8)), today: today)
  }

  /// What was changed is given up only where that has been said.
  @Test func itIsLeftOnceItIsSaidThatItIsNotSaved() throws {
    let form = try form("---\na: 1\n---\n")
    #expect(form.mayBeLeft() && !form.isAskedToLeave)
    (form.newName, form.newText) = ("b", "2")
    #expect(form.addNew())
    #expect(!form.mayBeLeft() && form.isAskedToLeave)
    form.set(form.rows[0].id, to: "3")
    #expect(!form.isAskedToLeave && !form.mayBeLeft())
    #expect(form.mayBeLeft())
  }
}
