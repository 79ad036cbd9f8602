import BubblepadNoteFiles
import BubblepadOpenNotes
import CursesCore
import CursesThemes
import CursesUICore

/// The row of tabs above the page, where there is more than one. A click shows a tab, one with the middle button
/// closes it, the wheel goes through them.
struct TabRow: View {
  let workspace: Workspace

  var body: some View {
    Panel(isBordered: false) {
      TabTitles(tabs: shown, isAlone: workspace.isAsking) { perform($0) }
    }
  }

  private var shown: [TabTitle] {
    workspace.tabs.all.map { TabTitle($0, in: workspace.tabs) }
  }

  private func perform(_ action: TabAction) {
    let commands = TabCommands(workspace)
    let tabs = workspace.tabs.all
    switch action {
    case .show(let index): if tabs.indices.contains(index) { commands.go(to: tabs[index]) }
    case .close(let index): if tabs.indices.contains(index) { commands.close(tabs[index]) }
    case .next(let forward): commands.goToNext(by: forward ? 1 : -1)
    }
  }
}
