import BubblepadNotebook
import BubblepadPanels
import Glibc
import Observation
import Testing

@testable import BubblepadNoteList
@testable import BubblepadSettings
@testable import bubblepad

/// A folder with 100,000 files in it.
@Suite("Workspace: many notes", .serialized) @MainActor
struct ManyNotesTests {
  private static let count = 100_000
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    let folder = open(home.notebook, O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    for number in 0..<Self.count {
      let file = openat(folder, "Note \(number).md", O_WRONLY | O_CREAT, 0o600)
      _ = write(file, "x\n", 2)
      close(file)
    }
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook),
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
  }

  private func wait(for claim: () -> Bool) async throws {
    for _ in 0..<20_000 where !claim() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(claim())
  }

  /// How many notes the list had before each of its changes.
  @MainActor private final class Counts {
    var all: [Int] = []

    func follow(_ list: NoteList) {
      withObservationTracking {
        _ = list.entries
      } onChange: { [weak self] in
        MainActor.assumeIsolated {
          self?.all.append(list.entries.count)
          self?.follow(list)
        }
      }
    }
  }

  /// The first are listed before the others, keys do not wait for those, and none is missing in the end.
  @Test func theFirstAreThereBeforeTheOthersAndAllInTheEnd() async throws {
    workspace.opener.load(path: home.path("Note 77.md"))
    let counts = Counts()
    counts.follow(workspace.list)
    workspace.list.reading.start(selecting: nil)
    try await wait { !workspace.list.entries.isEmpty }
    // On a busy machine all may be there by now.
    if !workspace.list.isLoaded { #expect(workspace.list.countWords == "4,000 notes so far") }
    workspace.note?.editor.perform(.edit(.insertText("typed ")))
    #expect(workspace.note?.editor.text.string == "typed x\n")
    workspace.list.selection = workspace.list.entries[10].id
    let selected = workspace.list.selection
    try await wait { workspace.list.isLoaded && !workspace.list.reading.listings.isUnderWay }
    #expect(workspace.list.entries.count == Self.count && workspace.list.selection == selected)
    #expect(counts.all.contains(4_000))
    #expect(Set(workspace.list.entries.map(\.id)).count == Self.count)
    #expect(workspace.list.countWords == "100,000 notes")
    // Nothing was left out, and nothing is said of it.
    #expect(workspace.notice == nil)
    workspace.list.filter = "note 99999"
    #expect(workspace.list.shownEntries.map(\.title) == ["Note 99999"])
    let isSaved = await withCheckedContinuation { done in
      workspace.saver.save { done.resume(returning: $0) }
    }
    #expect(isSaved && home.text("Note 77.md") == "typed x\n")
  }
}
