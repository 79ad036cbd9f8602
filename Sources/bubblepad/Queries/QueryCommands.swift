import BubblepadCommands
import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadQueries
import CursesText
import CursesUICore

/// The commands that are about the queries in the open note.
@MainActor
struct QueryCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Offers the links of what the query at the caret answers; false where there is no query.
  func followResult(in note: OpenNote) -> Bool {
    guard let query = note.editor.queryAtCaret else { return false }
    guard case .inset(let inset)? = note.insets.answer(to: query.address) else {
      workspace.tell(
        .hint("There is no answer here yet. Leave the query, and follow a link of its answer."))
      return true
    }
    let links = NoteSource.links(in: inset.text).map { link in
      link.target + (link.subpath.map { "#" + $0 } ?? "")
    }
    var seen: Set<String> = []
    let targets = links.filter { seen.insert($0).inserted }
    guard !targets.isEmpty else {
      workspace.tell(.hint("The answer has no link to follow."))
      return true
    }
    let items = targets.enumerated().map { index, target in
      ItemPicker.Item(id: "\(index)", title: target)
    }
    let picker = ItemPicker(
      title: inset.title, prompt: "type a few letters of the note", items: items
    ) { [weak workspace] item in
      workspace?.follow("[[\(item.title)]]")
    }
    picker.pickWords = "go there"
    workspace.present(picker)
    return true
  }

  /// Writes what the query at the caret answers in its place, as a step that can be undone.
  func writeResult() {
    guard let note = workspace.note, let query = source(in: note) else {
      return workspace.tell(
        .hint(
          "Put the caret into a query: a block of code of “query”, “tasks”, “dataview” or “base”, or an embed of a base."
        ))
    }
    guard !note.isReadOnly else {
      return workspace.tell(.hint("This note is open for reading only."))
    }
    guard note.editor.queryAtCaret?.isContained != true else {
      return workspace.tell(
        .problem("Cannot write the result: the query stands in a list or quotation. Move it out."))
    }
    guard let place = workspace.services.insets.place(of: note) else {
      return workspace.tell(.hint("The notebook is being read."))
    }
    Task { [weak workspace, weak note] in
      let result = await note?.insets.result(of: query.address, in: place)
      guard let workspace, let note, workspace.note === note else { return }
      switch result {
      case nil: workspace.tell(.hint("The notes are being read. Try again in a moment."))
      case .fault(let sentence): workspace.tell(.problem("Cannot write the result. \(sentence)"))
      case .answer(let answer):
        // What was typed meanwhile may have moved it, or made it another.
        guard QueryCommands(workspace).source(in: note).map({ $0 == query }) == true else {
          return workspace.tell(.hint("The query has changed. Write the result again."))
        }
        QueryCommands(workspace).write(answer, in: query.range, of: note)
      }
    }
  }

  /// The query at the caret, or the embed of a base that is all of its line.
  private func source(in note: OpenNote) -> (address: String, range: Range<Int>)? {
    if let query = note.editor.queryAtCaret { return (query.address, query.range) }
    let caret = note.editor.document.state.selection.main.head
    return BaseEmbed(at: caret, in: note.editor.text).map { ($0.address, $0.range) }
  }

  private func write(_ answer: QueryAnswer, in range: Range<Int>, of note: OpenNote) {
    let lineEnd = note.editor.document.lineEnd
    var text = answer.count == 0 ? answer.title + ".\n" : answer.markdown
    let source = note.editor.text
    let endsLine = source.bytes(in: max(0, range.upperBound - 1)..<range.upperBound) == [0x0A]
    if !endsLine { text.removeLast() }
    note.editor.apply([
      Edit(range, SourceText(bytes: Array(text.replacing("\n", with: lineEnd).utf8)))
    ])
    let omitted = answer.count - answer.shownCount
    workspace.tell(
      .done(
        omitted > 0
          ? "Wrote \(answer.noun.counted(answer.shownCount)) of \(answer.count)."
          : "Wrote \(answer.noun.counted(answer.count))."))
  }
}
