import BubblepadCommands
import BubblepadDialogs
import BubblepadNoteFiles
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesRichText
import CursesUICore

/// The commands that are about the text of the open note.
@MainActor
struct TextCommands {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Does a command of the text, and says why where it has nothing to do.
  func perform(
    _ command: AppCommand, _ editing: RichEditorCommand, in note: OpenNote
  ) -> Bool {
    if command == .tickTask, workspace.services.agenda.tick(in: note) { return true }
    if command == .followLink, let address = workspace.sourceLink(in: note) {
      workspace.follow(address)
      return true
    }
    if command == .followLink, QueryCommands(workspace).followResult(in: note) { return true }
    let before = TextMoment(note)
    let isHandled = note.editor.perform(editing) || keepsFocus(command)
    if workspace.notice == nil, !workspace.isAsking, workspace.note === note,
      TextMoment(note) == before,
      let words = command.reasonForNothing(in: note)
    {
      workspace.tell(.hint(words))
      return true
    }
    if isHandled, workspace.notice == nil { tellOfCopy(by: command, in: note) }
    return isHandled
  }

  /// Says what has been copied: a terminal shows nothing of its clipboard.
  private func tellOfCopy(by command: AppCommand, in note: OpenNote) {
    let way: String
    switch command {
    case .copy: way = ""
    case .copyPlain: way = " as plain text"
    case .copyHTML: way = " as HTML"
    default: return
    }
    let isLine = note.editor.document.state.selection.ranges.allSatisfy(\.isCaret)
    let what = isLine ? "the line" : note.editor.selectionWords ?? "the selection"
    workspace.tell(.done("Copied \(what)\(way)."))
  }

  /// Whether a key that the text has no use for here stays its own all the same: what is typed next must
  /// not go into the title.
  private func keepsFocus(_ command: AppCommand) -> Bool {
    guard command == .indent || command == .outdent else { return false }
    let keys = workspace.settings.keymap.keys(for: .nextPanel).filter { $0.code != .tab }
    let other = keys.first.map { "; \($0) changes the panel" } ?? ""
    workspace.tell(.hint("Tab indents items, quotations and code, and moves in tables\(other)."))
    return true
  }

  /// Shows the markers of the block at the caret, or all of them, or none again.
  func toggleMode(_ mode: RichMode) {
    guard let editor = workspace.note?.editor else { return }
    let document = editor.document
    editor.show(document.mode == mode ? .rich : mode)
    switch document.mode {
    case .rich: workspace.tell(.hint("Markers are hidden."))
    case .reveal: workspace.tell(.hint("The markers of this block are shown."))
    case .source: workspace.tell(.hint("This is the Markdown source."))
    }
  }

  /// Makes the heading at the caret weightier or lighter; plain text becomes a heading of level 6.
  func changeHeading(by step: Int) {
    guard let note = workspace.note, workspace.place == .editor else {
      return workspace.tell(
        .hint("Go to a heading in the text first, with \(workspace.wayTo(.focusEditor))."))
    }
    let level = note.editor.headingLevel
    let new = step > 0 ? (level == 0 ? 6 : max(1, level - 1)) : level == 0 ? 0 : (level + 1) % 7
    guard new != level else {
      return workspace.tell(
        .hint(level == 0 ? "This is no heading." : "This heading is of level 1 already."))
    }
    note.editor.perform(.edit(.setHeading(new)))
  }

  func askForLine() {
    guard let note = workspace.note else { return }
    workspace.present(
      TextQuestion(
        title: "Go to line", label: "Line number", button: "Go",
        problem: { text in
          guard let number = Int(text) else { return "Type a number." }
          return number < 1 ? "Lines are numbered from 1." : nil
        }
      ) { [workspace] text in
        if let line = Int(text) { workspace.go(to: .line(line, column: 1), in: note) }
        workspace.focus(.editor)
      })
  }
}
