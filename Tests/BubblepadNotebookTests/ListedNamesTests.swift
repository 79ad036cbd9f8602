import Glibc
import Synchronization
import Testing

@testable import BubblepadNotebook
@testable import BubblepadPaths

/// Names come before what is in the notes: the list is there at once, and nothing in it changes places later.
@Suite("Names of notes before their texts") struct ListedNamesTests {
  private let folder = TemporaryFolder()
  private var notebook: NotebookFolder { NotebookFolder(path: folder.path) }

  init() {
    mkdir(folder("work"), 0o700)
    for (number, name) in ["a.md", "work/a.txt", "B.MD", "c.md.age", "d"].enumerated() {
      folder.write(name, "# Head\n\n\(name)\n- [ ] x\n")
      let time = timespec(tv_sec: 1_000_000 + number, tv_nsec: 0)
      utimensat(AT_FDCWD, folder(name), [time, time], 0)
    }
  }

  @Test func theyAreInTheSameOrder() throws {
    let (names, notes) = (try notebook.list(reading: 1).entries, try notebook.list().entries)
    #expect(notes.map(\.title) == ["c", "B", "a", "a"])
    #expect(names.map(\.id) == notes.map(\.id) && names.map(\.title) == notes.map(\.title))
    #expect(names.map(\.shownTitle) == ["c", "B", "a.txt", "a"])
    #expect(names.map(\.hasNamesake) == [false, false, true, true])
    #expect(names.map(\.isRead) == [true, false, false, false])
    #expect(names.map(\.snippet) == ["c.md.age", "", "", ""])
    #expect(names[1].tasks == nil && notes[1].tasks == TaskCount(done: 0, of: 1))
    #expect(NoteFilter("head").passing(names).count == 1)
    #expect(NoteFilter("head").passing(notes).count == 4)
  }

  /// What is known by its name only is read then, what was read is not read again.
  @Test func theRestIsReadOnce() throws {
    let names = try notebook.list(reading: 0).entries
    let notes = try notebook.list(known: names).entries
    #expect(notes == (try notebook.list().entries) && notes.allSatisfy(\.isRead))
    #expect(try notebook.list(known: notes, reading: 0).entries == notes)
  }

  /// Of very many notes some are there before the others are looked for; of fewer nothing is told before all are.
  @Test func theFirstOfManyAreTold() throws {
    let told = Mutex<[NotebookFolder.Listing]>([])
    func early(_ count: Int) -> EarlyNames {
      EarlyNames(after: count, reading: 1) { listing in told.withLock { $0.append(listing) } }
    }
    let all = try notebook.list(reading: 0, early: early(3))
    #expect(all.entries.count == 4 && told.withLock { $0.map(\.entries.count) } == [3])
    let first = try #require(told.withLock { $0.first })
    #expect(first.entries.map(\.isRead) == [true, false, false])
    let ids = Set(first.entries.map(\.id))
    #expect(first.entries.map(\.id) == all.entries.map(\.id).filter(ids.contains))
    _ = try notebook.list(reading: 0, early: early(5))
    #expect(told.withLock { $0.count } == 1)
  }

  @Test func aFolderSaysWhatItsNamesAre() throws {
    symlink("a.md", folder("link.md"))
    mkfifo(folder("pipe"), 0o600)
    guard let open = OpenFolder(folder.path) else {
      Issue.record("the folder cannot be read")
      return
    }
    let names = open.items.map(\.name).sorted()
    #expect(names == ["B.MD", "a.md", "c.md.age", "d", "link.md", "pipe", "work"])
    // Of a file system that does not say with the name what it is, the file is asked.
    for items in [open.items, names.map { OpenFolder.Item(name: $0, kind: nil) }] {
      var folders: [String] = []
      for item in items where open.isFolder(item) { folders.append(item.name) }
      #expect(folders == ["work"])
    }
    let (link, gone) = (open.status(of: "link.md"), open.status(of: "gone"))
    #expect(link.map { $0.st_mode & S_IFMT } == S_IFLNK && gone == nil)
    #expect(try notebook.list().folders == ["work"])
  }
}
