import TextModel

/// An item of an ordered list, for its number to be put right.
struct NumberedItem {
  var item: RichContainer
  var outer: [RichContainer]
  var paragraph: RichParagraph
  var base: Int { paragraph.base }
}

extension RichDocument {
  /// Whether there are ordered lists where the selection is, and all of them count up in the source as
  /// they are shown to. Others are left as their author has them.
  var numbersCountUp: Bool {
    let target = target
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

  /// Whether the list goes on in the part behind the selection and counts up there too.
  var laterNumbersCountUp: Bool {
    let part = target.upTo.block + 1
    guard table.goesOnInNumbers(part: part) else { return false }
    return numberedLists(inBlock: part).allSatisfy(isInOrder)
  }

  /// Gives the items of the lists at the caret the numbers they are shown with.
  ///
  /// - Parameter isLater: whether those of later parts of the list too.
  func renumber(later isLater: Bool, tick: Int) {
    let index = head.block
    renumber(block: index, tick: tick)
    if isLater { renumberParts(behind: index, tick: tick) }
  }

  /// So many parts of a long list are numbered anew with one key; what follows is shown right all the same.
  private static let mostParts = 64

  /// Numbers the later parts of a long list anew, where all of them are wrong by as much.
  func renumberParts(behind index: Int, tick: Int) {
    var part = index + 1
    var distance: Int?
    while part <= index + Self.mostParts, table.goesOnInNumbers(part: part) {
      let list = numberedLists(inBlock: part).first { $0[0].outer.isEmpty } ?? []
      let wrong = Set(list.map { ($0.item.number ?? 0) - ($0.item.writtenNumber ?? 0) })
      guard list.isEmpty || wrong.count == 1 && wrong != [0] else { return }
      if let distance, !list.isEmpty, wrong != [distance] { return }
      distance = distance ?? wrong.first
      let edits = list.flatMap(renumberEdits)
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
      let paragraphs = block(part).paragraphs
      if let first = paragraphs.first, let last = paragraphs.last, !edits.isEmpty {
        let selection = state.selection
        let patch = RichPatch(
          edits: edits, first: first.lineStart, last: last.lineStart,
          wanted: paragraphs.map { RichShape($0, isStrict: true) },
          landing: .source(selection.main.head))
        guard case .accepted = attempt(patch, tick: tick) else { return }
        setSelection(selection)
      }
      part += 1
    }
  }

  private func renumber(block index: Int, tick: Int) {
    let wrong = numberedLists(inBlock: index).filter { !isInOrder($0) && !isAllOne($0) }
    guard !wrong.isEmpty else { return }
    var edits: [Edit] = []
    for list in wrong {
      for numbered in list where numbered.item.number != numbered.item.writtenNumber {
        edits += renumberEdits(numbered)
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let paragraphs = block(index).paragraphs
    guard let first = paragraphs.first, let last = paragraphs.last, !edits.isEmpty else { return }
    let main = state.selection.main
    let (anchor, head) = (anchor, self.head)
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
    _ = attempt(patch, tick: tick)
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
    let text = state.text
    let line = text.sourceLine(at: start)
    let end = end(of: item, at: numbered.outer.count, in: numbered.paragraph)
    guard line.isEnded, line.upperBound <= end else { return edits }
    edits += shifts(
      from: line.upperBound, upTo: end, by: growth, inside: numbered.outer)
    return edits
  }

  private func isInOrder(_ list: [NumberedItem]) -> Bool {
    list.allSatisfy { $0.item.number == $0.item.writtenNumber }
  }

  /// Whether all items have the same number, as some authors do it.
  private func isAllOne(_ list: [NumberedItem]) -> Bool {
    list.count > 2 && list.allSatisfy { $0.item.writtenNumber == list[0].item.writtenNumber }
  }

  func numberedLists(inBlock index: Int) -> [[NumberedItem]] {
    guard index < blockCount else { return [] }
    var lists: [[NumberedItem]] = []
    var places: [Int: Int] = [:]
    for paragraph in block(index).paragraphs {
      for (depth, container) in paragraph.containers.enumerated()
      where container.isFirst && container.kind == .item && container.number != nil {
        let numbered = NumberedItem(
          item: container, outer: Array(paragraph.containers[..<depth]), paragraph: paragraph)
        if let at = places[container.listStart] {
          lists[at].append(numbered)
        } else {
          places[container.listStart] = lists.count
          lists.append([numbered])
        }
      }
    }
    return lists
  }
}
