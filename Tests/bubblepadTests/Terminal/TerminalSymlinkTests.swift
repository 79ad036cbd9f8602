import CursesTerminalHarness
import Glibc
import Testing

/// A note that is opened by a symbolic link is the file behind it.
@Suite("Terminal: notes behind symbolic links", .serialized)
struct TerminalSymlinkTests {
  @Test func changesOfTheFileBehindALinkAreSeen() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path("deep"))
    home.write("first\n", to: "deep/A.md")
    let link = home.root + "/l.md"
    #expect(symlink(home.path("deep/A.md"), link) == 0)
    let program = try home.start(["--no-animation", link])
    try program.waitFor("first")
    program.send(Keys.toEnd)
    try program.waitFor("1:6")
    home.write("first\nsecond\n", to: "deep/A.md")
    try program.waitFor("It has been reloaded")
    try program.waitFor("second")
    unlink(home.path("deep/A.md"))
    try program.waitFor("was removed")
  }
}
