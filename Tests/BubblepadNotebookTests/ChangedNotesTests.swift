import Glibc
import Testing

@testable import BubblepadNotebook

/// A note that was saved is read again by itself: the list is what a look at all folders gives.
@Suite("Changed notes in the list") struct ChangedNotesTests {
  private let folder = TemporaryFolder()
  private var notebook: NotebookFolder { NotebookFolder(path: folder.path) }

  init() {
    mkdir(folder("work"), 0o700)
    for (number, name) in ["a.md", "work/a.txt", "work/a.md", "b.md"].enumerated() {
      folder.write(name, "# Head\n\n\(name)\n- [ ] x\n")
      let time = timespec(tv_sec: 1_000_000 + number, tv_nsec: 0)
      utimensat(AT_FDCWD, folder(name), [time, time], 0)
    }
  }

  private func entries(_ names: String..., in all: [NoteEntry]) -> [NoteEntry] {
    all.filter { entry in names.contains { folder($0).isSamePath(as: entry.path) } }
  }

  @Test func theyAreListedAsALookAtAllFoldersListsThem() throws {
    let before = try notebook.list().entries
    folder.write("a.md", "# New\n\nlocked\n- [x] y\n")
    folder.write("work/a.txt", "longer than it was\n")
    let time = timespec(tv_sec: 1_000_001, tv_nsec: 5)
    utimensat(AT_FDCWD, folder("work/a.txt"), [time, time], 0)
    let changed = ChangedNotes(reading: entries("a.md", "work/a.txt", in: before))
    let after = try #require(changed?.placed(in: before))
    #expect(after == (try notebook.list().entries) && after != before)
    #expect(after.map(\.heading) == ["New", "Head", "Head", nil])
    #expect(after.map(\.shownTitle) == ["a", "b", "a.md", "a.txt"])
    // And one that has not changed.
    #expect(ChangedNotes(reading: entries("b.md", in: after))?.placed(in: after) == after)
  }

  @Test func whatElseHasChangedAsksForALookAtAllFolders() throws {
    let all = try notebook.list().entries
    let note = entries("b.md", in: all)
    #expect(ChangedNotes(reading: note)?.placed(in: entries("a.md", in: all)) == nil)
    symlink(folder("b.md"), folder("link.md"))
    let linked = try notebook.list().entries
    folder.write("b.md", "new\n")
    #expect(ChangedNotes(reading: entries("link.md", in: linked)) == nil)
    #expect(ChangedNotes(reading: entries("b.md", in: linked))?.placed(in: linked) == nil)
    unlink(folder("link.md"))
    link(folder("b.md"), folder("second.md"))
    #expect(ChangedNotes(reading: note) == nil)
    unlink(folder("second.md"))
    #expect(ChangedNotes(reading: note) != nil)
    unlink(folder("b.md"))
    #expect(ChangedNotes(reading: note) == nil)
  }

  @Test func changesSayWhetherNotesAloneHaveChanged() {
    let (note, other) = (FileID("/n/a.md"), FileID("/n/a.png"))
    #expect([FolderChange.changed(note), .changed(other)].ofList == .notes([note]))
    #expect([FolderChange.changed(other)].ofList == .none)
    #expect([FolderChange.changed(note), .removed(other)].ofList == .all)
    #expect([FolderChange.rescan].ofList == .all)
  }

  /// What changes while a look is under way is looked at after it, notes by themselves.
  @Test func changesWaitForTheLookThatIsUnderWay() {
    let (one, other) = (FileID("/n/a.md"), FileID("/n/b.md"))
    var looks = LatestFirst()
    var (areNow, waiting) = ([looks.changed(.notes([one]))], looks.takeWaiting())
    #expect(areNow == [true] && waiting == .none)
    let first = looks.begin(ofAll: false)
    areNow = [looks.changed(.notes([one])), looks.changed(.notes([other]))]
    waiting = looks.takeWaiting()
    #expect(areNow == [false, false] && !looks.isOutOfDate && waiting == .none)
    var isTaken = looks.takes(first)
    #expect(isTaken && looks.isOutOfDate)
    waiting = looks.takeWaiting()
    #expect(waiting == .notes([one, other]) && !looks.isOutOfDate)
    let second = looks.begin(ofAll: false)
    areNow = [looks.changed(.notes([one])), looks.changed()]
    isTaken = looks.takes(second)
    waiting = looks.takeWaiting()
    #expect(areNow == [false, false] && isTaken && waiting == .all)
    // A look at all sees what has changed before it.
    let third = looks.begin()
    _ = looks.changed(.notes([one]))
    let fourth = looks.begin()
    let taken = [looks.takes(third), looks.takes(fourth)]
    waiting = looks.takeWaiting()
    #expect(taken == [true, true] && waiting == .none)
  }
}
