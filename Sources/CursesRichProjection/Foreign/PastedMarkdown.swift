import CursesMarkdown

/// Writes blocks as Markdown, as a careful person would type them.
package struct PastedMarkdown {
  private let probe: DraftProbe
  private let bullet: String

  package init(style: MarkerStyle = MarkerStyle(), probe: DraftProbe = DraftProbe()) {
    self.probe = probe
    bullet = String(Character(style.bullet))
  }

  /// The source of blocks, with a blank line between them.
  package func source(_ blocks: [PastedBlock]) -> [UInt8] {
    Array(lines(of: blocks).joined(separator: [Byte.lineFeed]))
  }

  private typealias Lines = [[UInt8]]

  private func lines(
    of blocks: [PastedBlock], in container: String? = nil, isTight: Bool = false
  ) -> Lines {
    var lines: Lines = []
    var listsBefore = 0
    for (index, block) in blocks.enumerated() {
      if index > 0, !isTight { lines.append([]) }
      // Two lists in a row are two by their markers alone.
      let goesOn = index > 0 && block.followsAsList(blocks[index - 1])
      listsBefore = goesOn ? listsBefore + 1 : 0
      lines += self.lines(
        of: block, in: index == 0 ? container : nil, isOther: !listsBefore.isMultiple(of: 2))
    }
    return lines
  }

  private func lines(of block: PastedBlock, in container: String?, isOther: Bool) -> Lines {
    switch block {
    case .paragraph(let draft):
      let place = container.map(DraftProbe.Place.container) ?? .paragraph
      return split(probe.written(draft, in: place))
    case .heading(let level, let draft):
      let text = probe.written(draft, in: .heading(level))
      return [Array(repeating: Byte.hash, count: level) + [Byte.space] + text]
    case .code(let text, let language): return code(text, language)
    case .rule: return [Array("---".utf8)]
    case .quote(let blocks):
      return lines(of: blocks, in: "> ").map { Array(($0.isEmpty ? ">" : "> ").utf8) + $0 }
    case .list(let list): return items(of: list, isOther: isOther)
    case .table(let table): return rows(of: table)
    }
  }

  private func split(_ text: [UInt8]) -> Lines {
    text.split(separator: Byte.lineFeed, omittingEmptySubsequences: false).map(Array.init)
  }

  private func code(_ text: [UInt8], _ language: String) -> Lines {
    var longest = 2
    var run = 0
    for byte in text {
      run = byte == Byte.backtick ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = [UInt8](repeating: Byte.backtick, count: longest + 1)
    return [fence + Array(language.utf8)] + split(text) + [fence]
  }

  // MARK: Lists

  private func items(of list: PastedList, isOther: Bool) -> Lines {
    var lines: Lines = []
    let isTight = list.isTight
    for (index, item) in list.items.enumerated() {
      if index > 0, !isTight { lines.append([]) }
      let marker = marker(of: list, index, isOther: isOther)
      let indent = [UInt8](repeating: Byte.space, count: marker.utf8.count)
      var box = ""
      if let isDone = item.isDone { box = isDone ? "[x] " : "[ ] " }
      let inner = self.lines(of: item.blocks, in: marker + box, isTight: isTight)
      let first = Array((marker + box).utf8) + (inner.first ?? [])
      lines.append(inner.isEmpty ? Array(first.dropLast()) : first)
      lines += inner.dropFirst().map { $0.isEmpty ? [] : indent + $0 }
    }
    return lines
  }

  private func marker(of list: PastedList, _ index: Int, isOther: Bool) -> String {
    guard let start = list.start else {
      return (isOther ? bullet == "*" ? "-" : "*" : bullet) + " "
    }
    return "\(start + index)\(isOther ? ")" : ".") "
  }

  // MARK: Tables

  private func rows(of table: PastedTable) -> Lines {
    let columns = table.columns
    var lines = table.rows.map { cells in
      row(
        (0..<columns).map { index in
          guard index < cells.count, !cells[index].atoms.isEmpty else { return [] }
          return probe.written(cells[index], in: .cell)
        })
    }
    let rule = (0..<columns).map { index -> [UInt8] in
      let alignment = index < table.alignments.count ? table.alignments[index] : .none
      switch alignment {
      case .none: return Array("---".utf8)
      case .left: return Array(":--".utf8)
      case .center: return Array(":-:".utf8)
      case .right: return Array("--:".utf8)
      }
    }
    lines.insert(row(rule), at: min(1, lines.count))
    return lines
  }

  private func row(_ cells: [[UInt8]]) -> [UInt8] {
    [Byte.pipe]
      + cells.flatMap { [Byte.space] + $0 + ($0.isEmpty ? [] : [Byte.space]) + [Byte.pipe] }
  }
}

extension PastedBlock {
  /// Whether it would be one list with the block before it.
  fileprivate func followsAsList(_ before: PastedBlock) -> Bool {
    guard case .list(let list) = self, case .list(let other) = before else { return false }
    return (list.start == nil) == (other.start == nil)
  }
}
