import BubblepadNotebook
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadIndex

/// The index against what is true without one.
@Suite("The index and the files")
struct IndexLawTests {
  let notebook = TemporaryNotebook()

  /// Words of many kinds, and what stands between them.
  static let words = [
    "garden", "gardener", "Straße", "strasse", "ÜBER", "Cafe\u{301}", "café", "naïve", "łódź",
    "重新跑步",
    "新", "跑gen3", "日本語", "한국어", "สวัสดี", "🎉", "👩‍👩‍👧", "e\u{301}\u{327}", "foo-bar", "x_1", "a", "Ωμέγα",
    "Ёлка", "#tag/sub", "#Tag", "[[Note 1]]", "[[dir/Note 2|see]]", "- [ ] task", "- [x] done",
    "# Head",
    "## Head two", "`code`", "->", "C++", "don't", "\u{FFFD}", "ﬁne", "İstanbul", "１２",
  ]

  static func text(_ dice: inout SeededGenerator) -> String {
    var text =
      dice.below(6) == 0 ? "---\nstatus: open\naliases: [Ålias \(dice.below(4))]\n---\n" : ""
    for _ in 0..<dice.below(30) {
      text += words[dice.below(words.count)]
      text += [" ", "\n", " ", "", ".\n\n"][dice.below(5)]
    }
    return text
  }

  static func path(_ dice: inout SeededGenerator) -> String {
    ["", "dir/", "dir/deep/"][dice.below(3)] + "Note \(dice.below(14)).md"
  }

  static let queries = [
    "garden", "arden", "a", "e", "g", "ss", "uber", "cafe", "lodz", "新", "重新", "重新跑", "跑步", "跑gen",
    "gen3", "日", "本語", "국", "สว", "🎉", "👩", "👧", "foo-bar", "o-b", "x_1", "_", "ω", "елка", "->",
    "+", "fine",
    "istanbul", "\"task garden\"", "garden -cafe", "-garden", "-(新 OR a)", "tag:tag", "tag:tag/sub",
    "line:(garden a)", "task:\"\"", "task-done:a", "task-todo:a", "section:(garden 新)",
    "block:(a cafe)",
    "-e", "-é", "-->", "garden -t", "task-todo:garden", "task-done:(strasse OR ss)", "task:(-a)",
    "task:(a garden)", "line:(task-todo:a)", "task-todo:(/gard.n/)", "-task-todo:e", "task:新",
    "task-todo:(line:e)", "task:\"k g\"",
    "/gard.n/", "match-case:ÜBER", "[status]", "[status:open]", "links:>1", "path:deep", "file:1",
    "-file:1", "garden path:dir", "head OR 한국어", "alias", "note 1", "content:note", "\u{FFFD}", "",
  ]

  /// Files as a walk without an index reads them.
  private func scanned(_ query: String) throws -> [String] {
    let query = try SearchQuery(query)
    let walk = NotebookWalk(folder: notebook.notes)
    return (walk.files() ?? []).filter { file in
      let note = SearchedNote(
        path: file.path, isLocked: false, modified: file.stamp.modified,
        source: NoteSource.bytes(ofFileAt: walk.absolute(file.path)) ?? [])
      return query.matches(note, now: 0)
    }.map(\.path).sorted()
  }

  @Test(arguments: [1, 2, 3]) func randomChangesLeaveWhatARebuildMakes(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<25 { notebook.write(Self.text(&dice), to: Self.path(&dice)) }
    let index = notebook.readyIndex()
    for _ in 0..<TestVariation.steps(12) {
      var changed: [String] = []
      for _ in 0..<1 + dice.below(5) {
        let path = Self.path(&dice)
        changed.append(path)
        if dice.below(4) == 0 {
          notebook.remove(path)
        } else {
          notebook.write(Self.text(&dice), to: path)
        }
      }
      #expect((dice.below(3) == 0 ? index.update() : index.update(changed)) == .ready)
      for _ in 0..<3 {
        let query = Self.queries[dice.below(Self.queries.count)]
        #expect(try index.found(query) == scanned(query), "seed \(seed): \(query)")
      }
    }
    let place = IndexPlace(notebook: notebook.notes, cacheHome: notebook.root + "/fresh")
    let fresh = NoteIndex(notebook: notebook.notes, place: place)
    #expect(fresh.update() == .ready)
    let contents = try #require(index.contents())
    #expect(contents == fresh.contents())
    #expect(!contents.isEmpty)
  }

  @Test(arguments: [11, 12]) func queriesFindWhatAScanFinds(_ seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    for number in 0..<60 { notebook.write(Self.text(&dice), to: "dir/Note \(number).md") }
    let index = notebook.readyIndex()
    for query in Self.queries { #expect(try index.found(query) == scanned(query), "\(query)") }
    // Parts that begin and end within words, with what stands between these.
    for _ in 0..<TestVariation.steps(150) {
      let text = notebook.bytes("dir/Note \(dice.below(60)).md")
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      guard !lines.isEmpty else { continue }
      let scalars = Array(lines[dice.below(lines.count)].unicodeScalars)
      let part = scalars[dice.below(scalars.count)...].prefix(3 + dice.below(14))
      let query = "\"" + String(String.UnicodeScalarView(part)).filter { $0 != "\"" } + "\""
      #expect(try index.found(query) == scanned(query), "\(query)")
    }
    // Any part of what was written, from one character on.
    for _ in 0..<TestVariation.steps(150) {
      let characters = Array(Self.words[dice.below(Self.words.count)].unicodeScalars)
      let start = dice.below(characters.count)
      let part = characters[start...].prefix(1 + dice.below(4))
      let query = "\"" + String(String.UnicodeScalarView(part)).filter { $0 != "\"" } + "\""
      #expect(try index.found(query) == scanned(query), "\(query)")
    }
  }

  /// What folds words is another way here than there.
  @Test func wordsAreFoldedAsTheListFoldsThem() {
    for text in Self.words + ["ẞ", "ǅ", "ﬀ", "ſ", "Å", "Σς", "ŉ", "\u{1F80}", "ÿ", "ｶﾞ", "が"] {
      #expect(FoldedText(text).bytes == Array(TextFolding.fold(text).utf8), "\(text)")
    }
  }

  @Test func aVeryLongWordIsFoundByAnyPart() throws {
    var dice = SeededGenerator(seed: 5)
    let letters = (0..<1000).map { _ in Character(Unicode.Scalar(UInt8(0x61 + dice.below(26)))) }
    notebook.write(String(letters), to: "a.md")
    notebook.write(String(letters.reversed()), to: "b.md")
    let index = notebook.readyIndex()
    for _ in 0..<60 {
      let start = dice.below(900)
      let part = String(letters[start..<start + 8 + dice.below(90)])
      #expect(index.found(part) == ["a.md"])
    }
  }

  // MARK: Damage

  private func fill() {
    var dice = SeededGenerator(seed: 9)
    for number in 0..<12 { notebook.write(Self.text(&dice) + " needle", to: "Note \(number).md") }
  }

  @Test func everyDamageIsFoundAtTheNextStart() throws {
    fill()
    notebook.readyIndex().close()
    let path = notebook.place.database
    let whole = notebook.bytes(path)
    let seal = notebook.bytes(notebook.place.seal)
    #expect(whole.count > 4096 && !seal.isEmpty)
    var dice = SeededGenerator(seed: 10)
    for round in 0..<TestVariation.steps(12) {
      var bytes = whole
      switch round % 4 {
      case 0: bytes[dice.below(100)] ^= UInt8(1 << dice.below(8))
      case 1: bytes[dice.below(bytes.count)] ^= UInt8(1 << dice.below(8))
      case 2: bytes.removeLast(dice.below(bytes.count))
      default: bytes = (0..<bytes.count).map { _ in UInt8(dice.below(256)) }
      }
      notebook.write(bytes, atAbsolute: path)
      notebook.write(seal, atAbsolute: notebook.place.seal)
      let index = notebook.index()
      #expect(index.update() == .ready)
      #expect(index.found("needle")?.count == 12)
      #expect(index.contents() != nil)
      index.close()
    }
  }

  @Test func aProgramThatWasKilledLeavesWhatIsChecked() {
    fill()
    // Nobody closes this one: no seal.
    let killed = notebook.readyIndex()
    #expect(killed.found("needle")?.count == 12)
    var bytes = notebook.bytes(notebook.place.database)
    let log = notebook.bytes(notebook.place.database + "-wal")
    killed.close()
    notebook.place.removeDatabase()
    notebook.write(bytes, atAbsolute: notebook.place.database)
    notebook.write(log, atAbsolute: notebook.place.database + "-wal")
    let index = notebook.index()
    #expect(index.update() == .ready && index.found("needle")?.count == 12)
    index.close()
    // Without its log, and with rubbish in the middle.
    notebook.place.removeDatabase()
    for place in bytes.indices where place > 200 && place % 3 == 0 { bytes[place] ^= 0x55 }
    notebook.write(bytes, atAbsolute: notebook.place.database)
    let again = notebook.index()
    #expect(again.update() == .ready && again.found("needle")?.count == 12)
  }

  @Test func itIsMadeAgainWhenDeletedOrDamagedWhileItIsOpen() {
    fill()
    let index = notebook.readyIndex()
    #expect(index.found("needle")?.count == 12)
    Folder.remove(notebook.place.folder)
    #expect(index.found("needle") == nil)
    #expect(index.update() == .ready && index.found("needle")?.count == 12)
    notebook.place.removeDatabase()
    #expect(index.update(["Note 1.md"]) == .missing)
    #expect(index.update() == .ready && index.found("needle")?.count == 12)
    let size = notebook.bytes(notebook.place.database).count
    let rubbish = [UInt8](repeating: 0xAA, count: size)
    notebook.write(rubbish, atAbsolute: notebook.place.database)
    notebook.write(rubbish, atAbsolute: notebook.place.database + "-wal")
    // Whatever its memory still knows: at the latest the next updates find out.
    notebook.write("needle", to: "New.md")
    for _ in 0..<3 where index.found("needle")?.count != 13 { _ = index.update() }
    #expect(index.found("needle")?.count == 13)
  }

  /// SQLite maps what it shares with other programs: a look at what is cut off would end this one.
  @Test(arguments: [0, 4_096, 10_869]) func whatIsSharedMayBeCutShort(length: Int) {
    fill()
    let index = notebook.readyIndex()
    #expect(index.found("needle")?.count == 12)
    #expect(truncate(notebook.place.database + "-shm", length) == 0)
    notebook.write("needle", to: "New.md")
    for _ in 0..<3 where index.found("needle")?.count != 13 { _ = index.update() }
    #expect(index.found("needle")?.count == 13)
  }

  @Test func anotherVersionIsMadeAgain() throws {
    fill()
    notebook.readyIndex().close()
    do {
      let database = try Database(path: notebook.place.database)
      try database.run("PRAGMA user_version = 999")
    }
    IndexSeal.remove(notebook.place)
    let index = notebook.index()
    #expect(index.found("needle") == nil)
    #expect(index.update() == .ready && index.found("needle")?.count == 12)
  }
}
