import BubblepadIndex
import CursesCore
import CursesTextLayout
import CursesThemes
import CursesUICore

/// A note in the middle of what links to it and what it links to, with lines between them.
package struct NeighbourhoodView: ControlView {
  private let form: NeighbourhoodForm
  private let walk: NeighbourhoodWalk
  private let open: (LinkedFile) -> Void
  private let centre: (LinkedFile) -> Void

  /// - Parameters:
  ///   - open: goes to a file.
  ///   - centre: puts a file into the middle.
  package init(
    form: NeighbourhoodForm, open: @escaping (LinkedFile) -> Void,
    centre: @escaping (LinkedFile) -> Void
  ) {
    (self.form, walk) = (form, form.walk)
    (self.open, self.centre) = (open, centre)
  }

  package func makeModel() -> NeighbourhoodModel { NeighbourhoodModel(form) }
  package func update(_ model: NeighbourhoodModel) {
    model.show(form, open: open, centre: centre)
  }
}

/// The living part of a neighbourhood.
package final class NeighbourhoodModel: ControlModel {
  private var form: NeighbourhoodForm
  private var open: (LinkedFile) -> Void = { _ in }
  private var centre: (LinkedFile) -> Void = { _ in }

  init(_ form: NeighbourhoodForm) { self.form = form }

  func show(
    _ form: NeighbourhoodForm, open: @escaping (LinkedFile) -> Void,
    centre: @escaping (LinkedFile) -> Void
  ) {
    (self.form, self.open, self.centre) = (form, open, centre)
    setNeedsDisplay()
  }

  private var layout: NeighbourhoodLayout {
    NeighbourhoodLayout(form.walk, in: frame, isLinear: look?.isLinear == true)
  }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 60, rows: rows ?? 15)
  }

  override package var readingPoint: Point {
    let (layout, walk) = (layout, form.walk)
    let row = layout.rows(of: walk.column, in: walk).first { $0.file == walk.row(in: walk.column) }
    let slot = layout.slots.first { $0.column == walk.column }
    return Point(
      column: slot?.start ?? frame.minColumn, row: row?.row ?? frame.minRow)
  }

  // MARK: Drawing

  override package func draw(in canvas: inout Canvas) {
    let (layout, form) = (layout, form)
    canvas.clipped(to: frame) { canvas in
      if let row = layout.headRow { drawHead(at: row, of: layout, in: &canvas) }
      if !canvas.look.isLinear {
        for gap in layout.gaps { drawLines(in: gap, of: layout, &canvas) }
      }
      for slot in layout.slots {
        guard let column = slot.column else {
          drawMiddle(in: slot, of: layout, &canvas)
          continue
        }
        let captions = form.captions(of: column)
        let words = captions.first { canvas.look.width(of: $0) <= slot.columns }
        drawCaption(words ?? captions.last ?? "", in: slot, column, layout.captionRow, &canvas)
        let rows = layout.rows(of: column, in: form.walk)
        if rows.isEmpty, !column.isFar {
          let words = column.isLeft ? "nothing links here" : "links to nothing"
          drawCaption(
            words, in: slot, column,
            layout.headRow == nil ? layout.middleRow : layout.body.lowerBound,
            role: .faint, &canvas)
        }
        for (file, row) in rows { draw(file, at: row, in: slot, column, &canvas) }
      }
    }
  }

  private func drawHead(at row: Int, of layout: NeighbourhoodLayout, in canvas: inout Canvas) {
    let title = canvas.look.fitted(form.middleTitle, columns: frame.size.columns)
    let free = canvas.look.isLinear ? 0 : frame.size.columns - canvas.look.width(of: title)
    canvas.write(
      title, column: frame.minColumn + free / 2, row: row, role: .title, attributes: .bold)
  }

  private func drawCaption(
    _ words: String, in slot: NeighbourhoodLayout.Slot, _ column: NeighbourhoodWalk.Column,
    _ row: Int, role: Role = .dim, _ canvas: inout Canvas
  ) {
    let words = canvas.look.fitted(words, columns: slot.columns)
    let isAtRight = column.isLeft && !canvas.look.isLinear
    let start = isAtRight ? slot.end - canvas.look.width(of: words) : slot.start
    canvas.write(
      words, column: start, row: row, role: column == form.walk.column ? .accent : role)
  }

  private func draw(
    _ index: Int, at row: Int, in slot: NeighbourhoodLayout.Slot,
    _ column: NeighbourhoodWalk.Column, _ canvas: inout Canvas
  ) {
    let walk = form.walk
    let file = walk.ring(in: column).files[index]
    let isAt = walk.row(in: column) == index
    let isSelected = isAt && column == walk.column
    let ground = canvas.surface
    defer { canvas.surface = ground }
    if isSelected {
      canvas.tint(
        Rect(column: slot.start, row: row, columns: slot.columns, rows: 1), role: .listSelected)
      canvas.surface = .listSelected
    }
    let sign = String(sign(of: file, in: column, canvas.look))
    let title = canvas.look.fitted(form.title(of: file), columns: slot.columns - 2)
    let isOnWay = isAt && !column.isFar
    let role: Role =
      switch file.kind {
      case .note, .locked: isSelected || isOnWay || column.isFar == walk.column.isFar ? .text : .dim
      case .attachment: .dim
      case .missing: .missingLink
      }
    let attributes: TextAttributes = isSelected || isOnWay ? .bold : []
    let outer: NeighbourhoodWalk.Column? =
      isOnWay && hasLines(from: column) ? (column.isLeft ? .farLeft : .farRight) : nil
    let arm = canvas.look.symbol("─", ascii: "-")
    let armRole: Role = outer == walk.column || column == walk.column ? .accent : .faint
    if column.isLeft, !canvas.look.isLinear {
      let width = canvas.look.width(of: title)
      let start = slot.end - 2 - width
      canvas.write(title, column: start, row: row, role: role, attributes: attributes)
      if outer != nil {
        canvas.rule(
          arm, column: slot.start, row: row, columns: start - 1 - slot.start, role: armRole)
      }
      canvas.write(sign, column: slot.end - 1, row: row, role: isAt ? .accent : .dim)
    } else {
      let start = canvas.look.isLinear && isSelected ? "> " : "\(sign) "
      let end = canvas.write(start, column: slot.start, row: row, role: isAt ? .accent : .dim)
      let last = canvas.write(title, column: end, row: row, role: role, attributes: attributes)
      if outer != nil {
        canvas.rule(
          arm, column: last + 1, row: row, columns: slot.end - last - 1, role: armRole)
      }
    }
  }

  /// Whether lines lead from the selected file of a column to what is around it.
  private func hasLines(from column: NeighbourhoodWalk.Column) -> Bool {
    let outer: NeighbourhoodWalk.Column = column.isLeft ? .farLeft : .farRight
    return look?.isLinear != true && layout.slots.contains { $0.column == outer }
      && !form.walk.ring(in: outer).files.isEmpty
  }

  /// What a file is, or two links away which way the link leads.
  private func sign(
    of file: LinkedFile, in column: NeighbourhoodWalk.Column, _ look: Look
  ) -> Character {
    switch (file.direction, file.kind) {
    case (.both, _): look.symbol("↔", ascii: "=")
    case (.to, _) where column == .farRight: look.symbol("→", ascii: ">")
    case (.from, _) where column == .farLeft: look.symbol("→", ascii: ">")
    case (_, _) where column.isFar: look.symbol("←", ascii: "<")
    case (_, .missing): look.symbol("○", ascii: "o")
    case (_, .attachment): look.symbol("◇", ascii: "+")
    case (_, .note), (_, .locked): look.symbol("●", ascii: "*")
    }
  }

  private func drawMiddle(
    in slot: NeighbourhoodLayout.Slot, of layout: NeighbourhoodLayout, _ canvas: inout Canvas
  ) {
    let characters = Array(form.middleTitle)
    let most = max(1, min(3, layout.body.count - 2))
    let wrapped = WrappedLine.rows(of: characters, columns: max(1, slot.columns - 4))
    var lines = wrapped.prefix(most).map { String(characters[$0]).trimmingBlanks }
    if wrapped.count > most {
      let rest = String(characters[wrapped[most - 1].lowerBound...])
      lines[most - 1] = canvas.look.fitted(rest, columns: slot.columns - 4)
    }
    let top = layout.middleRow - 1 - (lines.count - 1) / 2
    let role: Role = .accent
    let (left, right) = (slot.start, slot.end - 1)
    let look = canvas.look
    func symbol(_ unicode: Character, _ ascii: Character) -> String {
      String(look.symbol(unicode, ascii: ascii))
    }
    let signs = (
      top: (symbol("╭", "+"), symbol("╮", "+")), bottom: (symbol("╰", "+"), symbol("╯", "+")),
      side: symbol("│", "|"), into: (symbol("┤", "+"), symbol("├", "+"))
    )
    let bar = canvas.look.symbol("─", ascii: "-")
    for (row, edges) in [(top, signs.top), (top + lines.count + 1, signs.bottom)] {
      canvas.write(edges.0, column: left, row: row, role: role)
      canvas.rule(bar, column: left + 1, row: row, columns: slot.columns - 2, role: role)
      canvas.write(edges.1, column: right, row: row, role: role)
    }
    let hasLeft = layout.slots.first != slot && !form.walk.neighbourhood.linksHere.files.isEmpty
    let hasRight = layout.slots.last != slot && !form.walk.neighbourhood.linksTo.files.isEmpty
    for (index, line) in lines.enumerated() {
      let row = top + 1 + index
      let isJoint = row == layout.middleRow
      canvas.write(
        isJoint && hasLeft ? signs.into.0 : signs.side, column: left, row: row, role: role)
      let free = slot.columns - canvas.look.width(of: line)
      canvas.write(line, column: left + free / 2, row: row, role: .title, attributes: .bold)
      canvas.write(
        isJoint && hasRight ? signs.into.1 : signs.side, column: right, row: row, role: role)
    }
  }

  // MARK: Lines

  private func drawLines(
    in gap: NeighbourhoodLayout.Gap, of layout: NeighbourhoodLayout, _ canvas: inout Canvas
  ) {
    let walk = form.walk
    /// The rows that are joined on one side: all of a column, or the file whose ring is on the other side.
    func rows(_ column: NeighbourhoodWalk.Column?, towards other: NeighbourhoodWalk.Column?)
      -> [Int]
    {
      guard let column else { return [layout.middleRow] }
      let rows = layout.rows(of: column, in: walk)
      guard other?.inner == column else { return rows.map(\.row) }
      return rows.filter { $0.file == walk.row(in: column) }.map(\.row)
    }
    let (left, right) = (rows(gap.left, towards: gap.right), rows(gap.right, towards: gap.left))
    // Without one side there is nothing to join, but to the title above.
    let isBelowHead = layout.headRow != nil && gap.left == .left && gap.right == .right
    guard isBelowHead || !left.isEmpty && !right.isEmpty else { return }
    var reach = [gap.left, gap.right].compactMap(\.self).flatMap { column -> [Int] in
      let isAll = column != gap.right?.inner && column != gap.left?.inner
      let files = walk.ring(in: column).files.count
      guard isAll, files > layout.body.count else { return [] }
      return [layout.body.lowerBound, layout.body.upperBound - 1]
    }
    if isBelowHead { reach.append(layout.captionRow) }
    guard let trunk = NeighbourhoodTrunk(left: left, right: right, reach: reach) else { return }
    let isOnWay = gap.left == walk.column || gap.right == walk.column
    draw(trunk, in: gap.columns, role: isOnWay ? .accent : .faint, &canvas)
  }

  private func draw(
    _ trunk: NeighbourhoodTrunk, in columns: Range<Int>, role: Role, _ canvas: inout Canvas
  ) {
    let middle = columns.lowerBound + columns.count / 2
    let bar = canvas.look.symbol("─", ascii: "-")
    for row in trunk.rows {
      let sign = trunk.sign(at: row)
      canvas.write(
        String(canvas.look.symbol(sign.unicode, ascii: sign.ascii)), column: middle, row: row,
        role: role)
      if trunk.left.contains(row) {
        canvas.rule(
          bar, column: columns.lowerBound, row: row, columns: middle - columns.lowerBound,
          role: role)
      }
      if trunk.right.contains(row) {
        canvas.rule(
          bar, column: middle + 1, row: row, columns: columns.upperBound - middle - 1, role: role)
      }
    }
  }

  // MARK: Events

  override package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): key.pressed.map(handle) ?? false
    case .mouse(let mouse): handle(mouse)
    default: false
    }
  }

  private func handle(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let page = max(1, layout.body.count - 1)
    switch key.code {
    case .up, .character("k"): form.walk.move(by: -1)
    case .down, .character("j"): form.walk.move(by: 1)
    case .left, .character("h"): _ = form.walk.move(right: false)
    case .right, .character("l"): _ = form.walk.move(right: true)
    case .pageUp: form.walk.move(by: -page)
    case .pageDown: form.walk.move(by: page)
    case .home: form.walk.move(by: -.max / 2)
    case .end: form.walk.move(by: .max / 2)
    case .enter: if let file = form.walk.selected { open(file) }
    case .character(" "): if let file = form.walk.selected { centre(file) }
    case .backspace: _ = form.goBack()
    default: return false
    }
    return true
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .wheelUp: form.walk.move(by: -1)
    case .wheelDown: form.walk.move(by: 1)
    case .press(.left, let clicks):
      guard let (column, file) = layout.file(at: mouse.position, in: form.walk) else { return true }
      form.walk.select(file, in: column)
      if clicks > 1, let selected = form.walk.selected { open(selected) }
    default: return false
    }
    return true
  }
}

extension String {
  /// Without the blanks that a row ends in.
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
