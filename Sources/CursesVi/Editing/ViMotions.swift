import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Where motions of vi lead.
@MainActor
struct ViMotions: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func move(_ motion: ViMotion, count: Int?, _ effect: inout RichEditorEffect) {
    let from = caret.place
    if case .mark(let name, let isLine) = motion,
      ViFileMarks(caret).asksForMark(name, isLine: isLine, &effect)
    {
      return
    }
    guard let place = destination(motion, count: count, from: from, &effect) else {
      caret.state.hasFailed = true
      return
    }
    if motion.isJump { caret.noteJump(from) }
    let isAtEnd = motion == .lineEnd
    if caret.state.visual?.kind == .block, isAtEnd { caret.state.visual?.reachesLineEnds = true }
    if caret.state.visual?.kind == .block, !isAtEnd, !motion.keepsColumn {
      caret.state.visual?.reachesLineEnds = false
    }
    // A block may end behind its last line, so that it is as wide as its first.
    let line = caret.text.line(place)
    let reached = isAtEnd ? line.place(line.end) : place
    caret.put(
      caret.state.visual?.kind == .block ? reached : caret.text.onCharacter(place),
      keepsColumn: motion.keepsColumn || isAtEnd)
    if isAtEnd { caret.state.column = .max }
  }

  /// Ctrl+O and Ctrl+I: back to where far motions came from, and on again.
  func jump(by steps: Int) {
    guard let offset = document.jump(by: steps, from: caret.offset(caret.place)) else {
      caret.state.hasFailed = true
      return
    }
    caret.put(caret.text.onCharacter(document.place(at: offset)))
  }

  /// The place a motion leads to; nil when it leads nowhere. It may be behind the last character.
  func destination(
    _ motion: ViMotion, count: Int?, from place: RichPlace, _ effect: inout RichEditorEffect,
    isForOperator: Bool = false
  ) -> RichPlace? {
    let text = caret.text
    let line = text.line(place)
    let times = count ?? 1
    switch motion {
    case .left:
      // An operator has nothing to do then, but `c` goes on with typing.
      guard place.visible > 0 || isForOperator else { return nil }
      return line.place(line.moved(place.visible, by: -times))
    case .right:
      let end = isForOperator || caret.state.visual?.kind == .block ? line.end : line.last
      guard place.visible < end || isForOperator else { return nil }
      return line.place(min(line.moved(place.visible, by: times), end))
    case .leftAcross: return step(times, from: place) { text.backward($0) }
    case .rightAcross: return step(times, from: place) { text.forward($0) }
    case .lineUp: return byLines(-times, from: place)
    case .lineDown: return byLines(times, from: place)
    case .rowUp: return byRows(.rowUp, times, from: place)
    case .rowDown: return byRows(.rowDown, times, from: place)
    case .lineStart: return line.start
    case .firstNonBlank: return line.place(line.firstNonBlank)
    case .lineEnd: return endOfLine(times, from: place)
    case .lastNonBlank: return line.place(line.lastNonBlank)
    case .rowStart: return byRows(.rowStart, 1, from: place)
    case .rowEnd: return byRows(.rowEnd, 1, from: place).map { onRowEnd($0) }
    case .column: return line.place(min(line.moved(0, by: times - 1), line.last))
    case .lineAboveStart: return byLines(-times, from: place).map(caret.onFirstNonBlank)
    case .lineBelowStart: return byLines(times, from: place).map(caret.onFirstNonBlank)
    case .lineHereStart: return byLines(times - 1, from: place).map(caret.onFirstNonBlank)
    default: return farDestination(motion, count: count, from: place, &effect)
    }
  }

  private func farDestination(
    _ motion: ViMotion, count: Int?, from place: RichPlace, _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    let text = caret.text
    let times = count ?? 1
    switch motion {
    case .wordStart(let word): return step(times, from: place) { text.wordStart(after: $0, word) }
    case .wordEnd(let word): return step(times, from: place) { text.wordEnd(after: $0, word) }
    case .wordStartBackward(let word):
      return step(times, from: place) { text.wordStart(before: $0, word) }
    case .wordEndBackward(let word):
      return step(times, from: place) { text.wordEnd(before: $0, word) }
    case .sentenceForward:
      return step(times, orOneFewer: true, from: place) { text.sentenceStart(after: $0) }
    case .sentenceBackward:
      return step(times, orOneFewer: true, from: place) { text.sentenceStart(before: $0) }
    case .blockForward:
      return step(times, orOneFewer: false, from: place) { text.paragraphStart(after: $0) }
    case .blockBackward:
      return step(times, orOneFewer: false, from: place) { text.paragraphStart(before: $0) }
    case .documentStart: return caret.onFirstNonBlank(caret.sourceLine(times))
    case .documentEnd:
      return caret.onFirstNonBlank(count.map { caret.sourceLine($0) } ?? text.lastLine)
    case .find(let find):
      caret.state.memory.find = find
      return text.find(find, count: times, from: place, isAgain: false)
    case .findAgain(let isReversed):
      guard let last = caret.state.memory.find else { return nil }
      return text.find(isReversed ? last.reversed : last, count: times, from: place, isAgain: true)
    case .bracket: return text.matchingBracket(from: place)
    case .screenTop: return onScreen(row: times - 1, fromBottom: false)
    case .screenMiddle: return onScreen(row: nil, fromBottom: false)
    case .screenBottom: return onScreen(row: times - 1, fromBottom: true)
    case .mark(let name, let isLine): return marked(name, isLine: isLine, &effect)
    default: return ViSearches(caret).destination(motion, count: times, from: place, &effect)
    }
  }

  /// As many steps as there can be; nil when there is none.
  private func step(
    _ count: Int, from place: RichPlace, _ next: (RichPlace) -> RichPlace?
  ) -> RichPlace? {
    var at = place
    for number in 0..<count {
      guard let found = next(at) else { return number == 0 ? nil : at }
      at = found
    }
    return at
  }

  /// All of the steps, as in vim those by sentences and paragraphs are; nil where there are fewer.
  ///
  /// - Parameter orOneFewer: whether the last of several may be missing.
  private func step(
    _ count: Int, orOneFewer: Bool, from place: RichPlace, _ next: (RichPlace) -> RichPlace?
  ) -> RichPlace? {
    var at = place
    for number in 0..<count {
      guard let found = next(at) else {
        return orOneFewer && number > 0 && number == count - 1 ? at : nil
      }
      at = found
    }
    return at
  }

  // MARK: Lines and rows

  /// Lines up or down, in the column that was begun with. All of them must be there.
  private func byLines(_ count: Int, from place: RichPlace) -> RichPlace? {
    let text = caret.text
    let line = text.line(place)
    let wanted = caret.state.column ?? line.column(of: place.visible)
    var start = line.start
    for number in 0..<abs(count) {
      guard let next = count < 0 ? text.lineBefore(start) : text.lineAfter(start) else {
        if number == 0 { return nil }
        break
      }
      start = next
    }
    caret.state.column = wanted
    let reached = text.line(start)
    let offset = wanted == .max ? reached.last : reached.moved(0, by: min(wanted, reached.end))
    if caret.state.visual?.kind == .block, wanted != .max { return reached.place(offset) }
    return reached.place(min(offset, reached.last))
  }

  private func byRows(_ motion: RowMotion, _ count: Int, from place: RichPlace) -> RichPlace? {
    let reached = editor.place(motion, times: count, from: caret.offset(place))
    return reached == place && motion != .rowStart && motion != .rowEnd ? nil : reached
  }

  private func onRowEnd(_ place: RichPlace) -> RichPlace {
    let line = caret.text.line(place)
    return line.place(line.before(place.visible))
  }

  private func endOfLine(_ count: Int, from place: RichPlace) -> RichPlace? {
    let text = caret.text
    var start = place
    for _ in 1..<max(1, count) where !editor.stops() {
      guard let next = text.lineAfter(start) else { return nil }
      start = next
    }
    let line = text.line(start)
    return line.place(line.last)
  }

  /// A row of the screen, from its top or its bottom; nil is the middle.
  private func onScreen(row: Int?, fromBottom: Bool) -> RichPlace? {
    editor.place(inRow: row, fromBottom: fromBottom).map { caret.onFirstNonBlank($0) }
  }

  // MARK: Named places

  func marked(_ name: Character, isLine: Bool, _ effect: inout RichEditorEffect) -> RichPlace? {
    let name = name == "`" ? "'" : name
    // Where nothing was left, one comes from the start.
    guard let offset = document.mark(name) ?? (name == "'" ? 0 : nil) else {
      effect.message = "There is no mark \(name)."
      return nil
    }
    let place = document.place(at: offset)
    let line = caret.text.line(place)
    if caret.state.lastKind == .lines, name == "<" { return line.start }
    if caret.state.lastKind == .lines, name == ">" { return line.place(line.last) }
    return isLine ? caret.onFirstNonBlank(place) : place
  }

  // MARK: Scrolling

  func scroll(_ scroll: ViScroll, count: Int?) {
    switch scroll {
    case .pageDown, .pageUp:
      let motion: RowMotion = scroll == .pageDown ? .pageDown : .pageUp
      let reached = editor.place(motion, times: count ?? 1, from: caret.offset(caret.place))
      caret.put(caret.text.onCharacter(reached), keepsColumn: true)
    case .halfDown, .halfUp:
      let rows = count ?? max(1, editor.rowCount / 2)
      scrollWithCaret(by: scroll == .halfDown ? rows : -rows)
    case .rowDown, .rowUp: scrollRows(scroll == .rowDown ? count ?? 1 : -(count ?? 1))
    case .lineToTop: editor.putCaret(inRow: 0)
    case .lineToMiddle: editor.putCaret(inRow: editor.rowCount / 2)
    case .lineToBottom: editor.putCaret(inRow: editor.rowCount - 1)
    }
  }

  /// Scrolls with the caret in the same row of the screen; at the ends the caret alone goes on.
  private func scrollWithCaret(by rows: Int) {
    let reached = editor.scrollUnderCaret(by: rows)
    caret.put(caret.text.onCharacter(reached), keepsColumn: true)
  }

  /// Scrolls, and takes the caret along where it would leave the view.
  private func scrollRows(_ rows: Int) {
    editor.scroll(by: rows) { caret.put(caret.text.onCharacter($0), keepsColumn: true) }
  }
}
