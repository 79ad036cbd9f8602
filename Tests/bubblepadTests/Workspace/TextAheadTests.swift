import BubblepadNotebook
import BubblepadPanels
import CursesCore
import Testing

@testable import BubblepadSettings
@testable import CursesViewGraph
@testable import bubblepad

/// The text that is shown before there are views stands where they will show it, and as they will.
@Suite("Text ahead") @MainActor
struct TextAheadTests {
  nonisolated private static let sizes = [
    (40, 10), (57, 13), (66, 16), (80, 24), (100, 30), (120, 36), (200, 50),
  ]
  nonisolated private static let text = """
    # Head

    Some *styled* words, `code`, and a long line that is broken where the panel ends, if it is narrow.

    - [ ] a task
    - another

    | a | b |
    |---|---|
    | 1 | 2 |

    """

  private let home: TerminalHome
  private let shell = FakeShell()

  init() throws {
    home = try TerminalHome()
    home.write(Self.text, to: "A.md")
  }

  private func workspace(size: Size, inFolder: Bool, isZen: Bool) throws -> Workspace {
    shell.screenSize = size
    let places = try #require(NotebookPlaces(environment: home.environment))
    let workspace = Workspace(
      settings: Preferences(), folder: inFolder ? NotebookFolder(path: home.notebook) : nil,
      places: places, themeName: "night", shell: shell)
    workspace.arrangement.isZen = isZen
    return workspace
  }

  @Test(arguments: sizes, [(false, false), (true, false), (false, true)])
  func itIsWhatTheViewsShow(_ size: (Int, Int), _ mode: (inFolder: Bool, isZen: Bool)) throws {
    let size = Size(columns: size.0, rows: size.1)
    let workspace = try workspace(size: size, inFolder: mode.inFolder, isZen: mode.isZen)
    let look = Look(theme: .fallback, widths: .perCluster, isUnicode: true)
    let (ahead, whole) = (
      ViewGraph(size: size, look: look), ViewGraph(size: size, look: look)
    )
    var area: Rect?
    workspace.opener.onFirstText = { editor in
      area = workspace.arrangement.textRect(in: ScreenMetrics(size: size))
      if let area { ahead.drawAhead(editor, in: area) }
    }
    workspace.opener.load(path: home.path("A.md"))
    whole.setRoot(NotebookScene(workspace: workspace))
    whole.update()
    _ = whole.draw()
    let editor = try #require(workspace.note?.editor)
    let found = try #require(area)
    #expect(found == editor.frame)
    #expect(ahead.cursor == whole.cursor)
    for row in found.rows {
      for column in found.columns {
        #expect(ahead.scene[column, row] == whole.scene[column, row], "\(column), \(row)")
      }
    }
    #expect(found.columns.contains { ahead.scene[$0, found.minRow].glyph != .space })
  }

  @Test(arguments: [(19, 3), (20, 2)])
  func aWindowThatIsTooSmallHasNoPlaceForIt(_ columns: Int, _ rows: Int) throws {
    let size = Size(columns: columns, rows: rows)
    let workspace = try workspace(size: size, inFolder: false, isZen: false)
    #expect(workspace.arrangement.textRect(in: ScreenMetrics(size: size)) == nil)
  }

  @Test func aScreenReaderHasItInItsPlaceAlone() throws {
    let size = Size(columns: 80, rows: 24)
    let workspace = try workspace(size: size, inFolder: false, isZen: false)
    #expect(workspace.arrangement.textRect(in: ScreenMetrics(size: size, isLinear: true)) == nil)
  }
}
