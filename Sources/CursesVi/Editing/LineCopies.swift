import CursesRichEditor
import CursesRichText
@_spi(Nodes) import CursesViewGraph

/// Lines that are typed one below the other and are all alike: most of them are copied, twice as many each time. To
/// type them would look at all of the list around them for each letter.
@MainActor
struct LineCopies {
  let caret: ViCaret
  /// The line typed last, and how many lines up to it are alike.
  private var last: RichParagraph?
  private var alike = 0
  private var isPossible: Bool

  /// The most lines that are copied between two looks at whether Esc was pressed.
  private static let most = 512

  init(_ caret: ViCaret, isPossible: Bool) { (self.caret, self.isPossible) = (caret, isPossible) }

  private var document: RichDocument { caret.document }

  /// Notes a line that was typed; the caret is in it. What begins the first may stand in something else than the rest.
  mutating func noteLine() {
    guard isPossible else { return }
    let line = caret.text.line(document.head).paragraph
    alike = last.map { line.isAlike($0) } == true ? alike + 1 : 1
    last = line
  }

  /// Copies lines that end with the one of the caret below it. The caret goes to its place in the last one.
  ///
  /// - Returns: how many lines there are more; 0 where each is to be typed.
  mutating func make(atMost most: Int, tick: Int) -> Int {
    guard isPossible, alike > 1 else { return 0 }
    let count = copy(min(alike, most, Self.most), tick: tick)
    alike += count
    isPossible = count > 0
    return count
  }

  private func copy(_ count: Int, tick: Int) -> Int {
    let column = document.head.visible
    let last = caret.text.line(document.head)
    var first = last.start
    for _ in 1..<count {
      guard let before = caret.text.lineBefore(first) else { return 0 }
      first = before
    }
    caret.grasp(first, last.place(last.end))
    let lines = CopiedLines(document: document).selectedLines
    caret.put(last.place(column))
    guard case .changed = PutLines(document: document).put(lines, below: true, tick: tick) else {
      return 0
    }
    let text = caret.text
    let end = text.line(text.line(count - 1, after: text.line(document.head).start))
    guard end.paragraph.isAlike(last.paragraph) else {
      document.perform(.undo, tick: tick)
      caret.put(last.place(column))
      return 0
    }
    caret.put(end.place(column))
    return count
  }
}

extension RichParagraph {
  /// Whether a line shows as another does, numbers apart.
  fileprivate func isAlike(_ other: RichParagraph) -> Bool {
    looksLike(other, isStrict: false) && containers.count == other.containers.count
      && zip(containers, other.containers).allSatisfy {
        $0.kind == $1.kind && $0.isFirst == $1.isFirst && $0.task == $1.task
      }
  }
}
