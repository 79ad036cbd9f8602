import CursesCore
import CursesTextLayout
import CursesThemes

/// The node of `Text`: breaks it into rows for the width it gets.
package final class TextNode: Node, ClockedNode {
  private var text = Text(pieces: [])
  private var pieces: [Text.Piece] = []
  /// When the text says something else, in seconds since 1970; nil for never.
  private var due: Double?
  private var layout: (columns: Int, paragraph: ParagraphLayout)?

  package var string: String { text.string }

  func update(_ text: Text, _ environment: EnvironmentValues) {
    let isSameLook =
      environment.textStyle == self.environment.textStyle
      && environment.isEnabled == self.environment.isEnabled
    let isSameCase = environment.textCase == self.environment.textCase
    let isSameFlow =
      environment.multilineTextAlignment == self.environment.multilineTextAlignment
      && environment.truncationMode == self.environment.truncationMode
    let isSameLimit = environment.lineLimits == self.environment.lineLimits
    self.environment = environment
    if text != self.text || !isSameCase || !text.pieces.allSatisfy(\.isFixed) {
      self.text = text
      read()
    }
    if !isSameLimit { graph.setNeedsLayout() }
    if !isSameLook || !isSameFlow || !isSameLimit { invalidate() }
  }

  /// Takes over what the text says now.
  private func read() {
    let before = pieces
    due = nil
    pieces = text.pieces.map { piece in
      if let wording = piece.wording {
        return Text.Piece(shown(wording.words(environment, graph.look)), piece.style)
      }
      guard let clock = piece.clock else { return Text.Piece(shown(piece.text), piece.style) }
      let reading = clock.reading(graph.date, environment)
      due = reading.next.map { min(due ?? $0, $0) } ?? due
      return Text.Piece(shown(reading.text), piece.style)
    }
    if !before.elementsEqual(pieces, by: { $0.text == $1.text }) {
      layout = nil
      layOutIfResized()
    }
    if due != nil { graph.startMoving(self) }
    if pieces != before { invalidate() }
  }

  package var secondsToMoment: Double { due.map { max(0, $0 - graph.date) } ?? .infinity }

  package func advance(to time: Double) -> Bool {
    if let due, graph.date >= due { read() }
    return due != nil
  }

  private func shown(_ text: String) -> String {
    let cased =
      switch environment.textCase {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case nil: text
      }
    let drawn = graph.look.shown(cased)
    return drawn.utf8.contains(0x09)
      ? String(drawn.flatMap { $0 == "\t" ? Array("    ") : [$0] }) : drawn
  }

  // MARK: Layout

  private func rows(columns: Int?) -> [Row] {
    let columns = columns ?? ProposedSize.unboundedLength
    if layout?.columns != columns || layout?.paragraph.style.widths != graph.look.widths {
      let style = ParagraphStyle(
        width: max(1, columns),
        wrapping: columns < ProposedSize.unboundedLength ? .words : .none,
        widths: graph.look.widths)
      let whole = pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
      var paragraph = ParagraphLayout(whole, style: style)
      _ = paragraph.rowCount()
      layout = (columns, paragraph)
    }
    return layout?.paragraph.rows ?? []
  }

  package override func measure(_ proposal: ProposedSize) -> Size {
    let limits = environment.lineLimits
    let rows = rows(columns: proposal.columns)
    let most = min(limits.most ?? .max, proposal.rows.map { max(1, $0) } ?? .max)
    let shown = rows.prefix(max(1, most))
    let widest = shown.map(\.endColumn).max() ?? 0
    let isCut = shown.count < rows.count
    let columns = proposal.columns ?? widest
    return Size(
      columns: isCut ? columns : min(widest, columns),
      rows: max(shown.count, min(limits.least ?? 0, proposal.rows ?? .max)))
  }

  // MARK: Drawing

  package override func draw(in canvas: inout Canvas) {
    let rows = rows(columns: frame.size.columns)
    let count = min(rows.count, frame.size.rows)
    for index in 0..<max(0, count) {
      let isCut = index == count - 1 && rows.count > count
      let start = rows[index].range.lowerBound
      var line =
        isCut ? line(start..<(layout?.paragraph.text.count ?? start)) : line(rows[index].content)
      if isCut || rows[index].endColumn > frame.size.columns {
        line = line.flattened.fitted(
          canvas.look, columns: frame.size.columns, mode: environment.truncationMode)
      }
      draw(line, row: frame.minRow + index, in: &canvas)
    }
  }

  private func draw(_ line: TextLine, row: Int, in canvas: inout Canvas) {
    let alignment = environment.multilineTextAlignment
    let free = alignment == .leading ? 0 : frame.size.columns - line.width(canvas.look)
    var column = frame.minColumn + max(0, alignment == .center ? free / 2 : free)
    for run in line.runs {
      column = draw(run, column: column, row: row, in: &canvas)
    }
  }

  private func draw(_ run: Text.Piece, column: Int, row: Int, in canvas: inout Canvas) -> Int {
    let style = run.style.over(environment.textStyle)
    let cells = canvas.look.width(of: run.text)
    let area = Rect(column: column, row: row, columns: cells, rows: 1).intersection(frame)
    switch style.ground {
    case .role(let role): canvas.tint(area, role: role)
    case .color(let color): canvas.frame.tint(area, with: color)
    case .paint(let paint):
      canvas.frame.tint(area, with: canvas.color(of: paint, at: area.origin))
    case nil: if style.isCode { canvas.tint(area, role: .code) }
    }
    let ink = style.drawnInk(
      isEnabled: environment.isEnabled, role: canvas.textRole, isInked: canvas.isInked)
    return canvas.write(
      run.text, column: column, row: row, ink: ink,
      attributes: style.drawnAttributes, link: style.link.map { Link($0) } ?? .none)
  }

  /// The runs of a range of the text, without blanks at its end.
  private func line(_ range: Range<Int>) -> TextLine {
    var runs: [Text.Piece] = []
    var start = 0
    for piece in pieces {
      let end = start + piece.text.utf8.count
      let (low, high) = (max(start, range.lowerBound), min(end, range.upperBound))
      if low < high {
        let utf8 = piece.text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: low - start)
        let to = utf8.index(utf8.startIndex, offsetBy: high - start)
        runs.append(Text.Piece(String(piece.text[from..<to]), piece.style))
      }
      start = end
    }
    return TextLine(runs: runs).withoutTrailingBlanks
  }
}
