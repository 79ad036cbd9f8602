import BubblepadNoteFiles
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

/// The open note: its title in a field, its text below, the find bar under it while one searches.
struct NotePanels: View {
  let tab: NoteTab
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  /// Whether keys go here, and not to the other pane.
  private var isCurrent: Bool { tab === workspace.tabs.current }

  var body: some View {
    if let note = tab.note {
      VStack(gap: 0) {
        if workspace.arrangement.showsTitle(in: metrics),
          !workspace.arrangement.hasFrame(in: metrics)
        {
          TitlePanel(
            note: note, isCurrent: isCurrent, workspace: workspace, metrics: metrics, focus: focus
          )
          .frame(rows: 1)
        }
        EditorPanel(
          note: note, isCurrent: isCurrent, workspace: workspace, metrics: metrics, focus: focus)
      }
    } else {
      EmptyPanel(tab: tab, workspace: workspace, metrics: metrics)
    }
  }
}

/// The title where panels have no borders: a row of its own above the text.
private struct TitlePanel: View {
  let note: OpenNote
  let isCurrent: Bool
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    Panel(isBordered: false) {
      HStack(gap: 2) {
        if metrics.isLinear { Text("Title:").role(.dim) }
        HStack(gap: 0) {
          if isCurrent {
            TitleField(note: note, workspace: workspace, focus: focus)
          } else {
            Text(note.shownTitle).role(.dim).lineLimit(1)
          }
          Text(note.plainEnding).role(.dim).lineLimit(1).layoutPriority(1)
        }
        TitleState(note: note).layoutPriority(1)
      }
      .padding(leading: 1, trailing: 1)
      .frame(maxColumns: .max, alignment: .leading)
    }
  }
}

/// The title in the upper border of the page: as wide as its words, and a field of some width while it is
/// changed.
private struct TitleInBorder: View {
  let note: OpenNote
  let isCurrent: Bool
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    HStack(gap: 0) {
      if isCurrent {
        TitleField(note: note, workspace: workspace, focus: focus)
          .textFieldStyle(.quiet)
          .frame(columns: min(columns, max(metrics.size.columns / 3, 12)))
          .overlay(alignment: .trailing) { if !isEdited { ending } }
          .layoutPriority(1)
      } else {
        // A blank at the end would be cut off.
        Text(" \(note.shownTitle)\(note.plainEnding)\u{A0}").role(.dim).lineLimit(1)
      }
      if isEdited { ending.layoutPriority(1) }
      Spacer()
      TitleState(note: note, isInBorder: true).lineLimit(1).layoutPriority(2)
    }
    .padding(columns: 2)
    .frame(maxColumns: .max)
    .frame(rows: 1)
  }

  private var isEdited: Bool { isCurrent && workspace.arrangement.place == .title }

  private var columns: Int {
    let words = note.title.isEmpty ? note.promptTitle ?? TitleField.prompt : note.title
    let width = CellWidth.width(of: words, in: .perScalar) + 2
    return isEdited ? max(width, 32) : max(width + note.plainEnding.count, 3)
  }

  /// What the file keeps whatever its title: it follows the words, and the field while those are changed.
  @ViewBuilder private var ending: some View {
    if !note.plainEnding.isEmpty {
      Text(note.plainEnding).role(.dim).lineLimit(1).padding(trailing: 1)
    }
  }
}

/// A field of one line, checked as it is typed.
private struct TitleField: View {
  let note: OpenNote
  let workspace: Workspace
  let focus: FocusState<Place?>.Binding

  static let prompt = "title of the note"

  var body: some View {
    TextField(
      note.promptTitle ?? Self.prompt, text: Bindable(note).title,
      selection: Bindable(note).titleSelection
    )
    .focused(focus, equals: .title)
    .onSubmit { workspace.opener.titleSubmitted() }
    .onKeyPress { workspace.handleStepKey($0.event) ? .handled : .ignored }
    .disabled(note.isReadOnly)
  }
}

/// What is to be said of the title, or of the note.
private struct TitleState: View {
  let note: OpenNote
  var isInBorder = false

  var body: some View {
    let (words, role) = state
    // The blank at its end is one that no line ends with, and so not left out.
    Text(isInBorder && !words.isEmpty ? " \(words)\u{A0}" : words).role(role)
  }

  private var state: (words: String, role: Role) {
    if note.isLocked { return ("locked", .warning) }
    if let fault = note.titleFault { return (fault.shortWords, .error) }
    if note.isReadOnly { return ("read-only", .info) }
    return note.hasNewTitle && !note.isNew ? ("Enter to rename", .good) : ("", .dim)
  }
}

/// The text, with room around it.
private struct EditorPanel: View {
  let note: OpenNote
  let isCurrent: Bool
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    Panel(
      isBordered: workspace.arrangement.hasFrame(in: metrics),
      isActive: isCurrent && workspace.arrangement.place == .title
    ) {
      VStack(alignment: .leading) {
        RichEditor(note.editor) { key in
          // A key may come with the click that gives the pane the focus.
          if workspace.note !== note { _ = TabCommands(workspace).reveal(note) }
          return workspace.handleEditorKey(key)
        }
        .focused(focus, equals: workspace.tabs.isRight(note) ? .beside : .editor)
        .padding(rows: workspace.arrangement.isZen ? metrics.zenInsetRows : metrics.textInsetRows)
        .frame(maxColumns: .max, maxRows: .max)
        if isCurrent, let find = workspace.find {
          FindBar(find: find, workspace: workspace, metrics: metrics, focus: focus)
        }
      }
    }
    .overlay(alignment: .top) {
      if workspace.arrangement.hasFrame(in: metrics), workspace.arrangement.showsTitle(in: metrics)
      {
        TitleInBorder(
          note: note, isCurrent: isCurrent, workspace: workspace, metrics: metrics, focus: focus)
      }
    }
  }
}

/// What is shown when no note is open: what to do next.
private struct EmptyPanel: View {
  let tab: NoteTab
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    Panel(isBordered: metrics.isBordered) {
      VStack {
        if metrics.size.rows >= 20 {
          DrawnBubble()
          Text("")
        }
        Text(tab.words ?? "No note is open").role(.title)
          .multilineTextAlignment(.center)
        Text("")
        VStack(alignment: .leading, gap: 0) {
          ForEach(workspace.emptyHints, id: \.words) { hint in
            HStack(gap: 2) {
              Text(hint.key).role(.key).frame(columns: keyColumns, alignment: .trailing)
              Text(hint.words).role(.dim)
            }
          }
        }
      }
      .frame(maxColumns: .max, maxRows: .max)
    }
  }

  private var keyColumns: Int { workspace.emptyHints.map(\.key.count).max() ?? 1 }
}
