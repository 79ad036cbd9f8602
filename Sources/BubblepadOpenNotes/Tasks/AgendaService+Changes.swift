import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadTasks
import CursesInputFormats
import CursesText
import CursesUICore

/// Changes of tasks from the list of all.
extension AgendaService {
  /// The form of fields in lines that have none: that of the notebook's tasks, else symbols.
  private func fieldForm(_ form: AgendaForm) -> TaskLine.Form { form.agenda.form ?? .symbols }

  package func toggle(_ task: AgendaTask, in form: AgendaForm) {
    let lines = task.line.toggled(today: form.today, dating: form.agenda.dating(in: task.path))
    change(TaskChange(toggling: task, to: lines, today: form.today), in: form)
  }

  package func postpone(_ task: AgendaTask, by days: Int, in form: AgendaForm) {
    let line = task.line.postponed(by: days, today: form.today, form: fieldForm(form))
    change(task, to: line, in: form)
  }

  package func give(_ task: AgendaTask, day: CalendarDate?, in form: AgendaForm) {
    change(task, to: task.line.with(day: day, today: form.today, form: fieldForm(form)), in: form)
  }

  private func change(_ task: AgendaTask, to line: TaskLine, in form: AgendaForm) {
    guard line != task.line else { return context.tell(.hint("The task has this date already.")) }
    let day = line.agendaDay(today: form.today).map {
      "is for \($0.shortWords(in: form.today.year))"
    }
    change(
      TaskChange(
        task: task, lines: [line], done: "“\(task.shortWords)” \(day ?? "has no date now")."),
      in: form)
  }

  /// Does what a key of the list says to a task.
  package func perform(_ action: AgendaAction, on task: AgendaTask, in form: AgendaForm) {
    switch action {
    case .toggle: toggle(task, in: form)
    case .day: postpone(task, by: 1, in: form)
    case .week: postpone(task, by: 7, in: form)
    case .date: askForDay(of: task, in: form)
    case .edit: askForWords(of: task, in: form)
    case .open, .group, .done, .undo, .redo: break
    }
  }

  private func askForDay(of task: AgendaTask, in form: AgendaForm) {
    let days = Set(form.agenda.tasks.compactMap { $0.line.agendaDay(today: form.today) })
    let calendar = CalendarForm(
      task.line.agendaDay(today: form.today) ?? form.today, today: form.today,
      markWords: "has tasks"
    ) { days.contains($0) }
    context.present(
      DayForm(title: "Date of “\(task.shortWords)”", calendar: calendar) { [weak self] day in
        self?.context.present(form)
        self?.give(task, day: day, in: form)
      } cancel: { [weak self] in
        self?.context.present(form)
      })
  }

  private func askForWords(of task: AgendaTask, in form: AgendaForm) {
    // What cannot be shown would be lost.
    guard task.line.text.utf8.elementsEqual(task.line.bytes) else {
      return context.tell(.hint("This line is not UTF-8 text. Enter opens its note."))
    }
    context.present(
      TextQuestion(
        title: "Edit task", label: "In “\(task.noteTitle)”, line \(task.number)",
        text: task.line.body, button: "Change",
        problem: { task.line.with(body: $0) == nil ? "A task has words." : nil },
        submit: { [weak self] text in
          guard let self else { return }
          context.present(form)
          guard let line = task.line.with(body: text), line != task.line else { return }
          change(
            TaskChange(task: task, lines: [line], done: "The task is changed."), in: form)
        },
        cancel: { [weak self] in self?.context.present(form) }))
  }

  // MARK: Writing

  private func change(_ change: TaskChange, in form: AgendaForm) {
    guard !context.isReadOnly else {
      return context.tell(
        .hint("Bubblepad was started to read only. Start it without --read-only."))
    }
    form.after { [weak self, weak form, context] in
      guard let self, let form else { return }
      if let note = context.note, FileID(note.path) == FileID(change.task.path) {
        changeOpen(note, change, form)
      } else {
        await changeFile(change, form)
      }
      await read(form)
    }
  }

  private func changeOpen(_ note: OpenNote, _ change: TaskChange, _ form: AgendaForm) {
    guard !note.isReadOnly, !note.isReading else {
      return context.tell(.hint("“\(note.shownTitle)” is read-only, or is still being read."))
    }
    guard
      let edits = TaskRewrite.edits(
        of: note.editor.text, line: change.task.number, holding: change.task.line,
        to: change.lines)
    else { return context.tell(Self.hasChanged(change.task)) }
    note.editor.apply(edits)
    form.did(.note)
    context.tell(.done("\(change.done) \(context.wayTo(.undo)) undoes it."))
  }

  private func changeFile(_ change: TaskChange, _ form: AgendaForm) async {
    let read = await Background.run { () -> Result<FileChange?, FileError> in
      Result { () throws(FileError) in try FileChange(change) }
    }
    switch read {
    case .success(let file?):
      if await context.write([file], change.stepWords) { form.did(.files) }
    case .success(nil):
      context.tell(Self.hasChanged(change.task))
      context.indexing?.filesChanged([change.task.path])
    case .failure(let error): context.tell(.problem(error.message))
    }
  }

  private static func hasChanged(_ task: AgendaTask) -> Notice {
    .warning("“\(task.noteTitle)” changed meanwhile: the task stays as it was.")
  }

  // MARK: Undoing

  /// Undoes the last change that was made from the list.
  package func undoChange(in form: AgendaForm) {
    form.after { [weak self, weak form, context] in
      guard let self, let form else { return }
      switch form.undoNext() {
      case .note: context.note?.editor.perform(.edit(.undo))
      case .files:
        context.undoStep()
        await context.finishStep()
      case nil: return context.tell(.hint("There is nothing to undo in this list."))
      }
      await read(form)
    }
  }

  package func redoChange(in form: AgendaForm) {
    form.after { [weak self, weak form, context] in
      guard let self, let form else { return }
      switch form.redoNext() {
      case .note: context.note?.editor.perform(.edit(.redo))
      case .files:
        context.redoStep()
        await context.finishStep()
      case nil: return context.tell(.hint("There is nothing to redo in this list."))
      }
      await read(form)
    }
  }
}
