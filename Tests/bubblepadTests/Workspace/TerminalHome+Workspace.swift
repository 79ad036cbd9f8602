import BubblepadNotebook
import BubblepadSettings
import Testing

@testable import bubblepad

extension TerminalHome {
  /// The home's notebook as the app has it once its notes are listed, without a screen.
  @MainActor func listedWorkspace(shell: FakeShell = FakeShell()) throws -> Workspace {
    let places = try #require(NotebookPlaces(environment: environment))
    let folder = NotebookFolder(path: notebook)
    let workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night",
      shell: shell)
    let listing = try folder.list()
    (workspace.list.entries, workspace.list.folders) = (listing.entries, listing.folders)
    workspace.list.isLoaded = true
    return workspace
  }
}
