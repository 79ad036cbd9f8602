import BubblepadCommands
import BubblepadPanels
import CursesCore
import CursesUICore

/// What is true now: saved or not, where the caret is, what the next character will be, and the keys
/// that matter here. A problem takes the place of all that, in words, until it is solved.
struct StatusBar: View {
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    let space = NoticeSpace(workspace: workspace, metrics: metrics)
    Panel(isBordered: false) {
      HStack(alignment: .top, gap: metrics.hasRoomForSwitches ? NoticeSpace.gap : 1) {
        if let vi = workspace.note?.vi { ViModeView(status: vi) }
        if let notice = workspace.shownNotice {
          NoticeView(notice: notice, rows: space.rows)
          Spacer()
        } else {
          SavedMark(workspace: workspace).onTapGesture { _ = workspace.perform(.save) }
          if metrics.hasRoomForSwitches {
            KeyHints(hints: workspace.keyHints) { _ = workspace.perform($0) }.layoutPriority(1)
          }
          Spacer()
        }
        if let note = workspace.note, space.leavesPosition {
          PositionView(note: note, metrics: metrics)
            .onTapGesture { _ = workspace.perform(.goToLine) }
        }
      }
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
    .lineLimit(1)
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
      Text(state.words).role(state.role)
    }
    .lineLimit(1)
    .layoutPriority(2)
  }
}

/// The keys that matter where the focus is: as many as fit, none of them cut. A click does what the key does.
private struct KeyHints: ControlView {
  let hints: [KeyHint]
  let perform: (AppCommand) -> Void

  func makeModel() -> KeyHintsModel { KeyHintsModel() }

  func update(_ model: KeyHintsModel) {
    model.perform = perform
    // A command whose keys have been taken away has none to be told.
    let hints = hints.filter { !$0.key.isEmpty }
    guard model.hints != hints else { return }
    model.hints = hints
    model.setNeedsLayout()
    model.setNeedsDisplay()
  }
}

/// Draws key hints in a row.
private final class KeyHintsModel: ControlModel {
  var hints: [KeyHint] = []
  var perform: (AppCommand) -> Void = { _ in }
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

  override func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, case .press(.left, _) = mouse.action else { return false }
    var column = frame.minColumn
    for hint in hints where column + columns(of: hint) <= frame.maxColumn {
      let end = column + columns(of: hint)
      if (column..<end).contains(mouse.position.column), let command = hint.command {
        perform(command)
        return true
      }
      column = end + Self.gap
    }
    return false
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
  /// What it does; nil where that is the focused control's.
  var command: AppCommand?
}

private struct NoticeView: View {
  let notice: Notice
  let rows: Int

  var body: some View {
    HStack(alignment: .top) {
      Text(notice.sign).role(notice.role)
      Text(notice.words).role(notice.role)
    }
    .lineLimit(rows)
    .layoutPriority(1)
  }
}

private struct PositionView: View {
  let note: OpenNote
  let metrics: ScreenMetrics

  var body: some View {
    let words = Self.words(of: note, in: metrics)
    // One by one: while none of them gets longer, nothing is laid out anew.
    HStack(gap: Self.gap(in: metrics)) {
      if Self.showsBar(of: note, in: metrics), let progress = note.progress {
        ProgressCells(progress.fraction)
      }
      Text(words[0])
      if words.count > 1 { Text(words[1]) }
      if words.count > 2 { Text(words[2]) }
    }
    .role(.dim)
    .lineLimit(1)
    .layoutPriority(3)
  }

  /// What is said, from left to right: as much as the screen has room for.
  private static func words(of note: OpenNote, in metrics: ScreenMetrics) -> [String] {
    let encoding = note.file.encoding == .utf8 ? nil : note.file.encoding.rawValue
    let place = [encoding, note.lineEndName, "¶ \(note.position)"].compactMap(\.self)
    var words = [place.joined(separator: " ")]
    let hint = note.typingHint
    // What the next character becomes goes before the count of words: it says on which side of a
    // style's edge the caret is.
    if metrics.size.columns >= (hint.isEmpty ? 70 : 90), note.words != nil {
      words.insert(note.wordsHint(isShort: metrics.size.columns < 110), at: 0)
    }
    if !hint.isEmpty { words.append(hint) }
    return words
  }

  private static func showsBar(of note: OpenNote, in metrics: ScreenMetrics) -> Bool {
    note.progress != nil && note.selectionWords == nil && metrics.size.columns >= 110
  }

  private static func gap(in metrics: ScreenMetrics) -> Int { metrics.size.columns >= 100 ? 3 : 2 }

  static func columns(for note: OpenNote, in metrics: ScreenMetrics) -> Int {
    let words = words(of: note, in: metrics).map { CellWidth.width(of: $0, in: .perScalar) }
    let bar = showsBar(of: note, in: metrics) ? ProgressCells.columns + gap(in: metrics) : 0
    return bar + words.reduce(0, +) + gap(in: metrics) * (words.count - 1)
  }
}

/// How the status bar is shared when something is to be said: nothing of it is cut. The place of the caret
/// gives way to it first, and then the bar grows.
@MainActor
struct NoticeSpace {
  /// The rows of text, 1 but for long sentences.
  let rows: Int
  /// Whether the place of the caret is shown.
  let leavesPosition: Bool

  /// Cells between two parts of the bar.
  static let gap = 3
  init(workspace: Workspace, metrics: ScreenMetrics) {
    guard let notice = workspace.shownNotice else {
      (rows, leavesPosition) = (1, true)
      return
    }
    var columns = metrics.size.columns - 2 * metrics.marginColumns - 2
    if let vi = workspace.note?.vi { columns -= vi.mode.count + vi.pending.count + 1 + Self.gap }
    let position = workspace.note.map { PositionView.columns(for: $0, in: metrics) } ?? 0
    let width = CellWidth.width(of: notice.words, in: .perScalar) + 2
    // What fills the bar between the two has a gap on either side.
    leavesPosition = width + 2 * Self.gap + position <= columns
    let needed = Self.rows(of: notice.words, columns: max(1, columns - 2 - Self.gap))
    rows = min(metrics.mostNoticeRows, needed)
  }

  /// The rows of words that go on in the next where they have no room.
  private static func rows(of words: String, columns: Int) -> Int {
    var (rows, used) = (1, 0)
    for word in words.split(separator: " ") {
      let width = CellWidth.width(of: word, in: .perScalar)
      if used > 0, used + 1 + width > columns { (rows, used) = (rows + 1, 0) }
      used += width + (used > 0 ? 1 : 0)
      // A path longer than a row is broken within.
      while used > columns { (rows, used) = (rows + 1, used - columns) }
    }
    return rows
  }
}
