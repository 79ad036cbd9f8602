import Glibc

/// What was measured of the app with a notebook.
struct NotebookFigures {
  /// From the start until the text of a note is shown: of a file alone, of the notebook's newest note where nothing is
  /// known of the notebook yet, and of the note that was open when the program ended.
  var alone: [Int] = []
  var first: [Int] = []
  var inNotebook: [Int] = []
  /// From the start until the list has all notes.
  var lists: [Int] = []
  /// From a key of a search to the first byte of the answer, to the last of what was found, and the work of all
  /// processors for that and for the note that is shown beside.
  var echoes: [Int] = []
  var keys: [Int] = []
  var keyWork: [Int] = []
  /// Held after searches, of which this program has alone, and the most ever, in kilobytes.
  var memory: [Int] = []
  var privateMemory: [Int] = []
  var peakMemory: [Int] = []
}

/// Starts the app in a notebook of generated notes, searches, and sees what memory it holds.
struct NotebookMeasurement {
  let program: String
  let settings: BenchSettings
  let notebook: String
  /// A folder of its own, with the program's caches.
  let home: String

  private static let patience = 60_000 * Clock.millisecond
  private static let queries = ["gardetri", "-gano", "moplever shuta"]
  /// What was found has come when nothing comes for so long: the note beside it is shown later.
  private static let pause = 45 * Clock.millisecond
  /// Of the note that is opened, not of its lines in the list.
  private static let marker = "thetextofthenoteisshown"

  /// Starts with a file, starts with the notebook, and a session in which all is indexed and searched.
  func round(into figures: inout NotebookFigures) throws {
    let note = "\(home)/alone.md"
    let text = "# A note\n\nIts first words.\n\n\(Self.marker)\n"
    let newest = "\(notebook)/The newest note.md"
    guard FileBytes.write(text, to: note), FileBytes.write(text, to: newest) else {
      throw Pseudoterminal.StartFailure(description: "the notes cannot be written")
    }
    defer { unlink(newest) }
    for _ in 0..<settings.starts { figures.alone.append(try start(note).time) }
    try session(into: &figures)
    for _ in 0..<settings.starts {
      let (terminal, time) = try open(notebook)
      figures.inNotebook.append(time)
      if let listed = terminal.wait(for: Self.listed(count), limit: 5000 * Clock.millisecond) {
        figures.lists.append(listed - terminal.started)
      }
      terminal.kill()
    }
  }

  /// The first one in the notebook, which ends as a user ends it.
  private func session(into figures: inout NotebookFigures) throws {
    let (terminal, time) = try open(notebook)
    defer { terminal.kill() }
    figures.first.append(time)
    rest(terminal)
    search(on: terminal, figures: &figures)
    rest(terminal)
    let facts = ProcessFacts(of: terminal.process)
    figures.memory.append(facts.memory)
    figures.privateMemory.append(facts.privateMemory)
    figures.peakMemory.append(facts.peakMemory)
    _ = terminal.press(
      .control("q"), quiet: 500 * Clock.millisecond, first: 1000 * Clock.millisecond)
  }

  /// The notes of the notebook, the one that is opened among them.
  private var count: Int {
    ScratchFolder.names(in: notebook).reduce(0) { count, name in
      name.hasSuffix(".md")
        ? count + 1
        : count + ScratchFolder.names(in: "\(notebook)/\(name)").count { $0.hasSuffix(".md") }
    }
  }

  /// What the list says when it has so many notes.
  private static func listed(_ count: Int) -> String {
    let digits = String(count)
    let head = digits.count % 3
    var groups = head > 0 ? [String(digits.prefix(head))] : []
    for start in stride(from: head, to: digits.count, by: 3) {
      groups.append(String(digits.dropFirst(start).prefix(3)))
    }
    return groups.joined(separator: ",") + " notes"
  }

  private func start(_ path: String) throws -> (terminal: Pseudoterminal, time: Int) {
    let opened = try open(path)
    opened.terminal.kill()
    return opened
  }

  private func open(_ path: String) throws -> (terminal: Pseudoterminal, time: Int) {
    let terminal = try Pseudoterminal(
      [program, "--no-animation", path], environment: EditorMeasurement.environment(home: home),
      folder: home, columns: max(settings.columns, 120), rows: max(settings.rows, 36))
    guard let painted = terminal.wait(for: Self.marker, limit: Self.patience) else {
      terminal.kill()
      throw Pseudoterminal.StartFailure(description: "it never showed the note")
    }
    return (terminal, painted - terminal.started)
  }

  private func search(on terminal: Pseudoterminal, figures: inout NotebookFigures) {
    for query in Self.queries {
      _ = terminal.press(
        .alt("p"), quiet: 100 * Clock.millisecond, first: 500 * Clock.millisecond)
      for letter in query {
        let before = ProcessFacts(of: terminal.process).processorTime
        let (sent, answer) = terminal.press(
          .text(String(letter)), quiet: Self.pause, first: 500 * Clock.millisecond)
        _ = terminal.listen(quiet: 150 * Clock.millisecond, first: 150 * Clock.millisecond)
        guard let first = answer.first, let last = answer.last else { continue }
        figures.echoes.append(first - sent)
        figures.keys.append(last - sent)
        figures.keyWork.append(ProcessFacts(of: terminal.process).processorTime - before)
      }
      for _ in 0..<2 {
        _ = terminal.press(
          .escape, quiet: 100 * Clock.millisecond, first: 300 * Clock.millisecond)
      }
    }
  }

  /// Waits until the processor is left alone: the index has all notes.
  private func rest(_ terminal: Pseudoterminal) {
    let end = Clock.now + 4 * Self.patience
    var (before, quiet) = (-1, 0)
    while Clock.now < end, quiet < 3 {
      _ = terminal.listen(quiet: 100 * Clock.millisecond, first: 600 * Clock.millisecond)
      let now = ProcessFacts(of: terminal.process).processorTime
      quiet = before >= 0 && now - before < 5 * Clock.millisecond ? quiet + 1 : 0
      before = now
    }
  }
}
