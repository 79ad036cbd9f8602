import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// What is on the screen at each size: the room goes first, then the list, then the borders.
@Suite("Screens by size") @MainActor struct ScreenSizeTests {
  private let home: TerminalHome
  private let shell = FakeShell()
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("# Head\n\nSome text.\n\n- [x] done\n- [ ] open\n", to: "A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("A.md"))
  }

  /// What a size has: the list, a border around the page, gaps in which light is seen, the third pane.
  struct Expected: Sendable {
    var columns: Int
    var rows: Int
    var hasList = false
    var hasBorder = false
    var hasGaps = false
    var hasAside = false
  }

  @Test(arguments: [
    Expected(columns: 40, rows: 10),
    Expected(columns: 60, rows: 16, hasBorder: true, hasGaps: true),
    Expected(columns: 80, rows: 24, hasList: true, hasBorder: true, hasGaps: true),
    Expected(columns: 120, rows: 36, hasList: true, hasBorder: true, hasGaps: true),
    Expected(columns: 200, rows: 50, hasList: true, hasBorder: true, hasGaps: true, hasAside: true),
    Expected(columns: 320, rows: 90, hasList: true, hasBorder: true, hasGaps: true, hasAside: true),
  ])
  func everySizeHasItsParts(_ expected: Expected) {
    let size = Size(columns: expected.columns, rows: expected.rows)
    shell.screenSize = size
    let screen = HeadlessScreen(size: size, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    let frame = screen.picture(of: BackgroundKind.bubbles.scene(seed: 20), at: 5)
    let text = FrameText().text(frame)
    let place = "\(size.columns)×\(size.rows)"
    #expect(text.contains("Some text.") && text.contains("saved"), "\(place)")
    #expect(text.contains("Notes") == expected.hasList, "\(place)")
    #expect(text.contains("╭") == expected.hasBorder, "\(place)")
    #expect(text.contains("Outline") == expected.hasAside, "\(place)")
    // Sharp light is drawn in half blocks, in cells that hold nothing else.
    let halves = frame.bounds.rows.reduce(0) { count, row in
      count + frame.bounds.columns.count { frame[$0, row].glyph == .upperHalf }
    }
    #expect((halves > size.cellCount / 200) == expected.hasGaps, "\(place): \(halves)")
    // The measure is kept, and the text stands in the middle of its page.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == size.rows + 1 && lines.allSatisfy { $0.count <= size.columns })
  }

  /// The largest step between neighbouring cells inside of a panel, where no edge of anything lies.
  @Test func lightBehindGlassHasNoContours() {
    let size = Size(columns: 120, rows: 36)
    shell.screenSize = size
    let screen = HeadlessScreen(size: size, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    var most = 0
    for seed: UInt64 in 1...8 {
      let frame = screen.picture(of: BackgroundKind.bubbles.scene(seed: seed), at: 30)
      // Below the text, within the border of the page.
      for row in 18..<30 {
        for column in 42..<110 {
          let (one, two) = (
            frame[column, row].style.background, frame[column + 1, row].style.background
          )
          let step = max(
            abs(Int(one.red) - Int(two.red)), abs(Int(one.green) - Int(two.green)),
            abs(Int(one.blue) - Int(two.blue)))
          most = max(most, step)
        }
      }
    }
    #expect(most > 0 && most <= 24, "\(most)")
  }
}
