import CursesUI
import TerminalCore

/// What is true now: saved or not, where the caret is, what the next character will be, and the keys
/// that matter here. A problem takes the place of all that, in words, until it is solved.
struct StatusBar: View {
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    Panel(isBordered: metrics.isStatusBordered) {
      HStack(spacing: 3) {
        if let notice = workspace.shownNotice {
          NoticeView(notice: notice)
          Spacer()
        } else {
          SavedMark(workspace: workspace)
          KeyHints(hints: workspace.keyHints)
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

/// The keys that matter where the focus is.
private struct KeyHints: View {
  let hints: [KeyHint]

  var body: some View {
    HStack(spacing: 2) {
      ForEach(hints, id: \.key) { hint in
        HStack {
          Text(hint.key).role(.key)
          Text(hint.words).role(.dim)
        }
      }
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

  var body: some View {
    HStack(spacing: 3) {
      if metrics.size.columns >= 60 { Text(note.wordsHint).role(.dim) }
      Text("¶ \(note.position)").role(.dim)
      if metrics.size.columns >= 70, !note.typingHint.isEmpty {
        Text(note.typingHint).role(.dim)
      }
    }
    .layoutPriority(metrics.size.columns >= 60 ? 3 : 0)
  }
}
