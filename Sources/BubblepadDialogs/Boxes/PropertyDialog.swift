import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import CursesCore
import CursesUICore

/// A field for each property of a note, and two for a new one.
struct PropertyDialog: View {
  let form: PropertyForm
  let context: any DialogContext
  let metrics: ScreenMetrics
  @FocusState private var focus: PropertyForm.Field?

  private var isLow: Bool { metrics.size.rows < 16 }

  /// The rows of the fields in view.
  private var fieldRows: Int {
    let around = metrics.isTiny ? 2 : isLow ? 7 : 13
    return max(1, min(form.rows.count, 18, metrics.boxRows - around))
  }

  private var nameColumns: Int {
    let inside = metrics.dialogColumns(wanted: ScreenMetrics.wideDialog) - 6
    let longest = form.rows.map { $0.property.name.count }.max() ?? 0
    return max(6, min(max(longest + 1, 14), inside / 3, 20))
  }

  var body: some View {
    DialogBox(title: "Properties", columns: ScreenMetrics.wideDialog, metrics: metrics) {
      if form.mayBeLeft() { context.closeDialog() }
    } content: {
      if form.rows.isEmpty {
        if !metrics.isTiny { Text("This note has no properties yet.").role(.dim) }
      } else {
        fields
      }
      newLine.padding(top: isLow ? 0 : 1)
      message
      if !metrics.isTiny { buttons }
    }
    .onKeyPress { handle($0.event) ? .handled : .ignored }
    .onAppear { focus = form.rows.first.map { .row($0.id) } ?? .newName }
  }

  // MARK: Fields

  private var fields: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(form.rows) { row in line(row) }
      }
    }
    .frame(rows: fieldRows, alignment: .topLeading)
  }

  private func line(_ row: PropertyForm.Row) -> some View {
    HStack(alignment: .top, gap: 1) {
      Text(verbatim: row.property.name)
        .role(row.isRemoved ? .error : .dim).strikethrough(row.isRemoved).lineLimit(1)
        // As the name of a new one in its field.
        .padding(leading: 1)
        .frame(columns: nameColumns, alignment: .leading)
      field(row)
    }
  }

  @ViewBuilder private func field(_ row: PropertyForm.Row) -> some View {
    if row.property.kind == .checkbox {
      Toggle(isOn: isOn(row)) { Text("") }
        .labelsHidden()
        .focused($focus, equals: .row(row.id))
        .onSubmit { save() }
        .padding(leading: 1)
    } else if row.property.isField {
      TextField(prompt(row.property.kind), text: text(row))
        .focused($focus, equals: .row(row.id))
        .onSubmit { save() }
    } else {
      Text(verbatim: row.property.text).role(.dim).lineLimit(1).padding(leading: 1)
    }
  }

  private func prompt(_ kind: PropertyKind) -> String {
    switch kind {
    case .text, .checkbox: "empty"
    case .number: "a number"
    case .date: "a day"
    case .datetime: "a day and a time"
    case .multitext, .aliases, .tags: "none"
    }
  }

  private func text(_ row: PropertyForm.Row) -> Binding<String> {
    Binding {
      form.row(row.id)?.draft ?? ""
    } set: {
      form.set(row.id, to: $0)
    }
  }

  private func isOn(_ row: PropertyForm.Row) -> Binding<Bool> {
    Binding {
      form.row(row.id)?.draft.lowercased() == "true"
    } set: {
      form.set(row.id, to: $0 ? "true" : "false")
    }
  }

  private var newLine: some View {
    HStack(gap: 1) {
      TextField("new", text: Bindable(form).newName)
        .textInputSuggestions(names, id: \.self) { name in
          Text(verbatim: name).lineLimit(1).textInputCompletion(name)
        }
        .focused($focus, equals: .newName)
        .onSubmit { if form.newName.isEmpty { save() } else { moveToNewText() } }
        .frame(columns: nameColumns)
      TextField("value", text: Bindable(form).newText)
        .focused($focus, equals: .newText)
        .onSubmit { add() }
    }
  }

  private var names: [String] {
    form.newName.isEmpty
      ? []
      : Array(
        form.properties.types.names(matching: form.newName)
          .filter { form.properties.problem(ofName: $0) == nil }.prefix(5))
  }

  private var message: some View {
    let warning = form.isAskedToLeave ? "! Not saved. Enter saves, Esc again gives it up." : nil
    let words =
      form.fault.map { "✗ \($0.words)" } ?? warning ?? focus.map { form.hint(for: $0) } ?? ""
    return Text(words)
      .role(form.fault != nil ? .error : warning != nil ? .warning : .dim)
      .lineLimit(isLow ? 1 : 2)
      .frame(rows: isLow ? 1 : 2, alignment: .topLeading)
      .padding(top: isLow ? 0 : 1)
  }

  private var buttons: some View {
    DialogButtons(escape: "cancel", metrics: metrics) {
      if case .row(let id)? = focus {
        ClickableHint(key: "Alt+X", words: form.row(id)?.isRemoved == true ? "keep" : "remove") {
          form.toggleRemoval(id)
        }
      }
      Button("Save") { save() }
    }
  }

  // MARK: Keys

  private func handle(_ key: Key) -> Bool {
    guard key.phase != .up else { return false }
    if key.code == .character("x"), key.modifiers == .alt {
      guard case .row(let id)? = focus else { return true }
      form.toggleRemoval(id)
      if form.row(id) == nil { focus = .newName }
      return true
    }
    if context.keymap.command(for: key, in: .field) == .save {
      if save() { _ = context.perform(.save) }
      return true
    }
    // The names that are offered are moved through by the same keys.
    guard key.modifiers.isEmpty, focus != .newName || names.isEmpty else { return false }
    switch key.code {
    case .down: return move(by: 1)
    case .up: return move(by: -1)
    default: return false
    }
  }

  private func move(by step: Int) -> Bool {
    let fields: [PropertyForm.Field] =
      form.rows.filter { $0.property.isField }.map { .row($0.id) } + [.newName]
    let current = focus == .newText ? .newName : focus
    guard let index = fields.firstIndex(where: { $0 == current }),
      fields.indices.contains(index + step)
    else { return true }
    focus = fields[index + step]
    return true
  }

  private func moveToNewText() { focus = .newText }

  /// A new property becomes a row; without one, what there is is saved.
  private func add() {
    guard !form.newName.isEmpty || !form.newText.isEmpty else {
      save()
      return
    }
    focus = form.addNew() ? .newName : form.fault?.field ?? .newText
  }

  /// Makes the changes. Returns whether it did.
  @discardableResult
  private func save() -> Bool {
    if context.services.properties.save(form) { return true }
    if let fault = form.fault { focus = fault.field }
    return false
  }
}
