import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// The visual modes of vi.
@MainActor
struct ViVisualMode: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func begin(_ kind: ViSelectionKind) {
    if caret.state.visual != nil {
      caret.state.visual?.kind = kind
      if kind != .block { caret.state.visual?.reachesLineEnds = false }
      return
    }
    let offset = caret.offset(caret.text.onCharacter(caret.place))
    caret.state.visual = ViVisual(anchor: offset, cursor: offset, kind: kind)
  }

  /// Back to normal mode; the caret stays where the moving end was.
  func end(keepsCaret: Bool = false) {
    guard let visual = caret.state.visual else {
      caret.state.machine.mode = .normal
      return
    }
    let cursor = caret.place
    document.setMark("<", at: min(visual.anchor, visual.cursor))
    document.setMark(">", at: max(visual.anchor, visual.cursor))
    caret.state.lastKind = visual.kind
    caret.state.visual = nil
    caret.state.machine.mode = .normal
    document.select(Selection(caret: caret.offset(cursor)))
    if !keepsCaret { caret.put(caret.text.onCharacter(cursor)) }
  }

  func swapEnds(isSide: Bool) {
    guard let visual = caret.state.visual else { return }
    guard isSide, visual.kind == .block else {
      caret.state.visual?.anchor = visual.cursor
      caret.state.visual?.cursor = visual.anchor
      caret.state.column = nil
      return editor.settle(rowAffinity: .downstream)
    }
    let text = caret.text
    let (one, other) = (text.line(document.place(at: visual.anchor)), text.line(caret.place))
    let columns = [
      one.column(of: document.place(at: visual.anchor).visible),
      other.column(of: caret.place.visible),
    ]
    caret.state.visual?.anchor = caret.offset(one.place(one.moved(0, by: columns[1])))
    caret.state.visual?.cursor = caret.offset(other.place(other.moved(0, by: columns[0])))
    caret.state.column = nil
  }

  func reselect(_ effect: inout RichEditorEffect) {
    guard let anchor = document.mark("<"), let cursor = document.mark(">") else {
      effect.message = "Nothing was selected before."
      return
    }
    let kind = caret.state.lastKind
    caret.state.visual = ViVisual(anchor: anchor, cursor: cursor, kind: kind)
    caret.state.machine.mode = .visual(kind)
    editor.settle(rowAffinity: .downstream)
  }

  func selectObject(
    _ object: ViObject, isAround: Bool, count: Int, _ effect: inout RichEditorEffect
  ) {
    guard let visual = caret.state.visual,
      let found = grown(by: object, isAround: isAround, count: count, visual, &effect)
    else {
      effect.message = effect.message ?? "There is no such text object here."
      caret.state.hasFailed = true
      return
    }
    let text = caret.text
    let isFresh = visual.anchor == visual.cursor
    let from =
      isFresh || object.isNested
      ? found.from : min(found.from, document.place(at: visual.anchor))
    let end = text.line(found.upTo)
    let last = end.place(
      found.isLines ? 0 : found.upTo.visible > 0 ? end.before(found.upTo.visible) : 0)
    // As in vim, of lines a part is selected as characters; a block stays one.
    let kind: ViSelectionKind =
      found.isLines ? .lines : visual.kind == .lines ? .characters : visual.kind
    caret.state.visual?.kind = kind
    caret.state.machine.mode = .visual(kind)
    caret.state.visual?.anchor = caret.offset(from)
    caret.put(last)
  }

  /// An object at the caret. Where something is selected already it grows: by the next word, or to the
  /// brackets further out.
  private func grown(
    by object: ViObject, isAround: Bool, count: Int, _ visual: ViVisual,
    _ effect: inout RichEditorEffect
  ) -> ViStretch? {
    let text = caret.text
    if case .match(let isForward) = object {
      let isFresh = visual.anchor == visual.cursor
      let next = isForward ? text.forward(caret.place) : text.backward(caret.place)
      return ViSearches(caret).match(
        isForward: isForward, at: isFresh ? caret.place : next ?? caret.place, &effect)
    }
    guard visual.anchor != visual.cursor, visual.anchor <= visual.cursor else {
      return text.object(object, isAround: isAround, count: count, at: caret.place)
    }
    let anchor = document.place(at: visual.anchor)
    guard object.isNested else {
      let line = text.line(caret.place)
      let isLines = visual.kind == .lines
      let next = isLines ? text.lineAfter(caret.place) : line.place(line.after(caret.place.visible))
      guard let next, isLines || next.visible < line.end else { return nil }
      return text.object(object, isAround: isAround, count: count, at: next)
    }
    for level in count..<count + 20 {
      guard
        let found = text.object(object, isAround: isAround, count: level, at: caret.place)
      else { return nil }
      let last = text.line(found.upTo)
      if found.isLines || found.from < anchor
        || caret.place < last.place(last.before(found.upTo.visible))
      {
        return found
      }
    }
    return nil
  }

  // MARK: What is selected

  /// The places of both ends, in order.
  private var ends: (lower: RichPlace, upper: RichPlace)? {
    guard let visual = caret.state.visual else { return nil }
    let (anchor, cursor) = (document.place(at: visual.anchor), document.place(at: visual.cursor))
    return anchor <= cursor ? (anchor, cursor) : (cursor, anchor)
  }

  var selectedGrasp: ViGrasp? {
    guard let visual = caret.state.visual, let (lower, upper) = ends else { return nil }
    let text = caret.text
    switch visual.kind {
    case .lines:
      return ViGrasp(stretches: [.lines(text.line(lower).start, text.line(upper).start, in: text)])
    case .characters:
      let line = text.line(upper)
      // An empty line of code is a character as others are: its end.
      if line.isEmpty, line.paragraph.isVerbatim, let next = text.lineAfter(upper),
        text.line(next).paragraph.isVerbatim, next.block == upper.block
      {
        return ViGrasp(stretches: [ViStretch(from: lower, upTo: next)])
      }
      let stretch = ViStretch(from: lower, upTo: line.place(line.after(upper.visible)))
      return ViGrasp(stretches: [stretch], isSmall: text.isSameLine(lower, upper))
    case .block: return block(lower, upper, reachesLineEnds: visual.reachesLineEnds)
    }
  }

  /// A stretch in each line, between the columns of the ends.
  private func block(
    _ lower: RichPlace, _ upper: RichPlace, reachesLineEnds: Bool
  ) -> ViGrasp? {
    let text = caret.text
    let columns = [lower, upper].map { text.line($0).column(of: $0.visible) }
    let (left, right) = (min(columns[0], columns[1]), max(columns[0], columns[1]))
    let stretches = text.lines(from: lower, upTo: upper).map { place -> ViStretch in
      let line = text.line(place)
      let start = line.moved(0, by: left)
      guard line.column(of: start) == left else {
        return ViStretch(from: line.place(line.end), upTo: line.place(line.end), isShort: true)
      }
      let end = reachesLineEnds ? line.end : line.moved(start, by: right - left + 1)
      return ViStretch(from: line.place(start), upTo: line.place(end))
    }
    var grasp = ViGrasp(stretches: stretches, isBlock: true, isSmall: stretches.count == 1)
    grasp.reachesLineEnds = reachesLineEnds
    return grasp
  }

  /// How much is selected, for `.`.
  var selectedExtent: ViExtent? {
    guard let visual = caret.state.visual, let (lower, upper) = ends else { return nil }
    let text = caret.text
    let lines = text.lines(from: lower, upTo: upper).count
    let last = text.line(upper).column(of: upper.visible)
    let first = text.line(lower).column(of: lower.visible)
    let characters =
      lines == 1 || visual.kind == .block ? abs(last - first) + 1 : last + 1
    var extent = ViExtent(kind: visual.kind, lines: lines, characters: characters)
    extent.reachesLineEnds = visual.reachesLineEnds
    return extent
  }

  /// As much from the caret on.
  func grasp(of extent: ViExtent) -> ViGrasp? {
    let text = caret.text
    let cursor = caret.place
    let last = text.line(extent.lines - 1, after: cursor)
    let line = text.line(last)
    switch extent.kind {
    case .lines: return ViGrasp(stretches: [.lines(cursor, last, in: text)])
    case .characters:
      let start = extent.lines == 1 ? cursor.visible : 0
      let end = line.place(line.moved(start, by: extent.characters))
      return ViGrasp(
        stretches: [ViStretch(from: cursor, upTo: end)], isSmall: extent.lines == 1)
    case .block:
      let column = text.line(cursor).column(of: cursor.visible) + extent.characters - 1
      return block(
        cursor, line.place(line.moved(0, by: column)), reachesLineEnds: extent.reachesLineEnds)
    }
  }

  /// Shows what vi has selected as the document's selection.
  func show() {
    defer { caret.state.shown = ViShown(document) }
    guard caret.state.visual != nil else {
      if caret.state.machine.mode == .normal { caret.clamp() }
      return
    }
    guard let grasp = selectedGrasp, let visual = caret.state.visual else { return }
    let isForward = visual.anchor <= visual.cursor
    let ranges = grasp.stretches.filter { !$0.isShort }.map { stretch -> SelectionRange in
      let isEmpty = stretch.from == stretch.upTo
      let from = caret.offset(stretch.from, affinity: isEmpty ? .upstream : .downstream)
      let upTo = caret.offset(stretch.upTo)
      return SelectionRange(anchor: isForward ? from : upTo, head: isForward ? upTo : from)
    }
    let main = ranges.firstIndex {
      $0.lowerBound <= visual.cursor && visual.cursor <= $0.upperBound
    }
    let selection = Selection(ranges, mainIndex: main ?? 0)
    if selection != document.state.selection { document.select(selection) }
  }

  // MARK: What others have selected

  /// After something else than vi has moved the caret, selected or edited.
  func follow() {
    guard !caret.state.isReplaying else { return }
    let shown = ViShown(document)
    guard shown != caret.state.shown else { return }
    let selection = shown.selection
    switch caret.state.machine.mode {
    case .insert, .replace: break
    case .normal, .visual:
      guard selection.ranges.count == 1 else {
        // The ends of what was selected are places of the text as it was.
        if caret.state.visual != nil, shown.version != caret.state.shown?.version {
          caret.state.visual = nil
          caret.state.machine.mode = .normal
        }
        return
      }
      if selection.main.isCaret {
        caret.state.visual = nil
        caret.state.machine.mode = .normal
        caret.clamp()
      } else {
        takeSelection(selection.main)
      }
      caret.state.column = nil
    }
    caret.state.shown = ViShown(document)
  }

  /// What was selected with the mouse or with Shift is a visual selection too.
  private func takeSelection(_ range: SelectionRange) {
    let text = caret.text
    let lower = document.place(at: range.lowerBound)
    let upper = document.place(at: range.upperBound)
    let last = text.line(upper).place(text.line(upper).before(upper.visible))
    let ends = [lower, max(lower, last)].map { caret.offset($0) }
    let isForward = range.anchor <= range.head
    caret.state.visual = ViVisual(
      anchor: isForward ? ends[0] : ends[1], cursor: isForward ? ends[1] : ends[0],
      kind: .characters)
    caret.state.machine.mode = .visual(.characters)
  }
}
