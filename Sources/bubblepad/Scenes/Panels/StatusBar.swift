import BubblepadCommands
import BubblepadOpenNotes
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
          if metrics.hasRoomForSwitches || !isInText {
            KeyHints(workspace.keyHints) { _ = workspace.perform($0) }.layoutPriority(1)
          }
          Spacer()
        }
        if let note = workspace.note, space.leavesPosition, metrics.hasRoomForSwitches || isInText {
          PositionView(note: note, metrics: metrics)
            .onTapGesture { _ = workspace.perform(.goToLine) }
        }
      }
      .padding(columns: 1)
      .frame(maxColumns: .max, alignment: .leading)
    }
  }

  /// Whether the focus is where the caret's place says something: in a field the keys of the field go first.
  private var isInText: Bool {
    workspace.arrangement.place == .editor || workspace.arrangement.place == .beside
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
      if Self.showsBar(of: note, in: metrics), let progress = note.counts.progress {
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
    let fewest = note.counts.progress != nil ? 60 : hint.isEmpty ? 70 : 90
    if metrics.size.columns >= fewest, note.counts.words != nil {
      words.insert(note.counts.hint(isShort: metrics.size.columns < 110), at: 0)
    }
    if !hint.isEmpty { words.append(hint) }
    return words
  }

  private static func showsBar(of note: OpenNote, in metrics: ScreenMetrics) -> Bool {
    note.counts.progress != nil && note.counts.selection == nil && metrics.size.columns >= 110
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
    let needed = notice.rows(inColumns: max(1, columns - 2 - Self.gap))
    rows = min(metrics.mostNoticeRows, needed)
  }
}
