import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What the operators of vi do.
extension ViKeys {
  /// Returns whether the change is over; after `c` it goes on with typing.
  func operate(
    _ operation: ViOperator, _ grasp: ViGrasp, _ change: ViChange, step: Int,
    _ effect: inout RichEditorEffect, tick: Int
  ) -> Bool {
    guard let first = grasp.stretches.first else { return true }
    if operation.changesText, document.isReadOnly {
      effect.message = "This note is read-only."
      vi.machine.mode = .normal
      putViCaret(viText.onCharacter(first.from))
      return true
    }
    switch operation {
    case .yank:
      keep(grasp, change.register, isDeleted: false, &effect)
      noteChange(
        viOffset(first.from, affinity: .downstream),
        viOffset(grasp.stretches[grasp.stretches.count - 1].upTo))
      putViCaret(viText.onCharacter(first.caret ?? first.from))
      let lines = grasp.isLines ? viText.lineCount(of: first) : 0
      if lines > 2 { effect.message = "\(lines) lines are in the register." }
    case .delete: delete(grasp, change.register, &effect, tick: tick)
    case .change:
      changeText(grasp, change, step: step, &effect, tick: tick)
      return false
    case .indent: indent(grasp, .indent, &effect, tick: tick)
    case .outdent: indent(grasp, .outdent, &effect, tick: tick)
    case .lowercase: convert(grasp, &effect, tick: tick) { $0.lowercased() }
    case .uppercase: convert(grasp, &effect, tick: tick) { $0.uppercased() }
    case .toggleCase(let advances):
      convert(grasp, &effect, tick: tick) { $0.togglingCase }
      if advances {
        let line = viText.line(first.from)
        let columns = line.column(of: first.upTo.visible)
        putViCaret(viText.onCharacter(line.place(line.moved(0, by: columns))))
      }
    case .replace("\n"): breakLine(grasp, &effect, tick: tick)
    case .replace(let character):
      convert(grasp, &effect, tick: tick) { _ in String(character) }
      if !grasp.isBlock, viText.isSameLine(first.from, first.upTo), change.isOfCharacters {
        let line = viText.line(first.from)
        putViCaret(line.place(line.moved(first.from.visible, by: (change.count ?? 1) - 1)))
      }
    case .reflow: reflow(grasp, &effect, tick: tick)
    case .add(let sign, let isProgressive):
      addToNumbers(
        of: grasp, sign * (change.count ?? 1), isProgressive: isProgressive, &effect, tick: tick)
    case .join(let isSpaced): join(grasp, isSpaced: isSpaced, &effect, tick: tick)
    }
    return true
  }

  // MARK: Registers

  /// Puts what is grasped into a register.
  func keep(
    _ grasp: ViGrasp, _ register: Character?, isDeleted: Bool, _ effect: inout RichEditorEffect
  ) {
    guard register != "_" else { return }
    let clip = clip(of: grasp)
    // Of what was stopped the register has nothing.
    guard !document.patience.isOver else { return }
    if isDeleted {
      vi.memory.registers.delete(clip, into: register, isSmall: grasp.isSmall)
    } else {
      vi.memory.registers.yank(clip, into: register)
    }
    if ViRegisters.isClipboard(register) {
      effect.copied = clip.outside
      effect.copiedSource = clip.markdown.map { CopiedSource($0) }
    }
  }

  private func clip(of grasp: ViGrasp) -> ViClip {
    let before = document.state.selection
    defer { document.select(before) }
    var pieces: [String] = []
    for stretch in grasp.stretches {
      self.grasp(stretch.from, stretch.upTo)
      if stretch.isLines {
        let lines = CopiedLines(document: document).selectedLines
        return ViClip(lines.text, markdown: lines.markdown, shape: .lines(lines))
      }
      pieces.append(Copies(document: document).selectedText)
    }
    if grasp.isBlock { return ViClip(pieces.joined(separator: "\n"), shape: .block(pieces)) }
    let markdown = Copies(document: document).selectedMarkdown
    let isPlain = markdown == pieces[0] || !hasStyle(grasp.stretches[0])
    return ViClip(pieces[0], markdown: isPlain ? nil : markdown)
  }

  /// Whether a stretch of several lines has styles: without them it is put as text, so that its last line
  /// goes on with what stands behind it.
  private func hasStyle(_ stretch: ViStretch) -> Bool {
    guard !viText.isSameLine(stretch.from, stretch.upTo) else { return true }
    return viText.lines(from: stretch.from, upTo: stretch.upTo).contains { place in
      viText.line(place).paragraph.runs.contains { !$0.attributes.isEmpty }
    }
  }

  // MARK: Deleting

  func delete(
    _ grasp: ViGrasp, _ register: Character?, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let from = grasp.stretches[0].from
    guard grasp.isLines || grasp.stretches.contains(where: { $0.from != $0.upTo }) else {
      return putViCaret(viText.onCharacter(from))
    }
    keep(grasp, register, isDeleted: true, &effect)
    let offset = viOffset(from)
    guard remove(grasp, &effect, tick: tick), !document.patience.isOver else {
      return putViCaret(viText.onCharacter(from))
    }
    let place = grasp.isLines ? document.head : document.place(at: offset)
    putViCaret(
      grasp.isLines
        ? onFirstNonBlank(place) : viText.onCharacter(grasp.isBlock ? place : document.head))
  }

  /// Takes away what is grasped. Returns whether that could be.
  func remove(_ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int) -> Bool {
    if grasp.isBlock { return removeBlock(grasp, &effect, tick: tick) }
    for stretch in grasp.stretches {
      if stretch.from == stretch.upTo, !stretch.isLines { continue }
      self.grasp(stretch.from, stretch.upTo)
      let command = stretch.isLines ? RichCommand.deleteParagraphs : .deleteSelection
      if case .refused(let reason) = document.perform(command, tick: tick) {
        effect.message = reason
        vi.hasFailed = true
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
        anchor: viOffset(stretch.from, affinity: .downstream),
        head: viOffset(stretch.upTo))
    }
    guard !ranges.isEmpty else { return true }
    document.select(Selection(ranges))
    guard case .refused(let reason) = document.perform(.deleteSelection, tick: tick) else {
      return true
    }
    effect.message = reason
    vi.hasFailed = true
    return false
  }

  /// `c`: what is typed then has the style of what goes.
  private func changeText(
    _ grasp: ViGrasp, _ change: ViChange, step: Int, _ effect: inout RichEditorEffect, tick: Int
  ) {
    if grasp.isLines || grasp.stretches.contains(where: { $0.from != $0.upTo }) {
      keep(grasp, change.register, isDeleted: true, &effect)
    }
    let first = grasp.stretches[0]
    let style = styleToKeep(grasp, change)
    var emptied = grasp
    emptied.stretches = grasp.stretches.map { stretch in
      var stretch = stretch
      let line = viText.line(stretch.from)
      // A line of code stays where it is indented to.
      if stretch.isLines, line.paragraph.isVerbatim { stretch.from.visible = line.indentation }
      stretch.isLines = false
      return stretch
    }
    let empties = grasp.stretches.contains { stretch in
      let line = viText.line(stretch.from)
      return !line.isEmpty && !line.paragraph.isVerbatim && stretch.from == line.start
        && stretch.upTo == line.place(line.end)
    }
    guard remove(emptied, &effect, tick: tick) else {
      putViCaret(viText.onCharacter(first.from))
      vi.machine.mode = .normal
      return document.endStep(step)
    }
    // Where paragraphs were emptied their places are others now: the carets are where something went.
    if grasp.isBlock, !empties { putCarets(emptied) }
    enterTyping(change, step: step, mode: .insert)
    guard let style else { return }
    vi.typing?.link = style.link
    takeStyle(style.attributes)
  }

  /// The styles of the first character that goes.
  private func styleToKeep(
    _ grasp: ViGrasp, _ change: ViChange
  ) -> (attributes: RichAttributes, link: String?)? {
    let first = grasp.stretches[0]
    if case .operate(_, .object(.span, isAround: true)) = change.what { return nil }
    guard !grasp.isLines, !grasp.isBlock, first.from < first.upTo,
      let run = viText.line(first.from).paragraph.run(after: first.from.visible)
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
  func putCarets(_ grasp: ViGrasp) {
    let ranges = grasp.stretches.filter { !$0.isShort }.map {
      SelectionRange(caret: viOffset($0.from))
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
    if viText.line(first.from).paragraph.isVerbatim {
      for line in viText.lines(from: first.from, upTo: last.upTo)
      where command == .outdent || !viText.line(line).isEmpty {
        putViCaret(line)
        outcome = document.perform(command, tick: tick)
      }
    } else {
      self.grasp(viText.line(first.from).start, last.upTo)
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
    putViCaret(onFirstNonBlank(viText.isSameLine(place, first.from) ? place : first.from))
  }

  private func join(
    _ grasp: ViGrasp, isSpaced: Bool, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let text = viText
    let first = grasp.stretches[0]
    let last = grasp.stretches[grasp.stretches.count - 1].upTo
    let count = max(2, text.lines(from: first.from, upTo: last).count)
    for done in 1..<count where !stopsVi(after: done, of: count) {
      let line = text.line(first.from)
      guard let next = text.lineAfter(first.from) else { break }
      let lower = text.line(next)
      let start = line.place(line.end)
      let needsSpace =
        isSpaced && !line.isEmpty && line.kind(line.last) != .blank
        && lower.indentation < lower.end && lower.character(lower.indentation) != ")"
      let outcome: RichOutcome
      if line.isEmpty || lower.isEmpty {
        putViCaret(line.place(line.end))
        outcome = document.perform(.deleteForward, tick: tick)
      } else {
        self.grasp(start, lower.place(isSpaced ? lower.indentation : 0))
        outcome =
          needsSpace
          ? document.perform(.paste(" ", isMarkdown: false), tick: tick)
          : document.perform(.deleteSelection, tick: tick)
      }
      if case .refused(let reason) = outcome {
        effect.message = reason
        putViCaret(text.onCharacter(first.from))
        return
      }
      putViCaret(text.onCharacter(start))
    }
  }

  private func breakLine(_ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int) {
    guard remove(grasp, &effect, tick: tick) else { return }
    if case .refused(let reason) = document.perform(.insertParagraph, tick: tick) {
      effect.message = reason
    }
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
