import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// `:g/what/command` and `:v/what/command`.
extension ViExCommands {
  /// Does a command in every line that a pattern is found in, or is not; of the whole text where no lines
  /// are named. It is one step of undo.
  func doEverywhere(_ command: ViExCommand, _ effect: inout RichEditorEffect, tick: Int) {
    var command = command
    if command.from == nil { command.isWhole = true }
    guard let places = ViLines(caret).lines(of: command, &effect) else { return }
    let inner = ViGlobal(command).map { ViExCommand($0.command) }
    var asked: ViSubstitution?
    if let inner, inner.isNamed("s", "substitute"), let wanted = ViSubstitution(inner.rest) {
      asked = wanted.asks ? wanted : nil
    }
    guard let wanted = ViGlobal(command), inner?.isForOneLine == true else {
      effect.message = "Write :g/pattern/command, with a command that changes lines."
      return
    }
    let pattern = wanted.pattern.isEmpty ? caret.state.memory.search?.needle ?? "" : wanted.pattern
    let found: Search?
    do {
      found = try pattern.isEmpty ? nil : ViSearches(caret).search(ViSearch(needle: pattern))
    } catch {
      effect.message = error.reason
      return
    }
    guard let found else { return }
    caret.state.memory.search = ViSearch(needle: pattern)
    let text = caret.text
    let offsets = text.lines(from: places.lowerBound, upTo: places.upperBound).filter { place in
      guard !editor.stops() else { return false }
      let matches = editor.matches(of: found, in: text.line(place).paragraph.text)
      return matches.isEmpty == wanted.isInverted
    }.map { document.patience.isSpent() ? 0 : caret.offset($0) }
    guard !editor.stops() else {
      effect.message = LongWork.stoppedEarly
      return
    }
    guard !offsets.isEmpty else {
      effect.message = "“\(pattern)” is \(wanted.isInverted ? "everywhere" : "not there")."
      return
    }
    caret.noteJump(caret.place)
    if let asked { return ViSubstitutions(caret).confirm(asked, inLinesAt: offsets, &effect) }
    run(wanted.command, at: offsets, &effect, tick: tick)
  }

  private func run(
    _ line: String, at offsets: [Int], _ effect: inout RichEditorEffect, tick: Int
  ) {
    let step = document.beginStep()
    var (refused, missing): (String?, String?)
    var passed = 0
    let count = ViLines(caret).inEachLine(at: offsets) {
      let before = document.version
      var one = RichEditorEffect()
      caret.state.hasFailed = false
      perform(line, &one, tick: tick)
      guard document.version == before, let told = one.message else { return }
      // A line that has no match is no failure, unless none has.
      if caret.state.hasFailed { (missing, passed) = (told, passed + 1) } else { refused = told }
    }
    document.endStep(step)
    if editor.stops() { return caret.tellStopped(count, of: offsets.count, &effect) }
    let done = offsets.count - passed
    caret.state.hasFailed = done == 0
    let told = "Done in \(done) \(done == 1 ? "line" : "lines")."
    effect.message = refused ?? (done == 0 ? missing : nil) ?? told
  }
}

/// What `:g` is told: `/pattern/command`.
struct ViGlobal: Hashable, Sendable {
  var pattern: String
  var command: String
  /// Whether the lines are meant that have no match.
  var isInverted: Bool

  /// Reads what stands behind the name; nil where there is no pattern or no command.
  init?(_ line: ViExCommand) {
    var left = line.rest[...]
    guard let sign = left.popFirst(), !sign.isLetter, !sign.isNumber, !sign.isWhitespace,
      sign != "\\", sign != "\"", sign != "|"
    else { return nil }
    var isClosed = false
    (pattern, isClosed) = ViSearchLine.pattern(of: &left, until: sign)
    command = String(left)
    isInverted = line.isForced != line.name.hasPrefix("v")
    guard isClosed, !command.isEmpty else { return nil }
  }
}

extension ViExCommand {
  /// Whether it is one that `:g` may do in a line.
  fileprivate var isForOneLine: Bool {
    request == nil && !isPlace && !isNamed("g", "global") && !isNamed("v", "vglobal")
  }
}
