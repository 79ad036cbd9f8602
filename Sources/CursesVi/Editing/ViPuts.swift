import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Putting what registers hold.
@MainActor
struct ViPuts: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func put(
    _ change: ViChange, isAfter: Bool, leavesBehind: Bool, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    guard let clip = ViClips(caret).clip(change.register) else {
      return putNothing(change, isKept: isAfter, &effect, tick: tick)
    }
    let count = change.count ?? 1
    if caret.state.visual != nil {
      putOverSelection(clip, count: count, isKept: isAfter, &effect, tick: tick)
      return
    }
    switch clip.shape {
    case .characters:
      let line = caret.text.line(caret.place)
      putCharacters(
        clip, count: count,
        at: line.place(isAfter ? line.after(caret.place.visible) : caret.place.visible),
        leavesBehind: leavesBehind, &effect, tick: tick)
    case .lines(let lines):
      putLines(lines, clip, count: count, isAfter: isAfter, &effect, tick: tick)
      if leavesBehind { leaveLines(clip, count: count) }
    case .block(let pieces):
      putBlock(pieces, count: count, isAfter: isAfter, &effect, tick: tick)
    }
  }

  /// From an empty register nothing is put, but what is selected goes as it does with a full one.
  private func putNothing(
    _ change: ViChange, isKept: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) {
    effect.message =
      change.register.map { "The register \($0) is empty." } ?? "Nothing has been yanked yet."
    caret.state.hasFailed = true
    guard caret.state.visual != nil else { return }
    let grasp = ViVisualMode(caret).selectedGrasp
    ViVisualMode(caret).end(keepsCaret: true)
    guard let grasp else { return caret.clamp() }
    ViOperators(caret).delete(grasp, isKept ? nil : "_", &effect, tick: tick)
  }

  private func putCharacters(
    _ clip: ViClip, count: Int, at place: RichPlace, leavesBehind: Bool,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    let isVerbatim = caret.text.line(place).paragraph.isVerbatim
    let markdown = isVerbatim ? nil : clip.markdown
    guard caret.hasRoom(for: markdown ?? clip.text, times: count, &effect) else { return }
    document.select(Selection(caret: caret.offset(place)))
    let start = document.state.selection.main.head
    let text = String(repeating: markdown ?? clip.text, count: count)
    let outcome = document.perform(.paste(text, isMarkdown: markdown != nil), tick: tick)
    if case .refused(let reason) = outcome {
      effect.message = reason
      return caret.put(caret.text.onCharacter(place))
    }
    caret.noteChange(start, document.state.selection.main.head)
    guard !leavesBehind else { return caret.put(caret.text.onCharacter(document.head)) }
    if clip.text.contains("\n") { return caret.put(caret.text.onCharacter(place)) }
    let line = caret.text.line(document.head)
    caret.put(line.place(line.before(document.head.visible)))
  }

  func putLines(
    _ lines: RichLines?, _ clip: ViClip, count: Int, isAfter: Bool,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard caret.hasRoom(for: clip.text, times: count, &effect) else { return }
    let back = lines.flatMap { count == 1 ? DeletedLines($0, in: document) : nil }
    if let back, back.wereBelow == isAfter { return putBack(back, clip, tick: tick) }
    let step = document.beginStep()
    for number in 0..<count {
      guard !editor.stops() else { break }
      // What undo keeps of it does not grow with their number.
      if number % 256 == 255 { document.endStep(step) }
      let below = number == 0 && isAfter
      let outcome: RichOutcome
      if let lines {
        caret.put(caret.text.line(caret.place).start)
        outcome = PutLines(document: document).put(lines, below: below, tick: tick)
      } else {
        guard openBareLine(below: below, &effect, tick: tick) else { return }
        let start = caret.offset(document.head)
        outcome = document.perform(.paste(clip.text, isMarkdown: false), tick: tick)
        caret.put(caret.text.line(document.place(at: start)).start)
      }
      if case .refused(let reason) = outcome {
        // What cannot stand there goes back to where it was.
        if let back { return putBack(back, clip, tick: tick) }
        effect.message = reason
        break
      }
    }
    let first = caret.text.line(document.head).start
    let last = caret.text.line(clip.lineCount * count - 1, after: first)
    caret.noteChange(
      caret.offset(first), caret.offset(caret.text.line(last).place(caret.text.line(last).end)))
    caret.put(caret.onFirstNonBlank(document.head))
  }

  private func putBack(_ lines: DeletedLines, _ clip: ViClip, tick: Int) {
    lines.putBack(tick: tick)
    let first = caret.text.line(document.head).start
    let last = caret.text.line(clip.lineCount - 1, after: first)
    caret.noteChange(
      caret.offset(first), caret.offset(caret.text.line(last).place(caret.text.line(last).end)))
    caret.put(caret.onFirstNonBlank(first))
  }

  /// A new line that is indented by nothing.
  private func openBareLine(
    below: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) -> Bool {
    guard ViInsertMode(caret).openLine(below: below, &effect, tick: tick) else { return false }
    let line = caret.text.line(document.head)
    guard line.paragraph.isVerbatim, line.end > 0 else { return true }
    caret.grasp(line.start, line.place(line.end))
    document.perform(.deleteSelection, tick: tick)
    return true
  }

  private func leaveLines(_ clip: ViClip, count: Int) {
    caret.put(caret.text.line(clip.lineCount * count, after: caret.place))
  }

  private func putBlock(
    _ pieces: [String], count: Int, isAfter: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let text = caret.text
    guard caret.hasRoom(for: pieces.joined(), times: count, &effect) else { return }
    let start = caret.place
    let first = text.line(start)
    let column = first.column(of: start.visible) + (isAfter && !first.isEmpty ? 1 : 0)
    let width = (pieces.map(\.count).max() ?? 0) * count
    var place: RichPlace? = first.start
    var last = first.start
    for piece in pieces {
      guard !editor.stops() else { break }
      if place == nil, text.line(last).paragraph.isVerbatim {
        caret.put(last)
        if openBareLine(below: true, &effect, tick: tick) { place = document.head }
      }
      guard let here = place else { break }
      let line = text.line(here)
      let at = line.moved(0, by: column)
      var new = String(repeating: piece, count: count)
      // What stands behind it stays in its column, and code that ends before it is filled up.
      if at < line.end { new += String(repeating: " ", count: max(0, width - new.count)) }
      if line.paragraph.isVerbatim, !new.isEmpty {
        new = String(repeating: " ", count: column - line.column(of: at)) + new
      }
      document.select(Selection(caret: caret.offset(line.place(at))))
      if !new.isEmpty,
        case .refused(let reason) = document.perform(.paste(new, isMarkdown: false), tick: tick)
      {
        effect.message = reason
      }
      last = here
      place = text.lineAfter(here)
    }
    let line = text.line(first.start)
    caret.put(text.onCharacter(line.place(line.moved(0, by: column))))
  }

  /// What is selected goes, into the register that was put unless `P` says otherwise.
  private func putOverSelection(
    _ clip: ViClip, count: Int, isKept: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard let grasp = ViVisualMode(caret).selectedGrasp else { return ViVisualMode(caret).end() }
    ViVisualMode(caret).end(keepsCaret: true)
    let wasLast = caret.text.lineAfter(grasp.stretches[0].upTo) == nil
    ViClips(caret).keep(grasp, isKept ? nil : "_", isDeleted: true, &effect)
    guard ViOperators(caret).remove(grasp, &effect, tick: tick) else { return }
    switch clip.shape {
    case .characters where grasp.isBlock && !clip.text.contains("\n"):
      // Each line of the block gets it.
      caret.put(grasp.stretches[0].from)
      let pieces = [String](repeating: clip.text, count: grasp.stretches.count)
      putBlock(pieces, count: count, isAfter: false, &effect, tick: tick)
      let line = caret.text.line(caret.place)
      caret.put(line.place(line.moved(caret.place.visible, by: clip.text.count * count - 1)))
    case .characters where !grasp.isLines:
      putCharacters(
        clip, count: count, at: grasp.isBlock ? grasp.stretches[0].from : document.head,
        leavesBehind: false, &effect, tick: tick)
    case .characters:
      guard openBareLine(below: wasLast, &effect, tick: tick) else { return }
      putCharacters(
        clip, count: count, at: document.head, leavesBehind: false, &effect, tick: tick)
      caret.put(caret.onFirstNonBlank(caret.place))
    case .lines(let lines):
      putLines(
        lines, clip, count: count, isAfter: !grasp.isLines || wasLast, &effect, tick: tick)
    case .block(let pieces):
      putBlock(pieces, count: count, isAfter: false, &effect, tick: tick)
    }
  }
}
