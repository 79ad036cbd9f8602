import BubblepadPaths
import Glibc
import Testing

@testable import BubblepadNotebook

/// Symbolic links to folders are not followed, and where that hides notes it is said.
@Suite struct LinkedFolderTests {
  let folder = TemporaryFolder()

  @Test func thoseThatLeadOutsideAreNamed() throws {
    for name in ["notes", "notes/work", "other"] { mkdir(folder(name), 0o700) }
    folder.write("notes/a.md", "x")
    folder.write("other/b.md", "x")
    symlink("../other", folder("notes/shared"))
    symlink("../../other", folder("notes/work/again"))
    // Their notes are listed already.
    symlink("work", folder("notes/inside"))
    symlink(".", folder("notes/self"))
    symlink("..", folder("notes/above"))
    symlink("nowhere", folder("notes/gone"))
    let listing = try NotebookFolder(path: folder("notes")).list()
    #expect(listing.entries.map(\.title) == ["a"] && listing.folders == ["work"])
    #expect(listing.linkedFolders == ["shared", "work/again"])
    let words =
      "The links “shared”, “work/again” are not followed: to see their notes, open the folders they lead to."
    #expect(listing.warnings == [words])
  }
}
