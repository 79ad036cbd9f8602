/// What was measured of one editor in a note of one size.
struct LargeNoteFigures {
  var paints: [Int] = []
  /// Keys at the start, in the middle and at the end of the note.
  var start: [Int] = []
  var middle: [Int] = []
  var end: [Int] = []
  /// From Ctrl+End until the end is shown.
  var jumps: [Int] = []
  /// The most memory held by then, in kilobytes.
  var memory: [Int] = []
  /// From the first of 200 keys of Page Down, sent at once, until the last page is shown.
  var pages: [Int] = []
  /// From the first byte of a pasted megabyte until its end is shown.
  var pastes: [Int] = []
}

/// Measures one editor in a large note: how long it takes to open, and whether its size is felt.
struct LargeNoteMeasurement {
  let editor: Editor
  let note: LargeNote
  let settings: BenchSettings
  /// A folder of its own.
  let folder: String

  private static let quiet = 8 * Clock.millisecond
  private static let patience = 20_000 * Clock.millisecond
  private static let pastePatience = 8_000 * Clock.millisecond

  /// Opens the note, waits until the editor rests, and types in three places. Nothing is saved.
  func round(_ number: Int, into figures: inout LargeNoteFigures) throws {
    guard let name = note.link(in: "\(folder)/\(number)") else {
      throw Pseudoterminal.StartFailure(description: "the note cannot be linked")
    }
    let terminal = try Pseudoterminal(
      editor.arguments + [name], environment: EditorMeasurement.environment(home: folder),
      folder: folder, columns: settings.columns, rows: settings.rows)
    defer { terminal.kill() }
    guard let painted = terminal.wait(for: BenchNote.readyText, limit: Self.patience) else {
      throw Pseudoterminal.StartFailure(description: "it never showed the note")
    }
    figures.paints.append(painted - terminal.started)
    rest(terminal)
    press(editor.begin + [.down, .down, .end, .enter], on: terminal)
    figures.start += type(on: terminal)
    press(editor.leave, on: terminal)
    let (sent, answer) = terminal.press(
      editor.jumpToEnd, quiet: 60 * Clock.millisecond, first: Self.patience)
    if let first = answer.first { figures.jumps.append(first - sent) }
    press(editor.begin + [.end, .enter], on: terminal)
    figures.end += type(on: terminal)
    press(editor.leave + editor.goToLine(note.middleLine), on: terminal)
    press(editor.begin + [.end, .enter], on: terminal)
    figures.middle += type(on: terminal)
    figures.memory.append(ProcessFacts(of: terminal.process).peakMemory)
    press(editor.leave + editor.goToLine(1), on: terminal)
    if let time = turnPages(terminal) { figures.pages.append(time) }
    press(editor.begin + [.end, .enter], on: terminal)
    if let time = paste(on: terminal) { figures.pastes.append(time) }
  }

  private func turnPages(_ terminal: Pseudoterminal) -> Int? {
    let page = EditorKey.pageDown.bytes(applicationCursor: false)
    let sent = Clock.now
    terminal.send(Array(repeatElement(page, count: 200).joined()))
    let answer = terminal.listen(quiet: 60 * Clock.millisecond, first: Self.patience)
    return answer.last.map { $0 - sent }
  }

  private func paste(on terminal: Pseudoterminal) -> Int? {
    let marker = "endofthepaste"
    let text = BenchNote.plain(size: 1 << 20)
    terminal.text = []
    let sent = Clock.now
    terminal.paste("\(text)\n\(marker)", limit: Self.pastePatience)
    return terminal.wait(for: marker, limit: Self.pastePatience).map { $0 - sent }
  }

  /// Waits until the processor is left alone: what is read beside the editing has been.
  private func rest(_ terminal: Pseudoterminal) {
    let end = Clock.now + Self.patience
    var before = -1
    while Clock.now < end {
      _ = terminal.listen(quiet: 100 * Clock.millisecond, first: 300 * Clock.millisecond)
      let now = ProcessFacts(of: terminal.process).processorTime
      if before >= 0, now - before < 5 * Clock.millisecond { return }
      before = now
    }
  }

  private func press(_ keys: [EditorKey], on terminal: Pseudoterminal) {
    for key in keys {
      _ = terminal.press(key, quiet: 40 * Clock.millisecond, first: 200 * Clock.millisecond)
    }
  }

  private func type(on terminal: Pseudoterminal) -> [Int] {
    var random = SeededRandom(seed: 11)
    return BenchNote.typing(count: settings.keys).compactMap { key in
      Clock.sleep(random.next(below: 3000) * 1000)
      let (sent, answer) = terminal.press(
        key, quiet: Self.quiet, first: 500 * Clock.millisecond)
      return answer.last.map { $0 - sent }
    }
  }
}
