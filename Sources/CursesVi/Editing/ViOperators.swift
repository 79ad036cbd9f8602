import CursesCore
import CursesMarkdown
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What the operators of vi do.
@MainActor
struct ViOperators: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// Returns whether the change is over; after `c` it goes on with typing.
  func operate(
    _ operation: ViOperator, _ grasp: ViGrasp, _ change: ViChange, step: Int,
    _ effect: inout RichEditorEffect, tick: Int
  ) -> Bool {
    guard let first = grasp.stretches.first else { return true }
    if operation.changesText, document.isReadOnly {
      effect.message = "This note is read-only."
      caret.state.machine.mode = .normal
      caret.put(caret.text.onCharacter(first.from))
      return true
    }
    switch operation {
    case .yank:
      ViClips(caret).keep(grasp, change.register, isDeleted: false, &effect)
      caret.noteChange(
        caret.offset(first.from, affinity: .downstream),
        caret.offset(grasp.stretches[grasp.stretches.count - 1].upTo))
      caret.put(caret.text.onCharacter(first.caret ?? first.from))
      let lines = grasp.isLines ? caret.text.lineCount(of: first) : 0
      if lines > 2 { effect.message = "\(lines) lines are in the register." }
    case .delete: delete(grasp, change.register, &effect, tick: tick)
    case .change:
      changeText(grasp, change, step: step, &effect, tick: tick)
      return false
    case .indent: indent(grasp, .indent, &effect, tick: tick)
    case .outdent: indent(grasp, .outdent, &effect, tick: tick)
    case .lowercase: ViConversion(caret).convert(grasp, &effect, tick: tick) { $0.lowercased() }
    case .uppercase: ViConversion(caret).convert(grasp, &effect, tick: tick) { $0.uppercased() }
    case .toggleCase(let advances):
      // Capitals may take more bytes than small letters, or fewer.
      let columns = advances ? caret.text.line(first.from).column(of: first.upTo.visible) : 0
      ViConversion(caret).convert(grasp, &effect, tick: tick) { $0.togglingCase }
      if advances {
        let line = caret.text.line(first.from)
        caret.put(caret.text.onCharacter(line.place(line.moved(0, by: columns))))
      }
    case .replace("\n"): breakLine(grasp, &effect, tick: tick)
    case .replace(let character):
      ViConversion(caret).convert(grasp, &effect, tick: tick) { _ in String(character) }
      if !grasp.isBlock, caret.text.isSameLine(first.from, first.upTo), change.isOfCharacters {
        let line = caret.text.line(first.from)
        caret.put(line.place(line.moved(first.from.visible, by: (change.count ?? 1) - 1)))
      }
    case .reflow: reflow(grasp, &effect, tick: tick)
    case .add(let sign, let isProgressive):
      ViNumbers(caret).addToNumbers(
        of: grasp, sign * (change.count ?? 1), isProgressive: isProgressive, &effect, tick: tick)
    case .join(let isSpaced): join(grasp, isSpaced: isSpaced, &effect, tick: tick)
    }
    return true
  }

  // MARK: Registers

  // MARK: Deleting

  func delete(
    _ grasp: ViGrasp, _ register: Character?, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let from = grasp.stretches[0].from
    guard grasp.isLines || grasp.stretches.contains(where: { $0.from != $0.upTo }) else {
      return caret.put(caret.text.onCharacter(from))
    }
    ViClips(caret).keep(grasp, register, isDeleted: true, &effect)
    let offset = caret.offset(from)
    guard remove(grasp, &effect, tick: tick), !document.patience.isOver else {
      return caret.put(caret.text.onCharacter(from))
    }
    let place = grasp.isLines ? document.head : document.place(at: offset)
    caret.put(
      grasp.isLines
        ? caret.onFirstNonBlank(place)
        : caret.text.onCharacter(grasp.isBlock ? place : document.head))
  }

  /// Takes away what is grasped. Returns whether that could be.
  func remove(_ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int) -> Bool {
    if grasp.isBlock { return removeBlock(grasp, &effect, tick: tick) }
    for stretch in grasp.stretches {
      if stretch.from == stretch.upTo, !stretch.isLines { continue }
      caret.grasp(stretch.from, stretch.upTo)
      let command = stretch.isLines ? RichCommand.deleteParagraphs : .deleteSelection
      if case .refused(let reason) = document.perform(command, tick: tick) {
        effect.message = reason
        caret.state.hasFailed = true
        return false
      }
    }
    return true
  }

  /// A column goes at once, so that undoing it selects all of it.
  private func removeBlock(
    _ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int
  ) -> Bool {
    let ranges = grasp.stretches.filter { $0.from != $0.upTo }.map { stretch in
      SelectionRange(
        anchor: caret.offset(stretch.from, affinity: .downstream),
        head: caret.offset(stretch.upTo))
    }
    guard !ranges.isEmpty else { return true }
    document.select(Selection(ranges))
    guard case .refused(let reason) = document.perform(.deleteSelection, tick: tick) else {
      return true
    }
    effect.message = reason
    caret.state.hasFailed = true
    return false
  }

  /// `c`: what is typed then has the style of what goes.
  private func changeText(
    _ grasp: ViGrasp, _ change: ViChange, step: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    if grasp.isLines || grasp.stretches.contains(where: { $0.from != $0.upTo }) {
      ViClips(caret).keep(grasp, change.register, isDeleted: true, &effect)
    }
    let first = grasp.stretches[0]
    let style = styleToKeep(grasp, change)
    var emptied = grasp
    emptied.stretches = grasp.stretches.map { stretch in
      var stretch = stretch
      let line = caret.text.line(stretch.from)
      // A line of code stays where it is indented to.
      if stretch.isLines, line.paragraph.isVerbatim { stretch.from.visible = line.indentation }
      stretch.isLines = false
      return stretch
    }
    let empties = grasp.stretches.contains { stretch in
      let line = caret.text.line(stretch.from)
      return !line.isEmpty && !line.paragraph.isVerbatim && stretch.from == line.start
        && stretch.upTo == line.place(line.end)
    }
    guard remove(emptied, &effect, tick: tick) else {
      caret.put(caret.text.onCharacter(first.from))
      caret.state.machine.mode = .normal
      return document.endStep(step)
    }
    // Where paragraphs were emptied their places are others now: the carets are where something went.
    if grasp.isBlock, !empties { putCarets(emptied) }
    ViInsertMode(caret).enterTyping(change, step: step, mode: .insert)
    guard let style else { return }
    caret.state.typing?.link = style.link
    takeStyle(style.attributes)
  }

  /// The styles of the first character that goes.
  private func styleToKeep(
    _ grasp: ViGrasp, _ change: ViChange
  ) -> (attributes: RichAttributes, link: String?)? {
    let first = grasp.stretches[0]
    if case .operate(_, .object(.span, isAround: true)) = change.what { return nil }
    guard !grasp.isLines, !grasp.isBlock, first.from < first.upTo,
      let run = caret.text.line(first.from).paragraph.run(after: first.from.visible)
    else { return nil }
    let isLink = run.attributes.contains(.link) && !run.attributes.contains(.image)
    return (run.attributes.intersection(.toggles), isLink ? run.link : nil)
  }

  private func takeStyle(_ wanted: RichAttributes) {
    let styles: [(RichAttributes, RichCommand)] = [
      (.strong, .toggleStrong), (.emphasis, .toggleEmphasis),
      (.strikethrough, .toggleStrikethrough), (.code, .toggleCode),
      (.highlight, .toggleHighlight),
    ]
    for (style, command) in styles
    where wanted.contains(style) != TextStyles(document: document).activeAttributes.contains(style)
    {
      document.perform(command, tick: 0)
    }
  }

  /// A caret in each line of a block.
  private func putCarets(_ grasp: ViGrasp) {
    let ranges = grasp.stretches.filter { !$0.isShort }.map {
      SelectionRange(caret: caret.offset($0.from))
    }
    guard !ranges.isEmpty else { return }
    document.select(Selection(ranges))
  }

  // MARK: Lines

  private func indent(
    _ grasp: ViGrasp, _ command: RichCommand, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let first = grasp.stretches[0]
    let last = grasp.stretches[grasp.stretches.count - 1]
    var outcome = RichOutcome.notHandled
    if caret.text.line(first.from).paragraph.isVerbatim {
      for line in caret.text.lines(from: first.from, upTo: last.upTo)
      where command == .outdent || !caret.text.line(line).isEmpty {
        caret.put(line)
        outcome = document.perform(command, tick: tick)
      }
    } else {
      caret.grasp(caret.text.line(first.from).start, last.upTo)
      outcome = document.perform(command, tick: tick)
    }
    switch outcome {
    case .refused(let reason): effect.message = reason
    case .notHandled, .moved:
      effect.message =
        command == .indent
        ? "Items of a list and lines of code can be indented." : "This is not indented."
    case .changed: break
    }
    let place = document.place(at: document.state.selection.main.lowerBound)
    caret.put(caret.onFirstNonBlank(caret.text.isSameLine(place, first.from) ? place : first.from))
  }

  private func join(
    _ grasp: ViGrasp, isSpaced: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let text = caret.text
    let first = grasp.stretches[0]
    let last = grasp.stretches[grasp.stretches.count - 1].upTo
    let count = max(2, text.lines(from: first.from, upTo: last).count)
    for done in 1..<count where !editor.stops(after: (done, count)) {
      let line = text.line(first.from)
      guard let next = text.lineAfter(first.from) else { break }
      let lower = text.line(next)
      let start = line.place(line.end)
      let needsSpace =
        isSpaced && !line.isEmpty && line.kind(line.last) != .blank
        && lower.indentation < lower.end && lower.character(lower.indentation) != ")"
      let outcome: RichOutcome
      if line.isEmpty || lower.isEmpty {
        caret.put(line.place(line.end))
        outcome = document.perform(.deleteForward, tick: tick)
      } else {
        caret.grasp(start, lower.place(isSpaced ? lower.indentation : 0))
        outcome =
          needsSpace
          ? document.perform(.paste(" ", isMarkdown: false), tick: tick)
          : document.perform(.deleteSelection, tick: tick)
      }
      if case .refused(let reason) = outcome {
        effect.message = reason
        caret.put(text.onCharacter(first.from))
        return
      }
      caret.put(text.onCharacter(start))
    }
  }

  private func breakLine(_ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int) {
    guard remove(grasp, &effect, tick: tick) else { return }
    if case .refused(let reason) = document.perform(.insertParagraph, tick: tick) {
      effect.message = reason
    }
  }

  /// Reflows the paragraphs that are grasped. The caret goes to the start of the last of them.
  func reflow(_ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int) {
    guard let first = grasp.stretches.first, let last = grasp.stretches.last else { return }
    let end = last.isLines || last.upTo.visible > 0 ? last.upTo : last.from
    var refused: String?
    // From the last to the first: places before an edit stay.
    for place in caret.text.lines(from: first.from, upTo: end).reversed() {
      let outcome = LineReflow(document: document).reflow(
        paragraphAt: document.existing(place), columns: editor.measure, tick: tick)
      if case .refused(let reason) = outcome { refused = reason }
    }
    caret.put(caret.onFirstNonBlank(document.existing(end)))
    if let refused { effect.message = refused }
  }
}

extension ViChange {
  /// Whether it is `r` in normal mode.
  fileprivate var isOfCharacters: Bool {
    if case .operate(_, .motion) = what { true } else { false }
  }
}

extension ViText {
  /// The starts of the lines from one place to another.
  func lines(from place: RichPlace, upTo end: RichPlace) -> [RichPlace] {
    var all = [line(place).start]
    while !isSameLine(all[all.count - 1], end), let next = lineAfter(all[all.count - 1]),
      next <= end, !document.patience.isSpent()
    {
      all.append(next)
    }
    return all
  }

  func lineCount(of stretch: ViStretch) -> Int {
    lines(from: stretch.from, upTo: stretch.upTo).count
  }
}
