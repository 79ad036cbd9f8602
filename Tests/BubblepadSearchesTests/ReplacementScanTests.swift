import BubblepadIndex
import BubblepadNotebook
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadSearches

/// What is replaced in all notes: the places, what they become, and that no other byte changes.
@Suite("Replacing in all notes") struct ReplacementScanTests {
  let folder = TemporaryFolder()

  private func plan(
    _ search: Search, _ template: String, scope: String? = nil, open: FileText? = nil
  ) throws -> ReplacementPlan {
    let entries = try NotebookFolder(path: folder.path).list().entries.sorted { $0.path < $1.path }
    let scope = try scope.map { ReplacementScan.NoteScope(try SearchQuery($0), now: 0) }
    return ReplacementScan(
      search, template: template, NotebookFiles(folder.path, entries: entries), open: open,
      scope: scope
    )
    .plan()
  }

  private func write(_ plan: ReplacementPlan) -> FilesOutcome {
    FilesOutcome(
      writing: plan.changes, within: NotebookBounds(folder: folder.path), backups: folder("backups")
    )
  }

  private func words(
    _ text: String, isCaseSensitive: Bool = false, isWholeWord: Bool = false
  ) throws -> Search {
    try #require(Search(text, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord))
  }

  // MARK: The preview

  /// What searches leave out is not replaced either, and is counted.
  @Test func excludedNotesAreLeftAlone() throws {
    folder.write("a.md", "rose\n")
    folder.make(folder: "old")
    folder.make(folder: ".obsidian")
    folder.write("old/b.md", "rose\n")
    folder.write(".obsidian/app.json", #"{"userIgnoreFilters": ["old/"]}"#)
    let plan = try plan(try words("rose"), "tulip")
    #expect(plan.notes.map(\.title) == ["a"] && plan.excludedCount == 1)
  }

  @Test func theNotesWithTheirPlacesBeforeAndAfter() throws {
    folder.write("a.md", "one\na rose and a Rose\n")
    folder.write("b.md", "primrose\n")
    folder.write("c.txt", "no such word\n")
    let plan = try plan(try words("rose"), "tulip")
    #expect(plan.notes.map(\.title) == ["a", "b"])
    #expect(plan.placeCount == 3 && plan.includedCount == 3 && plan.includedNoteCount == 2)
    let places = plan.notes[0].places
    #expect(places.map(\.line) == [2, 2] && places.map(\.id) == [1, 2])
    #expect(places[0].lead == "a " && places[0].old == "rose" && places[0].new == "tulip")
    #expect(places[0].rest == " and a Rose" && places[1].lead == "a rose and a ")
  }

  @Test func caseWholeWordsAndRegularExpressions() throws {
    folder.write("a.md", "rose Rose primrose 2024-05\n")
    #expect(try plan(try words("Rose", isCaseSensitive: true), "x").placeCount == 1)
    #expect(try plan(try words("rose", isWholeWord: true), "x").placeCount == 2)
    let dates = try Search(pattern: "(\\d+)-(\\d+)")
    let plan = try plan(dates, "$2/$1")
    #expect(plan.notes.first?.places.map(\.new) == ["05/2024"])
    #expect(write(plan).left.isEmpty)
    #expect(readText(folder("a.md")) == "rose Rose primrose 05/2024\n")
    // What stays as it is is no place.
    #expect(try self.plan(try words("rose", isCaseSensitive: true), "rose").placeCount == 0)
  }

  @Test func longLinesAndLineEndsAreShownInOneRow() throws {
    let long = String(repeating: "ä", count: 200)
    folder.write("a.md", "\(long) rose \(long)\nnext\tline\n")
    let place = try #require(try plan(try words("rose"), "a\tb").notes.first?.places.first)
    #expect(place.lead.hasPrefix("…") && place.lead.count < 30 && !place.lead.contains("\u{FFFD}"))
    #expect(place.rest.hasSuffix("…") && !place.rest.contains("\u{FFFD}") && place.new == "a b")
    let over = try plan(try Search(pattern: "ä\\n(next)"), "$1")
    #expect(over.notes.first?.places.first?.old == "ä↵next")
  }

  @Test func lockedNotesAreCountedAndLeftAlone() throws {
    let locked = "age-encryption.org/v1\n-> scrypt rose 18\n"
    folder.write("Secret.md", locked)
    folder.write("a.md", "rose\n")
    folder.write("p.md", [0x00, 0x01, 0x72, 0x6F, 0x73, 0x65])
    let plan = try plan(try words("rose"), "tulip")
    #expect(plan.lockedCount == 1 && plan.notes.map(\.title) == ["a"])
    #expect(write(plan).left.isEmpty)
    #expect(readText(folder("Secret.md")) == locked)
  }

  @Test func aSearchNarrowsTheNotes() throws {
    folder.write("a.md", "rose #garden\n")
    folder.write("b.md", "rose\n")
    #expect(try plan(try words("rose"), "x", scope: "tag:#garden rose").notes.map(\.title) == ["a"])
  }

  @Test func thereIsAnEndToWhatIsShown() throws {
    let most = ReplacementPlan.mostShown
    folder.write("a.md", String(repeating: "x ", count: most + 5))
    folder.write("b.md", "x")
    folder.write("c.md", "x x")
    var plan = try plan(try words("x"), "y")
    #expect(
      plan.isCut && plan.placeCount == most + 8 && plan.notes.map(\.count) == [most + 5, 1, 2])
    #expect(plan.notes.map(\.places.count) == [most, 0, 0])
    plan.toggle(note: 1)
    #expect(plan.includedCount == most + 7 && plan.notes[1].includedCount == 0)
    #expect(plan.included(in: [FileID(folder("c.md"))]) == (2, 1))
    #expect(write(plan).left.isEmpty)
    #expect(readText(folder("a.md")) == String(repeating: "y ", count: most + 5))
    #expect(readText(folder("b.md")) == "x" && readText(folder("c.md")) == "y y")
  }

  // MARK: Leaving out

  @Test func placesAndNotesAreLeftOut() throws {
    folder.write("a.md", "rose rose rose\n")
    folder.write("b.md", "rose\n")
    var plan = try plan(try words("rose"), "x")
    plan.toggle(place: 2)
    #expect(plan.notes[0].places.map(\.isIncluded) == [true, false, true])
    #expect(plan.includedCount == 3 && plan.notes[0].includedCount == 2)
    plan.toggle(note: 1)
    #expect(plan.includedNoteCount == 1 && plan.changes.count == 1)
    #expect(write(plan).left.isEmpty)
    #expect(readText(folder("a.md")) == "x rose x\n" && readText(folder("b.md")) == "rose\n")
    plan.toggle(note: 0)
    #expect(plan.notes[0].includedCount == 3)
    plan.toggle(note: 0)
    #expect(plan.notes[0].includedCount == 0 && plan.changes.isEmpty)
  }

  // MARK: Writing

  @Test func encodingsAndLineEndsStay() throws {
    // Windows-1252, with a byte that is no UTF-8 beside the match.
    folder.write("a.md", Array("caf".utf8) + [0xE9] + Array(" rose\r\nnext\r\n".utf8))
    folder.write("b.md", [0xEF, 0xBB, 0xBF] + Array("rose\r\nnext".utf8))
    let plan = try plan(try Search(pattern: " ?rose"), "é\\nr")
    let outcome = write(plan)
    #expect(outcome.left.isEmpty)
    #expect(
      readFile(folder("a.md"))
        == Array("caf".utf8) + [0xE9, 0xE9] + Array("\r\nr\r\nnext\r\n".utf8))
    #expect(
      readFile(folder("b.md")) == [0xEF, 0xBB, 0xBF] + Array("é\r\nr\r\nnext".utf8))
    // And back, byte for byte.
    let back = FilesOutcome(
      writing: outcome.back, within: NotebookBounds(folder: folder.path), backups: folder("backups")
    )
    #expect(back.left.isEmpty)
    #expect(
      readFile(folder("a.md")) == Array("caf".utf8) + [0xE9] + Array(" rose\r\nnext\r\n".utf8))
  }

  @Test func whatTheEncodingLacksIsNotWritten() throws {
    folder.write("a.md", Array("caf".utf8) + [0xE9] + Array(" rose\n".utf8))
    let outcome = write(try plan(try words("rose"), "日"))
    #expect(outcome.back.isEmpty && outcome.problem != nil)
    #expect(readFile(folder("a.md")) == Array("caf".utf8) + [0xE9] + Array(" rose\n".utf8))
  }

  @Test func whatHasChangedMeanwhileIsLeft() throws {
    folder.write("a.md", "rose\n")
    folder.write("b.md", "rose\n")
    let plan = try plan(try words("rose"), "x")
    folder.write("a.md", "a rose of another\n")
    let outcome = write(plan)
    #expect(outcome.left == [folder("a.md")] && outcome.problem == nil)
    #expect(readText(folder("a.md")) == "a rose of another\n")
    #expect(readText(folder("b.md")) == "x\n")
  }

  /// On random texts: what is written is what replacing in a `String` gives, and undone it is the first bytes.
  @Test(arguments: [1, 2, 3]) func randomNotesAgreeWithStrings(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let parts = ["ab", "ba", "日本", "é", "\n", "\r\n", " ", "👩‍👩‍👧", "a", "#", "[[b]]"]
    var texts: [String: String] = [:]
    for number in 0..<12 {
      let text = (0..<dice.below(40)).map { _ in parts[dice.below(parts.count)] }.joined()
      texts["n\(number).md"] = text
      folder.write("n\(number).md", text)
    }
    let (needle, new) = (["ab", "日", "b]", "é"][dice.below(4)], ["", "x", "ö日"][dice.below(3)])
    let outcome = write(try plan(try words(needle, isCaseSensitive: true), new))
    #expect(outcome.left.isEmpty)
    for (name, text) in texts {
      #expect(readText(folder(name)) == text.replacing(needle, with: new), "seed \(seed) \(name)")
    }
    #expect(
      FilesOutcome(
        writing: outcome.back, within: NotebookBounds(folder: folder.path),
        backups: folder("backups")
      ).left.isEmpty)
    for (name, text) in texts { #expect(readText(folder(name)) == text) }
  }
}
