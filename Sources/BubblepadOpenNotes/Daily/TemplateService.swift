import BubblepadCommands
import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesInputFormats
import CursesText
import CursesUICore

/// Templates, put into the open note.
@MainActor
package final class TemplateService {
  private unowned let context: any NotebookContext

  package init(_ context: any NotebookContext) { self.context = context }

  /// Offers the notes of the folder of templates.
  package func show() {
    guard let note = context.note else { return }
    guard !note.isReadOnly else {
      return context.tell(
        .hint("This note is read-only. Save a copy with \(context.wayTo(.saveAs)) to change it."))
    }
    guard !note.isReading else {
      return context.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    guard let notebook = context.datedNotebook() else { return }
    let found = notebook.templates.all(among: context.entries).filter {
      !$0.path.isSamePath(as: note.path)
    }
    guard !found.isEmpty else {
      let place = notebook.settings.templateFolder.map { "“\($0)”" } ?? "a folder “Templates”"
      return context.tell(
        .hint("There are no templates yet. Put notes into \(place) of the notebook."))
    }
    let items = found.enumerated().map { index, entry in
      ItemPicker.Item(id: "\(index)", title: entry.titleWithFolder, detail: entry.snippet)
    }
    let picker = ItemPicker(
      title: "Insert template", prompt: "type a few letters of the title", items: items
    ) { [weak self] item in
      guard let self, let index = Int(item.id), context.note === note else { return }
      insert(found[index], from: notebook.templates, into: note)
    }
    context.present(picker)
  }

  private func insert(_ template: NoteEntry, from files: TemplateFiles, into note: OpenNote) {
    do throws(Refusal) {
      let read = try files.read(template.path)
      TemplatePrompts(context).ask(for: read.prompts) { [weak self] answers in
        guard let self, context.note === note else { return }
        context.focus(.editor)
        var values = files.values(title: note.shownTitle, moment: .now)
        values.answers = answers
        insert(read.filling(with: values), into: note, template: template.shownTitle)
      }
    } catch {
      context.tell(.problem(error.words))
    }
  }

  private func insert(_ filled: NoteTemplate.Filled, into note: OpenNote, template: String) {
    do throws(Refusal) {
      try insert(filled.text, into: note, template: template)
      if let warning = filled.warning { context.tell(.warning(warning)) }
    } catch {
      context.tell(.problem(error.words))
    }
  }

  private func insert(
    _ text: [UInt8], into note: OpenNote, template: String
  ) throws(Refusal) {
    note.editor.finishTyping(leaves: false)
    let main = note.editor.document.state.selection.main
    let source = note.editor.text
    let selection = main.lowerBound..<main.upperBound
    do throws(TemplateProblem) {
      guard note.isMarkdown else {
        return replace([Edit(selection, SourceText(bytes: text))], caret: nil, in: note)
      }
      let insertion = try TemplateInsertion(
        text, into: source.bytes(in: 0..<min(source.count, 1 << 17)), at: selection)
      replace(insertion.edits, caret: insertion.caret, in: note)
    } catch {
      switch error {
      case .template(let reason):
        throw Refusal("Cannot insert “\(template)”: in the template \(reason).")
      case .note(let reason):
        throw Refusal("Cannot insert “\(template)”: in this note \(reason).")
      }
    }
  }

  private func replace(_ edits: [Edit], caret: Int?, in note: OpenNote) {
    guard !edits.isEmpty else {
      return context.tell(.hint("The template has nothing to add here."))
    }
    note.editor.apply(edits)
    if let caret { note.editor.go(toOffset: caret) }
  }
}

/// Asks for what a template asks for, one thing after another.
@MainActor
package struct TemplatePrompts {
  private let context: any Presenter

  package init(_ context: any Presenter) { self.context = context }

  /// - Parameter finished: called with what was typed; at once where nothing is asked.
  package func ask(
    for prompts: [NoteTemplate.Prompt],
    finished: @escaping @MainActor ([NoteTemplate.Prompt: String]) -> Void
  ) {
    ask(for: prompts[...], [:], finished)
  }

  private func ask(
    for prompts: ArraySlice<NoteTemplate.Prompt>, _ answers: [NoteTemplate.Prompt: String],
    _ finished: @escaping @MainActor ([NoteTemplate.Prompt: String]) -> Void
  ) {
    guard let prompt = prompts.first else { return finished(answers) }
    context.present(
      TextQuestion(
        title: "Template", label: prompt.words, prompt: "may be left empty",
        button: prompts.count > 1 ? "Next" : "Insert",
        submit: { text in
          var all = answers
          all[prompt] = text
          ask(for: prompts.dropFirst(), all, finished)
        }, cancel: { context.tell(.hint("Nothing is inserted.")) }))
  }
}
