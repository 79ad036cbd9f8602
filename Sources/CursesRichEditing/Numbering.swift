import CursesText

/// Keeps the numbers of lists in order.
package struct Numbering {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Whether there are ordered lists where the selection is, and all of them count up in the source as
  /// they are shown to. Others are left as their author has them.
  package var numbersCountUp: Bool {
    let target = document.target
    guard target.upTo.block - target.from.block < 8 else { return false }
    var hasNumbers = false
    for index in max(0, target.from.block - 1)...target.upTo.block {
      for list in numberedLists(inBlock: index) {
        hasNumbers = true
        guard isInOrder(list) else { return false }
      }
    }
    return hasNumbers
  }

  /// Whether the list counts up behind the selection too, where it goes on there: in the first part that has
  /// items of it. Where it does not, it may after an edit: parts are cut by their length.
  package var laterNumbersCountUp: Bool { numbersCountUp(behind: document.target.upTo.block) }

  package func numbersCountUp(behind index: Int) -> Bool {
    for part in index + 1...index + 8 {
      guard !document.table.numberedDepths(ofPart: part).isEmpty else { return true }
      let lists = numberedLists(inBlock: part)
      if !lists.isEmpty { return lists.allSatisfy(isInOrder) }
    }
    return false
  }

  /// Gives the items of the lists at the caret the numbers they are shown with.
  ///
  /// - Parameter isLater: whether those of later parts of the list too.
  package func renumber(later isLater: Bool) {
    let index = document.head.block
    renumber(block: index)
    guard isLater else { return }
    let behind = document.state.text.count - document.table.range(of: index).upperBound
    renumberParts(behind: index)
    // Numbers that got longer or shorter may have the text cut elsewhere.
    let hasGrown = document.state.text.count - document.table.range(of: index).upperBound < behind
    if hasGrown { renumber(block: index) }
  }

  /// So many parts of a long list are numbered anew with one key; what follows is shown right all the same.
  private static let mostParts = 64

  /// Numbers the later parts of long lists anew.
  package func renumberParts(behind index: Int) {
    for depth in document.table.numberedDepths(ofPart: index + 1) {
      renumberParts(behind: index, at: depth)
    }
  }

  /// Numbers the later parts of the list in so many containers anew, where all of them are wrong by as much.
  ///
  /// Numbers that get longer or shorter may have the text cut elsewhere: a part is looked at until nothing
  /// in it is wrong, and the next one may begin with items that have been seen to.
  private func renumberParts(behind index: Int, at depth: Int) {
    var part = index + 1
    var distance: Int?
    var isRight = false
    // How far before the end of the text the last item was that was numbered.
    var seen = Int.max
    for _ in 0..<Self.mostParts * 2 {
      guard part <= index + Self.mostParts,
        document.table.numberedDepths(ofPart: part).contains(depth)
      else { return }
      let lists = numberedLists(inBlock: part).filter { $0[0].outer.count == depth }
      let list = lists.first { $0[0].item.isInLaterPart } ?? []
      let rest = list.drop { $0.item.number == $0.item.writtenNumber }
      if rest.isEmpty {
        let isOutermost = document.table.numberedDepths(ofPart: part).first == depth
        let ends =
          isOutermost
          ? document.table.endsList(inPart: part)
          : lists.last?.first?.item.listStart != list.first?.item.listStart
        let isNew = list.last.map {
          document.state.text.count - $0.base - $0.item.opener.lowerBound < seen
        }
        guard !ends, isNew != true || !isRight else { return }
        isRight = isNew ?? isRight
        part += 1
        continue
      }
      let wrong = Set(rest.map { ($0.item.number ?? 0) - ($0.item.writtenNumber ?? 0) })
      guard let found = wrong.first, wrong.count == 1, distance ?? found == found else { return }
      (distance, isRight) = (found, false)
      let last = rest[rest.endIndex - 1]
      let end = document.state.text.count
      let growth = renumberEdits(last).reduce(0) { $0 + $1.growth }
      guard renumber(Array(rest), inPart: part) else { return }
      seen = end - last.base - last.item.opener.lowerBound + growth
    }
  }

  /// Gives the items of one part the numbers they are shown with; the selection stays where it is.
  private func renumber(_ items: [NumberedItem], inPart part: Int) -> Bool {
    let edits = items.flatMap(renumberEdits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let paragraphs = document.block(part).paragraphs
    guard let first = paragraphs.first, let last = paragraphs.last, !edits.isEmpty else {
      return false
    }
    let selection = document.state.selection
    let patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.lineStart,
      wanted: paragraphs.map { RichShape($0, isStrict: true) },
      landing: .source(selection.main.head))
    guard case .accepted = document.attempt(patch) else { return false }
    document.setSelection(selection)
    return true
  }

  /// Gives the items of one part the numbers they are shown with, in the lists that have not all the same number.
  package func renumber(part: Int) {
    let wrong = numberedLists(inBlock: part).filter { !isInOrder($0) && !isAllOne($0) }
      .joined().filter { $0.item.number != $0.item.writtenNumber }
    _ = renumber(wrong, inPart: part)
  }

  private func renumber(block index: Int) {
    let wrong = numberedLists(inBlock: index).filter { !isInOrder($0) && !isAllOne($0) }
    guard !wrong.isEmpty else { return }
    var edits: [Edit] = []
    for list in wrong {
      for numbered in list where numbered.item.number != numbered.item.writtenNumber {
        edits += renumberEdits(numbered)
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let paragraphs = document.block(index).paragraphs
    guard let first = paragraphs.first, let last = paragraphs.last, !edits.isEmpty else { return }
    let main = document.state.selection.main
    let (anchor, head) = (document.anchor, document.head)
    guard anchor.block == index else { return }
    let (from, upTo) = head < anchor ? (head, anchor) : (anchor, head)
    let patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.lineStart,
      wanted: paragraphs.map { RichShape($0, isStrict: true) },
      landing: main.isCaret
        ? .caret(paragraph: head.paragraph, visible: head.visible)
        : .range(
          from: (from.paragraph, from.visible), upTo: (upTo.paragraph, upTo.visible),
          isBackward: head < anchor))
    _ = document.attempt(patch)
  }

  func renumberEdits(_ numbered: NumberedItem) -> [Edit] {
    let item = numbered.item
    guard let number = item.number else { return [] }
    let start = numbered.base + item.opener.lowerBound
    let digits = start..<(start + item.opener.count - 1)
    let new = "\(number)"
    let growth = new.utf8.count - digits.count
    var edits = [Edit(digits, new)]
    guard growth != 0 else { return edits }
    // The lines of the item stay below its text.
    let text = document.state.text
    let line = text.sourceLine(at: start)
    let end = IndentLevels(document: document).end(
      of: item, at: numbered.outer.count, in: numbered.paragraph)
    guard line.isEnded, line.upperBound <= end else { return edits }
    edits += IndentLevels(document: document).shifts(
      from: line.upperBound, upTo: end, by: growth, inside: numbered.outer)
    return edits
  }

  /// Gives an item that starts at an offset another number.
  package func renumberEdit(_ item: RichContainer, _ start: Int, _ number: Int) -> [Edit] {
    guard let written = item.writtenNumber, written != number else { return [] }
    return [Edit(start..<(start + item.opener.count - 1), "\(number)")]
  }

  package func isInOrder(_ list: [NumberedItem]) -> Bool {
    list.allSatisfy { $0.item.number == $0.item.writtenNumber }
  }

  /// Whether all items have the same number, as some authors do it.
  private func isAllOne(_ list: [NumberedItem]) -> Bool {
    list.count > 2 && list.allSatisfy { $0.item.writtenNumber == list[0].item.writtenNumber }
  }

  package func numberedLists(inBlock index: Int) -> [[NumberedItem]] {
    guard index < document.blockCount else { return [] }
    var lists: [[NumberedItem]] = []
    // Lists that go on from the part before all start where the part does.
    var places: [[Int]: Int] = [:]
    for paragraph in document.block(index).paragraphs {
      for (depth, container) in paragraph.containers.enumerated()
      where container.isFirst && container.kind == .item && container.number != nil {
        let numbered = NumberedItem(
          item: container, outer: Array(paragraph.containers[..<depth]), paragraph: paragraph)
        let list = [depth, container.listStart]
        if let at = places[list] {
          lists[at].append(numbered)
        } else {
          places[list] = lists.count
          lists.append([numbered])
        }
      }
    }
    return lists
  }
}
