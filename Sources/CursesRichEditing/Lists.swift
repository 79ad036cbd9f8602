import CursesMarkdown
import CursesText

/// Makes items of paragraphs, and paragraphs of items.
package struct Lists {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  package func toggleList(_ kind: ListKind) -> RichOutcome {
    let isCaret = document.target.isCaret
    let chosen = document.selectedParagraphs.map(\.paragraph)
      .filter { !$0.isBlankLine || isCaret }.withoutRest
    guard !chosen.isEmpty, chosen.allSatisfy({ $0.kind == .paragraph || $0.headingLevel != nil })
    else { return .refused("Only paragraphs can become list items.") }
    let isAll = chosen.allSatisfy { $0.ownItem.map { $0.isOf(kind) } ?? false }
    if isAll {
      return kind == .task && chosen.allSatisfy { $0.ownItem?.number != nil }
        ? removeBoxes(chosen) : removeMarkers(chosen)
    }
    if kind == .task, let outcome = TaskBoxes(document: document).addBoxes() { return outcome }
    return addMarkers(kind, chosen)
  }

  /// Numbered tasks keep their numbers.
  private func removeBoxes(_ chosen: [RichParagraph]) -> RichOutcome {
    let edits = chosen.compactMap { paragraph in
      paragraph.ownItem?.box.map {
        Edit((paragraph.base + $0.lowerBound)..<paragraph.contentRange.lowerBound, "")
      }
    }
    return applyLines(edits, chosen)
  }

  private func removeMarkers(_ chosen: [RichParagraph]) -> RichOutcome {
    if chosen.count == 1 { return ItemExit(document: document).leave() }
    var edits: [Edit] = []
    let items = chosen.ownItems
    for paragraph in chosen {
      guard let item = paragraph.ownItem else { continue }
      let gone = paragraph.containers(among: items)
      edits.append(markerRemoval(of: item, in: paragraph, with: gone))
      edits += unindent(paragraph, by: gone.reduce(0) { $0 + $1.contentIndent })
    }
    edits += unindentRest(of: chosen)
    let outcome = applyLines(edits, chosen)
    guard outcome != .changed, let last = chosen.last else { return outcome }
    // The next item must not go on with this text.
    let outer = last.containers.dropLast().map(\.continuation).joined()
    edits.append(
      Edit(
        at: last.contentRange.upperBound, insert: document.lineEnd + outer.trimmingTrailingSpaces))
    return applyLines(edits, chosen)
  }

  /// Takes the indentation of their items from the blocks that lie in them beside these paragraphs.
  private func unindentRest(of chosen: [RichParagraph]) -> [Edit] {
    var edits: [Edit] = []
    let items = chosen.ownItems
    var done = 0
    for (index, paragraph) in chosen.enumerated() {
      guard let item = paragraph.ownItem else { continue }
      let end = IndentLevels(document: document).end(
        of: item, at: paragraph.containers.count - 1, in: paragraph)
      let start = max(done, paragraph.base + paragraph.lines.upperBound)
      let next = index + 1 < chosen.count ? chosen[index + 1].lineStart : end
      // What lies in items that are taken out too is left to those.
      guard start < min(end, next) else { continue }
      done = min(end, next)
      let columns = paragraph.containers(among: items).reduce(0) { $0 + $1.contentIndent }
      edits += IndentLevels(document: document).shifts(
        from: start, upTo: done - 1, by: -columns, inside: Array(paragraph.containers.dropLast()))
    }
    return edits
  }

  /// Takes the marker of an item away, with a blank line before its text where there is none yet.
  ///
  /// - Parameter gone: what it lies in, and it, as far as they go with it.
  private func markerRemoval(
    of item: RichContainer, in paragraph: RichParagraph, with gone: [RichContainer]
  ) -> Edit {
    let around = Array(paragraph.containers.dropLast())
    let marker = paragraph.base + item.opener.lowerBound
    let line = document.state.text.sourceLine(at: marker).lowerBound
    let end = paragraph.contentRange.lowerBound
    let opensAround = around.contains {
      !$0.isReopened && paragraph.base + $0.opener.lowerBound >= line
    }
    guard line > 0, !opensAround else { return Edit(marker..<end, "") }
    let outer = around.filter { one in !gone.contains { $0.isSame(as: one) } }
      .map(\.continuation).joined()
    let hasGap = BlockExit(document: document).blankLineStart(before: line, in: around) != nil
    return Edit(line..<end, (hasGap ? "" : outer.trimmingTrailingSpaces + document.lineEnd) + outer)
  }

  /// Takes indentation from the lines of `paragraph` after its first.
  func unindent(_ paragraph: RichParagraph, by columns: Int) -> [Edit] {
    guard paragraph.content.upperBound > paragraph.content.lowerBound else { return [] }
    let text = document.state.text
    let content = paragraph.contentRange
    let lines = text.sourceLines(from: content.lowerBound, upTo: content.upperBound)
    return lines.dropFirst().compactMap { line in
      let range = line.content
      let blank = text.bytes(in: range).prefix(columns).prefix { $0 == Byte.space }.count
      return blank > 0 ? Edit(range.lowerBound..<(range.lowerBound + blank), "") : nil
    }
  }

  private func addMarkers(
    _ kind: ListKind, _ chosen: [RichParagraph]
  ) -> RichOutcome {
    var edits: [Edit] = []
    var indents = LineIndents()
    var counts: [Int: Int] = [:]
    for paragraph in chosen {
      // Each list counts for itself.
      let around = paragraph.ownItem == nil ? paragraph.containers : paragraph.containers.dropLast()
      let list = around.last.map { paragraph.base + $0.range.lowerBound } ?? -1
      let marker = kind.marker(index: counts[list, default: 0], style: document.markerStyle)
      counts[list, default: 0] += 1
      if let item = paragraph.ownItem {
        let start = paragraph.base + item.opener.lowerBound
        let end = paragraph.base + (item.box?.upperBound ?? item.opener.upperBound)
        let hasSpace =
          end < document.state.text.count && document.state.text.byte(at: end) == Byte.space
        edits.append(Edit(start..<(end + (hasSpace ? 1 : 0)), marker))
        let width = kind == .ordered ? marker.utf8.count : 2
        note(&indents, of: item, in: paragraph, by: width - item.opener.count - 1)
        continue
      }
      let from =
        paragraph.headingLevel == nil
        ? nil : paragraph.opener.map { $0.lowerBound + paragraph.base }
      edits.append(
        Edit(
          (from ?? paragraph.contentRange.lowerBound)..<paragraph.contentRange.lowerBound, marker))
      edits += indentRest(paragraph, by: marker.utf8.count)
    }
    edits += gaps(between: chosen)
    guard !indents.isEmpty else { return applyLines(edits, chosen) }
    edits += indents.lines.flatMap { line, indent in
      IndentLevels(document: document).shifts(
        from: line, upTo: line, by: indent.columns, inside: indent.outer)
    }
    return applyLines(edits, chosen)
  }

  /// What takes the blank lines away between paragraphs that become items of a new list: each of them is one
  /// paragraph.
  private func gaps(between chosen: [RichParagraph]) -> [Edit] {
    guard chosen.allSatisfy({ $0.ownItem == nil }) else { return [] }
    return zip(chosen, chosen.dropFirst()).compactMap { upper, lower in
      let gap =
        document.state.text.sourceLine(at: upper.contentRange.upperBound)
        .upperBound..<lower.lineStart
      guard !gap.isEmpty, upper.containers.count == lower.containers.count,
        document.state.text.bytes(in: gap).allSatisfy({ $0.isWhitespace || $0 == Byte.greater })
      else { return nil }
      return Edit(gap, "")
    }
  }

  /// Notes that the lines of an item stay below its text when its marker gets longer or shorter.
  private func note(
    _ indents: inout LineIndents, of item: RichContainer, in paragraph: RichParagraph,
    by columns: Int
  ) {
    let line = document.state.text.sourceLine(at: paragraph.base + item.opener.lowerBound)
    let depth = paragraph.containers.count - 1
    let end = IndentLevels(document: document).end(of: item, at: depth, in: paragraph)
    guard columns != 0, line.isEnded, line.upperBound < end else { return }
    for line in document.state.text.sourceLines(from: line.upperBound, upTo: end) {
      guard line.lowerBound < end, !line.content.isEmpty else { continue }
      // A line that goes on with a paragraph without being indented stays as it is.
      guard depth > 0 || document.state.text.byte(at: line.lowerBound).isBlank else { continue }
      indents.add(columns, at: line.lowerBound, inside: Array(paragraph.containers.dropLast()))
    }
  }

  private func indentRest(_ paragraph: RichParagraph, by columns: Int) -> [Edit] {
    let text = document.state.text
    let content = paragraph.contentRange
    let lines = text.sourceLines(from: content.lowerBound, upTo: content.upperBound)
    let outer = paragraph.continuation.utf8.count
    return lines.dropFirst().map { line in
      let at = min(line.lowerBound + outer, line.content.upperBound)
      return Edit(at: at, insert: String(repeating: " ", count: columns))
    }
  }

  /// Whether other blocks lie in an item besides the paragraph it begins with.
  package func hasMore(_ item: RichContainer, than paragraph: RichParagraph) -> Bool {
    let place = document.head
    guard let next = document.nextParagraph(after: place),
      let other = document.paragraph(at: next).containers[safe: paragraph.containers.count - 1]
    else { return false }
    return next.block == place.block
      ? other.isSame(as: item) : other.kind == .item && other.isReopened
  }

  /// Applies edits of whole lines; the text of the paragraphs must stay as it is.
  func applyLines(_ edits: [Edit], _ chosen: [RichParagraph]) -> RichOutcome {
    guard let first = chosen.first, let last = chosen.last else { return .notHandled }
    let all = document.selectedParagraphs.map(\.paragraph)
    let target = document.target
    var wanted = all.map { RichShape($0, isStrict: false).withoutLook }
    let main = document.state.selection.main
    let lastIndex = all.count - 1
    let landing: RichPatch.Landing =
      target.isCaret
      ? .caret(paragraph: 0, visible: target.from.visible)
      : .range(
        from: (0, target.from.visible), upTo: (lastIndex, target.upTo.visible),
        isBackward: main.head < main.anchor)
    var patch = RichPatch(
      edits: edits, first: all[0].lineStart, last: all[lastIndex].lineStart, wanted: wanted,
      isStructural: true, landing: landing)
    if case .accepted = document.attempt(patch) { return .changed }
    // Blank lines between the paragraphs may have become spacing.
    wanted = chosen.map { RichShape($0, isStrict: false).withoutLook }
    patch.wanted = wanted
    patch.first = first.lineStart
    patch.last = last.lineStart
    if case .range(let from, let upTo, let isBackward) = landing {
      patch.landing = .range(
        from: from, upTo: (chosen.count - 1, upTo.1), isBackward: isBackward)
    }
    if case .accepted = document.attempt(patch) { return .changed }
    return Acceptance(document: document).cannotWrite
  }
}

extension [RichParagraph] {
  /// Where the items start that these begin.
  var ownItems: Set<Int> {
    Set(compactMap { paragraph in paragraph.ownItem.map { paragraph.base + $0.range.lowerBound } })
  }
}

extension RichParagraph {
  /// The items around it that are among those, outermost first.
  func containers(among items: Set<Int>) -> [RichContainer] {
    containers.filter { $0.kind == .item && items.contains(base + $0.range.lowerBound) }
  }
}

/// How far lines move to the right: items that lie in others add up.
private struct LineIndents {
  private(set) var lines: [Int: (columns: Int, outer: [RichContainer])] = [:]

  var isEmpty: Bool { lines.isEmpty }

  mutating func add(_ columns: Int, at line: Int, inside outer: [RichContainer]) {
    lines[line, default: (0, outer)].columns += columns
  }
}

extension RichShape {
  /// The same, whatever it is and stands in.
  package var withoutLook: RichShape {
    var copy = self
    copy.look = nil
    return copy
  }
}

extension RichContainer {
  func isOf(_ kind: ListKind) -> Bool {
    switch kind {
    case .bullet: number == nil && task == nil
    case .ordered: number != nil && task == nil
    case .task: task != nil
    }
  }
}

extension ListKind {
  func marker(index: Int, style: MarkerStyle) -> String {
    switch self {
    case .bullet: "\(style.bullet) "
    case .ordered: "\(index + 1). "
    case .task: "\(style.bullet) [ ] "
    }
  }
}
