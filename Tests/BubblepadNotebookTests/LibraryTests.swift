import CursesSecrets
import CursesSeededRandom
import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

@Suite struct NoteTitleTests {
  @Test(arguments: [
    ("/n/A.md", true), ("/n/A.MD", true), ("/n/A.md.age", true), ("/n/A.age", true),
    ("/n/a.txt", false), ("/n/a.txt.age", false), ("/n/.md", false),
    ("/n/todo", true), ("/n/setup.py", false), ("/home/me/.bashrc", false),
    ("/n/Makefile", false), ("/n/profile", false), ("/n/Dockerfile", false),
    ("/tmp/crontab.x1/crontab", false), ("/etc/hosts", false), ("/n/tmp/todo", true),
    ("/n/hosts", false), ("/n/deploy", false), ("/n/README", true), ("/n/License", true),
    ("/r/.git/COMMIT_EDITMSG", false), ("/r/.git/notes.md", true),
    ("/r/dotfiles/MERGE_MSG", false), ("/r/dotfiles/git-rebase-todo", false),
  ])
  func markdownIsKnownByItsName(path: String, isMarkdown: Bool) {
    #expect(NoteTitle.isMarkdown(path) == isMarkdown)
  }

  @Test(arguments: [
    ("A.md", "A"), ("A.MD", "A"), ("A.markdown", "A"), ("A.md.age", "A"), ("A.age", "A"),
    ("README.txt", "README.txt"), ("A.TXT", "A.TXT"), ("A.txt.age", "A.txt.age"),
    ("Makefile", "Makefile"),
    ("x.py", "x.py"),
  ])
  func aFileThatIsNoMarkdownShowsItsEnding(name: String, title: String) {
    #expect(NoteTitle.shownTitle(ofFileName: name) == title)
  }

  @Test(
    arguments: [
      ("/home/a/notes/x.md", nil, false), ("/tmp/x.md", nil, true), ("/var/tmp/a/x.md", nil, true),
      ("/dev/shm/pass.1/x.md", nil, true), ("/run/user/1000/x.md", nil, true),
      ("/r/.git/x.md", nil, true), ("/r/dotfiles/COMMIT_EDITMSG", nil, true),
      ("/home/a/t/x.md", "/home/a/t/", true), ("/home/a/tx/x.md", "/home/a/t", false),
      ("/home/a/x.md", "/", false), ("/home/a/x.md", "", false),
    ] as [(String, String?, Bool)])
  func filesOfOtherProgramsAreKnownByTheirPlace(path: String, folder: String?, isTheirs: Bool) {
    #expect(NoteTitle.isHandedOver(path, temporaryFolder: folder) == isTheirs)
  }

  @Test(
    arguments: [
      ("Groceries", nil), (" Groceries ", nil), ("Überschrift 🧺", nil), ("a.b", nil),
      ("", .empty), ("  \u{A0}", .empty), ("a/b", .unportable(["/"])), ("a\tb", .controlCharacter),
      ("a\0b", .controlCharacter), ("a\u{202E}b", .controlCharacter), (".hidden", .leadingDot),
      ("reading", .taken("Reading")), ("CAFÉ", .taken("Cafe\u{301}")),
      (String(repeating: "é", count: 126), nil), (String(repeating: "é", count: 127), .tooLong),
    ] as [(String, NoteTitle.Problem?)])
  func titlesAreJudged(title: String, problem: NoteTitle.Problem?) {
    #expect(NoteTitle.problem(with: title, others: ["Reading", "Cafe\u{301}"]) == problem)
  }

  @Test(arguments: [
    ("/n/a.json", true), ("/n/a.PY", true), ("/n/a.txt", false), ("/n/a.md", false),
    ("/home/me/.bashrc", false), ("/n/Makefile", true), ("/n/profile", true),
    ("/r/.git/COMMIT_EDITMSG", false),
    ("/n/a.tar.yaml", true), ("/n/server.log", false),
  ])
  func indentedFilesAreKnownByTheirEnding(path: String, isIndented: Bool) {
    #expect((TextKind(path: path) == .indented) == isIndented)
  }

  @Test(
    arguments: [
      ("/n/deploy", false, "#!/bin/sh\n", .indented), ("/n/deploy", true, "#!/bin/sh\n", .indented),
      ("/n/deploy", false, "# Plan\n", .plain), ("/n/deploy", true, "# Plan\n", .markdown),
      ("/n/Old.md", false, "#!/bin/sh\n", .markdown), ("/n/old.txt", true, "#!/bin/sh\n", .plain),
      ("/n/data", true, "<?xml", .indented), ("/n/Makefile", true, "all:\n", .indented),
      ("/n/README", false, "", .markdown), ("/n/.bashrc", true, "", .plain),
      ("/n/Secret.age", false, "", .markdown), ("/tmp/x/README", true, "", .plain),
    ] as [(String, Bool, String, TextKind)])
  func filesWithoutAnEndingAreKnownByPlaceAndFirstLine(
    path: String, isInNotebook: Bool, start: String, kind: TextKind
  ) {
    #expect(TextKind(path: path, isInNotebook: isInNotebook, start: start.utf8) == kind)
  }

  @Test(arguments: [
    ("# Groceries", "Groceries"), (" ### A # b ", "A # b"), ("#tag", "#tag"), ("C#", "C#"),
    ("####### a", "####### a"), ("#", "#"), ("a", "a"), ("# ", "#"),
  ])
  func titlesAreTypedAsHeadingsToo(typed: String, title: String) {
    #expect(NoteTitle.withoutHeadingSigns(typed) == title)
  }

  @Test(arguments: [
    ("Groceries", "Groceries"), ("", "Untitled"), ("  ..  ", "Untitled"), ("a/b: c?", "a-b- c-"),
    ("Caldo  verde\nfor four", "Caldo verde for four"), ("...dots...", "dots"), ("NUL", "NUL note"),
    ("日本語のメモ", "日本語のメモ"), ("Reading", "Reading 3"), ("tab\there", "tab here"),
  ])
  func suggestionsAreUsable(text: String, title: String) {
    let others = ["reading", "Reading 2"]
    #expect(NoteTitle.suggestion(for: text, others: others) == title)
    #expect(NoteTitle.problem(with: title, others: others) == nil)
  }

  @Test func aTakenTitleStaysAndGetsANumber() {
    #expect(NoteTitle.free("How is 3-4?", others: ["how is 3-4?"]) == "How is 3-4? 2")
    #expect(NoteTitle.free("a: b", others: ["a"]) == "a: b")
    let long = String(repeating: "é", count: 126)
    #expect(NoteTitle.problem(with: NoteTitle.free(long, others: [long]), others: [long]) == nil)
  }

  @Test func suggestionsOfAnyTextAreValid() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let title = NoteTitle.suggestion(for: String(decoding: bytes, as: UTF8.self), others: [])
      #expect(NoteTitle.problem(with: title, others: []) == nil)
    }
  }

  @Test(arguments: [
    ("Groceries.md", "Groceries"), ("a.MD", "a"), ("Secret.md.age", "Secret"), (".md", ".md"),
    ("notes.txt", "notes"), ("x.markdown", "x"), ("Makefile", "Makefile"),
  ])
  func titlesOfFileNames(name: String, title: String) {
    #expect(NoteTitle.title(ofFileName: name) == title)
  }
}

@Suite struct NoteSummaryTests {
  @Test(arguments: [
    ("# Saturday market\n\nLeave early.\n", "Saturday market", "Leave early."),
    ("Flights, **rooms**, a [list](x.md)\n", nil, "Flights, rooms, a list"),
    ("---\ntitle: x\n---\n\n# Head\n- [x] one\n- [ ] two\n", "Head", "one"),
    ("\u{FEFF}# BOM\r\n\r\nText\r\n", "BOM", "Text"), ("", nil, ""),
    ("# Only\n", "Only", ""), ("> - quoted `code`\n", nil, "quoted code"),
    ("```\n- [ ] no task\n```\nAfter\n", nil, "After"), ("1. first\n2. second", nil, "first"),
    ("* * *\nText\n", nil, "Text"), ("#hashtag is text\n", nil, "#hashtag is text"),
    ("See [[Trip to Rome|the trip]] and [[Food]].\n", nil, "See the trip and Food."),
    ("[[]] and [[a [b]]\n", nil, "[[]] and [[a [b]]"),
    ("> [!tip] Pack early\n", nil, "Pack early"), ("> [!tip]\n> Early.\n", nil, "Early."),
    ("==Due== _now_, __all__ of snake_case_x[^1]\n", nil, "Due now, all of snake_case_x"),
    ("[words][label] and _open\n", nil, "words and _open"),
    ("| Name | **Kind** |\n|---|:-:|\n| a | b |\n", nil, "Name · Kind"),
    ("|:--|\n| a \\| b |  | c\n", nil, "a | b · c"),
    ("2 * 3 \\* 4\n", nil, "2 * 3 * 4"), ("a\u{1B}[2Jb\n", nil, "a\u{FFFD}[2Jb"),
  ])
  func notesAreSummed(text: String, heading: String?, snippet: String) {
    let summary = NoteSummary(Array(text.utf8))
    #expect(summary.heading == heading)
    #expect(summary.firstLine ?? "" == snippet)
  }

  @Test func aBarOfTasksIsFullOnlyWhenAllIsDone() {
    func signs(_ done: Int, _ all: Int) -> Int { TaskCount(done: done, of: all).filled(of: 5) }
    #expect(signs(0, 3) == 0)
    #expect(signs(1, 100) == 1)
    #expect(signs(2, 5) == 2)
    #expect(signs(99, 100) == 4)
    #expect(signs(100, 100) == 5)
    #expect(signs(1, 1) == 5)
  }

}

@Suite struct NotebookFolderTests {
  let folder = TemporaryFolder()
  var notebook: NotebookFolder { NotebookFolder(path: folder.path) }

  func setTime(_ name: String, _ seconds: Int) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    utimensat(AT_FDCWD, folder(name), times, 0)
  }

  @Test func notesAreListedNewestFirst() throws {
    mkdir(folder("work"), 0o700)
    mkdir(folder(".git"), 0o700)
    folder.write("Groceries.md", "- [x] a\n- [ ] b\n")
    folder.write("work/Plan.md", "# The plan\n\nFirst.\n")
    folder.write("picture.png", "x")
    folder.write(".hidden.md", "x")
    folder.write(".git/x.md", "x")
    let secret = SecretBytes(copying: [1])
    folder.write(
      "Passwords.md", try LockedNote.lock(SourceText("x"), passphrase: secret, work: 1).bytes)
    symlink(folder.path, folder("loop"))
    symlink("Groceries.md", folder("Link.md"))
    symlink("nothing", folder("Broken.md"))
    for (index, name) in ["Groceries.md", "work/Plan.md", "Passwords.md"].enumerated() {
      setTime(name, 1_000_000 + index)
    }
    let entries = try notebook.list().entries
    #expect(entries.map(\.title) == ["Passwords", "Plan", "Groceries", "Link"])
    #expect(entries.map(\.snippet) == ["locked", "First.", "a", "a"])
    #expect(entries.map(\.folder) == ["", "work", "", ""])
    #expect(entries[1].heading == "The plan")
    #expect(entries.map(\.isLocked) == [true, false, false, false])
    folder.write("Groceries.md", "changed")
    let again = try notebook.list(known: entries).entries
    #expect(again.first?.snippet == "changed")
    #expect(again.count == 4)
  }

  @Test func namesThatAreNotUTF8AreTold() throws {
    folder.write("Groceries.md", "x")
    func path(_ start: String, _ byte: UInt8, _ ending: String) -> [CChar] {
      let bytes: [UInt8] = Array((folder.path + "/" + start).utf8) + [byte] + Array(ending.utf8)
      return (bytes + [0]).map { CChar(bitPattern: $0) }
    }
    for name in [path("caf", 0xE9, ".md"), path("b", 0xFF, ".png")] {
      close(open(name, O_WRONLY | O_CREAT, 0o600))
    }
    mkdir(path("", 0xFC, ""), 0o700)
    let listing = try notebook.list()
    #expect(listing.entries.map(\.title) == ["Groceries"])
    #expect(listing.warnings.count == 1)
    #expect(listing.unreadableNames == ["caf\u{FFFD}.md", "\u{FFFD}"])
  }

  @Test func aMissingFolderIsAnError() {
    let error = #expect(throws: FileError.self) { try NotebookFolder(path: "/no/such").list() }
    #expect(error?.reason == .notFound)
  }

  @Test func notesAreFiltered() throws {
    folder.write("Über Lissabon.md", "Straße und café\n")
    folder.write("Reading.md", "Books to finish\n")
    let entries = try notebook.list().entries
    func found(_ query: String) -> [String] {
      entries.filter { NoteFilter(query).matches($0) }.map(\.title)
    }
    #expect(found("uber") == ["Über Lissabon"])
    #expect(found("STRASSE CAFE") == ["Über Lissabon"])
    #expect(found("books") == ["Reading"])
    #expect(found("books uber") == [])
    #expect(found("").count == 2)
  }

  @Test func renamingReplacesNothing() throws {
    let path = folder.write("Old.md", "text")
    folder.write("Taken.md", "other")
    let error = #expect(throws: FileError.self) { try NotebookFolder.rename(path, to: "Taken") }
    #expect(error?.reason == .alreadyExists)
    #expect(readText(folder("Taken.md")) == "other")
    let new = try NotebookFolder.rename(path, to: " New title ")
    #expect(new == folder("New title.md"))
    #expect(readText(new) == "text")
    #expect(try NotebookFolder.rename(new, to: "new Title") == folder("new Title.md"))
    #expect(folder.names == ["Taken.md", "new Title.md"])
  }

  @Test func duplicatesGetTheirOwnName() throws {
    let path = folder.write("Note.md", "text")
    let copy = try notebook.duplicate(path, backupFolder: folder("b"))
    #expect(copy.hasSuffix("/Note copy.md"))
    #expect(try notebook.duplicate(path, backupFolder: folder("b")).hasSuffix("/Note copy 2.md"))
    #expect(readText(copy) == "text")
    #expect(notebook.newPath(titled: "note") == folder("note 2.md"))
  }

  @Test func deletedNotesLieInTheTrash() throws {
    let trash = Trash(dataHome: folder("data"))
    let time = LocalTime(year: 2026, month: 11, day: 2, hour: 5, minute: 7)
    let first = try trash.move(folder.write("Käse 100%.md", "one"), at: time)
    let second = try trash.move(folder.write("Käse 100%.md", "two"), at: time)
    #expect(readText(first) == "one" && readText(second) == "two")
    #expect(!folder.names.contains("Käse 100%.md"))
    let page = readText(folder("data/Trash/info/Käse 100%.md.trashinfo"))
    #expect(
      page == "[Trash Info]\nPath=\(folder.path)/K%C3%A4se%20100%25.md\n"
        + "DeletionDate=2026-11-02T05:07:00\n")
    #expect(throws: FileError.self) { try trash.move(folder("none.md"), at: time) }
    #expect(Folder.names(in: folder("data/Trash/info"))?.count == 2)
  }

  @Test func aNotebookHasATrashOfItsOwn() throws {
    let trash = Trash(dataHome: folder("data"))
    mkdir(folder("sub"), 0o700)
    var trashed: [TrashedNote] = []
    for text in ["one", "two"] {
      trashed.append(
        try trash.moveNote(
          folder.write("sub/Käse.md", text), intoTrashOf: notebook.path, at: .now))
    }
    #expect(readText(folder(".trash/Käse.md")) == "one")
    #expect(readText(folder(".trash/Käse 2.md")) == "two")
    #expect(try notebook.list().entries.isEmpty)
    let found = trash.notes(of: notebook.path)
    #expect(Set(found.map(\.title)) == ["Käse", "Käse 2"])
    #expect(found.allSatisfy { $0.deleted != nil })
    #expect(try trash.restore(trashed[0]) == folder("sub/Käse.md"))
    // Whoever comes later does not know the folder.
    let later = try #require(found.first { $0.title == "Käse 2" })
    #expect(try trash.restore(later) == folder("Käse 2.md"))
    #expect(trash.notes(of: notebook.path).isEmpty)
  }

  @Test func aTrashThatIsALinkIsNotUsed() throws {
    let trash = Trash(dataHome: folder("data"))
    let note = folder.write("a.md", "a")
    #expect(symlink("/tmp", folder(".trash")) == 0)
    #expect(throws: FileError.self) {
      try trash.moveNote(note, intoTrashOf: notebook.path, at: .now)
    }
    #expect(readText(note) == "a")
  }

  @Test func tenThousandNotesAreListedQuickly() throws {
    for number in 0..<10_000 {
      folder.write("Note \(number).md", "# Heading \(number)\n\nSome text, number \(number).\n")
    }
    let clock = ContinuousClock()
    var entries: [NoteEntry] = []
    let first = try clock.measure { entries = try notebook.list().entries }
    var second: [NoteEntry] = []
    let again = try clock.measure { second = try notebook.list(known: entries).entries }
    #expect(second == entries)
    let filtered = clock.measure { #expect(NoteFilter("heading 77").passing(entries).count == 280) }
    print("10,000 notes: first \(first), again \(again), filtered \(filtered) (this build)")
    #expect(entries.count == 10_000)
  }
}

@Suite struct DateWordsTests {
  @Test(arguments: [
    (2026, 11, 21, "today"), (2026, 11, 20, "yesterday"), (2026, 11, 19, "Thu"),
    (2026, 11, 15, "Sun"), (2026, 11, 14, "14 Nov"), (2026, 1, 1, "1 Jan"),
    (2025, 11, 2, "2 Nov 2025"), (2026, 11, 22, "22 Nov"), (2027, 2, 28, "28 Feb 2027"),
  ])
  func datesAreShort(year: Int, month: Int, day: Int, words: String) {
    let now = LocalTime(year: 2026, month: 11, day: 21, hour: 0, minute: 5)
    let date = LocalTime(year: year, month: month, day: day, hour: 23, minute: 59)
    #expect(DateWords.words(for: date, now: now) == words)
  }

  @Test func daysAreCountedLikeTheSystem() {
    for day in stride(from: Int64(-40_000), through: 60_000, by: 17) {
      var seconds = time_t(day * 86_400 + 43_200)
      var parts = tm()
      gmtime_r(&seconds, &parts)
      let time = LocalTime(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      #expect(time.dayNumber == Int(day))
      #expect(time.weekday == Int(parts.tm_wday))
    }
  }
}
