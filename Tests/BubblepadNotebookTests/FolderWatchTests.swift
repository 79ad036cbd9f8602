import CursesText
import Glibc
import Testing

@testable import BubblepadNotebook

@Suite struct FolderWatchTests {
  let folder = TemporaryFolder()

  func watch() -> FolderWatch {
    let watch = FolderWatch()
    watch.open()
    #expect(watch.watch(folder.path))
    return watch
  }

  @Test func changesByOthersAreSeenOnce() {
    let watch = watch()
    #expect(watch.drain() == [])
    let path = folder.write("note.md", "one")
    var poll = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(Glibc.poll(&poll, 1, 5000) == 1)
    folder.write("note.md", "two!")
    #expect(watch.drain() == [.changed(FileID(path))])
    #expect(watch.drain() == [])
    unlink(path)
    #expect(watch.drain() == [.removed(FileID(path))])
  }

  @Test func savingByRenamingIsAChange() {
    let path = folder.write("note.md", "one")
    let watch = watch()
    folder.write("note.md.tmp", "two")
    rename(folder("note.md.tmp"), path)
    #expect(watch.drain().contains(.changed(FileID(path))))
  }

  @Test func ownSavesAreLeftOut() throws {
    let path = folder.write("note.md", "one")
    let watch = watch()
    let stamp = try SafeFile.load(path).stamp
    let saved = try SafeFile.save(
      SourceText("two"), to: path, expecting: .unchanged(stamp), backupFolder: folder("b"))
    watch.know(path, saved.stamp)
    #expect(watch.drain() == [])
    folder.write("note.md", "theirs")
    #expect(watch.drain() == [.changed(FileID(path))])
  }

  @Test func foldersAndFloodsAskForARescan() {
    let watch = watch()
    mkdir(folder("sub"), 0o700)
    #expect(watch.drain() == [.rescan])
    watch.unwatch(folder.path)
    folder.write("note.md", "x")
    #expect(watch.drain() == [])
    #expect(!watch.watch("/no/such/folder"))
  }

  /// A user has 128 of them (`max_user_instances`): whoever polls no descriptor takes none.
  @Test func aWatchThatIsNotOpenedTakesNone() {
    let watches = (0..<200).map { _ in FolderWatch() }
    #expect(watches.allSatisfy { $0.descriptor < 0 && !$0.watch(folder.path) })
    #expect(watches[0].drain() == [])
    watches[0].open()
    #expect(watches[0].descriptor >= 0 && watches[0].watch(folder.path))
  }
}
