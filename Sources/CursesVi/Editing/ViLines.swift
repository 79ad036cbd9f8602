import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// The lines that an ex command is about.
@MainActor
struct ViLines: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  /// The lines a command is about: the one at the caret where it names none.
  func lines(
    of command: ViExCommand, _ effect: inout RichEditorEffect
  ) -> ClosedRange<RichPlace>? {
    if command.isWhole {
      while document.readOn() {}
      return RichPlace(block: 0, paragraph: 0, visible: 0)...caret.text.lastLine
    }
    guard let from = command.from, let upTo = command.upTo else {
      let here = caret.text.line(caret.place).start
      return here...here
    }
    let here = caret.place
    guard let first = place(of: from, from: here, &effect),
      let last = place(of: upTo, from: command.isFromFirst ? first : here, &effect)
    else { return nil }
    return first <= last ? first...last : last...first
  }

  func place(
    of address: ViAddress, from here: RichPlace, _ effect: inout RichEditorEffect
  ) -> RichPlace? {
    let text = caret.text
    var place: RichPlace
    switch address.base {
    case .current: place = text.line(here).start
    case .match(let pattern, let isForward):
      let line = text.line(here)
      let wanted = ViSearchPart(pattern: pattern, isForward: isForward, isClosed: true)
      let from = isForward ? line.place(line.end) : line.start
      guard let found = ViSearches(caret).searched(wanted, count: 1, from: from, &effect) else {
        return nil
      }
      place = text.line(found).start
    case .last: place = text.lastLine
    case .line(let number): place = caret.sourceLine(number)
    case .mark(let name):
      guard let found = ViMotions(caret).marked(name, isLine: true, &effect) else { return nil }
      place = text.line(found).start
    }
    for _ in 0..<abs(address.offset) where !editor.stops() {
      guard let next = address.offset < 0 ? text.lineBefore(place) : text.lineAfter(place) else {
        break
      }
      place = next
    }
    return place
  }

  /// Goes through lines from the first to the last, with the caret in each. One that has gone is passed over.
  /// Returns how many were reached.
  @discardableResult
  func inEachLine(at offsets: [Int], _ body: () -> Void) -> Int {
    let ranges = offsets.map { offset -> Range<Int> in
      guard !document.patience.isSpent() else { return offset..<offset }
      let place = document.place(at: offset)
      let line = caret.text.line(place)
      return offset..<max(offset, caret.offset(line.place(line.end)))
    }
    let outer = document.followed
    defer { document.followed = outer }
    let isEmpty = ranges.map(\.isEmpty)
    document.followed = FollowedStretches(ranges)
    for index in ranges.indices {
      guard !editor.stops(after: (index, ranges.count)), let range = document.followed.next() else {
        return index
      }
      if range.isEmpty, !isEmpty[index] { continue }
      let place = document.place(at: range.lowerBound)
      // A line that was joined with the one before is part of that.
      guard place.visible == 0 else { continue }
      caret.put(place)
      body()
    }
    return ranges.count
  }
}
