import CursesUICore
import TerminalCore

/// What is true now: saved or not, where the caret is, what the next character will be, and the keys
/// that matter here. A problem takes the place of all that, in words, until it is solved.
struct StatusBar: View {
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    Panel(isBordered: metrics.isStatusBordered) {
      HStack(gap: 3) {
        if let vi = workspace.note?.vi { ViModeView(status: vi) }
        if let notice = workspace.shownNotice {
          NoticeView(notice: notice)
          Spacer()
        } else {
          SavedMark(workspace: workspace)
          KeyHints(hints: workspace.keyHints).layoutPriority(1)
          Spacer()
        }
        if let note = workspace.note { PositionView(note: note, metrics: metrics) }
      }
      .lineLimit(1)
      .padding(columns: 1)
      .frame(maxColumns: .max, alignment: .leading)
    }
  }
}

/// The mode of vi keys in words, and what is typed of a command.
private struct ViModeView: View {
  let status: ViStatus

  var body: some View {
    HStack {
      Text(status.mode).role(.key)
      if let register = status.recording { Text("recording \(register)").role(.warning) }
      if !status.pending.isEmpty { Text(status.pending).role(.dim) }
    }
    .layoutPriority(2)
  }
}

/// Whether the disk has what is on the screen.
private struct SavedMark: View {
  let workspace: Workspace

  var body: some View {
    let state = workspace.savedState
    HStack {
      Text(state.sign).role(state.role)
      Text(state.words).role(.dim)
    }
    .layoutPriority(2)
  }
}

/// The keys that matter where the focus is: as many as fit, none of them cut.
private struct KeyHints: ControlView {
  let hints: [KeyHint]

  func makeModel() -> KeyHintsModel { KeyHintsModel() }

  func update(_ model: KeyHintsModel) {
    guard model.hints != hints else { return }
    model.hints = hints
    model.setNeedsLayout()
    model.setNeedsDisplay()
  }
}

/// Draws key hints in a row.
private final class KeyHintsModel: ControlModel {
  var hints: [KeyHint] = []
  private static let gap = 2

  override var isFocusable: Bool { false }

  private func columns(of hint: KeyHint) -> Int {
    (look?.width(of: hint.key) ?? 0) + 1 + (look?.width(of: hint.words) ?? 0)
  }

  override func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    var used = 0
    for hint in hints {
      let next = used + self.columns(of: hint) + (used > 0 ? Self.gap : 0)
      if let columns, next > columns { break }
      used = next
    }
    return Size(columns: used, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    var column = frame.minColumn
    for hint in hints where column + columns(of: hint) <= frame.maxColumn {
      column = canvas.write(hint.key, column: column, row: frame.minRow, role: .key) + 1
      column = canvas.write(hint.words, column: column, row: frame.minRow, role: .keyHint)
      column += Self.gap
    }
  }
}

/// A key and what it does here, in a word.
struct KeyHint: Equatable {
  let key: String
  let words: String
}

private struct NoticeView: View {
  let notice: Notice

  var body: some View {
    HStack {
      Text(notice.sign).role(notice.role)
      Text(notice.words).role(notice.role)
    }
    .layoutPriority(1)
  }
}

private struct PositionView: View {
  let note: OpenNote
  let metrics: ScreenMetrics

  /// What the next character becomes goes before the count of words: it says on which side of a style's
  /// edge the caret is.
  private var showsWords: Bool {
    note.words != nil && metrics.size.columns >= (note.typingHint.isEmpty ? 70 : 90)
  }

  var body: some View {
    HStack(gap: metrics.size.columns >= 100 ? 3 : 2) {
      if showsWords { Text(note.wordsHint).role(.dim) }
      Text("¶ \(note.position)").role(.dim)
      if !note.typingHint.isEmpty { Text(note.typingHint).role(.dim) }
    }
    .layoutPriority(metrics.size.columns >= 60 || !note.typingHint.isEmpty ? 3 : 0)
  }
}
