import Glibc
import Testing

@testable import BubblepadNotebook
@testable import BubblepadPaths

/// Symbolic links of a notebook when what they lead to, or they themselves, get other paths.
@Suite("Symbolic links that follow a move") struct MovedLinksTests {
  private let folder = TemporaryFolder()
  private var notebook: NotebookFolder { NotebookFolder(path: folder.path) }

  init() {
    for name in ["Projects", "Areas", "Areas/Deep", ".hidden"] { mkdir(folder(name), 0o700) }
    folder.write("Projects/Beta.md", "beta\n")
    folder.write("Projects/Other.md", "other\n")
  }

  private func link(_ name: String, to target: String) { symlink(target, folder(name)) }

  private func target(_ name: String) -> String? {
    FilePath.readLink(folder(name))
  }

  private func move(_ moves: (String, String)...) throws {
    try notebook.move(moves.map { StepMove(from: folder($0.0), to: folder($0.1)) })
  }

  /// Moves, looks at the links, and moves back: they are as they were.
  private func check(
    _ moves: [(String, String)], _ before: [String: String], _ after: [String: String]
  ) throws {
    for (name, target) in before { link(name, to: target) }
    try notebook.move(moves.map { StepMove(from: folder($0.0), to: folder($0.1)) })
    for (name, wanted) in after { #expect(target(name) == wanted, "\(name)") }
    try notebook.move(moves.reversed().map { StepMove(from: folder($0.1), to: folder($0.0)) })
    for (name, wanted) in before { #expect(target(name) == wanted, "\(name)") }
  }

  @Test func aLinkThatMovesLeadsWhereItLed() throws {
    try check(
      [("Areas/BetaLink.md", "Areas/Deep/BetaLink.md")],
      ["Areas/BetaLink.md": "../Projects/Beta.md"],
      ["Areas/Deep/BetaLink.md": "../../Projects/Beta.md"])
  }

  @Test func linksFollowWhatMoves() throws {
    let absolute = folder("Projects/Other.md")
    try check(
      [("Projects", "Proj")],
      [
        "Areas/BetaLink.md": "../Projects/Beta.md", "Areas/Deep/Abs.md": absolute,
        "Folder": "Projects", "Projects/Own.md": "Beta.md", "Chain.md": "Areas/BetaLink.md",
      ],
      [
        "Areas/BetaLink.md": "../Proj/Beta.md", "Areas/Deep/Abs.md": folder("Proj/Other.md"),
        "Folder": "Proj", "Proj/Own.md": "Beta.md", "Chain.md": "Areas/BetaLink.md",
      ])
  }

  @Test func linksElsewhereStay() throws {
    try check(
      [("Projects", "Areas/Projects")],
      [
        "Out.md": "/etc/hostname", "Nothing.md": "Projectsx/Beta.md",
        "Projects/Gone.md": "../No.md",
      ],
      [
        "Out.md": "/etc/hostname", "Nothing.md": "Projectsx/Beta.md",
        "Areas/Projects/Gone.md": "../No.md",
      ])
  }

  @Test func aRenamedNoteTakesItsLinksAlong() throws {
    link("Areas/BetaLink.md", to: "../Projects/Beta.md")
    let new = try NotebookFolder.rename(folder("Projects/Beta.md"), to: "Gamma", of: folder.path)
    #expect(
      new == folder("Projects/Gamma.md") && target("Areas/BetaLink.md") == "../Projects/Gamma.md")
  }

  /// A link that cannot be written: all is as it was.
  @Test(.enabled(if: geteuid() != 0)) func nothingMovesWhereALinkCannotFollow() throws {
    link("Areas/Deep/BetaLink.md", to: "../../Projects/Beta.md")
    chmod(folder("Areas/Deep"), 0o500)
    defer { chmod(folder("Areas/Deep"), 0o700) }
    #expect(throws: FileError.self) { try move(("Projects/Beta.md", "Projects/Gamma.md")) }
    #expect(target("Areas/Deep/BetaLink.md") == "../../Projects/Beta.md")
    #expect(FileStamp(ofFileAt: folder("Projects/Beta.md")) != nil)
  }

  @Test(arguments: [
    ("/a/b/c.md", "/a", "b/c.md"), ("/a/c.md", "/a/b", "../c.md"), ("/a", "/a/b/c", "../.."),
    ("/a", "/a", "."), ("/ab/c", "/a", "../ab/c"),
  ])
  func pathsAsAFolderNamesThem(_ path: String, _ folder: String, _ expected: String) {
    #expect(FilePath.relative(path, from: folder) == expected)
    #expect(FilePath.plain(folder + "/" + expected) == path)
  }

  // MARK: One file by two names

  @Test func filesAreReadOnce() throws {
    link("Areas/BetaLink.md", to: "../Projects/Beta.md")
    Glibc.link(folder("Projects/Other.md"), folder("Twin.md"))
    let files = NotebookFiles(folder.path, entries: try notebook.list().entries)
    #expect(files.entries.count == 4)
    let once = files.entriesByPath().map(\.path.lastComponent)
    #expect(once.count == 2 && once.contains("Beta.md"))
    let open = files.entriesByPath(open: folder("Areas/BetaLink.md"))
    #expect(open.contains { $0.path == folder("Areas/BetaLink.md") } && open.count == 2)
    #expect(files.entriesByPath(besides: folder("Projects/Beta.md")).count == 1)
  }
}
