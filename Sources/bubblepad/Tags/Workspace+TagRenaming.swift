import BubblepadIndex
import BubblepadNotebook
import CursesText
import CursesUICore

/// Renaming a tag in all notes.
extension Workspace {
  /// Asks for the tag and its new name.
  func askToRenameTag() {
    withTags { [weak self] tree in self?.askToRenameTag("", in: tree) }
  }

  /// The same for a tag that is known.
  func askToRenameTag(_ old: String, in tree: TagTree) {
    guard !settings.isReadOnly else {
      return tell(.hint("Bubblepad was started to read only. Start it without --read-only."))
    }
    dialog = .renameTag(
      TagForm(old: old, tree: tree) { [weak self] rename in self?.preview(rename, in: tree) })
  }

  /// The open note as it is in the editor, if its file can be changed.
  var openFile: FileText? {
    guard let note, !note.isNew, !note.isLocked, !note.isReadOnly, let stamp = note.file.stamp
    else { return nil }
    return FileText(
      path: note.path, stamp: stamp, text: note.editor.text, encoding: note.file.encoding)
  }

  /// Looks for the tag and shows what will be changed, before it is.
  private func preview(_ rename: TagRename, in tree: TagTree) {
    note?.editor.finishTyping(leaves: false)
    let scan = TagScan(rename: rename, notebookFiles(), open: openFile)
    tell(.hint("Looking for #\(rename.old) in all notes…"))
    Task { [weak self] in
      let plan = await Background.run { scan.plan() }
      guard let self, dialog == nil else { return }
      notice = nil
      guard !plan.files.isEmpty else {
        let none = "No note has #\(rename.old) where it can be changed."
        return tell(.hint(([none] + plan.leftAlone).joined(separator: " ")))
      }
      ask(about: plan, rename, in: tree)
    }
  }

  /// How many notes are named before it is done.
  private var mostNamed: Int { max(1, min(8, shell.screenSize.rows - 14)) }

  private func ask(about plan: TagScan.Plan, _ rename: TagRename, in tree: TagTree) {
    var lines = ["\(Self.places(plan.placeCount)) in \(Self.notes(plan.notes.count)):"]
    lines += plan.notes.prefix(mostNamed).map { "\($0.title): \($0.placeCount)" }
    if plan.notes.count > mostNamed { lines.append("… and \(plan.notes.count - mostNamed) more") }
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
    dialog = .confirm(
      Confirmation(
        title: "#\(rename.old) → #\(rename.new)", words: lines.joined(separator: "\n"),
        answers: [
          .init(words: "Rename the tag", letter: "r") { [weak self] in self?.write(plan, rename) }
        ],
        cancel: { [weak self] in self?.tell(.hint("The tag was not renamed.")) }))
  }

  private func write(_ plan: TagScan.Plan, _ rename: TagRename) {
    let words = FilesStepWords(
      done: "#\(rename.old) is #\(rename.new) now, in \(Self.notes(plan.notes.count)).",
      doneAgain: "#\(rename.old) is #\(rename.new) again.",
      undone: "#\(rename.new) is #\(rename.old) again.",
      left: (whenDone: "its tags stay", whenUndone: "its tags stay as they are"))
    Task { await write(plan.files, words) }
  }

  private static func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }
  private static func notes(_ count: Int) -> String { count == 1 ? "1 note" : "\(count) notes" }
}
