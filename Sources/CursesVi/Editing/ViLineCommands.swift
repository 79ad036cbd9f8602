import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// `:m`, `:t`, `:sort` and `:put`, which are about whole lines.
@MainActor
struct ViLineCommands: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// Where lines wait to be put; no name that a person gives.
  private static var target: Character { "\u{2}" }

  /// `:t` copies lines below another, `:m` moves them there; below line 0 is above all.
  func carry(
    _ places: ClosedRange<RichPlace>, _ command: ViExCommand, moves: Bool,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard let address = ViExCommand(command.rest).from else {
      effect.message = "It is written :\(moves ? "m" : "t") and a line, such as $ or 0."
      return
    }
    let isAbove = leadsAboveAll(address, &effect)
    guard let place = ViLines(caret).place(of: address, from: caret.place, &effect) else { return }
    let last = caret.text.line(places.upperBound)
    if moves, !isAbove, places.lowerBound <= place, place <= last.place(last.end) {
      effect.message = "Cannot move lines into themselves."
      return
    }
    document.setMark(Self.target, at: caret.offset(caret.text.line(place).start))
    caret.grasp(places.lowerBound, last.place(last.end))
    let lines = CopiedLines(document: document).selectedLines
    let count = caret.text.lines(from: places.lowerBound, upTo: last.start).count
    guard !editor.stops() else { return caret.put(places.lowerBound) }
    if moves, case .refused(let reason) = document.perform(.deleteParagraphs, tick: tick) {
      effect.message = reason
      return caret.put(places.lowerBound)
    }
    guard let offset = document.mark(Self.target) else { return }
    caret.put(isAbove ? RichPlace(block: 0, paragraph: 0, visible: 0) : document.place(at: offset))
    if case .refused(let reason) = PutLines(document: document).put(
      lines, below: !isAbove, tick: tick)
    {
      effect.message = reason
    }
    // As in vim the last of the lines has the caret.
    caret.put(caret.onFirstNonBlank(caret.text.line(count - 1, after: document.head)))
  }

  /// Whether an address is that of line 0: `0`, or `-2` in the first line but one.
  private func leadsAboveAll(_ address: ViAddress, _ effect: inout RichEditorEffect) -> Bool {
    if address.base == .line(0) { return address.offset == 0 }
    guard address.offset < 0 else { return false }
    var nearer = address
    nearer.offset += 1
    guard let place = ViLines(caret).place(of: nearer, from: caret.place, &effect) else {
      return false
    }
    return caret.text.lineBefore(place) == nil
  }

  /// `:sort`: puts lines in order, by their text or by the first number in them.
  func sort(
    _ places: ClosedRange<RichPlace>, _ command: ViExCommand, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    var places = places
    if command.from == nil, !command.isWhole {
      while document.readOn() {}
      places = RichPlace(block: 0, paragraph: 0, visible: 0)...caret.text.lastLine
    }
    guard let order = ViOrder(command) else {
      effect.message = "Write :sort, with i, n or u after it, or :sort! for reverse order."
      return
    }
    let text = caret.text
    let lines = text.lines(from: places.lowerBound, upTo: places.upperBound)
    let keys = lines.map { text.line($0).paragraph.string }
    let sorted = order.sorted(keys)
    if sorted.indices.contains(where: { sorted[$0] != $0 }) {
      let outcome = LineOrder(document: document).reorderLines(lines, sorted, tick: tick)
      if case .refused(let reason) = outcome {
        effect.message = reason
        return
      }
    }
    if order.isUnique { removeTwins(of: lines[0], count: lines.count, order, &effect, tick: tick) }
    caret.put(caret.onFirstNonBlank(document.existing(places.lowerBound)))
  }

  /// Deletes lines that say the same as the one before.
  private func removeTwins(
    of first: RichPlace, count: Int, _ order: ViOrder, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let text = caret.text
    var places = [text.line(document.existing(first)).start]
    while places.count < count, let next = text.lineAfter(places[places.count - 1]) {
      places.append(next)
    }
    let keys = places.map { text.line($0).paragraph.string }
    let offsets = places.map { caret.offset($0) }
    for index in places.indices.dropFirst().reversed()
    where order.isSame(keys[index - 1], keys[index]) {
      guard !editor.stops() else {
        effect.message = "Stopped before all lines were compared."
        return
      }
      caret.put(document.place(at: offsets[index]))
      if case .refused(let reason) = document.perform(.deleteParagraphs, tick: tick) {
        effect.message = reason
        return
      }
    }
  }

  /// `:put`: what a register holds as lines below another; below line 0 is above all.
  func putBelow(
    _ places: ClosedRange<RichPlace>, _ command: ViExCommand, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    let name = command.rest.first
    guard let clip = ViClips(caret).clip(name) else {
      effect.message = name.map { "The register \($0) is empty." } ?? "Nothing has been yanked yet."
      return
    }
    let isAbove = command.isForced || command.upTo?.base == .line(0) && command.upTo?.offset == 0
    caret.put(caret.text.line(places.upperBound).start)
    var lines: RichLines?
    if case .lines(let whole) = clip.shape { lines = whole }
    ViPuts(caret).putLines(lines, clip, count: 1, isAfter: !isAbove, &effect, tick: tick)
  }
}
