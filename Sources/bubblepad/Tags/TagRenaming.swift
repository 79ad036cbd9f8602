import BubblepadDialogs
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Renaming a tag in all notes.
@MainActor
struct TagRenaming {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Asks for the tag and its new name.
  func ask() {
    workspace.services.tags.withTags { tree in ask(for: "", in: tree) }
  }

  /// The same for a tag that is known.
  func ask(for old: String, in tree: TagTree) {
    guard !workspace.settings.isReadOnly else {
      return workspace.tell(
        .hint("Bubblepad was started to read only. Start it without --read-only."))
    }
    workspace.present(
      TagForm(old: old, tree: tree) { rename in preview(rename, in: tree) })
  }

  /// Looks for the tag and shows what will be changed, before it is.
  private func preview(_ rename: TagRename, in tree: TagTree) {
    workspace.note?.editor.finishTyping(leaves: false)
    let scan = TagScan(rename: rename, workspace.notebookFiles(), open: workspace.openFile)
    workspace.tell(.hint("Looking for #\(rename.old) in all notes…"))
    Task {
      let plan = await Background.run { scan.plan() }
      guard !workspace.isAsking else { return }
      workspace.notice = nil
      guard !plan.files.isEmpty else {
        let none = "No note has #\(rename.old) where it can be changed."
        return workspace.tell(.hint(([none] + plan.leftAlone).joined(separator: " ")))
      }
      ask(about: plan, rename, in: tree)
    }
  }

  private func ask(about plan: TagScan.Plan, _ rename: TagRename, in tree: TagTree) {
    var lines: [String] = []
    let isSame = rename.old.lowercased() == rename.new.lowercased()
    if !isSame, let other = tree[rename.new] {
      lines.append(
        "#\(other.name) is there already, in \(Self.notes(other.noteCount)): the two become one.")
    }
    if plan.leftCount > 0 {
      lines.append(
        "\(Self.places(plan.leftCount)) in front matter cannot be changed here and will stay.")
    }
    lines += plan.leftAlone
    lines.append("\(Self.places(plan.placeCount)) in \(Self.notes(plan.notes.count)):")
    workspace.present(
      Confirmation(
        title: "#\(rename.old) → #\(rename.new)", words: lines.joined(separator: "\n"),
        changes: plan.changes,
        answers: [
          .init(words: "Rename the tag", letter: "r") { write(plan, rename) }
        ],
        cancel: { workspace.tell(.hint("The tag was not renamed.")) }))
  }

  private func write(_ plan: TagScan.Plan, _ rename: TagRename) {
    let notes = Self.notes(plan.notes.count)
    let words = FilesStepWords(
      name: "Rename #\(rename.old) to #\(rename.new) in \(notes)",
      done: "#\(rename.old) is #\(rename.new) now, in \(notes).",
      doneAgain: "#\(rename.old) is #\(rename.new) again, in \(notes).",
      undone: "#\(rename.new) is #\(rename.old) again, in \(notes).",
      left: (whenDone: "its tags stay", whenUndone: "its tags stay as they are"))
    Task { await workspace.undo.write(plan.files, words) }
  }

  private static func places(_ count: Int) -> String { Numbers.words(count, "place") }
  private static func notes(_ count: Int) -> String { Numbers.words(count, "note") }
}
