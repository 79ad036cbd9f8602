import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

/// What is told of the open note beside its page: the outline above, what links to it below.
struct AsidePanels: View {
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    VStack(gap: metrics.gutterRows) {
      Panel("Outline") {
        SideRows(rows: outline).padding(top: 1)
      }
      .frame(rows: metrics.outlineRows)
      Panel("Linked from") {
        VStack(alignment: .leading, gap: 0) {
          SideRows(rows: links).frame(maxRows: .max)
          SideRows(rows: about).frame(rows: about.count)
        }
        .padding(top: 1, bottom: 1)
      }
    }
    .onAppear { workspace.followAside() }
  }

  private var outline: [SideRow] {
    let aside = workspace.aside
    guard let note = workspace.note, !aside.headings.isEmpty else {
      return [SideRow(words: "No headings yet")]
    }
    let least = aside.headings.map(\.level).min() ?? 1
    return aside.headings.enumerated().map { index, heading in
      let isCurrent = index == aside.current
      return SideRow(
        words: heading.text, role: isCurrent ? .title : .dim, indent: 2 * (heading.level - least),
        isCurrent: isCurrent
      ) { [weak workspace, weak note] in
        note?.editor.go(toOffset: heading.offset)
        workspace?.focus(.editor)
      }
    }
  }

  private var links: [SideRow] {
    let aside = workspace.aside
    guard workspace.note != nil else { return [] }
    guard !aside.links.isEmpty else {
      return [SideRow(words: aside.hasLinks ? "No other note yet" : "Not known yet")]
    }
    let titles = workspace.titlesInNotebook
    return aside.links.flatMap { link -> [SideRow] in
      let go: @MainActor () -> Void = { [weak workspace] in workspace?.services.backlinks.show(link)
      }
      return [
        SideRow(words: titles.title(ofNoteAt: link.path), role: .link, action: go),
        SideRow(words: "…" + link.context, attributes: .italic, action: go), SideRow(words: ""),
      ]
    }
  }

  /// The tags, the counts and the date at the foot.
  private var about: [SideRow] {
    guard let note = workspace.note else { return [] }
    var rows: [SideRow] = []
    let tags = workspace.aside.tags
    if !tags.isEmpty {
      rows = [
        SideRow(words: tags.map { "#\($0)" }.joined(separator: "  "), role: .accent),
        SideRow(words: ""),
      ]
    }
    if let words = note.counts.words {
      // At the speed at which most people read.
      rows.append(SideRow(words: "\(note.counts.hint()) · \(max(1, (words + 110) / 220)) min"))
    }
    if let modified = note.file.stamp?.modified {
      rows.append(SideRow(words: "changed \(workspace.list.dates.words(for: modified))"))
    }
    return rows
  }
}
