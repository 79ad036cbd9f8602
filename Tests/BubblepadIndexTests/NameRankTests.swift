import Testing

@testable import BubblepadIndex

/// The order of names for quick open.
@Suite("Ranks of names")
struct NameRankTests {
  private func names(_ notes: [(title: String, folder: String, alias: String?)]) -> NoteNames {
    var names = NoteNames()
    for (place, note) in notes.enumerated() {
      names.add(note.title, .title, of: place)
      if !note.folder.isEmpty { names.add("\(note.folder)/\(note.title)", .folder, of: place) }
      if let alias = note.alias { names.add(alias, .alias, of: place) }
    }
    return names
  }

  @Test func aliasesRankWithTitles() {
    let names = names([
      ("daily", "", nil), ("Machines", "", "AI"), ("Aide", "", nil), ("The aim", "", nil),
    ])
    #expect(names.matches("ai").map(\.note) == [2, 1, 3, 0])
  }

  @Test func foldersAreBegun() {
    let names = names([
      ("Beta plan", "projects", nil), ("Deep", "work/projects/beta", nil), ("proj", "be", nil),
      ("Beta", "", nil),
    ])
    #expect(names.matches("proj/be").map(\.note) == [0, 1])
    #expect(names.matches("work/deep").map(\.note) == [1])
    #expect(names.matches("work/b/de").map(\.note) == [1])
    #expect(names.matches("projects/beta plan").map(\.note) == [0])
    #expect(names.matches("beta/proj").isEmpty && names.matches("/").isEmpty)
  }

  @Test func someNotesComeLast() {
    var names = names([("Plan", "", nil), ("My plan b", "", nil)])
    names.placeLast(0)
    #expect(names.matches("plan").map(\.note) == [1, 0])
  }
}
