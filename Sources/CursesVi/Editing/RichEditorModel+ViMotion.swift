import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Where motions of vi lead.
extension ViKeys {
  func moveVi(_ motion: ViMotion, count: Int?, _ effect: inout RichEditorEffect) {
    let from = viCursor
    if case .mark(let name, let isLine) = motion, asksForMark(name, isLine: isLine, &effect) {
      return
    }
    guard let place = destination(motion, count: count, from: from, &effect) else {
      vi.hasFailed = true
      return
    }
    if motion.isJump { noteJump(from) }
    let isAtEnd = motion == .lineEnd
    if vi.visual?.kind == .block, isAtEnd { vi.visual?.reachesLineEnds = true }
    if vi.visual?.kind == .block, !isAtEnd, !motion.keepsColumn {
      vi.visual?.reachesLineEnds = false
    }
    // A block may end behind its last line, so that it is as wide as its first.
    let line = viText.line(place)
    let reached = isAtEnd ? line.place(line.end) : place
    putViCaret(
      vi.visual?.kind == .block ? reached : viText.onCharacter(place),
      keepsColumn: motion.keepsColumn || isAtEnd)
    if isAtEnd { vi.column = .max }
  }

  func noteJump(_ place: RichPlace) {
    document.setMark("'", at: viOffset(place))
    document.noteJump(from: viOffset(place))
  }

  /// Ctrl+O and Ctrl+I: back to where far motions came from, and on again.
  func jumpVi(by steps: Int) {
    guard let offset = document.jump(by: steps, from: viOffset(viCursor)) else {
      vi.hasFailed = true
      return
    }
    putViCaret(viText.onCharacter(document.place(at: offset)))
  }

  /// The place a motion leads to; nil when it leads nowhere. It may be behind the last character.
  func destination(
    _ motion: ViMotion, count: Int?, from place: RichPlace, _ effect: inout RichEditorEffect,
    isForOperator: Bool = false
  ) -> RichPlace? {
    let text = viText
    let line = text.line(place)
    let times = count ?? 1
    switch motion {
    case .left:
      // An operator has nothing to do then, but `c` goes on with typing.
      guard place.visible > 0 || isForOperator else { return nil }
      return line.place(line.moved(place.visible, by: -times))
    case .right:
      let end = isForOperator || vi.visual?.kind == .block ? line.end : line.last
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
    case .lineAboveStart: return byLines(-times, from: place).map(onFirstNonBlank)
    case .lineBelowStart: return byLines(times, from: place).map(onFirstNonBlank)
    case .lineHereStart: return byLines(times - 1, from: place).map(onFirstNonBlank)
    default: return farDestination(motion, count: count, from: place, &effect)
    }
  }

  private func farDestination(
    _ motion: ViMotion, count: Int?, from place: RichPlace, _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    let text = viText
    let times = count ?? 1
    switch motion {
    case .wordStart(let word): return step(times, from: place) { text.wordStart(after: $0, word) }
    case .wordEnd(let word): return step(times, from: place) { text.wordEnd(after: $0, word) }
    case .wordStartBackward(let word):
      return step(times, from: place) { text.wordStart(before: $0, word) }
    case .wordEndBackward(let word):
      return step(times, from: place) { text.wordEnd(before: $0, word) }
    case .sentenceForward: return step(times, from: place) { text.sentenceStart(after: $0) }
    case .sentenceBackward: return step(times, from: place) { text.sentenceStart(before: $0) }
    case .blockForward: return step(times, from: place) { text.paragraphStart(after: $0) }
    case .blockBackward: return step(times, from: place) { text.paragraphStart(before: $0) }
    case .documentStart: return onFirstNonBlank(sourceLine(times))
    case .documentEnd: return onFirstNonBlank(count.map { sourceLine($0) } ?? text.lastLine)
    case .find(let find):
      vi.memory.find = find
      return text.find(find, count: times, from: place, isAgain: false)
    case .findAgain(let isReversed):
      guard let last = vi.memory.find else { return nil }
      return text.find(isReversed ? last.reversed : last, count: times, from: place, isAgain: true)
    case .bracket: return text.matchingBracket(from: place)
    case .screenTop: return onScreen(row: times - 1, fromBottom: false)
    case .screenMiddle: return onScreen(row: nil, fromBottom: false)
    case .screenBottom: return onScreen(row: times - 1, fromBottom: true)
    case .mark(let name, let isLine): return marked(name, isLine: isLine, &effect)
    default: return searchDestination(motion, count: times, from: place, &effect)
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

  // MARK: Lines and rows

  func onFirstNonBlank(_ place: RichPlace) -> RichPlace {
    let line = viText.line(viText.onLine(place))
    return line.place(line.firstNonBlank)
  }

  /// Lines up or down, in the column that was begun with. All of them must be there.
  private func byLines(_ count: Int, from place: RichPlace) -> RichPlace? {
    let text = viText
    let line = text.line(place)
    let wanted = vi.column ?? line.column(of: place.visible)
    var start = line.start
    for number in 0..<abs(count) {
      guard let next = count < 0 ? text.lineBefore(start) : text.lineAfter(start) else {
        if number == 0 { return nil }
        break
      }
      start = next
    }
    vi.column = wanted
    let reached = text.line(start)
    let offset = wanted == .max ? reached.last : reached.moved(0, by: min(wanted, reached.end))
    if vi.visual?.kind == .block, wanted != .max { return reached.place(offset) }
    return reached.place(min(offset, reached.last))
  }

  private func byRows(_ motion: RowMotion, _ count: Int, from place: RichPlace) -> RichPlace? {
    let reached = editor.place(motion, times: count, from: viOffset(place))
    return reached == place && motion != .rowStart && motion != .rowEnd ? nil : reached
  }

  private func onRowEnd(_ place: RichPlace) -> RichPlace {
    let line = viText.line(place)
    return line.place(line.before(place.visible))
  }

  private func endOfLine(_ count: Int, from place: RichPlace) -> RichPlace? {
    let text = viText
    var start = place
    for _ in 1..<max(1, count) where !stopsVi() {
      guard let next = text.lineAfter(start) else { return nil }
      start = next
    }
    let line = text.line(start)
    return line.place(line.last)
  }

  /// The place of a line of the source, from 1, as the status bar counts them.
  func sourceLine(_ number: Int) -> RichPlace {
    var place = document.place(at: document.start(ofLine: number - 1))
    place.visible = 0
    return viText.onLine(place)
  }

  /// A row of the screen, from its top or its bottom; nil is the middle.
  private func onScreen(row: Int?, fromBottom: Bool) -> RichPlace? {
    editor.place(inRow: row, fromBottom: fromBottom).map { onFirstNonBlank($0) }
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
    let line = viText.line(place)
    if vi.lastKind == .lines, name == "<" { return line.start }
    if vi.lastKind == .lines, name == ">" { return line.place(line.last) }
    return isLine ? onFirstNonBlank(place) : place
  }

  // MARK: Scrolling

  func scrollVi(_ scroll: ViScroll, count: Int?) {
    switch scroll {
    case .pageDown, .pageUp:
      let motion: RowMotion = scroll == .pageDown ? .pageDown : .pageUp
      let reached = editor.place(motion, times: count ?? 1, from: viOffset(viCursor))
      putViCaret(viText.onCharacter(reached), keepsColumn: true)
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
    putViCaret(viText.onCharacter(reached), keepsColumn: true)
  }

  /// Scrolls, and takes the caret along where it would leave the view.
  private func scrollRows(_ rows: Int) {
    editor.scroll(by: rows) { putViCaret(viText.onCharacter($0), keepsColumn: true) }
  }
}
