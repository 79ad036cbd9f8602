import CursesCore
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// A drag with the mouse: what it selects by, and what was selected when it began.
struct RichDrag: Hashable {
  enum Unit: Hashable { case character, word, paragraph }
  var unit: Unit
  var origin: Dated<Range<RichPlace>>
}

/// The mouse in an editor: clicks, drags and the wheel.
@MainActor
struct EditorMouse {
  private let editor: RichEditorModel

  init(_ editor: RichEditorModel) { self.editor = editor }

  private var document: RichDocument { editor.document }

  /// The rows that one turn of the wheel scrolls.
  private static var wheelRows: Int { 3 }

  /// Takes what it does, in the coordinates of the frame; `rect` is where the editor was drawn.
  func take(_ mouse: Mouse, in rect: Rect, tick: Int) -> RichEditorEffect {
    let point = Point(
      column: mouse.position.column - rect.minColumn, row: mouse.position.row - rect.minRow)
    switch mouse.action {
    case .press(.left, let clicks):
      guard rect.contains(mouse.position) else { return .unhandled() }
      return press(at: point, clicks: clicks, modifiers: mouse.modifiers, tick: tick)
    case .press(.middle, _):
      guard rect.contains(mouse.position) else { return .unhandled() }
      return pasteHere(point, tick: tick)
    case .drag(.left) where editor.drag != nil: dragTo(point, tick: tick)
    case .release(.left): editor.drag = nil
    case .wheelUp: return editor.perform(.scroll(-Self.wheelRows), tick: tick)
    case .wheelDown: return editor.perform(.scroll(Self.wheelRows), tick: tick)
    default: return .unhandled()
    }
    return RichEditorEffect()
  }

  private func press(
    at point: Point, clicks: Int, modifiers: KeyModifiers, tick: Int
  ) -> RichEditorEffect {
    if clicks == 1, let target = editor.view.target(at: point) {
      switch target {
      case .task(let block, let paragraph):
        if let offset = taskOffset(block, paragraph) {
          return editor.edit(.toggleTask(at: offset), tick: tick)
        }
      case .fold(let block, let paragraph):
        let heading = RichPlace(block: block, paragraph: paragraph, visible: 0)
        select(heading, heading, tick: tick)
        return editor.perform(.toggleFold, tick: tick)
      case .link(let address) where modifiers.contains(.control):
        return editor.effect { $0.followed = address }
      case .link: break
      }
    }
    let caret = editor.view.caret(at: point)
    let place = caret.position.richPlace
    if clicks == 1, modifiers.contains(.control), editor.leadsSomewhere(place) {
      editor.select(caret, extending: false, tick: tick)
      return editor.followLink()
    }
    switch clicks {
    case 1:
      editor.select(caret, extending: modifiers.contains(.shift), tick: tick)
      let anchor = document.anchor
      editor.drag = drag(by: .character, from: anchor..<anchor)
    case 2: selectUnit(.word, at: place, tick: tick)
    default: selectUnit(.paragraph, at: place, tick: tick)
    }
    settleWithoutScrolling(rowAffinity: caret.rowAffinity)
    return RichEditorEffect()
  }

  /// The middle button puts there what was copied last.
  private func pasteHere(_ point: Point, tick: Int) -> RichEditorEffect {
    let caret = editor.view.caret(at: point)
    editor.select(caret, extending: false, tick: tick)
    settleWithoutScrolling(rowAffinity: caret.rowAffinity)
    return editor.perform(.paste, tick: tick)
  }

  /// A click is in view already: nothing may move under the pointer.
  private func settleWithoutScrolling(rowAffinity: Affinity) {
    let margin = editor.view.scrollMargin
    editor.view.scrollMargin = 0
    editor.settle(rowAffinity: rowAffinity)
    editor.view.scrollMargin = margin
  }

  /// Where the box of a task begins in the source, if it lies at a point of the page.
  func task(at point: Point) -> Int? {
    guard case .task(let block, let paragraph) = editor.view.target(at: point) else { return nil }
    return taskOffset(block, paragraph)
  }

  private func taskOffset(_ block: Int, _ paragraph: Int) -> Int? {
    for prefix in document.block(block).paragraphs[paragraph].prefix.reversed() {
      if case .item(let marker) = prefix.kind, let offset = marker.boxOffset { return offset }
    }
    return nil
  }

  private func selectUnit(_ unit: RichDrag.Unit, at place: RichPlace, tick: Int) {
    let range = range(of: unit, at: place)
    editor.drag = drag(by: unit, from: range)
    select(range.lowerBound, range.upperBound, tick: tick)
  }

  private func select(_ anchor: RichPlace, _ head: RichPlace, tick: Int) {
    document.perform(
      .select(anchor: document.offset(of: anchor), head: document.offset(of: head)), tick: tick)
  }

  /// The word or the paragraph around a place.
  private func range(of unit: RichDrag.Unit, at place: RichPlace) -> Range<RichPlace> {
    let text = document.paragraph(at: place).text
    func at(_ visible: Int) -> RichPlace {
      RichPlace(block: place.block, paragraph: place.paragraph, visible: visible)
    }
    switch unit {
    case .character: return place..<place
    case .paragraph: return at(0)..<at(text.count)
    case .word:
      var reader = ByteReader(text)
      let range = reader.run(around: place.visible)
      return at(range.lowerBound)..<at(range.upperBound)
    }
  }

  private func drag(by unit: RichDrag.Unit, from range: Range<RichPlace>) -> RichDrag {
    RichDrag(unit: unit, origin: Dated(range, at: document.version))
  }

  /// Where a drag began. Where the text has become another since, it goes on from the selection's anchor,
  /// which has been carried along.
  private func origin(of drag: RichDrag) -> Range<RichPlace> {
    if let range = drag.origin.value(at: document.version) {
      // What is read on may still put an end to the last block.
      return document.existing(range.lowerBound)..<document.existing(range.upperBound)
    }
    let range = range(of: drag.unit, at: document.anchor)
    editor.drag = self.drag(by: drag.unit, from: range)
    return range
  }

  private func dragTo(_ point: Point, tick: Int) {
    guard let drag = editor.drag else { return }
    let origin = origin(of: drag)
    // Held above or below the editor it scrolls, a row for each report of the terminal.
    if point.row < 0 { editor.view.scroll(by: -1) }
    if point.row >= editor.view.size.rows { editor.view.scroll(by: 1) }
    let row = min(max(0, point.row), editor.view.size.rows - 1)
    let caret = editor.view.caret(at: Point(column: point.column, row: row))
    let here = range(of: drag.unit, at: caret.position.richPlace)
    if here.lowerBound < origin.lowerBound {
      select(origin.upperBound, here.lowerBound, tick: tick)
    } else {
      select(origin.lowerBound, max(here.upperBound, origin.upperBound), tick: tick)
    }
    settleWithoutScrolling(rowAffinity: caret.rowAffinity)
  }
}

extension ByteReader {
  /// The characters of one kind around an offset, as a double click takes them.
  fileprivate mutating func run(around offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let start = offset < count ? boundary(atOrBefore: offset) : previousBoundary(before: count)
    let kind = WordKind(scalar(at: start)?.scalar)
    var lower = start
    while lower > 0 {
      let previous = previousBoundary(before: lower)
      guard WordKind(scalar(at: previous)?.scalar) == kind else { break }
      lower = previous
    }
    var upper = nextBoundary(after: start)
    while upper < count, WordKind(scalar(at: upper)?.scalar) == kind {
      upper = nextBoundary(after: upper)
    }
    return lower..<upper
  }
}
