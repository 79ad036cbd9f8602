import BubblepadNotebook
import BubblepadPanels
import BubblepadProperties
import CursesText

/// Renaming a property in all notes.
@MainActor
struct PropertyRenaming {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  private var scan: PropertyScan {
    workspace.note?.editor.finishTyping(leaves: false)
    return PropertyScan(workspace.notebookFiles(), open: workspace.openFile)
  }

  /// Asks for the property.
  func ask() {
    guard workspace.folder != nil, !workspace.settings.isReadOnly else {
      return workspace.tell(.hint("Properties are renamed in a notebook that can be changed."))
    }
    workspace.tell(.hint("Looking for the properties of all notes…"))
    Task { [scan = scan] in
      let names = await Background.run { scan.names() }
      guard !workspace.isAsking else { return }
      workspace.notice = nil
      guard !names.isEmpty else { return workspace.tell(.hint("No note has properties.")) }
      let items = names.map {
        ItemPicker.Item(id: $0.name, title: $0.name, detail: Numbers.words($0.count, "note"))
      }
      let picker = ItemPicker(
        title: "Rename properties", prompt: "a property of the notes", items: items
      ) { askForName(of: $0.id) }
      picker.pickWords = "rename"
      picker.show(start: items)
      workspace.present(picker)
    }
  }

  private func askForName(of old: String) {
    let question = TextQuestion(
      title: "Rename properties", label: "“\(old)” becomes", text: old, button: "Preview",
      problem: { PropertyRename(old, to: $0).problem },
      submit: { preview(PropertyRename(old, to: $0)) })
    question.isReplaced = true
    workspace.present(question)
  }

  private func preview(_ rename: PropertyRename) {
    workspace.tell(.hint("Looking for “\(rename.old)” in all notes…"))
    Task { [scan = scan] in
      let plan = await Background.run { scan.plan(rename) }
      guard !workspace.isAsking else { return }
      workspace.notice = nil
      let notes = Numbers.words(plan.noteCount, "note")
      guard plan.noteCount > 0 else {
        let none = "No note has “\(rename.old)” where it can be changed."
        return workspace.tell(.hint(([none] + plan.remarks).joined(separator: " ")))
      }
      workspace.present(
        Confirmation(
          title: "\(rename.old) → \(rename.new)",
          words: ([rename.loss].compactMap(\.self) + plan.remarks + ["In \(notes):"])
            .joined(separator: "\n"),
          changes: plan.changes,
          answers: [
            .init(words: "Rename the property", letter: "r") {
              write(plan, rename, in: notes)
            }
          ], cancel: { workspace.tell(.hint("The property was not renamed.")) }))
    }
  }

  private func write(_ plan: PropertyScan.Plan, _ rename: PropertyRename, in notes: String) {
    let words = FilesStepWords(
      name: "Rename the property “\(rename.old)” to “\(rename.new)” in \(notes)",
      done: "“\(rename.old)” is “\(rename.new)” now, in \(notes).",
      doneAgain: "“\(rename.old)” is “\(rename.new)” again, in \(notes).",
      undone: "“\(rename.new)” is “\(rename.old)” again, in \(notes).",
      left: (whenDone: "its properties stay", whenUndone: "its properties stay as they are"))
    Task { await workspace.undo.write(plan.files, words) }
  }
}
