import Glibc

/// Measures how Bubblepad feels beside nano and vim: start, keys, rest, memory.
@main
enum EditorBench {
  static func main() {
    var settings = BenchSettings(Array(CommandLine.arguments.dropFirst()))
    guard settings.unknown.isEmpty else {
      say(BenchSettings.usage)
      exit(64)
    }
    // The editors are started in folders of their own.
    if settings.program.contains("/"), let path = realpath(settings.program, nil) {
      settings.program = String(cString: path)
      free(path)
    }
    if settings.isLarge { measureLargeNotes(settings) }
    if let notebook = settings.notebook { measureNotebook(notebook, settings) }
    let editors = Editor.bubblepad(settings.program) + installedPeers(Editor.peers)
    var figures = [EditorFigures](repeating: EditorFigures(), count: editors.count)
    var failed: Set<Int> = []
    for round in 0..<settings.rounds {
      // In another order each round: what the machine does besides falls on all alike.
      for step in editors.indices {
        let index = (step + round) % editors.count
        guard !failed.contains(index) else { continue }
        do {
          try measure(editors[index], settings, into: &figures[index])
        } catch {
          failed.insert(index)
          say("\(editors[index].name) is left out: \(error)\n")
        }
      }
    }
    let measured = editors.indices.filter { !failed.contains($0) }
    let rows = measured.map { (name: editors[$0].name, figures: figures[$0]) }
    print(BenchReport(settings: settings, figures: rows).text, terminator: "")
    exit(failed.isEmpty ? 0 : 69)
  }

  private static func measureLargeNotes(_ settings: BenchSettings) -> Never {
    var template = Array("/tmp/editor-bench-XXXXXX".utf8CString)
    guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else { exit(69) }
    let peers = Editor.peers.filter { $0.name != Editor.vimWithColors.name }
    let editors = Editor.bubblepad(settings.program).prefix(1) + installedPeers(peers)
    let bench = LargeNoteBench(settings: settings, editors: Array(editors), folder: folder)
    print(bench.run(report: say), terminator: "")
    ScratchFolder.remove(folder)
    exit(0)
  }

  private static func measureNotebook(_ notebook: String, _ settings: BenchSettings) -> Never {
    guard let path = realpath(notebook, nil).map({ String(cString: $0) }) else { exit(66) }
    var figures = NotebookFigures()
    for _ in 0..<settings.rounds {
      var template = Array("/tmp/editor-bench-XXXXXX".utf8CString)
      guard let home = mkdtemp(&template).map({ String(cString: $0) }) else { exit(69) }
      defer { ScratchFolder.remove(home) }
      do {
        try NotebookMeasurement(
          program: settings.program, settings: settings, notebook: path, home: home
        ).round(into: &figures)
      } catch {
        say("the notebook is left out: \(error)\n")
        exit(69)
      }
    }
    print(NotebookReport(figures: figures, rounds: settings.rounds).text, terminator: "")
    exit(0)
  }

  /// Those that are there to be compared with; of the others it is said that they are not.
  private static func installedPeers(_ peers: [Editor]) -> [Editor] {
    for peer in peers where !peer.isInstalled {
      say("\(peer.name) is not installed and left out\n")
    }
    return peers.filter(\.isInstalled)
  }

  private static func measure(
    _ editor: Editor, _ settings: BenchSettings, into figures: inout EditorFigures
  ) throws {
    var template = Array("/tmp/editor-bench-XXXXXX".utf8CString)
    guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else {
      throw Pseudoterminal.StartFailure(description: "no temporary folder")
    }
    defer { ScratchFolder.remove(folder) }
    try EditorMeasurement(editor: editor, settings: settings, folder: folder)
      .round(into: &figures)
  }

  private static func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(2, bytes, bytes.count)
  }
}
