import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesUICore
import Testing

@testable import BubblepadOpenNotes

extension FakeContext: ArrangementContext {
  var services: NotebookServices { NotebookServices(self, tabs) }
  var screenSize: Size { Size(columns: 100, rows: 30) }
  var listsTexts: Bool { false }
  var listsTextsUnobserved: Bool { false }
  var countHint: String { "2 notes" }
  func remember(_ word: String, for setting: Setting) {
    ask("remember \(setting.rawValue) \(word)")
  }
  func endPreview() { ask("end preview") }
  func focusOtherPane() { ask("other pane") }
  func followAside() {}
}

/// How the panels share the screen, without a workspace.
@Suite("Services: arrangement") @MainActor
struct ArrangementTests {
  let context: FakeContext
  let arrangement: Arrangement

  init() throws {
    context = try FakeContext()
    try context.listNotes()
    arrangement = Arrangement(context)
  }

  @Test func aPanelThatGoesLeavesItsRoomToTheText() throws {
    let metrics = arrangement.metrics
    #expect(arrangement.showsList(in: metrics))
    let beside = try #require(arrangement.textRect(in: metrics))
    arrangement.toggleList()
    let alone = try #require(arrangement.textRect(in: metrics))
    #expect(!arrangement.showsList(in: metrics) && alone.size.columns > beside.size.columns)
    #expect(context.asked == ["remember note-list hidden"])
  }

  @Test func whatTheSettingsArrangeIsNotRemembered() {
    arrangement.arrange(PanelLayout())
    #expect(context.asked.isEmpty)
  }

  @Test func zenShowsTheTextAlone() throws {
    arrangement.toggleZen()
    #expect(!arrangement.isZen)
    _ = try context.open("text\n")
    arrangement.toggleZen()
    #expect(arrangement.isZen && !arrangement.showsStatus && arrangement.pageFrame == nil)
    #expect(context.notice?.kind == .hint)
  }

  @Test func theFocusGoesFromPanelToPanel() throws {
    _ = try context.open("text\n")
    arrangement.focus(.filter)
    var places: [Place] = []
    for _ in 0..<4 {
      #expect(arrangement.movePanel(forward: true))
      places.append(arrangement.place)
    }
    #expect(places == [.list, .title, .editor, .filter])
    #expect(context.asked == ["end preview", "end preview"])
  }

  @Test func withoutANotebookThereIsNoList() {
    context.folder = nil
    arrangement.showList(focusing: .list)
    #expect(arrangement.place == .editor && context.notice?.kind == .hint)
  }
}
