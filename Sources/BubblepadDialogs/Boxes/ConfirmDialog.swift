import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore

/// Asks a question with a few answers.
struct ConfirmDialog: View {
  let confirmation: Confirmation
  let context: any DialogContext
  let metrics: ScreenMetrics
  @FocusState private var answer: Int?
  /// The first of the lines that are shown.
  @State private var top = 0

  var body: some View {
    DialogBox(title: confirmation.title, columns: columns, metrics: metrics) {
      context.closeDialog()
      confirmation.cancel()
    } content: {
      if metrics.isTiny {
        let size = Size(columns: metrics.size.columns, rows: metrics.boxRows)
        ConfirmList(confirmation: confirmation, size: size) { give($0) }
      } else {
        if confirmation.hasBubble, metrics.size.rows >= 20 {
          DrawnBubble().frame(maxColumns: .max).padding(bottom: 1)
        }
        Text(confirmation.words)
        if !confirmation.lines.isEmpty { lines }
        if let form = confirmation.comparison, let texts = form.comparison, metrics.size.rows >= 16
        {
          ComparisonView(form: form)
            .frame(rows: min(1 + rowCount(of: texts), metrics.boxRows - 12))
            .padding(top: 1)
        }
        DialogButtons(escape: confirmation.cancelWords, metrics: metrics) {
          ForEach(confirmation.answers.indices, id: \.self) { index in
            Button {
              give(index)
            } label: {
              confirmation.answers[index].label
            }
            .focused($answer, equals: index)
          }
        }
      }
    }
    .onKey { handle($0) }
  }

  /// Lines and texts need more room than a question.
  private var columns: Int {
    if confirmation.comparison?.comparison != nil { return min(120, metrics.size.columns - 6) }
    return confirmation.lines.isEmpty ? ScreenMetrics.wideDialog : ScreenMetrics.broadDialog
  }

  /// The rows of two texts in the columns that the box leaves them.
  private func rowCount(of texts: TextComparison) -> Int {
    ComparisonRows(texts, columns: ComparisonRows.half(of: innerColumns)).rows.count
  }

  private var innerColumns: Int {
    metrics.dialogColumns(wanted: columns) - 2 - (metrics.size.columns >= 60 ? 4 : 2)
  }

  // MARK: Lines

  /// Whether what is before and after needs a row each.
  private var isInParts: Bool {
    confirmation.hasParts
      && confirmation.lines.contains {
        // No line is wider than it has bytes.
        $0.utf8.count > innerColumns && CellWidth.width(of: $0, in: .perScalar) > innerColumns
      }
  }

  /// How many lines are shown.
  private var lineCount: Int {
    let rows = max(2, min(12, metrics.boxRows - 13))
    return min(confirmation.lines.count, isInParts ? rows / 2 : rows)
  }

  private var lines: some View {
    let (last, isInParts) = (min(top + lineCount, confirmation.lines.count), isInParts)
    let rows = (top..<last).flatMap {
      isInParts ? confirmation.parts(ofLine: $0) : [confirmation.lines[$0]]
    }
    return VStack(alignment: .leading) {
      ForEach(rows.indices, id: \.self) { Text(verbatim: rows[$0]).lineLimit(1) }
      if lineCount < confirmation.lines.count {
        let count = Numbers.words(confirmation.lines.count)
        Text("\(Numbers.words(top + 1)) to \(Numbers.words(last)) of \(count)  ↑ ↓ scroll")
          .role(.dim)
      }
    }
    .padding(top: metrics.size.rows >= 16 ? 1 : 0)
  }

  private func scroll(by distance: Int) {
    top = max(0, min(confirmation.lines.count - lineCount, top + distance))
  }

  // MARK: Keys

  private func handle(_ key: Key) -> Bool {
    guard !metrics.isTiny, key.phase != .up else { return false }
    if confirmation.comparison?.handle(key) == true { return true }
    let scrolls = lineCount < confirmation.lines.count
    switch key.code {
    case .up where scrolls: scroll(by: -1)
    case .down where scrolls: scroll(by: 1)
    case .pageUp where scrolls: scroll(by: -lineCount)
    case .pageDown where scrolls: scroll(by: lineCount)
    case .left, .up: answer = max(0, (answer ?? 0) - 1)
    case .right, .down: answer = min(confirmation.answers.count - 1, (answer ?? 0) + 1)
    default: return giveByLetter(key)
    }
    return true
  }

  private func giveByLetter(_ key: Key) -> Bool {
    guard let typed = key.typed?.lowercased() else { return false }
    if let index = confirmation.answers.firstIndex(where: {
      $0.letter.map(String.init) == typed
    }) {
      give(index)
    } else if typed != " " {
      context.tell(.hint(confirmation.keyWords))
    }
    return typed != " "
  }

  private func give(_ index: Int) {
    context.closeDialog()
    guard confirmation.answers.indices.contains(index) else { return confirmation.cancel() }
    confirmation.answers[index].action()
  }
}

/// The answers one below the other, for a window of a few rows: the question is the first line.
private struct ConfirmList: View {
  let confirmation: Confirmation
  let size: Size
  let give: (Int) -> Void
  @State private var selection: Int? = 0

  private struct Answer: Identifiable {
    let id: Int
    let words: String
  }

  private var answers: [Answer] {
    let words = confirmation.answers.map(\.words) + ["Esc  \(confirmation.cancelWords)"]
    return words.enumerated().map { Answer(id: $0.offset, words: $0.element) }
  }

  var body: some View {
    let rows = max(1, size.rows - answers.count)
    let hasRoom =
      CellWidth.width(of: confirmation.words, in: .perScalar) < rows * (size.columns - 4)
    Text(hasRoom ? confirmation.words : confirmation.title).lineLimit(rows)
    SelectionList(
      answers, selection: $selection, clicks: 1, activate: { give($0.id) },
      row: { answer, row, canvas in
        let ground = canvas.beginRow(row)
        defer { canvas.surface = ground }
        canvas.write(
          canvas.look.fitted(answer.words, columns: row.rect.size.columns),
          column: row.rect.minColumn, row: row.rect.minRow, role: .text)
      })
  }
}
