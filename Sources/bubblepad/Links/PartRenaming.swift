import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

/// Renaming a heading, a block or an attachment of the open note, with all links to it.
@MainActor
struct PartRenaming {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  // MARK: Heading, block

  /// Asks for another name of the heading or block at the caret.
  func ask(for kind: NamedPart.Kind) {
    workspace.opener.afterKeepingChanges {
      guard let note = workspace.note, let part = part(kind, in: note) else {
        let none =
          kind == .heading
          ? "No heading here: put the caret into a section." : "No block with an id (^id) here."
        return workspace.tell(.hint(none))
      }
      let words = kind == .heading ? "heading" : "block id"
      workspace.present(
        TextQuestion(
          title: "Rename \(words)", label: "“\(part.name)” becomes", text: part.name,
          button: "Rename", problem: { problem(with: $0, of: part) }
        ) { name in if let new = try? part.renamed(to: name) { look(new, name, of: note) } })
    }
  }

  private func part(_ kind: NamedPart.Kind, in note: OpenNote) -> NamedPart? {
    let (source, line) = (note.editor.text.bytes, note.editor.editor.position.line)
    return kind == .heading
      ? .heading(atOrAbove: line, in: source) : .block(at: line, in: source)
  }

  private func problem(with name: String, of part: NamedPart) -> String? {
    do throws(NamedPart.Refusal) {
      _ = try part.renamed(to: name)
      return nil
    } catch {
      if NoteTitle.trimmed(name).isEmpty { return "Type a name." }
      if error == .taken { return "Another block of this note has this id." }
      return part.kind == .block
        ? "An id has letters from a to z, digits and hyphens." : "This would be read as Markdown."
    }
  }

  private func look(_ part: NamedPart, _ name: String, of note: OpenNote) {
    guard NoteTitle.trimmed(name) != part.name else { return }
    let scan = workspace.renameScan(of: note.path, from: note.savedTitle, to: nil)
    workspace.services.renaming.lookForLinks(of: note, by: scan, renaming: part) { plan in
      guard let plan else { return }
      workspace.notice = nil
      guard let file = workspace.openFile else { return }
      let change = FileChange(file, plan.ownEdits(in: file.text, with: [part.ownEdit]))
      let all = [change] + plan.files
      guard plan.linkCount + plan.leftCount > 0, !plan.isUnasked(in: workspace.folder) else {
        return write(all, part, to: name, links: plan.linkCount)
      }
      ask(
        about: plan, part, to: name, all,
        only: FileChange(file, plan.edits([part.ownEdit], in: file.text)))
    }
  }

  private func ask(
    about plan: RenamePlan, _ part: NamedPart, to name: String, _ all: [FileChange],
    only own: FileChange
  ) {
    var words = plan.remarks
    if plan.linkCount > 0 { words.append(plan.changeWords) }
    workspace.present(
      Confirmation(
        title: "Rename to “\(NoteTitle.trimmed(name))”", words: words.joined(separator: "\n"),
        changes: plan.changes,
        answers: [
          .init(words: "Rename and change the links", letter: "r") {
            write(all, part, to: name, links: plan.linkCount)
          },
          .init(words: "Rename only", letter: "o") {
            write([own], part, to: name, withLinks: false)
          },
        ], cancel: { workspace.tell(.hint("Not renamed.")) }))
  }

  /// - Parameters:
  ///   - count: how many links change.
  ///   - linked: whether what leads to the part follows.
  private func write(
    _ changes: [FileChange], _ part: NamedPart, to name: String, links count: Int = 0,
    withLinks linked: Bool = true
  ) {
    let what = part.kind == .heading ? "The heading" : "The block"
    let links = count > 0 ? ", and \(Numbers.words(count, "link")) changed" : ""
    let new = NoteTitle.trimmed(name)
    let words = FilesStepWords(
      name: "Rename “\(part.name)” to “\(new)”",
      done: "\(what) is “\(new)” now\(links).", doneAgain: "\(what) is “\(new)” again.",
      undone: "\(what) is “\(part.name)” again.",
      left: (whenDone: "its links stay", whenUndone: "its links stay as they are"))
    let path = changes[0].path
    let bookmarks = linked ? workspace.list.bookmarks.lead(to: part, ofNoteAt: path) : nil
    Task { await workspace.undo.write(changes, words, after: bookmarks) }
  }

  // MARK: Attachment

  /// Asks for another name of a file of the note.
  func askForAttachment() { choose("Rename") { askForName(of: $0) } }

  /// Asks for another folder of a file of the note.
  func moveAttachment() { choose("Move") { MoveCommands(workspace).ask(forFile: $0) } }

  /// Takes the file that the link at the caret leads to, or asks for one of the note's files.
  private func choose(_ verb: String, _ action: @escaping @MainActor (String) -> Void) {
    guard let note = workspace.note, workspace.folder != nil else {
      return workspace.tell(.hint("A single note is open. Attachments are those of a notebook."))
    }
    let links = NoteSource.links(in: note.editor.text.bytes)
    let caret = note.editor.document.state.selection.main.head
    let here = links.filter { ($0.range.lowerBound...$0.range.upperBound).contains(caret) }
    if let path = paths(of: here, in: note).first { return action(path) }
    let all = paths(of: links, in: note)
    guard !all.isEmpty else { return workspace.tell(.hint("This note has no attachments.")) }
    let items = all.enumerated().map { index, path in
      ItemPicker.Item(id: "\(index)", title: path.lastComponent)
    }
    let picker = ItemPicker(
      title: "\(verb) attachment", prompt: "a file that this note links to", items: items
    ) { item in if let index = Int(item.id) { action(all[index]) } }
    picker.pickWords = verb.lowercased()
    picker.show(start: items)
    workspace.present(picker)
  }

  /// The files that are no notes, each once.
  private func paths(of links: [WrittenLink], in note: OpenNote) -> [String] {
    var seen: Set<FileID> = []
    return links.filter { !$0.target.isEmpty }
      .compactMap { workspace.file(named: $0.target, from: note) }
      .filter { !NotebookFolder.isNote($0.lastComponent) && seen.insert(FileID($0)).inserted }
  }

  private func askForName(of path: String) {
    let name = AttachmentName(ofFileAt: path)
    workspace.present(
      TextQuestion(
        title: "Rename “\(name.name)”", label: "Its new name, without \(name.ending)",
        text: name.stem, button: "Rename", problem: name.problem
      ) { typed in
        let new = name.path(typed: typed)
        guard new != path else { return }
        workspace.opener.afterKeepingChanges {
          NotebookMoves(workspace).plan(
            NotebookMove(renaming: path, to: new, isFile: true),
            by: workspace.renameScan(of: path, from: name.name, to: new.lastComponent))
        }
      })
  }
}
