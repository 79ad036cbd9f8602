import BubblepadNotebook
import CursesSeededRandom
import Glibc
import Testing

@testable import BubblepadIndex

@Suite("The index of a notebook")
struct NoteIndexTests {
  let notebook = TemporaryNotebook()

  @Test func followsTheFiles() {
    notebook.write("# Garden\nred roses #flower [[Other|x]]", to: "Garden.md")
    notebook.write("blue sky", to: "deep/Other.md")
    let index = notebook.index()
    #expect(index.found("roses") == nil)
    #expect(index.update() == .ready)
    #expect(index.found("roses") == ["Garden.md"])
    #expect(index.found("ose") == ["Garden.md"])
    #expect(index.found("tag:flower OR sky") == ["Garden.md", "deep/Other.md"])
    notebook.write("green", to: "Garden.md")
    #expect(index.update(["Garden.md"]) == .ready)
    #expect(index.found("roses") == [] && index.found("green") == ["Garden.md"])
    notebook.remove("deep/Other.md")
    #expect(index.update(["deep/Other.md", "never.md"]) == .ready)
    #expect(index.found("sky") == [] && index.found("") == ["Garden.md"])
    #expect(index.backlinks(to: "deep/Other.md") == [])
  }

  @Test func theBestComeFirst() throws {
    notebook.write("only here a fox", to: "a.md")
    notebook.write("# Fox\nfox fox", to: "Fox.md")
    notebook.write(String(repeating: "filler ", count: 500) + "fox", to: "b.md")
    let index = notebook.readyIndex()
    let query = try SearchQuery("fox")
    #expect(index.search(query, now: 0)?.hits.first?.path == "Fox.md")
    let cut = index.search(query, now: 0, limit: 2)
    #expect(cut?.hits.count == 2 && cut?.isCut == true)
    #expect(index.search(query, now: 0, limit: 3)?.isCut == false)
  }

  @Test func lockedNotesAreFoundByTheirNamesOnly() {
    let secret = "xyzzyplugh"
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n\(secret)", to: "Diary.md")
    notebook.write("some \(secret) text", to: "Open.md")
    let index = notebook.readyIndex()
    #expect(index.found(secret) == ["Open.md"])
    #expect(index.found("diary") == ["Diary.md"] && index.found("is:locked") == ["Diary.md"])
    // What is locked later is forgotten, down to the last byte.
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "Open.md")
    notebook.remove("Diary.md")
    #expect(index.update() == .ready)
    #expect(index.found(secret) == [] && index.found("is:locked") == ["Open.md"])
    index.close()
    for name in Folder.names(in: notebook.place.folder) ?? [] {
      let bytes = notebook.bytes(notebook.place.folder + "/" + name)
      #expect(!bytes.contains(Array(secret.utf8)), "\(name)")
    }
  }

  @Test func nobodyElseMayReadIt() {
    notebook.write("words", to: "a.md")
    notebook.readyIndex().close()
    for path in [notebook.place.folder, notebook.place.database, notebook.place.seal] {
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o077 == 0, "\(path)")
    }
  }

  @Test func linksAndMentionsAreFound() throws {
    notebook.write("---\naliases: [The Rose]\n---\n[[Roses]]", to: "flora/Roses.md")
    notebook.write("# A\nsee [[Roses|these]]\n\nand ![[flora/Roses#x]]", to: "A.md")
    notebook.write("[text](flora/Roses.md)", to: "B.md")
    notebook.write("Roses, `Roses`, [[B|Roses]] primroses.\n| the rose |\n|---|", to: "C.md")
    notebook.write("[[other/Roses]]", to: "other/D.md")
    let index = notebook.readyIndex()
    let links = try #require(index.backlinks(to: "flora/Roses.md"))
    let places = links.map { "\($0.path):\($0.line) \($0.context)" }.sorted()
    #expect(places.map { $0.prefix(6) } == ["A.md:2", "A.md:4", "B.md:1"])
    let mentions = try #require(index.mentions(of: "flora/Roses.md"))
    let source = notebook.bytes("C.md")
    #expect(
      mentions.map { String(decoding: source[$0.range], as: UTF8.self) } == [
        "Roses", "the rose",
      ])
    let written = mentions.map { index.link(of: $0, in: source, to: "flora/Roses.md") ?? [] }
    #expect(
      written.map { String(decoding: $0, as: UTF8.self) } == [
        "[[Roses]]", "[[Roses\\|the rose]]",
      ])
    // Another note of that name, nearer: a link needs the path.
    notebook.write("", to: "Roses.md")
    _ = index.update()
    let first = try #require(mentions.first)
    #expect(
      index.link(of: first, in: source, to: "flora/Roses.md") == Array("[[flora/Roses|Roses]]".utf8)
    )
    #expect(index.link(of: first, in: Array("x".utf8), to: "flora/Roses.md") == nil)
    let other = Array("Other words, as long as those.".utf8)
    #expect(index.link(of: first, in: other, to: "flora/Roses.md") == nil)
  }

  @Test func namesAreFound() {
    var names = NoteNames()
    for (note, title) in ["Garden plan", "My garden", "Kindergarden", "Other"].enumerated() {
      names.add(title, .title, of: note)
    }
    names.add("The garden", .alias, of: 3)
    names.add("Garden tools", .heading, of: 3, line: 7)
    names.add("Sky", .heading, of: 2, line: 2)
    #expect(names.matches("garden").map(\.note) == [0, 1, 3, 2])
    #expect(names.matches("gärden").map(\.note) == [0, 1, 3, 2])
    #expect(names.matches("plan gar").map(\.note) == [0])
    #expect(
      names.matches("tool").first == .init(note: 3, kind: .heading, text: "Garden tools", line: 7))
    #expect(names.matches("x").isEmpty && names.matches(" ").isEmpty)
  }

  /// The name that was typed comes before newer ones that go on.
  @Test func theWholeNameComesFirst() {
    var names = NoteNames()
    for (note, title) in ["Note 1040", "Note 104 b", "A note 10", "Note 10"].enumerated() {
      names.add(title, .title, of: note)
    }
    #expect(names.matches("note 10").map(\.note) == [3, 0, 1, 2])
    #expect(names.matches("note 104").map(\.note) == [1, 0])
    #expect(names.matches("note").map(\.note) == [0, 1, 3, 2])
  }

  // MARK: Odd files

  @Test func whatIsNoNoteDoesNoHarm() {
    notebook.write("fine words", to: "a.md")
    notebook.write([0xFF, 0xFE, 0x61, 0x00], to: "utf16.md")
    notebook.write([0, 1, 2, 3], to: "binary.md")
    notebook.write("picture", to: "p.png")
    notebook.write("hidden words", to: ".hidden/x.md")
    notebook.write("secret words", to: "closed/x.md")
    mkfifo(notebook.notes + "/fifo.md", 0o600)
    symlink(notebook.notes, notebook.notes + "/circle")
    symlink("/etc/passwd", notebook.notes + "/gone.md.png")
    symlink(notebook.notes + "/nothing.md", notebook.notes + "/broken.md")
    symlink(notebook.notes + "/a.md", notebook.notes + "/linked.md")
    mkdir(notebook.notes + "/folder.md", 0o700)
    chmod(notebook.notes + "/closed", 0)
    defer { chmod(notebook.notes + "/closed", 0o700) }
    let index = notebook.index()
    #expect(index.update() == .ready)
    let expected = getuid() == 0 ? ["a.md", "closed/x.md"] : ["a.md"]
    #expect(index.found("words") == expected)
    #expect(index.found("binary") == ["binary.md"])
  }

  @Test func aLongNoteIsLookedAtItself() {
    let filler = String(repeating: "filler line of words\n", count: 60_000)
    notebook.write(filler + "needle at the end\n", to: "long.md")
    notebook.write("short", to: "short.md")
    let index = notebook.readyIndex()
    #expect(index.found("needle") == ["long.md"])
    #expect(index.found("filler needle -short") == ["long.md"])
    #expect(index.found("-needle") == ["short.md"])
  }

  @Test func aNotebookThatIsGoneIsSaid() {
    let index = NoteIndex(notebook: notebook.root + "/none", place: notebook.place)
    #expect(index.update() == .missing)
    #expect(index.found("x") == nil)
  }

  @Test func aCacheThatCannotBeWrittenIsSaid() {
    notebook.write("x", to: "a.md")
    let place = IndexPlace(notebook: notebook.notes, cacheHome: notebook.notes + "/a.md")
    let index = NoteIndex(notebook: notebook.notes, place: place)
    guard case .failed(let words) = index.update() else { return #expect(Bool(false)) }
    #expect(!words.isEmpty)
    #expect(index.found("x") == nil)
  }

  @Test func twoProgramsShareIt() {
    notebook.write("one", to: "a.md")
    let first = notebook.readyIndex()
    let second = notebook.index()
    #expect(second.update() == .otherWriter)
    #expect(second.found("one") == ["a.md"])
    notebook.write("two words", to: "a.md")
    _ = first.update(["a.md"])
    #expect(second.found("two") == ["a.md"] && second.found("wor") == ["a.md"])
    first.close()
    notebook.write("three", to: "a.md")
    #expect(second.update() == .ready)
    #expect(second.found("three") == ["a.md"])
  }

  @Test func tasksOfAllNotesWithTheirLines() throws {
    let notebook = TemporaryNotebook()
    notebook.write("# A\r\n- [ ] one 📅 2026-01-02\r\n", to: "a.md")
    notebook.write("```\n- [ ] code\n```\n> 1. [/] two", to: "deep/b.md")
    notebook.write("age-encryption.org/v1\n-> scrypt a 18\n- [ ] secret\n", to: "c.md")
    notebook.write(Array("- [ ] bad ".utf8) + [0xE9, 0x0A], to: "d.md")
    let long = "- [ ] start\n" + String(repeating: "words\n", count: 200_000) + "- [ ] end"
    notebook.write(long, to: "e.md")
    #expect(notebook.index().tasks() == nil)
    let index = notebook.readyIndex()
    let found = try #require(index.tasks())
    #expect(
      found.map { "\($0.path):\($0.line)" } == [
        "a.md:2", "d.md:1", "deep/b.md:4", "e.md:1", "e.md:200002",
      ])
    #expect(found[0].source == Array("- [ ] one 📅 2026-01-02".utf8))
    #expect(found[1].source == Array("- [ ] bad é".utf8))
    #expect(found[2].source == Array("> 1. [/] two".utf8))
    notebook.write("nothing\n", to: "a.md")
    _ = index.update(["a.md"])
    #expect(index.tasks()?.first?.path == "d.md")
  }
}
