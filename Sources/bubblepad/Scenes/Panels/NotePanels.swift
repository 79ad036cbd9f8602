import CursesUICore
import TerminalCore
import Themes

/// The open note: its title in a field, its text below, the find bar under it while one searches.
struct NotePanels: View {
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    if let note = workspace.note {
      VStack(gap: metrics.gutterRows) {
        if !workspace.isZen {
          TitlePanel(note: note, workspace: workspace, metrics: metrics, focus: focus)
            .frame(rows: metrics.titleRows)
        }
        EditorPanel(note: note, workspace: workspace, metrics: metrics, focus: focus)
      }
    } else {
      EmptyPanel(workspace: workspace, metrics: metrics)
    }
  }
}

/// The title: a field of one line, checked as it is typed.
private struct TitlePanel: View {
  let note: OpenNote
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    Panel("Title", isBordered: metrics.isBordered) {
      HStack(gap: 2) {
        if metrics.isLinear { Text("Title:").role(.dim) }
        TextField("give the note a title…", text: Bindable(note).title)
          .focused(focus, equals: .title)
          .onSubmit { workspace.titleSubmitted() }
          .disabled(note.isReadOnly)
        state.layoutPriority(1)
      }
      .padding(leading: metrics.isBordered ? 0 : 1, trailing: 1)
      .frame(maxColumns: .max, alignment: .leading)
    }
  }

  private var state: Text {
    if note.isLocked { return Text("locked").role(.warning) }
    if note.titleProblem != nil { return Text("✗ not valid").role(.error) }
    if note.isReadOnly { return Text("read only").role(.info) }
    return note.hasNewTitle ? Text("✓ valid, Enter renames").role(.good) : Text("")
  }
}

/// The text, with room around it.
private struct EditorPanel: View {
  let note: OpenNote
  let workspace: Workspace
  let metrics: ScreenMetrics
  let focus: FocusState<Place?>.Binding

  var body: some View {
    Panel(isBordered: metrics.isBordered) {
      VStack(alignment: .leading) {
        RichEditor(note.editor) { workspace.handleEditorKey($0) }
          .focused(focus, equals: .editor)
          .padding(rows: metrics.textInsetRows)
          .frame(maxColumns: .max, maxRows: .max)
        if let find = workspace.find {
          FindBar(find: find, workspace: workspace, focus: focus)
        }
      }
    }
  }
}

/// What is shown when no note is open: what to do next.
private struct EmptyPanel: View {
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    Panel(isBordered: metrics.isBordered) {
      VStack {
        Text("No note is open").role(.title)
        Text("")
        ForEach(workspace.emptyHints, id: \.words) { hint in
          HStack {
            Text(hint.key).role(.key)
            Text(hint.words).role(.dim)
          }
        }
      }
      .frame(maxColumns: .max, maxRows: .max)
    }
  }
}
