import BubblepadNotebook
import BubblepadSampleNotes
import Glibc
import Testing

@testable import BubblepadCommands
@testable import BubblepadSettings
@testable import bubblepad

@Suite("Sample notebook")
struct SampleNotebookTests {
  @Test func theListHoldsEveryFileOfTheFolder() throws {
    let files = SampleNotes.files + SampleNotes.pictures
    #expect(files.map(\.name).sorted() == (try Repository.names(in: "assets/welcome")))
    for file in files {
      #expect(file.bytes == (try Repository.bytes("assets/welcome/\(file.name)")))
    }
  }

  @Test func theFirstNoteIsTheOneInItsFolder() throws {
    #expect(try Repository.names(in: "assets/first") == [SampleNotes.first.name])
    #expect(
      SampleNotes.first.bytes == (try Repository.bytes("assets/first/\(SampleNotes.first.name)")))
  }

  @Test func theWelcomeNoteTellsThePassphraseAndOneNoteIsLocked() throws {
    let locked = SampleNotes.files.filter { $0.bytes.starts(with: "age-encryption.org/v1\n".utf8) }
    #expect(locked.count == 1)
    let welcome = try #require(SampleNotes.files.first { $0.name == "Welcome.md" })
    #expect(String(decoding: welcome.bytes, as: UTF8.self).contains("bubbles drift upward"))
  }

  @Test func everyKeyTheWelcomeNoteNamesIsAKey() throws {
    let welcome = try Repository.text("assets/welcome/Welcome.md")
    let keys = welcome.components(between: "`", and: "`").filter {
      $0.contains("+") || ($0.first == "F" && $0.dropFirst().allSatisfy(\.isNumber))
    }
    #expect(keys.count > 10)
    for spelling in keys {
      let chord = try KeyChord(parsing: spelling)
      let isBound = CommandContext.allCases.contains {
        Keymap.standard.command(for: chord, in: $0) != nil
      }
      #expect(isBound, "\(spelling) does nothing")
    }
  }

  @Test func editsAreNeverOverwritten() throws {
    var template = Array("/tmp/bubblepad-sample-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { Folder.remove(made) }
    let folder = made + "/deep/er"
    try SampleNotebook(path: folder).install()
    for file in SampleNotes.files { #expect(access("\(folder)/\(file.name)", F_OK) == 0) }
    var dates: [Int] = []
    for file in SampleNotes.files {
      var status = stat()
      stat("\(folder)/\(file.name)", &status)
      dates.append(status.st_mtim.tv_sec)
    }
    #expect(dates == dates.sorted(by: >) && Set(dates).count == dates.count)
    truncate("\(folder)/Welcome.md", 3)
    unlink("\(folder)/Ideas.md")
    try SampleNotebook(path: folder).install()
    var status = stat()
    #expect(stat("\(folder)/Welcome.md", &status) == 0 && status.st_size == 3)
    #expect(access("\(folder)/Ideas.md", F_OK) != 0, "what was thrown away stays away")
  }

  @Test func aNewNotebookHasOneNoteAndAnOldOneIsLeftAlone() throws {
    var template = Array("/tmp/bubblepad-sample-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { Folder.remove(made) }
    let note = "\(made)/\(SampleNotes.first.name)"
    try SampleNotebook(path: made).installFirstNote()
    #expect(FileProbe.system.start(note, 1 << 16) == SampleNotes.first.bytes)
    // As every note that is made later has them.
    var status = stat()
    let mask = umask(0o022)
    umask(mask)
    #expect(stat(note, &status) == 0 && status.st_mode & 0o777 == 0o666 & ~mask)
    try SampleNotebook(path: made).install()
    #expect(access("\(made)/Welcome.md", F_OK) != 0)
  }

  @Test func aFolderThatCannotBeMadeIsSaidInWords() {
    do {
      try SampleNotebook(path: "/proc/nowhere/sample").install()
      Issue.record("it was made")
    } catch {
      #expect(error.status == .cannotCreate)
      #expect(error.sentence.contains("/proc/nowhere"))
    }
  }
}
