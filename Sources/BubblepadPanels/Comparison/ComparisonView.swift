import BubblepadNotebook
import CursesCore
import CursesText
import CursesThemes
import CursesUICore
import Observation

/// A comparison in a question: what its sides are called, and how far it is scrolled.
@Observable @MainActor
package final class ComparisonForm {
  package let leftName: String
  package let rightName: String
  /// Nil until both texts are read.
  package private(set) var comparison: TextComparison?
  package private(set) var top = 0
  /// The rows it is shown in, for scrolling by pages, and how many there are.
  @ObservationIgnored var shownRows = 1
  @ObservationIgnored var rowCount = 0

  package init(_ leftName: String, _ rightName: String) {
    self.leftName = leftName
    self.rightName = rightName
  }

  /// In bytes: longer texts are not compared.
  private static let longest = 1 << 20

  /// Compares two texts in the background and shows what comes of it.
  package func compare(_ left: SourceText, _ right: SourceText) {
    guard left.count <= Self.longest, right.count <= Self.longest else { return }
    Task {
      comparison = await Background.run {
        TextComparison(
          String(decoding: left.bytes, as: UTF8.self), String(decoding: right.bytes, as: UTF8.self))
      }
    }
  }

  package func scroll(by rows: Int) {
    let most = max(0, rowCount - shownRows)
    top = max(0, min(most, top + rows))
  }

  /// Whether a key scrolls it.
  package func handle(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty, comparison != nil else { return false }
    switch key.code {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -shownRows)
    case .pageDown: scroll(by: shownRows)
    default: return false
    }
    return true
  }
}

/// Two texts side by side, with the words that differ in colour: red what only the left one has, green what
/// only the right one has, and a sign beside each line that differs.
package struct ComparisonView: ControlView {
  let form: ComparisonForm
  private let comparison: TextComparison?
  private let top: Int

  package init(form: ComparisonForm) {
    self.form = form
    (comparison, top) = (form.comparison, form.top)
  }

  package func makeModel() -> ComparisonModel { ComparisonModel(form) }
  package func update(_ model: ComparisonModel) { model.show(form, comparison, top) }
}

/// The living part of a comparison: it draws, and turns the wheel.
package final class ComparisonModel: ControlModel {
  private var form: ComparisonForm
  private var comparison: TextComparison?
  private var top = 0
  private var laidOut: (columns: Int, rows: [ComparisonRows.Row])?

  init(_ form: ComparisonForm) { self.form = form }

  private func rows(columns: Int) -> [ComparisonRows.Row] {
    let half = ComparisonRows.half(of: columns)
    if let laidOut, laidOut.columns == half { return laidOut.rows }
    let rows = comparison.map { ComparisonRows($0, columns: half).rows } ?? []
    laidOut = (half, rows)
    return rows
  }

  func show(_ form: ComparisonForm, _ comparison: TextComparison?, _ top: Int) {
    let isOfOtherSize = comparison?.rows.count != self.comparison?.rows.count
    if comparison != self.comparison { laidOut = nil }
    (self.form, self.comparison, self.top) = (form, comparison, top)
    if isOfOtherSize { setNeedsLayout() }
    setNeedsDisplay()
  }

  override package var isFocusable: Bool { false }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    let all = 1 + max(1, self.rows(columns: columns ?? 60).count)
    return Size(columns: columns ?? 60, rows: min(all, rows ?? all))
  }

  override package func placed() {
    form.shownRows = max(1, frame.size.rows - 1)
    form.rowCount = rows(columns: frame.size.columns).count
  }

  override package func draw(in canvas: inout Canvas) {
    canvas.clipped(to: frame) { canvas in
      let half = (frame.size.columns - 3) / 2
      let right = frame.minColumn + half + 3
      for (name, column) in [(form.leftName, frame.minColumn + 2), (form.rightName, right + 2)] {
        canvas.write(
          canvas.look.fitted(name, columns: half), column: column, row: frame.minRow, role: .title,
          attributes: .bold)
      }
      let shown = rows(columns: frame.size.columns).dropFirst(top).prefix(frame.size.rows - 1)
      for (index, row) in shown.enumerated() {
        let line = frame.minRow + 1 + index
        canvas.write(
          canvas.look.symbol("│", ascii: "|").description, column: right - 2, row: line,
          role: .rule)
        guard !row.isGap else {
          canvas.write("⋯", column: frame.minColumn + 2, row: line, role: .dim)
          canvas.write("⋯", column: right + 2, row: line, role: .dim)
          continue
        }
        draw(row.left, row.isFirst ? "−" : " ", .error, row, frame.minColumn, line, half, &canvas)
        draw(row.right, row.isFirst ? "+" : " ", .good, row, right, line, half, &canvas)
      }
    }
  }

  private func draw(
    _ pieces: [TextComparison.Piece]?, _ sign: String, _ changed: Role,
    _ shown: ComparisonRows.Row, _ column: Int, _ row: Int, _ columns: Int,
    _ canvas: inout Canvas
  ) {
    guard let pieces else { return }
    let isChanged = shown.isChanged
    if isChanged { canvas.write(sign, column: column, row: row, role: changed) }
    var at = column + 2
    for piece in pieces {
      let room = column + columns - at
      guard room > 0 else { return }
      let words = canvas.look.fitted(piece.text.replacing("\t", with: " "), columns: room)
      at = canvas.write(
        words, column: at, row: row, role: piece.isChanged ? changed : isChanged ? .text : .dim,
        attributes: piece.isChanged ? .bold : [])
    }
  }

  override package func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .wheelUp: form.scroll(by: -2)
    case .wheelDown: form.scroll(by: 2)
    default: return false
    }
    return true
  }
}
