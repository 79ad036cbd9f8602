import CursesMarkdown
import CursesText

/// Tab and Shift+Tab: items and lines of code go deeper, or less deep; cells are gone through.
package struct IndentLevels {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Tab: an item goes into the item before it; in code, spaces; in a table, the next cell; in a quotation, one level
  /// deeper.
  package func indent() -> RichOutcome {
    let paragraph = document.paragraph(at: document.head)
    if !document.target.isInOneParagraph,
      document.target.first.isCode || document.target.first.kind == .source
    {
      let step = codeIndent(of: document.target.first)
      return shiftCode { $0.isEmpty ? nil : Edit(at: 0, insert: step) }
    }
    if paragraph.kind == .raw, LineBreaks(document: document).isFrontMatter(paragraph) {
      return Replacement(document: document).replaceSelection(
        with: [Byte.space, Byte.space], event: .typing)
    }
    if paragraph.isIndentedCode, document.pendingBreakHere != nil {
      let indent = codeIndent(of: paragraph)
      document.typing.pendingBreak?.indent += Array(indent.utf8)
      return .moved
    }
    if paragraph.isCode || paragraph.kind == .source {
      // Behind text it parts columns.
      let before = document.target.first.text[..<document.target.from.visible]
      let isBehindText = before.contains { !$0.isBlank }
      let isColumn = paragraph.kind == .source && isBehindText
      let step = isColumn ? "\t" : codeIndent(of: paragraph)
      return Replacement(document: document).replaceSelection(
        with: Array(step.utf8), event: .typing)
    }
    if paragraph.isTableRow { return CellSteps(document: document).move(forward: true) }
    let chosen = document.selectedParagraphs.map(\.paragraph)
    let items = chosen.filter { $0.ownItem != nil }
    guard let first = items.first, let item = first.ownItem else {
      return QuoteLevels(document: document).shift(deeper: true) ?? paragraph.rest
    }
    guard let columns = columnsToIndent(first) else {
      return .refused("The first item of a list cannot be indented.")
    }
    return shiftLines(of: items, by: columns, renumber: item.number == nil ? nil : 1)
  }

  /// What Tab writes in a line of code: a tab where no fewer lines nearby begin with one than with spaces, the fewest
  /// spaces that one begins with, else what the style says, or two.
  package func codeIndent(of line: RichParagraph) -> String {
    let reach = 1 << 12
    let at = line.lineStart
    let text = document.state.text
    let nearby =
      line.kind == .source
      ? text.bytes(in: max(0, at - reach)..<min(text.count, at + reach))
        .split { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
      : document.block(document.blockIndex(at: line.base)).paragraphs.prefix(200).map {
        $0.text[...]
      }
    let tabs = nearby.count { $0.first == Byte.tab }
    let steps = nearby.map { line in line.prefix { $0 == Byte.space }.count }.filter { $0 > 1 }
    if tabs > 0, tabs >= steps.count { return "\t" }
    let step = steps.filter { $0 <= 8 }.min()
    return step.map { String(repeating: " ", count: $0) } ?? document.indentStyle?.code ?? "  "
  }

  /// Shift+Tab: an item goes out of the item it lies in.
  package func outdent() -> RichOutcome {
    let paragraph = document.paragraph(at: document.head)
    if paragraph.isTableRow { return CellSteps(document: document).move(forward: false) }
    if !document.target.isInOneParagraph,
      document.target.first.isCode || document.target.first.kind == .source
    {
      let step = max(2, codeIndent(of: document.target.first).utf8.count)
      return shiftCode { line in
        let spaces = line.prefix(step).prefix { $0 == Byte.space }.count
        let blanks = line.first == Byte.tab ? 1 : spaces
        return blanks > 0 ? Edit(0..<blanks, "") : nil
      }
    }
    if paragraph.isCode { return unindentCode(paragraph) }
    if paragraph.kind == .source {
      let step = max(2, codeIndent(of: paragraph).utf8.count)
      return SourceLines(document: document).outdentSourceLine(paragraph, by: step)
    }
    let chosen = document.selectedParagraphs.map(\.paragraph)
    let items = chosen.filter { $0.ownItem != nil }
    guard let first = items.first, let item = first.ownItem else {
      return QuoteLevels(document: document).shift(deeper: false) ?? paragraph.rest
    }
    // A quotation between them is not left.
    guard let parent = first.containers.dropLast().last, parent.kind == .item else {
      return .refused("The item is already at the outermost level.")
    }
    let next = parent.writtenNumber.map { $0 + 1 }
    let columns = columns(from: parent, in: first, to: item, in: first) ?? parent.contentIndent
    let (others, later) = ListFollowers(document: document).editsOfFollowers()
    defer {
      // The first items that follow have been numbered with the edit.
      if let later {
        Numbering(document: document).renumberParts(
          behind: document.blockIndex(at: document.state.text.count - later - 1))
      }
    }
    if item.delimiter != parent.delimiter {
      // Beside the one it lay in it is of its kind.
      let marker = next.map(String.init) ?? ""
      let outcome = shiftLines(
        of: items, by: -columns,
        marker: marker + String(UnicodeScalar(parent.delimiter)), besides: others)
      if outcome == .changed { return outcome }
    }
    return shiftLines(
      of: items, by: -columns, renumber: next, besides: others)
  }

  /// How far the marker of an item stands behind that of one further out, which begins a line before; nil where tabs
  /// say so, or a part before has the marker.
  func columns(
    from outer: RichContainer, in first: RichParagraph, to inner: RichContainer,
    in second: RichParagraph
  ) -> Int? {
    guard !outer.isReopened, !inner.isReopened else { return nil }
    let (start, end) = (first.base + outer.opener.lowerBound, second.base + inner.opener.lowerBound)
    let line = document.state.text.sourceLine(at: end).lowerBound
    guard line > start, !document.state.text.bytes(in: line..<end).contains(Byte.tab) else {
      return nil
    }
    let columns = end - line - (start - document.state.text.sourceLine(at: start).lowerBound)
    return columns > 0 ? columns : nil
  }

  /// How far an item goes to the right that goes into the one before it; nil where there is none.
  package func columnsToIndent(_ paragraph: RichParagraph) -> Int? {
    guard paragraph.ownItem?.isFirstOfList == false,
      let least = itemBefore(paragraph)?.contentIndent
    else { return nil }
    return columnsOfChildren(before: paragraph) ?? document.indentStyle?.columns(inside: least)
      ?? least
  }

  /// How far the items stand behind an item that the one before it has already.
  private func columnsOfChildren(before item: RichParagraph) -> Int? {
    let depth = item.containers.count - 1
    guard let own = item.ownItem,
      let last = document.previousParagraph(
        before: document.place(at: item.contentRange.lowerBound)
      )
      .map({ document.paragraph(at: $0) }),
      let outer = last.containers[safe: depth], let child = last.containers[safe: depth + 1],
      outer.listStart == own.listStart, child.kind == .item
    else { return nil }
    return columns(from: outer, in: last, to: child, in: last)
  }

  /// The item before that of `paragraph` in the same list, which may end in the part before.
  private func itemBefore(_ paragraph: RichParagraph) -> RichContainer? {
    guard let item = paragraph.ownItem else { return nil }
    let depth = paragraph.containers.count - 1
    let part = document.blockIndex(at: paragraph.base)
    if item.index == 0, part > 0 {
      guard let last = document.block(part - 1).paragraphs.last?.containers[safe: depth] else {
        return nil
      }
      return last.kind == .item ? last : nil
    }
    let paragraphs = document.block(part).paragraphs
    return paragraphs.compactMap { other -> RichContainer? in
      guard other.containers.count > depth else { return nil }
      let container = other.containers[depth]
      let isBefore = container.listStart == item.listStart && container.index == item.index - 1
      return isBefore && container.kind == .item ? container : nil
    }.last
  }

  /// Moves all lines of the items by columns, each item with what lies in it.
  ///
  /// - Parameters:
  ///   - renumber: the number that ordered items get.
  ///   - marker: what all items have for a marker instead.
  private func shiftLines(
    of items: [RichParagraph], by columns: Int, renumber: Int? = nil, marker: String? = nil,
    besides others: [Edit] = []
  ) -> RichOutcome {
    var edits = others
    var done = -1
    for paragraph in items {
      guard let item = paragraph.ownItem else { continue }
      let start = paragraph.base + item.opener.lowerBound
      guard start > done else { continue }
      let end = self.end(of: item, at: paragraph.containers.count - 1, in: paragraph)
      let outer = paragraph.containers.dropLast()
      if let marker {
        // Its other lines stay below its text.
        let line = document.state.text.sourceLine(at: start)
        let growth = marker.utf8.count - item.opener.count
        edits += shifts(from: start, upTo: start, by: columns, inside: Array(outer))
        if line.isEnded, line.upperBound <= end {
          edits += shifts(
            from: line.upperBound, upTo: end, by: columns + growth, inside: Array(outer))
        }
        edits.append(Edit(start..<start + item.opener.count, marker))
      } else {
        edits += shifts(from: start, upTo: end, by: columns, inside: Array(outer))
      }
      if marker == nil, let renumber {
        edits += Numbering(document: document).renumberEdit(item, start, renumber)
      }
      done = end
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty, let first = items.first else { return .notHandled }
    let outcome = Lists(document: document).applyLines(edits, items)
    guard case .refused = outcome, columns > 0 else { return outcome }
    // An item without text cannot follow text directly: "- " under it would be a heading's underline.
    let outer = first.containers.dropLast().map(\.continuation).joined().trimmingTrailingSpaces
    let start = document.state.text.sourceLine(at: first.contentRange.lowerBound).lowerBound
    edits.insert(Edit(at: start, insert: outer + document.lineEnd), at: 0)
    let parted = Lists(document: document).applyLines(edits, items)
    if parted == .changed, items.count == 1 { document.typing.freshGap = start }
    return parted
  }

  /// Where a container ends that a paragraph lies in, at a depth: maybe in a later part.
  package func end(of container: RichContainer, at depth: Int, in paragraph: RichParagraph) -> Int {
    var part = document.table.part(at: paragraph.base)
    var end = paragraph.base + container.range.upperBound
    let last = document.block(part).paragraphs.last?.containers ?? []
    guard last.count > depth, last[depth].isSame(as: container) else { return end }
    while document.table.openDepth(ofPart: part + 1) > depth {
      part += 1
      let next = document.block(part)
      let containers = next.paragraphs[0].containers
      guard containers.count > depth else { return next.sourceRange.upperBound }
      end = next.start + containers[depth].range.upperBound
      guard let last = next.paragraphs.last?.containers, last.count > depth,
        last[depth].isReopened
      else { break }
    }
    return end
  }

  package func shifts(
    from start: Int, upTo end: Int, by columns: Int, inside outer: [RichContainer]
  ) -> [Edit] {
    let text = document.state.text
    var edits: [Edit] = []
    // Quotes around the list keep their markers: the columns go after the last of them.
    let quotes = (outer.lastIndex { $0.kind == .quote }).map { Array(outer[...$0]) } ?? []
    for line in text.sourceLines(from: start, upTo: max(start, end)) {
      let content = line.content
      let bytes = text.bytes(in: content)
      let prefix = BlankLine(bytes, lineStart: 0, in: quotes).contentStart
      guard bytes.count > prefix else { continue }
      let at = content.lowerBound + prefix
      if columns > 0 {
        let style = quotes.isEmpty ? document.indentStyle : nil
        edits.append(
          Edit(at: at, insert: style?.blanks(columns) ?? String(repeating: " ", count: columns)))
      } else {
        let blank = bytes[prefix...].prefix(-columns).prefix { $0 == Byte.space }.count
        let isTab = blank == 0 && bytes[prefix] == Byte.tab
        if blank > 0 || isTab { edits.append(Edit(at..<(at + max(blank, 1)), "")) }
      }
    }
    return edits
  }

  /// Changes the start of every selected line of code; `change` counts from the start of its text.
  private func shiftCode(_ change: ([UInt8]) -> Edit?) -> RichOutcome {
    let lines = document.selectedParagraphs.map(\.paragraph).filter {
      $0.isCode || $0.kind == .source
    }
    var edits: [Edit] = []
    var growth: [Int] = []
    for line in lines {
      let edit = change(line.text)
      growth.append(edit?.growth ?? 0)
      guard let edit else { continue }
      let start = line.sourceOffset(0, affinity: .downstream)
      edits.append(
        Edit(
          (start + edit.range.lowerBound)..<(start + edit.range.upperBound),
          bytes: edit.text.bytes))
    }
    let target = document.target
    guard !edits.isEmpty, let first = lines.first, let last = lines.last else { return .notHandled }
    let main = document.state.selection.main
    let isWholeCode = last.lineStart == target.last.lineStart
    let patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.lineStart,
      landing: .range(
        from: (0, max(0, target.from.visible + (target.from.visible > 0 ? growth[0] : 0))),
        upTo: (
          lines.count - 1,
          isWholeCode
            ? max(0, target.upTo.visible + (growth.last ?? 0))
            : last.text.count + (growth.last ?? 0)
        ), isBackward: main.head < main.anchor))
    if case .accepted = document.attempt(patch) { return .changed }
    return .notHandled
  }

  private func unindentCode(_ paragraph: RichParagraph) -> RichOutcome {
    let step = max(2, codeIndent(of: paragraph).utf8.count)
    let isTab = paragraph.text.first == Byte.tab
    let spaces = isTab ? 1 : paragraph.text.prefix(step).prefix { $0 == Byte.space }.count
    guard spaces > 0 else { return .notHandled }
    let start = paragraph.sourceOffset(0, affinity: .downstream)
    let caret = max(0, document.head.visible - spaces)
    var shape = RichShape(paragraph, isStrict: true)
    shape.text.removeFirst(spaces)
    shape.runs = InlineDraft.plainRuns(shape.text)
    let patch = RichPatch(
      edits: [Edit(start..<(start + spaces), "")], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [shape], landing: .caret(paragraph: 0, visible: caret))
    if case .accepted = document.attempt(patch) { return .changed }
    return .notHandled
  }
}

extension RichParagraph {
  /// What Tab and Shift+Tab come to in text that is no item.
  fileprivate var rest: RichOutcome {
    guard let item = containers.last, item.kind == .item, !item.isFirst, !isVerbatim else {
      return .notHandled
    }
    let next = item.writtenNumber.map { "\($0 + 1)\(UnicodeScalar(item.delimiter))" }
    let marker = next ?? item.writtenMarker
    return .refused("This is text of the item above. Type “\(marker) ” for the next item.")
  }
}
