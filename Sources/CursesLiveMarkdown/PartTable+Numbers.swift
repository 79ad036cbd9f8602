import CursesMarkdown
import CursesText

/// The numbers of lists that lie in several parts.
extension PartTable {
  /// How many containers lie around each of the ordered lists that a part goes on with, outermost first.
  package func numberedDepths(ofPart part: Int) -> [Int] {
    blocks.stored.place(ofEntry: part)?.entry.restart.restart.containers.numberedDepths ?? []
  }

  /// Whether the outermost ordered list ends in a part that goes on with it.
  package func endsList(inPart part: Int) -> Bool {
    blocks.stored.place(ofEntry: part)?.entry.isListHead ?? true
  }

  /// The numbers of the first items that begin in a part, of each ordered list that it goes on with, by how
  /// many containers lie around the list.
  package mutating func firstNumbers(ofPart part: Int, in text: SourceText) -> [Int: Int] {
    let depths = numberedDepths(ofPart: part)
    guard let outermost = depths.first else { return [:] }
    var numbers = depths.count > 1 ? innerNumbers(ofPart: part, in: text) : [:]
    numbers[outermost] = firstNumber(ofPart: part, at: outermost, in: text)
    return numbers
  }

  /// The number of the outermost list, which the table counts.
  private mutating func firstNumber(
    ofPart part: Int, at depth: Int, in text: SourceText
  ) -> Int? {
    guard let steps = blocks.stored.place(ofEntry: part)?.entry.restart.restart.containers.steps,
      let (head, items) = blocks.stored.listHead(ofEntry: part)
    else { return nil }
    let range = head.start..<head.end
    if listHead?.range != range {
      let tree = tree(of: range, in: text, restart: head.entry.restart.restart)
      listHead = (range, tree.numbersBehind(steps.prefix(depth + 1), from: [:])[depth])
    }
    return listHead?.next.map { $0 + items }
  }

  /// So many parts before one are looked at for where a list in a list begins: a megabyte.
  private static let mostInnerParts = 256

  /// The numbers of lists in lists. They are counted from the part in which the outermost of them begins, or
  /// from one for which they are known.
  private mutating func innerNumbers(ofPart part: Int, in text: SourceText) -> [Int: Int] {
    var first = part
    var numbers: [Int: Int] = [:]
    while part - first < Self.mostInnerParts, let place = blocks.stored.place(ofEntry: first),
      place.entry.restart.restart.containers.numberedDepths.count > 1
    {
      if let known = innerNumbers.numbers(at: place.start) {
        numbers = known
        break
      }
      first -= 1
    }
    for index in first..<part {
      guard let place = blocks.stored.place(ofEntry: index),
        let next = blocks.stored.place(ofEntry: index + 1)
      else { return [:] }
      let around = next.entry.restart.restart.containers
      if !place.entry.isPiece {
        let range = place.start..<place.end
        let tree = tree(of: range, in: text, restart: place.entry.restart.restart)
        numbers = tree.numbersBehind(around.steps, from: numbers)
      }
      innerNumbers.note(numbers, at: next.start)
    }
    return numbers
  }
}

/// The numbers of ordered lists in ordered lists at the starts of some parts.
///
/// Whoever types in a long list asks for those of the parts in view again and again, and each is counted from
/// the part before it.
package struct InnerNumbers: Sendable {
  private var places: [(start: Int, numbers: [Int: Int])] = []
  private static let most = 64

  package func numbers(at start: Int) -> [Int: Int]? { places.last { $0.start == start }?.numbers }

  package mutating func note(_ numbers: [Int: Int], at start: Int) {
    let index = (places.lastIndex { $0.start < start } ?? -1) + 1
    if index < places.count, places[index].start == start {
      places[index].numbers = numbers
    } else {
      places.insert((start, numbers), at: index)
      if places.count > Self.most { places.removeFirst() }
    }
  }

  /// Forgets what depends on the text behind an offset.
  package mutating func forget(behind offset: Int) {
    while let last = places.last, last.start > offset { places.removeLast() }
  }
}

extension MarkdownTree {
  /// The numbers that come next behind a part, of ordered lists that go on there.
  ///
  /// - Parameters:
  ///   - around: the containers that are open behind it.
  ///   - numbers: the numbers at the start of the part, where they are known.
  fileprivate func numbersBehind(
    _ around: some Collection<OpenContainers.Step>, from numbers: [Int: Int]
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var parent = BlockID.document
    for (depth, step) in around.enumerated() {
      guard let last = self[parent].lastChild else {
        // All that is open was so before.
        return found.merging(numbers.filter { $0.key >= depth }) { old, _ in old }
      }
      guard case .list(let style) = kind(of: last) else {
        parent = last
        continue
      }
      if let start = style.start {
        let items = children(of: last)
        let isFirst = self[parent].firstChild == last
        let begun = items.reduce(0) { $0 + (isReopened($1) ? 0 : 1) }
        if isFirst, goesOn(last, in: parent, depth) {
          found[depth] = numbers[depth].map { $0 + begun }
        } else {
          found[depth] = start + begun
        }
      }
      guard case .item = step, let item = self[last].lastChild else { break }
      parent = item
    }
    return found
  }

  /// Whether a list, the first block in its parent, began before the part.
  private func goesOn(_ list: BlockID, in parent: BlockID, _ depth: Int) -> Bool {
    if isReopened(list) { return true }
    guard parent == .document || isReopened(parent) else { return false }
    return containers.endsInList && containers.depth == depth
  }
}
