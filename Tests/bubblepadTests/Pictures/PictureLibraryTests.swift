import BubblepadInsets
import BubblepadNotebook
import BubblepadSampleNotes
import CursesUICore
import Glibc
import Testing

@testable import bubblepad

/// Pictures of notes: where they are, and that they are read when they are another.
@Suite("Pictures of notes") @MainActor
struct PictureLibraryTests {
  let home: TerminalHome
  let library = PictureLibrary()

  init() throws { home = try TerminalHome() }

  @Test(arguments: [
    ("a.png", "/n/a.png"), ("my%20a.png", "/n/my a.png"), ("../b/a.png", "/n/../b/a.png"),
    ("/x/a.png", "/x/a.png"), ("a:b.png", nil), ("1:b.png", "/n/1:b.png"),
    ("http://x.org/a.png", nil), ("https://x.org/a.png", nil), ("file:///a.png", nil),
    ("data:image/png;base64,AA", nil), ("//x.org/a.png", nil), ("#a", nil), ("", nil),
    ("a%00b", nil), ("C:\\a.png", nil),
  ])
  func onlyPathsAreFiles(address: String, path: String?) {
    #expect(PictureAddress.path(of: address, inFolder: "/n") == path)
  }

  private func find(_ address: String) async -> PictureAnswer? {
    await withCheckedContinuation { continuation in
      library.find([address], inFolder: home.notebook, of: library) {
        continuation.resume(returning: $0[address])
      }
    }
  }

  private func picture(_ answer: PictureAnswer?) -> Picture? {
    if case .picture(let picture)? = answer { picture } else { nil }
  }

  @Test func aPictureIsReadOnceAndAgainWhenItHasChanged() async throws {
    home.write(SampleNotes.pictures[0].bytes, to: "a.png")
    let first = try #require(picture(await find("a.png")))
    #expect(first.pixels.width == 240 && first.pixels.height == 78)
    #expect(picture(await find("a.png")) == first)
    home.write("no picture", to: "a.png")
    #expect(await find("a.png") == .problem("a.png is not a picture of a known kind"))
    home.write(SampleNotes.pictures[0].bytes + [0], to: "a.png")
    let second = try #require(picture(await find("a.png")))
    #expect(second != first && second.pixels == first.pixels)
    #expect(
      await find("none.png") == .problem("none.png is missing: there is no such file"))
    #expect(!library.isBusy)
  }

  @Test(arguments: [
    ("https://x.org/a/y%20z.png?v=1", "y z.png"), ("HTTP://x.org/", "x.org"),
  ])
  func aPictureOfTheWebSaysWhyItIsNotShown(address: String, name: String) async {
    #expect(
      await find(address)
        == .problem("\(name) is on the web: pictures from there are not loaded"))
  }

  /// `![[name|width]]`: the file is looked for by its name, and again when more names are known.
  @Test func anEmbedIsFoundByItsName() async throws {
    home.write(SampleNotes.pictures[0].bytes, to: "a.png")
    let path = home.path("a.png")
    var answers: [PictureAnswer] = []
    let known = KnownFiles()
    let addresses = ["[[a.png|100]]", "[[Note]]"]
    library.find(
      addresses, inFolder: home.notebook + "/x", of: library, file: { known.paths[$0] },
      deliver: { answers += $0.values })
    while library.isBusy { await Task.yield() }
    #expect(answers == [.problem("a.png is missing: there is no such file")])
    known.paths["a.png"] = path
    library.findUnnamed()
    while library.isBusy { await Task.yield() }
    #expect(answers.count == 2 && picture(answers.last)?.mostColumns == 13)
    library.findUnnamed()
    #expect(!library.isBusy)
  }

  /// An address of Markdown leads through the vault too, and may have a width.
  @Test func anAddressIsFoundInTheNotebook() async throws {
    home.write(SampleNotes.pictures[0].bytes, to: "a.png")
    let path = home.path("a.png")
    var answers: [String: PictureAnswer] = [:]
    library.find(
      ["Attach%20ments/a.png|80", "b.png"], inFolder: home.notebook + "/x", of: library,
      file: { $0 == "Attach ments/a.png" ? path : nil }, deliver: { answers.merge($0) { $1 } })
    while library.isBusy { await Task.yield() }
    #expect(picture(answers["Attach%20ments/a.png|80"])?.mostColumns == 10)
    #expect(answers["b.png"] == .problem("b.png is missing: there is no such file"))
  }

  @Test(arguments: [
    ("[[a.png]]", "a.png", nil), ("[[x/a b.JPG|100x40]]", "x/a b.JPG", 13),
    ("[[a.png|3]]", "a.png", 1), ("[[a.png|words]]", "a.png", nil),
    ("[[a.png|words|80]]", "a.png", 10), ("[[Note]]", nil, nil),
    ("[[a.png|0]]", "a.png", nil), ("a.png", nil, nil),
  ])
  func embedsHaveNamesAndWidths(address: String, name: String?, columns: Int?) {
    let embed = PictureEmbed(address)
    #expect(embed?.name == name && embed?.mostColumns == columns)
  }

  @Test func aDamagedPictureSaysSo() async {
    home.write(Array(SampleNotes.pictures[0].bytes.prefix(2000)), to: "a.png")
    #expect(await find("a.png") == .problem("a.png is a damaged PNG"))
  }

  @Test func aSnapshotShowsPicturesUnlessToldNotTo() throws {
    home.write(SampleNotes.pictures[0].bytes, to: "a.png")
    home.write("![Evening](a.png)\n", to: "A.md")
    func rows(_ arguments: [String], ending: String = "ansi") throws -> [Substring] {
      let file = home.root + "/out." + ending
      let ending = try BuiltProgram.run(
        ["snapshot", "--size", "80x24", "--background", "none"] + arguments
          + [file, home.notebook + "/A.md"],
        environment: ["HOME=\(home.root)", "TERM=xterm", "LANG=C.UTF-8"])
      #expect(ending.status == 0, "\(ending.error)")
      return String(decoding: home.bytes(file) ?? [], as: UTF8.self)
        .split(separator: "\n").filter { $0.contains("\u{2580}") }
    }
    #expect(try rows([]).count > 3)
    #expect(try rows(["--color", "256"]).count > 3)
    // Without colours a picture is made of dots; in plain text too.
    #expect(try rows(["--color", "none"]).count > 3)
    #expect(try rows([], ending: "txt").count > 3)
    #expect(try rows(["--ascii"]).isEmpty)
    for folder in ["/.config", "/.config/bubblepad"] { mkdir(home.root + folder, 0o700) }
    home.write("pictures: off\n", to: home.root + "/.config/bubblepad/config.yaml")
    #expect(try rows([]).isEmpty)
  }
}

/// The files that names lead to, as they become known.
@MainActor
private final class KnownFiles {
  var paths: [String: String] = [:]
}
