import Glibc
import Testing

@testable import BubblepadNotebook

/// A note goes back from a notebook's own trash to the folder that it came from.
@Suite("Where notes in a notebook's own trash lay") struct TrashOriginsTests {
  private let folder = TemporaryFolder()
  private var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }
  private var notes: String { folder("notes") }

  private func write(_ name: String, _ text: String) -> String {
    for end in name.indices where name[end] == "/" {
      mkdir(notes + "/" + name[..<end], 0o755)
    }
    return folder.write("notes/" + name, text)
  }

  init() { mkdir(notes, 0o755) }

  private func trashed() -> [TrashedNote] { places.trash.notes(of: notes) }

  @Test func itIsRememberedFromOneStartToTheNext() throws {
    let path = write("Areas/My Health %41/Käse.md", "one")
    _ = try places.trash.moveNote(path, intoTrashOf: notes, at: .now)
    rmdir(notes + "/Areas/My Health %41")
    let note = try #require(trashed().first)
    #expect(note.originalPath == path)
    #expect(try places.trash.restore(note) == path)
    #expect(readText(path) == "one" && trashed().isEmpty)
  }

  /// Two of one name go back each to its own folder; another file in the place of one goes to the top.
  @Test func twoOfOneNameAreToldApart() throws {
    let paths = [write("a/N.md", "a"), write("b/N.md", "b")]
    for path in paths { _ = try places.trash.moveNote(path, intoTrashOf: notes, at: .now) }
    for note in trashed() {
      let path = try places.trash.restore(note)
      #expect(paths.contains(path) && readText(path) == (path.contains("/a/") ? "a" : "b"))
    }
    _ = try places.trash.moveNote(paths[0], intoTrashOf: notes, at: .now)
    // Held while another is made: its number is not given again.
    #expect(rename(notes + "/.trash/N.md", folder("away")) == 0)
    folder.write("notes/.trash/N.md", "other")
    #expect(trashed().map(\.originalPath) == [notes + "/N.md"])
  }

  /// Obsidian puts a folder there as a whole.
  @Test func notesOfAFolderGoBackIntoIt() throws {
    _ = write(".trash/Old/Deep/N.md", "n")
    #expect(trashed().map(\.isFolder) == [true, false])
    let note = try #require(trashed().last)
    #expect(note.isInside && note.isInNotebook)
    #expect(try places.trash.restore(note) == notes + "/Old/Deep/N.md")
    #expect(FileAttributesOfFolder.mode(notes + "/Old") == 0o777 & ~currentMask())
  }

  /// A folder is one thing in the trash, with all that is in it, and goes back as one.
  @Test(arguments: [false, true]) func aFolderGoesThereAndBack(_ isOwn: Bool) throws {
    let path = write("Work/Plan A/N.md", "n\r\n")
    _ = write("Work/Plan A/.hidden", "h")
    _ = write("Work/Plan A/deep/pic.png", "p")
    let (trash, own) = (places.trash, isOwn ? notes : nil)
    let moved = try trash.moveNotes([notes + "/Work/Plan A"], intoTrashOf: own, at: .now).get()
    #expect(FileStamp(ofFileItselfAt: notes + "/Work/Plan A") == nil)
    #expect(moved == trashed().filter(\.isFolder) && moved.first?.title == "Plan A")
    #expect(trashed().map(\.originalPath) == [notes + "/Work/Plan A", path])
    #expect(trash.words(of: moved[0]) == "N.md, deep")
    #expect(TrashedNote.words(for: trashed()) == "1 folder")
    mkdir(notes + "/Work/Plan A", 0o755)
    #expect(try trash.restore(moved[0]) == notes + "/Work/Plan A 2")
    #expect(readText(notes + "/Work/Plan A 2/N.md") == "n\r\n")
    #expect(readText(notes + "/Work/Plan A 2/deep/pic.png") == "p" && trashed().isEmpty)
    rmdir(notes + "/Work/Plan A")
    let again = try trash.moveNotes([notes + "/Work"], intoTrashOf: own, at: .now).get()
    try trash.remove(again[0])
    #expect(trashed().isEmpty && FileStamp(ofFileItselfAt: again[0].path) == nil)
  }

  /// Its first words are those of the list, not its front matter.
  @Test func theFirstWordsOfANote() throws {
    let path = write("a.md", "---\ntags: [x]\n---\n# Head **one**\n\n- [ ] buy [[milk|it]]\n")
    let moved = try places.trash.moveNote(path, at: .now)
    #expect(places.trash.words(of: moved) == "Head one · buy it")
  }

  @Test func aDamagedLineIsLeftOut() {
    var origins = TrashOrigins()
    #expect(!origins.take("2 5 /a /b") && !origins.take("1 x /a /b") && !origins.take("1 5 /a"))
    #expect(origins.take("1 5 /a%20b /c") && origins.lines == ["1 5 /a%20b /c"])
  }

  private func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }
}

private enum FileAttributesOfFolder {
  static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }
}
