import Glibc

/// What was measured of one editor, gathered over the rounds.
struct EditorFigures {
  var paints: [Int] = []
  var keys: [Int] = []
  var keyBytes: [Int] = []
  /// The same before the text of a line, where all that follows moves.
  var insertions: [Int] = []
  var insertionBytes: [Int] = []
  var unanswered = 0
  /// In three seconds of rest.
  var wakeups: [Int] = []
  /// Of one core at rest, in tenths of a percent.
  var restLoad: [Int] = []
  /// A second, at rest.
  var restBytes: [Int] = []
  var memory: [Int] = []
  /// Rounds in which what was typed was found in the saved file.
  var saved = 0
  var rounds = 0
}

/// Measures one editor on a pseudo-terminal.
struct EditorMeasurement {
  let editor: Editor
  let settings: BenchSettings
  /// A folder of its own for the note and as the editor's home.
  let folder: String

  private static let quiet = 8 * Clock.millisecond
  private static let rest = 3000 * Clock.millisecond

  /// One round: some starts, then one session of typing, resting and saving.
  func round(into figures: inout EditorFigures) throws {
    figures.rounds += 1
    for _ in 0..<settings.starts {
      let terminal = try open(figures: &figures)
      terminal.kill()
    }
    let terminal = try open(figures: &figures)
    defer { terminal.kill() }
    _ = terminal.listen(quiet: 150 * Clock.millisecond, first: 300 * Clock.millisecond)
    for key in editor.begin + [.down, .down, .end, .enter] {
      _ = terminal.press(key, quiet: Self.quiet, first: 60 * Clock.millisecond)
    }
    type(on: terminal, figures: &figures)
    insert(on: terminal, figures: &figures)
    rest(terminal, figures: &figures)
    let note = "\(folder)/start-\(figures.paints.count - 1)/note.md"
    if save(terminal, note) { figures.saved += 1 }
  }

  /// Every start has a note of its own: a killed editor leaves a lock or a journal beside it.
  private func open(figures: inout EditorFigures) throws -> Pseudoterminal {
    let place = "\(folder)/start-\(figures.paints.count)"
    let note = "\(place)/note.md"
    let text = BenchNote.markdown(size: settings.size)
    guard mkdir(place, 0o700) == 0, FileBytes.write(text, to: note) else {
      throw Pseudoterminal.StartFailure(description: "\(note) cannot be written")
    }
    let terminal = try Pseudoterminal(
      editor.arguments + [note], environment: Self.environment(home: folder), folder: folder,
      columns: settings.columns, rows: settings.rows)
    guard
      let painted = terminal.wait(for: BenchNote.readyText, limit: 5000 * Clock.millisecond)
    else {
      terminal.kill()
      let shown = String(decoding: terminal.text.prefix(200), as: UTF8.self)
      throw Pseudoterminal.StartFailure(
        description: "it never showed the note, but: “\(shown)”")
    }
    figures.paints.append(painted - terminal.started)
    return terminal
  }

  /// What an editor is started with: settings of the person who measures change nothing.
  static func environment(home folder: String) -> [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return [
      "PATH=\(path)", "HOME=\(folder)", "TERM=xterm-256color", "COLORTERM=truecolor",
      "LANG=C.UTF-8", "XDG_CONFIG_HOME=\(folder)/config", "XDG_DATA_HOME=\(folder)/data",
      "XDG_STATE_HOME=\(folder)/state",
    ]
  }

  /// Keys come 0 to 6 ms after the answer to the one before, so that they do not fall in step with
  /// the frames of an animation.
  private func type(on terminal: Pseudoterminal, figures: inout EditorFigures) {
    var random = SeededRandom(seed: 99)
    for key in BenchNote.typing(count: settings.keys) {
      Clock.sleep(random.next(below: 6000) * 1000)
      let (sent, answer) = terminal.press(
        key, quiet: Self.quiet, first: 500 * Clock.millisecond)
      guard let last = answer.last else {
        figures.unanswered += 1
        continue
      }
      figures.keys.append(last - sent)
      figures.keyBytes.append(answer.bytes)
    }
  }

  private func insert(on terminal: Pseudoterminal, figures: inout EditorFigures) {
    _ = terminal.press(.home, quiet: Self.quiet, first: 60 * Clock.millisecond)
    var random = SeededRandom(seed: 3)
    for letter in "insertedbeforethetext" {
      Clock.sleep(random.next(below: 6000) * 1000)
      let (sent, answer) = terminal.press(
        .text(String(letter)), quiet: Self.quiet, first: 500 * Clock.millisecond)
      guard let last = answer.last else { continue }
      figures.insertions.append(last - sent)
      figures.insertionBytes.append(answer.bytes)
    }
  }

  private func rest(_ terminal: Pseudoterminal, figures: inout EditorFigures) {
    let settled = Clock.now + 1500 * Clock.millisecond
    while Clock.now < settled {
      _ = terminal.listen(quiet: 50 * Clock.millisecond, first: 100 * Clock.millisecond)
    }
    let before = ProcessFacts(of: terminal.process)
    let end = Clock.now + Self.rest
    var bytes = 0
    while Clock.now < end {
      bytes += terminal.listen(quiet: 5 * Clock.millisecond, first: end - Clock.now).bytes
    }
    let after = ProcessFacts(of: terminal.process)
    figures.wakeups.append(after.switches - before.switches)
    figures.restLoad.append((after.processorTime - before.processorTime) * 1000 / Self.rest)
    figures.restBytes.append(bytes * 1000 * Clock.millisecond / Self.rest)
    figures.memory.append(after.peakMemory)
  }

  private func save(_ terminal: Pseudoterminal, _ note: String) -> Bool {
    for key in editor.save {
      _ = terminal.press(key, quiet: 40 * Clock.millisecond, first: 100 * Clock.millisecond)
    }
    let word = Array(BenchNote.lastWord.utf8)
    let end = Clock.now + 3000 * Clock.millisecond
    while Clock.now < end {
      if FileBytes.read(note).contains(word) { return true }
      _ = terminal.listen(quiet: 20 * Clock.millisecond, first: 20 * Clock.millisecond)
    }
    return false
  }
}
